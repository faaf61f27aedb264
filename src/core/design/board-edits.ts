/** From a design to the same with other cells: painted, erased, mirrored, shifted. What changes nothing gives it back. */

import { type LatticeName, latticeNamed, type Point, type Symmetry } from "../lattice/lattice.js";
import { type Design, type DesignCell, inReading, isInReach, pointKey } from "./design.js";

const withCells = (design: Design, cells: readonly DesignCell[]): Design => ({ ...design, cells: inReading(cells) });

/** Points that are no cells yet become blank ones. */
export function painted(design: Design, points: readonly Point[]): Design {
  const known = new Set(design.cells.map(({ point }) => pointKey(point)));
  const fresh = new Map(
    points
      .filter((point) => isInReach(point) && !known.has(pointKey(point)))
      .map(({ x, y }) => [pointKey({ x, y }), { point: { x, y }, id: null }]),
  );
  return fresh.size === 0 ? design : withCells(design, [...design.cells, ...fresh.values()]);
}

export function erased(design: Design, points: readonly Point[]): Design {
  const gone = new Set(points.map(pointKey));
  const cells = design.cells.filter(({ point }) => !gone.has(pointKey(point)));
  return cells.length === design.cells.length ? design : { ...design, cells };
}

/** All points from one corner to the other, in rows and columns. */
export function rectangleOf(name: LatticeName, from: Point, to: Point): Point[] {
  if (!isInReach(from) || !isInReach(to)) return [];
  const lattice = latticeNamed(name);
  const [a, b] = [lattice.toGrid(from), lattice.toGrid(to)];
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)];
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => top + i);
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  return rows.flatMap((row) => columns.map((column) => lattice.fromGrid(row, column)));
}

/** The ways to make a board symmetric that people ask for. */
export const mirrorings = ["left-right", "top-bottom", "half-turn"] as const;
export type Mirroring = (typeof mirrorings)[number];

function symmetryOf(name: LatticeName, mirroring: Mirroring): Symmetry | undefined {
  const { symmetries } = latticeNamed(name);
  const turns = symmetries.length / 2;
  const places = { "left-right": turns, "top-bottom": turns + turns / 2, "half-turn": turns / 2 };
  return symmetries[places[mirroring]];
}

const imageOf = ({ xx, xy, yx, yy }: Symmetry, { x, y }: Point): Point => ({ x: xx * x + xy * y, y: yx * x + yy * y });

/** Steps after which a mirror image of the image is the board again: others would only glide along it. */
function stepsBack(points: readonly Point[], images: readonly Point[], symmetry: Symmetry): Point[] {
  const steps = new Map<string, Point>();
  for (const a of points)
    for (const b of images) steps.set(pointKey({ x: a.x - b.x, y: a.y - b.y }), { x: a.x - b.x, y: a.y - b.y });
  return [...steps.values()].filter((step) => {
    const { x, y } = imageOf(symmetry, step);
    return x === -step.x && y === -step.y;
  });
}

/** The points that a board lacks to be its own image, where they are fewest. */
function lacking(points: readonly Point[], symmetry: Symmetry): Point[] {
  const keys = new Set(points.map(pointKey));
  const images = points.map((point) => imageOf(symmetry, point));
  const missing = stepsBack(points, images, symmetry).map((step) =>
    images.map(({ x, y }) => ({ x: x + step.x, y: y + step.y })).filter((point) => !keys.has(pointKey(point))),
  );
  return missing.reduce((best, next) => (next.length < best.length ? next : best), missing[0] ?? []);
}

/** Paints what the board lacks to be its own mirror image. */
export function mirrored(design: Design, mirroring: Mirroring): Design {
  const symmetry = symmetryOf(design.lattice, mirroring);
  if (symmetry === undefined) return design;
  return painted(
    design,
    lacking(
      design.cells.map(({ point }) => point),
      symmetry,
    ),
  );
}

/** The step that takes a board one row down, or one column to the right: on hexagons, rows are half a cell apart. */
export function stepOf(
  { lattice: name, cells }: Pick<Design, "lattice" | "cells">,
  down: number,
  right: number,
): Point {
  const lattice = latticeNamed(name);
  const top = cells.reduce((least, { point }) => Math.min(least, lattice.toGrid(point).row), cells.length && Infinity);
  const [from, to] = [lattice.fromGrid(top, 0), lattice.fromGrid(top + down, right)];
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Moves the whole board, labels and all. */
export function shifted(design: Design, by: Point): Design {
  const cells = design.cells.map(({ point, id }) => ({ point: { x: point.x + by.x, y: point.y + by.y }, id }));
  const isStill = by.x === 0 && by.y === 0;
  return isStill || !cells.every(({ point }) => isInReach(point)) ? design : { ...design, cells };
}

/** Keeps rows and columns; the pieces of one lattice mean nothing on the other. */
export function onLattice(design: Design, name: LatticeName): Design {
  if (name === design.lattice) return design;
  const [from, to] = [latticeNamed(design.lattice), latticeNamed(name)];
  const cells = design.cells.map(({ point, id }) => {
    const { row, column } = from.toGrid(point);
    return { point: to.fromGrid(row, column), id };
  });
  return { ...withCells(design, cells), lattice: name, pieces: [] };
}
