/** From the rows of a board as written to its words, the faults in them, and the cells they stand for. */

import type { Lattice } from "../../lattice/lattice.js";
import type { Fault } from "../../text/fault.js";
import { quoted } from "../../text/sentences.js";
import type { PuzzleDraft } from "../draft.js";
import { overLimit } from "../limits.js";
import type { Board } from "../puzzle.js";
import { repeated, wordFaults } from "./texts.js";

export const noCell = "-";
export const blankCell = "*";

/** A word of the board that stands for a cell, with its place in the written form. */
export interface BoardWord {
  readonly id: string | null;
  readonly row: number;
  readonly column: number;
  /** Characters into the row's text. */
  readonly offset: number;
}

function rowWords(text: string, row: number): BoardWord[] {
  return [...text.matchAll(/\S+/g)].flatMap((match, column) => {
    const word = match[0];
    if (word === noCell) return [];
    return [{ id: word === blankCell ? null : word, row, column, offset: match.index }];
  });
}

/** The words that stand for cells, in reading order. */
export function boardWords({ board }: PuzzleDraft): BoardWord[] {
  return board.flatMap(rowWords);
}

function wordCount(row: string): number {
  return row.match(/\S+/g)?.length ?? 0;
}

const pathOf = (word: BoardWord): Fault["path"] => ["board", word.row];

export function boardSizeFaults(draft: PuzzleDraft): Fault[] {
  return [
    ...overLimit("rows", draft.board.length, ["board"]),
    ...overLimit("cells", boardWords(draft).length, ["board"]),
    ...draft.board.flatMap((row, index) => overLimit("columns", wordCount(row), ["board", index])),
  ];
}

function emptyRowFaults({ board }: PuzzleDraft): Fault[] {
  const message = `this row of the board is empty; write ${noCell} where there is no cell`;
  return board.flatMap((row, index) => (row.trim() === "" ? [{ path: ["board", index], message }] : []));
}

function repeatedFaults(words: readonly BoardWord[]): Fault[] {
  const named = words.filter((word) => word.id !== null);
  return repeated(named, (word) => word.id ?? "").map(([word]) => ({
    path: pathOf(word),
    offset: word.offset,
    message: `there are two cells ${quoted(word.id ?? "")}; every cell needs a name of its own`,
  }));
}

function nameFaults(words: readonly BoardWord[]): Fault[] {
  return words.flatMap((word) => (word.id === null ? [] : wordFaults(word.id, "cell", pathOf(word), word.offset)));
}

export function boardFaults(draft: PuzzleDraft): Fault[] {
  const words = boardWords(draft);
  if (words.length === 0) return [{ path: ["board"], message: "the board has no cells" }];
  return [...emptyRowFaults(draft), ...repeatedFaults(words), ...nameFaults(words)];
}

/** A label that never shows is a slip more often than a wish, so it has to be said with a `*`. */
export function unusedCellFaults(draft: PuzzleDraft): Fault[] {
  const used = new Set(draft.fields.flatMap((field) => field.choices.flatMap((choice) => choice.cells)));
  const unused = boardWords(draft).filter(({ id }) => id !== null && !used.has(id));
  return unused.map((word) => ({
    path: pathOf(word),
    offset: word.offset,
    message: `cell ${quoted(word.id ?? "")} belongs to no field; write ${blankCell} for a cell that must always be covered`,
  }));
}

export function cellIds(draft: PuzzleDraft): ReadonlySet<string> {
  return new Set(boardWords(draft).flatMap(({ id }) => (id === null ? [] : [id])));
}

export function boardOf(draft: PuzzleDraft, lattice: Lattice): Board {
  const cells = boardWords(draft).map(({ id, row, column }, index) => ({
    index,
    id,
    point: lattice.fromGrid(row, column),
  }));
  return { cells, rows: draft.board.length, columns: Math.max(...draft.board.map(wordCount)) };
}
