/** From an arrangement to what is still open: cells, pieces, and where these could lie if one looks no further. */

import type { Puzzle } from "../puzzle/puzzle.js";
import type { Question } from "../solver/question.js";
import { itemAt } from "../text/list.js";
import { type Placement, placementsOf } from "../tiling/placement.js";

export interface OpenBoard {
  readonly puzzle: Puzzle;
  /** Cells that are still to be covered, ascending. */
  readonly cells: readonly number[];
  /** By piece: how many copies are left. */
  readonly left: readonly number[];
  /** Every placement of the pieces left on open cells. */
  readonly placements: readonly Placement[];
}

export function openBoard({ puzzle, uncovered, placed = [], flips }: Question): OpenBoard {
  const closed = [...uncovered, ...placed.flatMap(({ cells }) => cells)];
  const left = puzzle.pieces.map(({ copies }, piece) => copies - placed.filter((each) => each.piece === piece).length);
  const placements = placementsOf(puzzle, { flips, closed }).filter(({ piece }) => itemAt(left, piece) > 0);
  const cells = puzzle.board.cells.map(({ index }) => index).filter((cell) => !closed.includes(cell));
  return { puzzle, cells, left, placements };
}

/** The board after one more piece. */
export function openAfter({ puzzle, cells, left, placements }: OpenBoard, next: Placement): OpenBoard {
  const taken = new Set(next.cells);
  const fewer = left.map((copies, piece) => (piece === next.piece ? copies - 1 : copies));
  return {
    puzzle,
    cells: cells.filter((cell) => !taken.has(cell)),
    left: fewer,
    placements: placements.filter(
      (other) => itemAt(fewer, other.piece) > 0 && !other.cells.some((cell) => taken.has(cell)),
    ),
  };
}

/** The open cells, split where they do not touch; each region ascending. */
export function regionsOf(cells: readonly number[], neighbours: readonly (readonly number[])[]): number[][] {
  const open = new Set(cells);
  return cells.flatMap((first) => {
    if (!open.delete(first)) return [];
    const region = [first];
    for (const cell of region) region.push(...(neighbours[cell] ?? []).filter((next) => open.delete(next)));
    return [region.sort((a, b) => a - b)];
  });
}

/** How many cells the pieces left can cover together, some of them or all: true at each such number. */
export function reachableSizes({ puzzle, left, cells }: Pick<OpenBoard, "puzzle" | "left" | "cells">): boolean[] {
  const reachable = [true, ...cells.map(() => false)];
  for (const [piece, { shape }] of puzzle.pieces.entries())
    for (let copies = itemAt(left, piece); copies > 0; copies--) addSize(reachable, shape.length);
  return reachable;
}

/** From above, so that one copy counts once. */
function addSize(reachable: boolean[], size: number): void {
  for (let sum = reachable.length - 1; sum >= size; sum--) reachable[sum] ||= itemAt(reachable, sum - size);
}
