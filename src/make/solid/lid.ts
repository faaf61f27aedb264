/**
 * From the outline of a tray to a lid that goes over it: a plate with a wall around, and words on its upper side.
 *
 * It is printed upside down, the plate on the bed. So everything is built as in a mirror: lying on its back, the lid is
 * the right way round.
 */

import type { LidTexts } from "../laser/labels.js";
import { difference, findBounds, makeRectangle, measureArea, moveBy, offsetBy, type Ring, union } from "../plane.js";
import type { Body } from "./bodies.js";
import { raise, reversed, sidesOf, units } from "./body.js";
import { flatRings, sinkFromBelow } from "./drill.js";
import type { Letters } from "./letters.js";
import { Surface } from "./mesh.js";
import type { SolidSettings } from "./parameters.js";

/** How thick the wall of a lid is, in millimetres: a few lines of any nozzle. */
export const lidWall = 2;

const mirror = (rings: readonly Ring[]): Ring[] =>
  rings.map((ring) => ring.map(({ x, y }) => ({ x: -x, y })).reverse());

/** Shares of the lid: how wide a line of text may be, and how high all of them are together. */
const widthOfLines = 0.8;
const heightOfLine = 0.11;
const fromLineToLine = 1.6;
/** Of the font, in millimetres. No nozzle prints smaller letters, and hundreds of them would take minutes to fill around. */
const smallestLetters = 2;

/** Lines of text below each other, the widest as wide as there is room. */
function placeLines(outline: readonly Ring[], texts: readonly string[], letters: Letters, share: number): Ring[][] {
  const { left, right, top, bottom } = findBounds(outline);
  const largest = (bottom - top) * heightOfLine * share;
  const widest = (right - left) * widthOfLines * share;
  const sizes = texts.map((text) => Math.min(largest, widest / (letters.widthOf(text) || 1)));
  const first = (top + bottom - (texts.length - 1) * largest * fromLineToLine) / 2;
  return texts.map((text, i) => {
    if ((sizes[i] ?? largest) < smallestLetters) return [];
    const y = first + i * largest * fromLineToLine;
    return moveBy(letters.ringsOf(text, sizes[i] ?? largest), (left + right) / 2, y);
  });
}

/** A band around a day that is marked, in shares of its height. */
function bandAround(day: readonly Ring[], width: number): Ring[] {
  if (day.length === 0) return [];
  const { left, right, top, bottom } = findBounds(day);
  const by = (bottom - top) * 0.45;
  const box = (more: number) => {
    const around = {
      left: left - by - more,
      right: right + by + more,
      top: top - by - more,
      bottom: bottom + by + more,
    };
    return makeRectangle(around, (around.bottom - around.top) / 2);
  };
  return difference(box(width), box(0));
}

/** Twice what a nozzle of this width prints. */
const bandWidth = ({ nozzle }: SolidSettings): number => Math.max(0.8, 2 * nozzle);

/** What stands on a lid, the right way round, in millimetres. */
export function drawLidRings(
  outline: readonly Ring[],
  texts: LidTexts,
  settings: SolidSettings,
  letters: Letters,
): Ring[] {
  const { lines, day = "" } = texts;
  const all = [...lines, day].filter((text) => text !== "");
  const written = shares.map((share) => {
    const rings = placeLines(outline, all, letters, share);
    const band = day === "" ? [] : bandAround(rings.at(-1) ?? [], bandWidth(settings));
    return union(...rings, band);
  });
  return written.find((rings) => measureArea(difference(offsetBy(rings, margin), outline)) < 0.01) ?? [];
}

/** How large words are, the largest that fit; a lid follows the board, which may be narrow above and below. */
const shares = [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3] as const;
/** Around words, in millimetres. */
const margin = 2;

/** From the plate to the end of the wall: it covers the pieces and the frame down to the floor. */
const depthOf = ({ thickness, "wall-height": height }: SolidSettings): number => Math.max(thickness, height);

export function makeLidBody(outline: readonly Ring[], words: readonly Ring[], settings: SolidSettings): Body {
  const { base, clearance, border, radius, chamfer, "label-depth": depth } = settings;
  const end = base + depthOf(settings);
  const round = radius + border / 2;
  const inside = offsetBy(mirror(outline), clearance, { corner: "mitre" });
  const outside = offsetBy(inside, lidWall, { corner: "mitre" });
  const surface = new Surface();
  const outer = raise(surface, sidesOf(outside, { radius: round + lidWall, chamfer }), {
    from: 0,
    to: end,
    cutBelow: true,
  });
  const inner = raise(surface, sidesOf(reversed(inside), { radius: round, chamfer: 0 }), { from: base, to: end });
  const written = sinkFromBelow(surface, flatRings(mirror(words)), units(Math.min(depth, base / 2)));
  surface.bottom([...outer.lowest, ...written], 0);
  surface.top([...outer.highest, ...inner.highest], units(end));
  surface.top(reversed(inner.lowest), units(base));
  return { name: "lid", mesh: surface, copies: 1, ink: "frame" };
}
