/** From the rows of a board as written to its words, the faults in them, and the cells they stand for. */

import type { Lattice } from "../../lattice/lattice.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import type { Fault } from "../../text/fault.js";
import { nearest } from "../../text/nearest.js";
import { maxSuggestions, quoted } from "../../text/sentences.js";
import type { PuzzleDraft } from "../draft.js";
import type { Board } from "../puzzle.js";
import { overLimit } from "./over-limit.js";
import { repeated, wordFaults } from "./texts.js";

export const noCell = "-";
export const blankCell = "*";

/** Returns whether a cell can have this name on a written board: it's one word, and not a mark. */
export const isCellName = (text: string): boolean => /^\S+$/.test(text) && text !== noCell && text !== blankCell;

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
  return board.flatMap((row, index) =>
    row.trim() === "" ? [{ path: ["board", index], ...checkMessages.emptyRow({ gap: noCell }) }] : [],
  );
}

/** What people and programs write where there is no cell, before they have read that it is a hyphen. */
const otherGaps = [".", "_", "x", "X", "0", "o", "O", "#", "~", "null", "None", "nil", "--", "–", "—"];

const cellsShown = ({ fields }: PuzzleDraft): ReadonlySet<string> =>
  new Set(fields.flatMap(({ choices }) => choices.flatMap(({ cells }) => cells)));

/** Words that stand for no cell, as far as we can guess: marks like these that no field shows. */
export function gapsIn(draft: PuzzleDraft): BoardWord[] {
  const shown = cellsShown(draft);
  return boardWords(draft).filter(({ id }) => id !== null && otherGaps.includes(id) && !shown.has(id));
}

function gapFaults(draft: PuzzleDraft): Fault[] {
  const gaps = gapsIn(draft);
  const marks = new Set(gaps.map(({ id }) => id ?? ""));
  return [...marks].flatMap((mark) => {
    const [first, ...others] = gaps.filter(({ id }) => id === mark);
    const said = checkMessages.strangeGap({
      mark: quoted(mark),
      times: others.length + 1,
      gap: noCell,
      blank: blankCell,
    });
    return first === undefined ? [] : [{ path: pathOf(first), offset: first.offset, ...said }];
  });
}

function repeatedFaults(words: readonly BoardWord[], gaps: readonly BoardWord[]): Fault[] {
  const marks = new Set(gaps.map(({ id }) => id));
  const named = words.filter(({ id }) => id !== null && !marks.has(id));
  return repeated(named, (word) => word.id ?? "").map(([word]) => ({
    path: pathOf(word),
    offset: word.offset,
    ...checkMessages.twoCells({ cell: quoted(word.id ?? "") }),
  }));
}

function nameFaults(words: readonly BoardWord[]): Fault[] {
  return words.flatMap((word) => (word.id === null ? [] : wordFaults(word.id, "cell", pathOf(word), word.offset)));
}

export function boardFaults(draft: PuzzleDraft): Fault[] {
  const words = boardWords(draft);
  if (words.length === 0) return [{ path: ["board"], ...checkMessages.noCells() }];
  return [...emptyRowFaults(draft), ...repeatedFaults(words, gapsIn(draft)), ...nameFaults(words)];
}

/** Named cells that no field shows. */
function unusedCells(draft: PuzzleDraft): BoardWord[] {
  const shown = cellsShown(draft);
  const gaps = new Set(gapsIn(draft).map(({ id }) => id));
  return boardWords(draft).filter(({ id }) => id !== null && !shown.has(id) && !gaps.has(id));
}

/** A label that never shows is a slip more often than a wish, so it has to be said with a `*`. */
export function unusedCellFaults(draft: PuzzleDraft): Fault[] {
  const unused = unusedCells(draft);
  if (draft.fields.length === 0 && unused.length > 1)
    return [{ path: ["board"], ...checkMessages.noFields({ blank: blankCell }) }];
  const misspelt = misspellings(draft);
  const faults = unused
    .filter(({ id }) => ![...misspelt.values()].includes(id ?? ""))
    .map((word) => ({
      path: pathOf(word),
      offset: word.offset,
      ...checkMessages.unusedCell({ cell: quoted(word.id ?? ""), blank: blankCell }),
    }));
  return [...gapFaults(draft), ...faults];
}

/** Cells that fields name and the board lacks, with the cell of the board that was probably meant: one nobody names. */
export function misspellings(draft: PuzzleDraft): ReadonlyMap<string, string> {
  const ids = cellIds(draft);
  const free = unusedCells(draft).flatMap(({ id }) => id ?? []);
  const unknown = [...cellsShown(draft)].filter((cell) => !ids.has(cell)).slice(0, maxSuggestions);
  return new Map(unknown.flatMap((cell) => pairWith(cell, nearest(cell, free) ?? nearest(cell, [...ids]))));
}

const pairWith = (cell: string, guess: string | undefined): [string, string][] =>
  guess === undefined ? [] : [[cell, guess]];

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
