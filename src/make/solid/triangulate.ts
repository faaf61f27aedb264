/**
 * From rings to triangles that cover exactly what lies between them.
 *
 * Holes are joined to the ring around them by bridges, so that one ring is left, and then ears are cut off it until
 * nothing remains. Coordinates are whole numbers, small enough for every test here to be exact. Every point of every ring
 * becomes a corner of triangles and no other point does, which is what makes bodies tight.
 */

import type { Point } from "../../core/lattice/lattice.js";
import { signedArea } from "../../core/lattice/outline.js";
import type { Ring } from "../plane.js";

export type Triangle = readonly [Point, Point, Point];

/** Twice the area of a triangle: positive where it runs counterclockwise. */
export const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

const isBetween = (a: Point, b: Point, p: Point): boolean =>
  cross(a, b, p) === 0 && (p.x - a.x) * (p.x - b.x) + (p.y - a.y) * (p.y - b.y) < 0;

function isInside(ring: Ring, { x, y }: Point): boolean {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

interface Region {
  readonly outer: Ring;
  readonly area: number;
  readonly holes: Ring[];
}

/** Each outer ring with the holes in it; a hole belongs to the smallest ring around it. */
function findRegions(rings: readonly Ring[]): Region[] {
  const sized = rings.map((ring) => ({ ring, area: signedArea(ring) })).sort((a, b) => a.area - b.area);
  const regions = sized
    .filter(({ area }) => area > 0)
    .map(({ ring, area }) => ({ outer: ring, area, holes: [] as Ring[] }));
  for (const { ring, area } of sized) {
    const around = regions.find((region) => region.area > -area && isInside(region.outer, ring[0]!));
    if (area < 0) around?.holes.push(ring);
  }
  return regions;
}

/** Whether the way from `a` to `b` is barred by a side. */
function isBarred(a: Point, b: Point, c: Point, d: Point): boolean {
  if (isBetween(a, b, c) || isBetween(a, b, d)) return true;
  if (isSame(a, c) || isSame(a, d) || isSame(b, c) || isSame(b, d)) return false;
  return cross(a, b, c) > 0 !== cross(a, b, d) > 0 && cross(c, d, a) > 0 !== cross(c, d, b) > 0;
}

const crosses = (ring: Ring, a: Point, b: Point): boolean =>
  ring.some((c, i) => isBarred(a, b, c, ring[(i + 1) % ring.length]!));

/** Whether the way from a corner of a ring to a point begins on the ring's left. */
function looksAt(ring: Ring, i: number, p: Point): boolean {
  const [last, at, next] = [ring.at(i - 1)!, ring[i]!, ring[(i + 1) % ring.length]!];
  const isConvex = cross(last, at, next) > 0;
  const [leftOfFirst, leftOfSecond] = [cross(last, at, p) > 0, cross(at, next, p) > 0];
  return isConvex ? leftOfFirst && leftOfSecond : leftOfFirst || leftOfSecond;
}

const rightmost = (ring: Ring): number => ring.reduce((best, { x }, i) => (x > ring[best]!.x ? i : best), 0);

/** The nearest point of the ring that a point sees, nothing being in the way. */
function seenFrom(ring: Ring, from: Point, others: readonly Ring[]): number {
  const far = ring.map(({ x, y }) => (x - from.x) ** 2 + (y - from.y) ** 2);
  const nearestFirst = [...ring.keys()].sort((a, b) => far[a]! - far[b]!);
  const seen = nearestFirst.find(
    (i) => looksAt(ring, i, from) && ![ring, ...others].some((each) => crosses(each, from, ring[i]!)),
  );
  if (seen === undefined) throw new Error("a hole is outside its ring");
  return seen;
}

/** One ring that goes to the hole, round it, and back. */
function withBridge(ring: Ring, hole: Ring, others: readonly Ring[]): Ring {
  const start = rightmost(hole);
  const at = seenFrom(ring, hole[start]!, others);
  const round = [...hole.slice(start), ...hole.slice(0, start + 1)];
  return [...ring.slice(0, at + 1), ...round, ...ring.slice(at)];
}

/** From right to left, so that each hole sees the ring. */
function withoutHoles({ outer, holes }: Region): Ring {
  const sorted = [...holes].sort((a, b) => b[rightmost(b)]!.x - a[rightmost(a)]!.x);
  return sorted.reduce((ring, hole, i) => withBridge(ring, hole, sorted.slice(i)), outer);
}

/** What is left of a ring: its points, linked. */
class Remainder {
  private readonly after: Int32Array;
  private readonly before: Int32Array;
  /** Points where the ring does not turn left; only they can lie in an ear. */
  private blockers: number[];

  constructor(private readonly ring: Ring) {
    const { length } = ring;
    this.after = Int32Array.from({ length }, (_, i) => (i + 1) % length);
    this.before = Int32Array.from({ length }, (_, i) => (i + length - 1) % length);
    this.blockers = [...ring.keys()].filter((i) => !this.turnsLeft(i));
  }

  next(i: number): number {
    return this.after[i]!;
  }

  corner(i: number): Triangle {
    return [this.ring[this.before[i]!]!, this.ring[i]!, this.ring[this.after[i]!]!];
  }

  private turnsLeft(i: number): boolean {
    return cross(...this.corner(i)) > 0;
  }

  /** On the rim counts as inside, unless nothing else is left to cut. */
  private isIn([a, b, c]: Triangle, p: Point, least: number): boolean {
    if (cross(a, b, p) < least || cross(b, c, p) < least || cross(c, a, p) < least) return false;
    return !isSame(p, a) && !isSame(p, b) && !isSame(p, c);
  }

  isEar(i: number, isStrict: boolean): boolean {
    if (!this.turnsLeft(i)) return false;
    const corner = this.corner(i);
    return !this.blockers.some((other) => this.isIn(corner, this.ring[other]!, isStrict ? 0 : 1));
  }

  cut(i: number): void {
    const [before, after] = [this.before[i]!, this.after[i]!];
    this.after[before] = after;
    this.before[after] = before;
    this.blockers = this.blockers.filter((other) => (other !== before && other !== after) || !this.turnsLeft(other));
  }
}

/** Goes round, and cuts every ear it meets; a whole round in vain asks for less. */
function clipEars(ring: Ring): Triangle[] {
  const rest = new Remainder(ring);
  const ears: Triangle[] = [];
  let [at, inVain, isStrict] = [0, 0, true];
  while (ears.length < ring.length - 2) {
    if (rest.isEar(at, isStrict)) {
      ears.push(rest.corner(at));
      rest.cut(at);
      [inVain, isStrict] = [0, true];
    } else if (++inVain > ring.length) {
      if (!isStrict) throw new Error("a ring crosses itself");
      [inVain, isStrict] = [0, false];
    }
    at = rest.next(at);
  }
  return ears;
}

export function triangulate(rings: readonly Ring[]): Triangle[] {
  return findRegions(rings).flatMap((region) => clipEars(withoutHoles(region)));
}
