/** From the facts of a puzzle to lines about its board, its dates and its pieces. */

import { targetNoun } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { Said } from "../../core/text/message.js";
import type { PuzzleFacts } from "../../requests/facts.js";
import { sayResult } from "./messages.js";

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

export function factLines(puzzle: Puzzle, { cells, blankCells, targets, pieces }: PuzzleFacts): Said[] {
  const fields = puzzle.fields.map(({ name, choices }) => `${name} (${choices.length})`);
  return [
    sayResult.cells(cells, puzzle.lattice === "hex", blankCells),
    fields.length === 0 ? sayResult.allCovered() : sayResult.uncovers(fields, targets, targetNoun(puzzle) === "date"),
    sayResult.stock(
      sumOf(pieces.map(({ copies }) => copies)),
      sumOf(pieces.map(({ orientations }) => orientations)),
      sumOf(pieces.map(({ placements }) => placements)),
    ),
  ];
}
