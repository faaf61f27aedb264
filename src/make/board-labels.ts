/** From what is printed on the cells of a board to words in their places, and to one size for each field. */

import { cellSize, spotLabels } from "../core/drawing/board-figures.js";
import { type Scene, sceneOf, sceneRegions } from "../core/drawing/scene.js";
import { clipped } from "../core/drawing/width.js";
import { latticeNamed, type Point } from "../core/lattice/lattice.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { type Ring, strokeOutline } from "./plane.js";

/** A word on a cell, or one across the cells that a choice uncovers together. */
export interface BoardLabel {
  readonly text: string;
  /** Its middle, in sizes of a cell. */
  readonly at: Point;
  /** How many cells it spreads over. */
  readonly cells: number;
  /** The first of them. */
  readonly cell: number;
  /** Equal for labels that are to look alike. */
  readonly group: string;
}

/** In columns; longer labels are cut. */
const maxLabelWidth = 12;
const nothing = { placements: [], uncovered: [] } as const;

const findField = ({ fields }: Puzzle, cell: number): number =>
  fields.findIndex(({ choices }) => choices.some(({ cells }) => cells.includes(cell)));

/** Cells that one choice uncovers together, with what is printed on them. */
function listLabelledRegions(puzzle: Puzzle, texts: readonly string[]): Scene[] {
  const scene = sceneOf(puzzle, nothing, "en");
  return sceneRegions(scene.map((spot) => ({ ...spot, label: texts[spot.cell.index] ?? "" })));
}

/** From texts by cell; cells without one are left out. */
export function placeLabels(puzzle: Puzzle, texts: readonly string[]): BoardLabel[] {
  const labels = listLabelledRegions(puzzle, texts).flatMap((spots) => spotLabels(latticeNamed(puzzle.lattice), spots));
  return labels.map(({ spot, text, at, cells }) => ({
    text: clipped(text, maxLabelWidth),
    at: { x: at.x / cellSize, y: at.y / cellSize },
    cells,
    cell: spot.cell.index,
    group: `${findField(puzzle, spot.cell.index)} ${cells}`,
  }));
}

/** Shares of a cell that a word may take across; what spreads over several cells has more. */
const roomAcross = 0.68;
/** Words wider than this many sizes of the font, as Arabic months are, would be tiny: they go nearer to the edges. */
const [longWord, roomForLong] = [3, 0.82] as const;

/** From how wide a word is, in sizes of the font. */
export const measureRoom = ({ cells }: Pick<BoardLabel, "cells">, width: number): number =>
  (width > longWord ? roomForLong : roomAcross) + cells - 1;

/**
 * One size for all labels of a group: that of the widest. A label that would need less than the least size is smaller
 * alone, or all the others would be tiny.
 */
export function matchSizes(labels: readonly BoardLabel[], sizes: readonly number[], least: number): number[] {
  const common = new Map<string, number>();
  labels.forEach(({ group }, i) => {
    const size = sizes[i] ?? 0;
    if (size >= least) common.set(group, Math.min(common.get(group) ?? size, size));
  });
  return labels.map(({ group }, i) => Math.min(sizes[i] ?? 0, common.get(group) ?? Number.POSITIVE_INFINITY));
}

/** How far from the middle of a cell the ring around a marked label runs, in sizes of a cell. */
const ringRadius = 0.42;

/** The way round a marked label, around all cells that it spreads over; in millimetres. */
export function markRing({ at, cells }: BoardLabel, cell: number): Ring {
  const half = ((cells - 1) / 2) * cell;
  const [x, y] = [at.x * cell, at.y * cell];
  // A line of no length has no outline.
  const ends = [x - half - 0.001, x + half + 0.001].map((end) => ({ x: end, y }));
  return strokeOutline([ends], 2 * ringRadius * cell)[0] ?? [];
}

/** Whether a word runs from one cell to the other: no line is drawn between them. */
export function joinByLabels(puzzle: Puzzle, texts: readonly string[]): (a: number, b: number) => boolean {
  const words = new Map<number, number>();
  listLabelledRegions(puzzle, texts).forEach((spots, word) => {
    const [first] = spotLabels(latticeNamed(puzzle.lattice), spots);
    if (first?.cells === spots.length) for (const { cell } of spots) words.set(cell.index, word);
  });
  return (a, b) => words.has(a) && words.get(a) === words.get(b);
}
