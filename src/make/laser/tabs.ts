/** From a closed cut to one with gaps: small tabs keep parts in their sheet until they are pushed out. */

import type { Point } from "../../core/lattice/lattice.js";
import { itemAt, lastOf } from "../../core/text/list.js";
import type { Ring } from "../plane.js";
import { closePath, type Line } from "./part.js";
import type { LaserSettings } from "./settings.js";

/** How far apart, in millimetres, and how many at least and at most. */
const between = 90;
const [fewest, most] = [2, 6] as const;
/** A side that a tab may be on is this many times as long as the tab. */
const sidePerTab = 4;

const measureLength = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

interface Side {
  readonly number: number;
  /** From the start of the ring to the middle of the side. */
  readonly at: number;
}

/** Which sides get a tab: about evenly apart, each in the middle of a side that is long enough. */
function chooseSidesWithTabs(ring: Ring, width: number): Set<number> {
  let way = 0;
  const sides: Side[] = [];
  for (const [number, from] of ring.entries()) {
    const length = measureLength(from, itemAt(ring, (number + 1) % ring.length));
    if (length >= sidePerTab * width) sides.push({ number, at: way + length / 2 });
    way += length;
  }
  const count = Math.min(most, Math.max(fewest, Math.round(way / between)));
  const wanted = Array.from({ length: count }, (_, i) => ((i + 0.5) * way) / count);
  const nearest = (place: number): Side | undefined =>
    sides.toSorted((a, b) => Math.abs(a.at - place) - Math.abs(b.at - place))[0];
  return new Set(wanted.flatMap((place) => nearest(place)?.number ?? []));
}

/** Where a tab begins and ends, in the middle of its side. */
function cutGap(from: Point, to: Point, width: number): [Point, Point] {
  const share = width / measureLength(from, to) / 2;
  const at = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return [at(0.5 - share), at(0.5 + share)];
}

/** How far a way is interrupted, so that a tab is left as wide as asked for: the beam burns half its width off either end. */
export const measureTabGap = ({ tabs = 0, kerf }: LaserSettings): number => (tabs > 0 ? tabs + kerf : 0);

/** Open lines between the tabs; the ring as it is where there are to be none, or no side has room for one. */
export function addTabs(ring: Ring, width: number): Line[] {
  const tabs = width > 0 ? chooseSidesWithTabs(ring, width) : new Set<number>();
  if (tabs.size === 0) return [closePath(ring)];
  const lines: Point[][] = [[]];
  for (const [i, from] of ring.entries()) {
    lastOf(lines).push(from);
    if (!tabs.has(i)) continue;
    const [end, start] = cutGap(from, itemAt(ring, (i + 1) % ring.length), width);
    lastOf(lines).push(end);
    lines.push([start]);
  }
  const [first = [], ...others] = lines;
  const last = others.pop() ?? [];
  return [...others, [...last, ...first]];
}
