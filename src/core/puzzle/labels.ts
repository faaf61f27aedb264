/** Labels: from a cell and a language to what is printed on the cell. */

import { baseOf, type CalendarWords, type Language, languageOf, wordsOf } from "../calendar/languages.js";
import { expectObject, expectText } from "../text/arguments.js";
import { expectPuzzle } from "./expect.js";
import type { Cell, Field, Puzzle } from "./puzzle.js";

function calendarWords(field: Field, words: CalendarWords): readonly string[] | undefined {
  if (field.name === "month") return words.months;
  return field.name === "weekday" ? words.weekdays : undefined;
}

/** A choice of several cells has no word to print on one of them. */
function calendarWord(puzzle: Puzzle, cell: Cell, language: Language): string | undefined {
  for (const field of puzzle.fields) {
    const choice = field.choices.findIndex(({ cells }) => cells.length === 1 && cells[0] === cell.index);
    const word = calendarWords(field, wordsOf(language))?.[choice];
    if (word !== undefined) return word;
  }
  return undefined;
}

/** By its own keys alone: a cell may be called "constructor". */
function ownLabel({ labels }: Puzzle, tag: string | undefined, id: string): string | undefined {
  const byCell = tag !== undefined && Object.hasOwn(labels, tag) ? labels[tag] : undefined;
  return byCell !== undefined && Object.hasOwn(byCell, id) ? byCell[id] : undefined;
}

/**
 * What is printed on a cell: the puzzle's own label, or the language's word for the month or weekday. Nothing on a
 * blank cell.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * cellLabel(puzzle, puzzle.board.cells[11]!, "de"); // → Dez
 * ```
 */
export function cellLabel(puzzle: Puzzle, cell: Cell, language: Language): string {
  expectPuzzle(puzzle);
  expectObject(cell, "cell", "a cell of the board");
  expectText(language, "language");
  const { id } = cell;
  if (id === null) return "";
  const own = (tag: string | undefined): string | undefined => ownLabel(puzzle, tag, id);
  const base = languageOf(language) && baseOf(language);
  const inLanguage = own(language) ?? own(base) ?? calendarWord(puzzle, cell, language);
  return inLanguage ?? own(Object.keys(puzzle.labels)[0]) ?? id;
}

/**
 * What is printed on every cell of the board, in reading order.
 *
 * @example
 * ```ts
 * cellLabels(cataloguePuzzle("classic"), "fr").slice(0, 3).join(" "); // → Janv Févr Mars
 * ```
 */
export function cellLabels(puzzle: Puzzle, language: Language): string[] {
  expectPuzzle(puzzle);
  expectText(language, "language");
  return puzzle.board.cells.map((cell) => cellLabel(puzzle, cell, language));
}
