/** From the facts of a puzzle to lines about its board, its dates and its pieces. */

import type { Message } from "../../core/i18n/message.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { PuzzleFacts } from "../../requests/facts.js";

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

export function factLines(puzzle: Puzzle, { cells, blankCells, targets, pieces }: PuzzleFacts): Message[] {
  const fields = puzzle.fields.map(({ name, choices }) => `${name} (${choices.length})`);
  return [
    resultsMessages.cells({ cells, areHexagons: puzzle.lattice === "hex", blank: blankCells }),
    fields.length === 0
      ? resultsMessages.allCovered()
      : resultsMessages.uncovers({ fields, count: targets, areDates: targetNoun(puzzle) === "date" }),
    resultsMessages.stock({
      pieces: sumOf(pieces.map(({ copies }) => copies)),
      orientations: sumOf(pieces.map(({ orientations }) => orientations)),
      placements: sumOf(pieces.map(({ placements }) => placements)),
    }),
  ];
}
