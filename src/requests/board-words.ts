/** From pieces and cells to what sentences call them: what is printed on the cells in a language. */

import type { Language } from "../core/calendar/languages.js";
import type { Message } from "../core/i18n/message.js";
import { coachMessages } from "../core/locales/en/coach.generated.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import type { Placement } from "../core/tiling/placement.js";
import { cellWords } from "./cells.js";

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
export function cellsInWords({ puzzle, language }: SpokenBoard, cells: readonly number[]): Message {
  const words = cellWords(puzzle, language);
  const names = cells.map((cell) => words[cell] ?? "");
  const [first = ""] = names;
  return names.length <= maxNamed
    ? coachMessages.cells({ names })
    : coachMessages.cellRange({ count: names.length, first, last: names[names.length - 1] ?? "" });
}

interface Lying {
  readonly placed: readonly Placement[];
  readonly uncovered: readonly number[];
}

/** Which piece covers what must stay uncovered, as the solution of another date does. */
export function onDateWords(board: SpokenBoard & Lying): Message | undefined {
  const { placed, uncovered } = board;
  const [first] = placed.flatMap(({ piece, cells }) =>
    cells.filter((cell) => uncovered.includes(cell)).map((cell) => [piece, cell] as const),
  );
  if (first === undefined) return undefined;
  const [piece, cell] = first;
  return coachMessages.sentence({
    text: coachMessages.coversDate({ piece: pieceName(board, piece), cell: cellInWords(board, cell) }),
  });
}
