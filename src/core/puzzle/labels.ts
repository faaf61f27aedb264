/** Labels: from a cell and a language to what is printed on the cell. */

import { baseOf, type CalendarWords, type Language, languageOf, wordsOf } from "../calendar/languages.js";
import { expectObject, expectText } from "../text/arguments.js";
import { cellName } from "./cell-names.js";
import { expectPuzzle } from "./expect.js";
import type { Cell, Field, Puzzle } from "./puzzle.js";

/** Where there is room for it, the long name. */
function calendarWords({ name }: Field, words: CalendarWords, isLong: boolean): readonly string[] {
  if (name === "month") return isLong ? words.longMonths : words.months;
  if (name === "weekday") return isLong ? words.longWeekdays : words.weekdays;
  return [];
}

/** A word that spreads over several cells begins with a capital. Letters that join stay together: all cells have it. */
function partOf(word: string, part: number, parts: number, { rightToLeft }: CalendarWords): string {
  if (rightToLeft || parts === 1) return word;
  const letters = Array.from(word);
  const size = Math.ceil(letters.length / parts);
  const text = letters.slice(part * size, (part + 1) * size).join("");
  return part === 0 ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : text;
}

function calendarWord(puzzle: Puzzle, cell: Cell, language: Language): string | undefined {
  const words = wordsOf(language);
  for (const field of puzzle.fields) {
    const choice = field.choices.findIndex(({ cells }) => cells.includes(cell.index));
    const { cells = [] } = field.choices[choice] ?? {};
    // In English, what is written on the board is what somebody wants to read there.
    const isWritten = cells.length > 1 && baseOf(language) === "en";
    const word = isWritten ? undefined : calendarWords(field, words, cells.length > 1)[choice];
    if (word !== undefined) return partOf(word, cells.indexOf(cell.index), cells.length, words);
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

/** The full name of the month or weekday that has this cell alone, where there is one. */
export function longLabel({ fields }: Puzzle, cell: number, language: Language): string | undefined {
  const { longMonths, longWeekdays } = wordsOf(language);
  for (const { name, choices } of fields) {
    const words = name === "month" ? longMonths : name === "weekday" ? longWeekdays : [];
    const word = words[choices.findIndex(({ cells }) => cells.length === 1 && cells[0] === cell)];
    if (word !== undefined) return word;
  }
  return undefined;
}

/**
 * What people call each cell: its label, or a longer name where several cells have that label. March and Tuesday are both
 * Mar in Spanish and Italian. A blank cell is known by its place.
 */
export function cellWords(puzzle: Puzzle, language: Language): string[] {
  const labels = cellLabels(puzzle, language);
  return labels.map((label, index) => {
    const isUnique = label !== "" && labels.indexOf(label) === labels.lastIndexOf(label);
    return isUnique ? label : (longLabel(puzzle, index, language) ?? cellName(puzzle, index));
  });
}
