/** What tests of the laser's drawings share: random shapes, measures, and ways to check distances. */

import fc from "fast-check";
import type { Lattice, Point } from "../../../src/core/lattice/lattice.js";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import type { EngravedLetters } from "../../../src/make/laser/labels.js";
import type { LaserSettings } from "../../../src/make/laser/settings.js";
import { measureArea, type Ring } from "../../../src/make/plane.js";
import { drawStrokes } from "../../../src/make/strokes/strokes.js";

export const usual: LaserSettings = {
  cell: 20,
  clearance: 0.2,
  radius: 1.5,
  kerf: 0.15,
  gap: 3,
  border: 10,
  sheet: { width: 400, height: 300 },
  piecesOnly: false,
};

export const lettering = (puzzle: Puzzle): EngravedLetters => ({
  labels: cellLabels(puzzle, "en"),
  lines: (text) => drawStrokes(text) ?? [],
});

const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** Measures that make sense together on both lattices: the narrowest part of a piece is more than half a cell wide. */
export const someSettings: fc.Arbitrary<LaserSettings> = fc
  .record({
    cell: between(6, 40),
    clearance: between(0, 0.1),
    radius: between(0, 0.15),
    kerf: between(0, 0.1),
    gap: between(0.2, 1),
    border: between(0.3, 1),
  })
  .map(({ cell, ...shares }) => {
    const sizes = Object.entries(shares).map(([name, share]) => [name, share * cell]);
    return { ...usual, cell, ...Object.fromEntries(sizes) };
  });

/** Grown from one cell, each time by a neighbour of what is there. */
export function grown(lattice: Lattice, picks: readonly number[]): Point[] {
  const cells: Point[] = [{ x: 0, y: 0 }];
  const has = (point: Point): boolean => cells.some(({ x, y }) => x === point.x && y === point.y);
  for (const pick of picks) {
    const around = cells.flatMap(({ x, y }) => lattice.neighbours.map((step) => ({ x: x + step.x, y: y + step.y })));
    const open = around.filter((point) => !has(point));
    cells.push(open[pick % open.length]!);
  }
  return cells;
}

export const somePicks = fc.array(fc.nat(), { maxLength: 12 });

export const perimeterOf = (rings: readonly Ring[]): number =>
  rings.reduce(
    (sum, ring) =>
      sum + ring.reduce((own, { x, y }, i) => own + Math.hypot(x - ring.at(i - 1)!.x, y - ring.at(i - 1)!.y), 0),
    0,
  );

/** How far a way turns at a point: positive at outer corners. */
function turnAt(ring: Ring, i: number): number {
  const [a, b, c] = [ring.at(i - 1)!, ring[i]!, ring[(i + 1) % ring.length]!];
  const [u, v] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - b.x, y: c.y - b.y },
  ];
  return Math.atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y);
}

/** Steiner's formula: what a true offset adds along the sides, at outer corners, and takes away at inner ones. */
export function steinerArea(rings: readonly Ring[], distance: number): number {
  const corners = rings.flatMap((ring) => ring.map((_, i) => turnAt(ring, i)));
  const atCorners = corners.reduce((sum, turn) => sum + (turn > 0 ? turn / 2 : Math.tan(turn / 2)), 0);
  return measureArea(rings) + perimeterOf(rings) * distance + atCorners * distance ** 2;
}

function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy || 1;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

export const distanceTo = (rings: readonly Ring[], point: Point): number =>
  Math.min(...rings.flatMap((ring) => ring.map((corner, i) => toSegment(point, ring.at(i - 1)!, corner))));

/** Corners and points between them. */
export const samplesOf = (rings: readonly Ring[]): Point[] =>
  rings.flatMap((ring) =>
    ring.flatMap((b, i) => {
      const a = ring.at(i - 1)!;
      return [0, 0.21, 0.5, 0.83].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
    }),
  );
