/** From pieces and cells to what sentences call them: what is printed on the cells in a language. */

import type { Language } from "../core/calendar/languages.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import type { Said } from "../core/text/message.js";
import type { Placement } from "../core/tiling/placement.js";
import { cellWords } from "./cells.js";
import { sayCoach } from "./coach-messages.js";

/** A board and the language it is spoken of in. */
export interface SpokenBoard {
  readonly puzzle: Puzzle;
  readonly language: Language;
}

export const pieceName = ({ puzzle: { pieces } }: SpokenBoard, piece: number): string => pieces[piece]?.id ?? "";

export const pieceNames = (board: SpokenBoard, placements: readonly Placement[]): string[] =>
  placements.map(({ piece }) => pieceName(board, piece));

export const cellInWords = ({ puzzle, language }: SpokenBoard, cell: number): string =>
  cellWords(puzzle, language)[cell] ?? "";

const maxNamed = 6;

/** All of them by name where they are few, else how many, and the first and the last. */
export function cellsInWords({ puzzle, language }: SpokenBoard, cells: readonly number[]): Said {
  const words = cellWords(puzzle, language);
  const names = cells.map((cell) => words[cell] ?? "");
  const [first = ""] = names;
  return names.length <= maxNamed
    ? sayCoach.cells(names)
    : sayCoach.cellRange(names.length, first, names[names.length - 1] ?? "");
}

interface Lying {
  readonly placed: readonly Placement[];
  readonly uncovered: readonly number[];
}

/** Which piece covers what must stay uncovered, as the solution of another date does. */
export function onDateWords(board: SpokenBoard & Lying): Said | undefined {
  const { placed, uncovered } = board;
  const [first] = placed.flatMap(({ piece, cells }) =>
    cells.filter((cell) => uncovered.includes(cell)).map((cell) => [piece, cell] as const),
  );
  if (first === undefined) return undefined;
  const [piece, cell] = first;
  return sayCoach.sentence(sayCoach.coversDate(pieceName(board, piece), cellInWords(board, cell)));
}
