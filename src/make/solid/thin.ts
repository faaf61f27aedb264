/** From rings and a nozzle to how wide their narrowest strokes are: a printer leaves out what is thinner than its nozzle. */

import { behindNotch, besideNail, besidePeg } from "../fittings/holes.js";
import { difference, measureArea, offsetBy, type Ring, union } from "../plane.js";
import { lidWall } from "./lid.js";
import type { SolidSettings } from "./parameters.js";

/** What of the rings is at least this wide, as a share of their area. */
function shareOfWidth(rings: readonly Ring[], width: number): number {
  const left = offsetBy(offsetBy(rings, -width / 2, { corner: "mitre" }), width / 2, { corner: "mitre" });
  return measureArea(left) / measureArea(rings);
}

/** Corners and the ends of strokes are never as wide as the rest. */
const enough = 0.95;
const halvings = 8;

/** How wide nearly all of their area is, in millimetres; no more than asked about. */
export function measureUsualWidth(rings: readonly Ring[], most: number): number {
  if (rings.length === 0 || shareOfWidth(rings, most) >= enough) return most;
  let [wide, narrow] = [most, 0];
  for (let i = 0; i < halvings; i++) {
    const middle = (wide + narrow) / 2;
    if (shareOfWidth(rings, middle) >= enough) narrow = middle;
    else wide = middle;
  }
  return narrow;
}

/** What is narrower than a nozzle can print, but for corners and the ends of strokes, which are tiny. */
function hairsOf(rings: readonly Ring[], nozzle: number): Ring[] {
  const printed = offsetBy(offsetBy(rings, -nozzle / 2, { corner: "mitre" }), nozzle / 2 + 0.01, { corner: "mitre" });
  return difference(rings, printed).filter((ring) => measureArea([ring]) > (nozzle * nozzle) / 2);
}

/** Of what is added on each side of a hair, in millimetres: more would turn small letters into blots. */
const mostAdded = 0.04;

/** Letters with their hairs, such as the hamza above an alif, as wide as the nozzle prints, or nearly so. */
export function thickenSlivers(rings: readonly Ring[], nozzle: number): Ring[] {
  const hairs = hairsOf(rings, nozzle);
  const wider = hairs.map((hair) =>
    offsetBy([hair], Math.min(mostAdded, (nozzle - measureUsualWidth([hair], nozzle)) / 2)),
  );
  return hairs.length === 0 ? [...rings] : union(rings, ...wider);
}

/** The narrowest wall of tray, frame and lid, in millimetres. */
export function measureNarrowestWall(settings: SolidSettings): number {
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
