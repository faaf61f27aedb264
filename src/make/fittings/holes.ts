/** From the opening of a frame to what is cut into its border: a notch for a finger, a hole for a nail, holes for pegs. */

import type { Message } from "../../core/i18n/message.js";
import type { Point } from "../../core/lattice/lattice.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import { itemAt } from "../../core/text/list.js";
import { findBounds, intersection, makeCircle, makeRectangle, measureArea, offsetBy, type Ring } from "../plane.js";

const outerOf = (rings: readonly Ring[]): Ring[] => rings.filter((ring) => measureArea([ring]) > 0);

/** A point of a side: the middle of the one that reaches farthest in a direction, nearest to the middle of all. */
function middleOfSide(
  rings: readonly Ring[],
  outwards: (point: Point) => number,
  along: (point: Point) => number,
): Point {
  const ring = rings.flat();
  const farthest = Math.max(...ring.map(outwards));
  const ends = ring.filter((point) => farthest - outwards(point) < 0.01);
  const { left, right, top, bottom } = findBounds(rings);
  const middle = along({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const places = rings.flatMap((each) => sidesAmong(each, ends));
  const all = places.length > 0 ? places : ends;
  return itemAt(
    all.toSorted((a, b) => Math.abs(along(a) - middle) - Math.abs(along(b) - middle)),
    0,
  );
}

/** The point of a level side that is nearest to the middle is the middle itself, where the side is long enough. */
function sidesAmong(ring: Ring, ends: readonly Point[]): Point[] {
  return ring.flatMap((to, i) => {
    const from = itemAt(ring, (i + ring.length - 1) % ring.length);
    if (!ends.includes(from) || !ends.includes(to)) return [];
    return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
  });
}

/** Half as wide as a fingertip, in millimetres, and how deep it goes, as a share of the border. */
const halfNotch = 9;
const notchShare = 0.6;

/** What is taken out of the border on the right, next to the opening; whole walls are left around it. */
export function notchIn(opening: readonly Ring[], border: number, radius = 0): Ring[] {
  const outer = outerOf(opening);
  const { x, y } = middleOfSide(
    outer,
    (point) => point.x,
    (point) => point.y,
  );
  const depth = notchShare * border;
  const box = { left: x - halfNotch, right: x + depth, top: y - halfNotch, bottom: y + halfNotch };
  return intersection(makeRectangle(box, radius), offsetBy(outer, depth, { corner: "mitre" }));
}

/** What is left of the border behind a notch. */
export const behindNotch = (border: number): number => (1 - notchShare) * border;

/** In millimetres; in a narrow border, a share of it. */
const nailRadius = 2;
const pegRadius = 1.5;
const holeShare = 0.2;

const radiusIn = (usual: number, border: number): number => Math.min(usual, holeShare * border);

/** What is left of the border beside a hole in its middle. */
export const besideNail = (border: number): number => border / 2 - radiusIn(nailRadius, border);
export const besidePeg = (border: number): number => border / 2 - radiusIn(pegRadius, border);

/** A round hole in the middle of the upper border. */
export function hangingHole(opening: readonly Ring[], border: number): Ring[] {
  const { x, y } = middleOfSide(
    outerOf(opening),
    (point) => -point.y,
    (point) => point.x,
  );
  return [makeCircle({ x, y: y - border / 2 }, radiusIn(nailRadius, border))];
}

/** Where pegs stand: at the corners of the border, in its middle. */
export function pegPlaces(opening: readonly Ring[], border: number): Point[] {
  const along = outerOf(offsetBy(outerOf(opening), border / 2, { corner: "mitre" })).flat();
  const { left, right, top, bottom } = findBounds([along]);
  const corners = [top, bottom].flatMap((y) => [left, right].map((x) => ({ x, y })));
  const places = corners.map((corner) =>
    itemAt(
      along.toSorted((a, b) => Math.hypot(a.x - corner.x, a.y - corner.y) - Math.hypot(b.x - corner.x, b.y - corner.y)),
      0,
    ),
  );
  return [...new Set(places)];
}

/** The pegs, or, wider by a gap, the holes that take them. */
export const pegsAt = (places: readonly Point[], border: number, gap = 0): Ring[] =>
  places.map((place) => makeCircle(place, radiusIn(pegRadius, border) + gap));

/** Narrower borders, in millimetres, have no room for any of this. */
const narrowest = 4;

/** What to say where the border is too narrow for what is to be cut into it; nothing where it isn't. */
export function tooNarrow(fittings: {
  border: number;
  notch?: boolean;
  hanging?: boolean;
  pegs?: boolean;
}): Message | false {
  const { border, notch, hanging, pegs } = fittings;
  const isCut = notch === true || hanging === true || pegs === true;
  return isCut && border < narrowest && makeMessages.borderTooNarrow({ border, least: narrowest });
}
