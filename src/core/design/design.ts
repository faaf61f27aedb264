/**
 * A design: a puzzle that somebody is still drawing. Unlike a puzzle it may be wrong, and unlike a draft it knows where
 * its cells are, so that cells can be painted and labels moved.
 */

import { type LatticeName, latticeNamed, type Point } from "../lattice/lattice.js";
import type { Shape } from "../lattice/shape.js";
import type { DraftField } from "../puzzle/draft.js";
import type { Text } from "../puzzle/puzzle.js";

/** A cell that was painted, and the id of the label on it; null for a blank cell. */
export interface DesignCell {
  readonly point: Point;
  readonly id: string | null;
}

/** A piece that was chosen or drawn. */
export interface DesignPiece {
  readonly id: string;
  readonly shape: Shape;
  readonly copies: number;
  readonly mayFlip: boolean;
}

/** A puzzle that somebody is still drawing. It may be wrong. */
export interface Design {
  readonly title: Text;
  readonly note: Text;
  readonly credits: readonly string[];
  readonly lattice: LatticeName;
  /** In reading order, no two at one point. */
  readonly cells: readonly DesignCell[];
  readonly fields: readonly DraftField[];
  readonly pieces: readonly DesignPiece[];
  /** By language, then by the id of a cell. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A design with nothing on it. */
export const emptyDesign = (lattice: LatticeName, title: Text): Design => ({
  title,
  note: {},
  credits: [],
  lattice,
  cells: [],
  fields: [],
  pieces: [],
  labels: {},
});

/** Nobody paints further out; what is stored or linked could. */
const reach = 128;

export const isInReach = ({ x, y }: Point): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= reach && Math.abs(y) <= reach;

export const pointKey = ({ x, y }: Point): string => `${x},${y}`;

export const isSamePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export const cellAtPoint = ({ cells }: Design, point: Point): DesignCell | undefined =>
  cells.find((cell) => isSamePoint(cell.point, point));

/** The same cells, in the order in which people read them. */
export const inReading = (cells: readonly DesignCell[]): DesignCell[] =>
  [...cells].sort((a, b) => a.point.y - b.point.y || a.point.x - b.point.x);

/** Every id that some field uncovers, in the order of fields and choices. */
const fieldCellIds = ({ fields }: Pick<Design, "fields">): string[] =>
  fields.flatMap(({ choices }) => choices.flatMap(({ cells }) => cells));

/** Labels that fields need and that are on no cell yet. */
export function missingLabels(design: Design): string[] {
  const there = new Set(design.cells.map(({ id }) => id));
  return [...new Set(fieldCellIds(design))].filter((id) => !there.has(id));
}

/** The places of cells in rows and columns, from the top and the left, whatever their points. */
export function gridOf({ lattice: name, cells }: Pick<Design, "lattice" | "cells">) {
  const lattice = latticeNamed(name);
  const top = Math.min(...cells.map(({ point }) => point.y));
  // A step by a whole row would turn a hexagon's even rows into odd ones: steps of the lattice do not.
  const moved = cells.map((cell) => ({ cell, place: lattice.toGrid({ x: cell.point.x, y: cell.point.y - top }) }));
  const left = Math.min(...moved.map(({ place }) => place.column));
  return moved.map(({ cell, place }) => ({ cell, row: place.row, column: place.column - left }));
}
