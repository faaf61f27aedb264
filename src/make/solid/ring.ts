/**
 * From a ring with sharp corners to the same ring with round ones, at any depth below the surface of its body.
 *
 * A body is worked on in whole numbers with y upwards: every test of which side a point lies on is exact, and points
 * stay apart in a file of single-precision numbers. Outer rings run counterclockwise, holes clockwise: the body always
 * lies on the left.
 */

import type { Point } from "../../core/lattice/lattice.js";
import { withoutStraight } from "../../core/lattice/outline.js";
import type { Ring } from "../plane.js";

/** The same that the clipping library counts in, so that its rings stay as they are. */
export const unitsPerMillimetre = 10_000;
/** How far the short lines of a round corner may be from a true arc, in millimetres. */
const arcTolerance = 0.01;
/** A corner that is less round than this is sharp, in millimetres. */
const minRadius = 0.02;

interface Corner {
  readonly at: Point;
  /** Directions of length 1 to the left of the sides that come and go. */
  readonly before: Point;
  readonly after: Point;
  /** How far the ring turns left here; negative where it turns right. */
  readonly turn: number;
  readonly radius: number;
}

const leftOf = (a: Point, b: Point): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** As round as asked for, unless half of the shorter side does not suffice. */
function cornerAt([last, at, next]: readonly [Point, Point, Point], radius: number): Corner {
  const [before, after] = [leftOf(last, at), leftOf(at, next)];
  const turn = Math.atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y);
  const room = Math.min(distance(last, at), distance(at, next)) / 2;
  return { at, before, after, turn, radius: Math.min(radius, room / Math.tan(Math.abs(turn) / 2)) };
}

const upwards = (ring: Ring): Point[] => withoutStraight(ring.map(({ x, y }) => ({ x, y: -y }))).reverse();

/** Where both sides of a corner are, moved to the left by this much. */
function mitre({ at, before, after }: Corner, depth: number): Point {
  const stretch = depth / (1 + before.x * after.x + before.y * after.y);
  return { x: at.x + (before.x + after.x) * stretch, y: at.y + (before.y + after.y) * stretch };
}

const turned = ({ x, y }: Point, angle: number): Point => {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
};

/** The deeper, the less round outer corners are, and the rounder inner ones. */
function radiusAt({ radius, turn }: Corner, depth: number): number {
  const deep = turn > 0 ? radius - depth : radius + depth;
  return deep < minRadius ? 0 : deep;
}

/** Lines that a round corner is made of; the same number at every depth. */
export function linesOfArc(radius: number, turn: number): number {
  return Math.ceil(Math.abs(turn) / (2 * Math.acos(1 - Math.min(1, arcTolerance / radius))));
}

function arc(corner: Corner, depth: number): Point[] {
  const { radius, turn, before } = corner;
  if (radius < minRadius) return [mitre(corner, depth)];
  const outwards = -Math.sign(turn) * radiusAt(corner, depth);
  const centre = mitre(corner, depth - outwards);
  const lines = linesOfArc(radius, turn);
  return Array.from({ length: lines + 1 }, (_, i) => {
    const { x, y } = turned(before, (turn * i) / lines);
    return { x: centre.x + x * outwards, y: centre.y + y * outwards };
  });
}

const inUnits = ({ x, y }: Point): Point => ({
  x: Math.round(x * unitsPerMillimetre) + 0,
  y: Math.round(y * unitsPerMillimetre) + 0,
});

/** By depth; rings of all depths have the same number of points, each above the same one of the next. */
export type Depths = (depth: number) => Ring;

/** The ring of a body's surface, and those within the body that are everywhere at the same distance from it. */
export function ringAtDepths(ring: Ring, radius: number): Depths {
  const points = upwards(ring);
  const corners = points.map((at, i) => cornerAt([points.at(i - 1)!, at, points[(i + 1) % points.length]!], radius));
  return (depth) => corners.flatMap((corner) => arc(corner, depth)).map(inUnits);
}

/** Whether no side turns round on the way down: a short side between outer corners may be used up. */
export function keepsItsSides(from: Ring, to: Ring): boolean {
  return from.every((a, i) => {
    const j = (i + 1) % from.length;
    const [b, c, d] = [from[j]!, to[i]!, to[j]!];
    return (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y) >= 0;
  });
}

/** The same way round without points that follow themselves. */
export const withoutRepeats = (ring: Ring): Ring =>
  ring.filter(({ x, y }, i) => x !== ring.at(i - 1)!.x || y !== ring.at(i - 1)!.y);

/** A ring that is to stay as it is. */
export const flatRing = (ring: Ring): Ring => withoutRepeats(upwards(ring).map(inUnits));
