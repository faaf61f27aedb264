/** From a date and its solutions to how often somebody would play before they solve it, by techniques and luck alone. */

import { targetAt, targetCells } from "../puzzle/target.js";
import type { Question, Setup } from "../solver/question.js";
import type { Placement } from "../tiling/placement.js";
import { Thinning } from "../tiling/thinning.js";
import { Covers, diceFrom, Luck } from "./luck.js";

/** From how many cells the coach begins. */
const beginnings = 2;
/** With more solutions, it takes too long to follow all of them. */
export const maxSolutions = 20_000;

/** Who plays, and on what. */
interface Playing {
  readonly board: Thinning;
  readonly luck: Luck;
}

export function playing({ puzzle }: Setup, placements: readonly Placement[], seed = 1): Playing {
  const board = new Thinning(puzzle, placements);
  return { board, luck: new Luck(board, diceFrom(seed)) };
}

/** Undefined without a solution, or with too many. */
export function playsOf({ uncovered, placed = [] }: Question, { board, luck }: Playing, rows: Uint32Array) {
  board.begin(uncovered, placed);
  if (board.openCells === 0) return 1;
  const size = board.puzzle.pieces.reduce((sum, _, piece) => sum + board.left(piece), 0);
  const covers = new Covers(board, rows, size);
  if (covers.length === 0 || covers.length > maxSolutions) return undefined;
  const cells = luck.beginnings(beginnings);
  return cells.length / cells.reduce((sum, cell) => sum + luck.chanceFrom(cell, covers), 0);
}

export const questionAt = (setup: Setup, index: number): Question => ({
  ...setup,
  uncovered: targetCells(setup.puzzle, targetAt(setup.puzzle, index)),
});
