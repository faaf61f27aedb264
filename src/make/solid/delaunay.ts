/**
 * From triangles of a face to as many that are as little narrow as they can be, between the same points.
 *
 * Ears cut off a ring leave splinters, whose direction is lost in a file of single-precision numbers. Where two triangles
 * make a convex quadrangle, the other diagonal is taken if it is the better one, until none is (Lawson's flips).
 */

import type { Point } from "../../core/lattice/lattice.js";
import { cross, type Triangle } from "./triangulate.js";

/** Less than this share of its terms is not told from nothing, so that no diagonal goes back and forth. */
const accuracy = 1e-12;

/** Whether a point lies in the circle through the corners of a triangle. */
function isInCircle([a, b, c]: Triangle, { x, y }: Point): boolean {
  const [p, q, r] = [a, b, c].map((corner) => ({ x: corner.x - x, y: corner.y - y })) as [Point, Point, Point];
  const term = (u: Point, v: Point, w: Point): number => (u.x ** 2 + u.y ** 2) * (v.x * w.y - w.x * v.y);
  const terms = [term(p, q, r), term(q, r, p), term(r, p, q)] as const;
  const size = Math.abs(terms[0]) + Math.abs(terms[1]) + Math.abs(terms[2]);
  return terms[0] + terms[1] + terms[2] > accuracy * size;
}

/** More points than any face has. */
const manyPoints = 2 ** 24;
/** From point to point, as one number. */
const sideOf = (from: number, to: number): number => from * manyPoints + to;
const endsOf = (side: number): [number, number] => [Math.floor(side / manyPoints), side % manyPoints];

class Net {
  private readonly points: Point[] = [];
  /** The third corner of the triangle on the left of a side. */
  private readonly apexes = new Map<number, number>();
  private readonly indexes = new Map<string, number>();

  constructor(triangles: readonly Triangle[]) {
    for (const [a, b, c] of triangles) this.join(this.indexOf(a), this.indexOf(b), this.indexOf(c));
  }

  private indexOf(point: Point): number {
    const key = `${point.x},${point.y}`;
    const index = this.indexes.get(key) ?? this.points.push(point) - 1;
    this.indexes.set(key, index);
    return index;
  }

  private join(a: number, b: number, c: number): void {
    this.apexes.set(sideOf(a, b), c).set(sideOf(b, c), a).set(sideOf(c, a), b);
  }

  private corners(a: number, b: number, c: number): Triangle {
    return [this.points[a]!, this.points[b]!, this.points[c]!];
  }

  private isBetter(a: number, b: number, c: number, d: number): boolean {
    const isConvex = cross(...this.corners(a, d, c)) > 0 && cross(...this.corners(d, b, c)) > 0;
    return isConvex && isInCircle(this.corners(a, b, c), this.points[d]!);
  }

  /** The sides around the two triangles, if their diagonal was changed. */
  private flip(side: number): number[] {
    const [a, b] = endsOf(side);
    const [c, d] = [this.apexes.get(side), this.apexes.get(sideOf(b, a))];
    if (c === undefined || d === undefined || !this.isBetter(a, b, c, d)) return [];
    this.apexes.delete(side);
    this.apexes.delete(sideOf(b, a));
    this.join(a, d, c);
    this.join(d, b, c);
    return [sideOf(a, d), sideOf(d, b), sideOf(b, c), sideOf(c, a)];
  }

  flipAll(): void {
    const waiting = [...this.apexes.keys()];
    for (let side = waiting.pop(); side !== undefined; side = waiting.pop()) waiting.push(...this.flip(side));
  }

  /** Each is met at its three sides, and taken at that which begins with its first point. */
  triangles(): Triangle[] {
    const all = [...this.apexes].map(([side, c]) => [...endsOf(side), c] as const);
    return all.filter(([a, b, c]) => a < b && a < c).map((corners) => this.corners(...corners));
  }
}

export function evenOut(triangles: readonly Triangle[]): Triangle[] {
  const net = new Net(triangles);
  net.flipAll();
  return net.triangles();
}
