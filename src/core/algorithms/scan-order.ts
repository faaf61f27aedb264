/**
 * From a task to the order in which to fill its cells: that of all ways to read the board which keeps the frontier short.
 *
 * The frontier is what the open cells have in common with the covered ones: open cells that touch a covered one. Pieces
 * may have crept into any of them or not, so each may double the number of boards to be seen. A board of two columns and
 * five rows should be read row by row: two cells of frontier at most, where reading it in columns would have five.
 *
 * It matters most a third of the way through, where most of a search happens: at the beginning little has been tried,
 * and later most of it has come to nothing.
 */

import { latticeNamed, type Symmetry } from "../lattice/lattice.js";
import { touchingCells } from "../tiling/placement.js";
import type { Task } from "./task.js";

/** The open cells, row by row, as they would be after a symmetry. */
function readBy({ puzzle, open }: Task, { xx, xy, yx, yy }: Symmetry): number[] {
  const row = puzzle.board.cells.map(({ point: { x, y } }) => yx * x + yy * y);
  const column = puzzle.board.cells.map(({ point: { x, y } }) => xx * x + xy * y);
  const cells = [...open.keys()].filter((cell) => open[cell]);
  return cells.sort((a, b) => row[a]! - row[b]! || column[a]! - column[b]!);
}

/** How much of a search happens when so much of the board is covered: a curve with its top at a third. */
const shareOfSearch = (covered: number): number => covered * (1 - covered) ** 2;

/** How many boards the frontiers on the way may stand for. */
function boardsSeen(order: readonly number[], touching: readonly number[][]): number {
  const ahead = new Set(order);
  const frontier = new Set<number>();
  let boards = 0;
  order.forEach((cell, i) => {
    ahead.delete(cell);
    frontier.delete(cell);
    for (const next of touching[cell]!) if (ahead.has(next)) frontier.add(next);
    boards += 2 ** frontier.size * shareOfSearch((i + 1) / order.length);
  });
  return boards;
}

/** An order of rows and columns, so that a piece begins with the same of its cells wherever it is. */
export function scanOrder(task: Task): number[] {
  const touching = touchingCells(task.puzzle);
  const orders = latticeNamed(task.puzzle.lattice).symmetries.map((symmetry) => readBy(task, symmetry));
  const boards = orders.map((order) => boardsSeen(order, touching));
  return orders[boards.indexOf(Math.min(...boards))]!;
}
