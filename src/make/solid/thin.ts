/** From rings and a nozzle to how wide their narrowest strokes are: a printer leaves out what is thinner than its nozzle. */

import { behindNotch, besideNail, besidePeg } from "../fittings/holes.js";
import { areaOf, offsetBy, type Ring } from "../plane.js";
import { lidWall } from "./lid.js";
import type { SolidSettings } from "./parameters.js";

/** What of the rings is at least this wide, as a share of their area. */
function shareOfWidth(rings: readonly Ring[], width: number): number {
  const left = offsetBy(offsetBy(rings, -width / 2, { corner: "mitre" }), width / 2, { corner: "mitre" });
  return areaOf(left) / areaOf(rings);
}

/** Corners and the ends of strokes are never as wide as the rest. */
const enough = 0.95;
const halvings = 8;

/** How wide nearly all of their area is, in millimetres; no more than asked about. */
export function usualWidth(rings: readonly Ring[], most: number): number {
  if (rings.length === 0 || shareOfWidth(rings, most) >= enough) return most;
  let [wide, narrow] = [most, 0];
  for (let i = 0; i < halvings; i++) {
    const middle = (wide + narrow) / 2;
    if (shareOfWidth(rings, middle) >= enough) narrow = middle;
    else wide = middle;
  }
  return narrow;
}

/** The narrowest wall of tray, frame and lid, in millimetres. */
export function narrowestWall(settings: SolidSettings): number {
  const { border, notch, hanging, pegs, clearance, lid } = settings;
  const walls = [
    border,
    ...(notch ? [behindNotch(border)] : []),
    ...(hanging ? [besideNail(border)] : []),
    ...(pegs ? [besidePeg(border) - clearance / 2] : []),
    ...(lid ? [lidWall] : []),
  ];
  return Math.min(...walls);
}
