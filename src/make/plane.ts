/**
 * From cells to rings of points in millimetres, and from rings to larger, smaller, rounder and joined ones.
 *
 * Rings run as outlines do: with y downwards, outer rings clockwise and holes the other way. The clipping library counts
 * in whole numbers; a tenth of a micrometre is far below what any machine can cut.
 */

import {
  Clipper64,
  ClipperOffset,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  type Path64,
  type Paths64,
  PathType,
} from "clipper2-ts";
import type { Lattice, Point } from "../core/lattice/lattice.js";
import { outlineOf, signedArea, withoutStraight } from "../core/lattice/outline.js";

/** A closed way round, in millimetres; the last point is joined to the first. */
export type Ring = readonly Point[];

const unitsPerMillimetre = 10_000;
/** How far a round corner, drawn as short lines, may be from a true arc: a micrometre. */
const arcTolerance = 0.001 * unitsPerMillimetre;
/** A mitre may be this many times as long as the distance it is offset by: enough for right angles and hexagons. */
const mitreLimit = 4;

const toUnits = (points: readonly Point[]): Path64 =>
  points.map(({ x, y }) => ({ x: Math.round(x * unitsPerMillimetre), y: Math.round(y * unitsPerMillimetre) }));

const fromUnits = (paths: Paths64): Ring[] =>
  paths.map((path) => path.map(({ x, y }) => ({ x: x / unitsPerMillimetre, y: y / unitsPerMillimetre })));

/** The rings around a set of cells. */
export function findRings(lattice: Lattice, cells: readonly Point[], cellSize: number): Ring[] {
  return outlineOf(lattice, cells).map((loop) =>
    withoutStraight(loop.map(lattice.cornerInPlane)).map(({ x, y }) => ({ x: x * cellSize, y: y * cellSize })),
  );
}

/** Paths as far away from these, with this kind of corners and ends. */
function offset(paths: Paths64, delta: number, join: JoinType, end: EndType): Ring[] {
  const offsetter = new ClipperOffset(mitreLimit, arcTolerance);
  offsetter.addPaths(paths, join, end);
  const offsets: Paths64 = [];
  offsetter.execute(delta, offsets);
  return fromUnits(offsets);
}

/** What two areas make together. */
function combine(kind: ClipType, rings: readonly Ring[], others: readonly Ring[]): Ring[] {
  const clipper = new Clipper64();
  clipper.addPaths(rings.map(toUnits), PathType.Subject);
  clipper.addPaths(others.map(toUnits), PathType.Clip);
  const results: Paths64 = [];
  clipper.execute(kind, FillRule.NonZero, results);
  return fromUnits(results);
}

const joins = { round: JoinType.Round, mitre: JoinType.Miter, square: JoinType.Square } as const;
export type Corner = keyof typeof joins;

/** Every point at this distance outside of the rings, or inside where it is negative: a true offset, not a scaled copy. */
export function offsetBy(rings: readonly Ring[], millimetres: number, { corner = "round" as Corner } = {}): Ring[] {
  const delta = millimetres * unitsPerMillimetre;
  const paths = rings.map(toUnits);
  return offset(paths, delta, joins[corner], EndType.Polygon);
}

/** With round outer corners; inner corners stay sharp. */
export function roundRings(rings: readonly Ring[], radius: number): Ring[] {
  if (radius === 0) return [...rings];
  return offsetBy(offsetBy(rings, -radius, { corner: "mitre" }), radius);
}

/** The area that lines of this width cover, with round ends. */
export function strokeOutline(lines: readonly (readonly Point[])[], width: number): Ring[] {
  const delta = (width / 2) * unitsPerMillimetre;
  return offset(lines.map(toUnits), delta, JoinType.Round, EndType.Round);
}

/** The same with square ends and corners, joined where they meet. */
export function bandsAlong(lines: readonly (readonly Point[])[], width: number): Ring[] {
  const delta = (width / 2) * unitsPerMillimetre;
  return offset(lines.map(toUnits), delta, JoinType.Miter, EndType.Square);
}

export const union = (...all: (readonly Ring[])[]): Ring[] => combine(ClipType.Union, all.flat(), []);

/** What of the first is not in the second. */
export const difference = (rings: readonly Ring[], without: readonly Ring[]): Ring[] =>
  combine(ClipType.Difference, rings, without);

export const intersection = (a: readonly Ring[], b: readonly Ring[]): Ring[] => combine(ClipType.Intersection, a, b);

/** Holes count as what they take away. */
export const measureArea = (rings: readonly Ring[]): number => rings.reduce((sum, ring) => sum + signedArea(ring), 0);

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Around all points of rings or lines. */
export function findBounds(rings: readonly (readonly Point[])[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of rings.flat()) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

export const moveBy = (rings: readonly (readonly Point[])[], dx: number, dy: number): Point[][] =>
  rings.map((ring) => ring.map(({ x, y }) => ({ x: x + dx, y: y + dy })));

/** In shorter sides: a little less than a half, for an offset by all of it leaves nothing to grow again. */
const roundest = 0.499;

/** A rectangle with round corners. */
export function makeRectangle({ left, top, right, bottom }: Bounds, radius = 0): Ring[] {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return roundRings([corners], Math.min(radius, roundest * Math.min(right - left, bottom - top)));
}

/** Sides of a circle: each less than half a millimetre on the circles that are made here. */
const sidesOfCircle = 32;

export const makeCircle = ({ x, y }: Point, radius: number): Ring =>
  Array.from({ length: sidesOfCircle }, (_, i) => {
    const angle = (2 * Math.PI * i) / sidesOfCircle;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
