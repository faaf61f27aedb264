/** From a constraint model to the names that all model files share: of cells, of pieces, and of each placement. */

import type { Constraint, Model } from "../../core/algorithms/algorithms.js";
import { baseOf, type Language } from "../../core/calendar/languages.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import { modelsIn } from "../../core/locales/models.generated.js";
import type { Cell, Puzzle } from "../../core/puzzle/puzzle.js";
import type { Placement } from "../../core/tiling/placement.js";

export interface WrittenModel extends Model {
  /** What the file is about, a line each. */
  readonly title: readonly string[];
  /** By cell and by piece of the puzzle; no two are alike, and none has a character that a format would trip over. */
  readonly cellNames: readonly string[];
  readonly pieceNames: readonly string[];
}

function cellName({ lattice }: Puzzle, { id, point }: Cell): string {
  const { row, column } = latticeNamed(lattice).toGrid(point);
  return id ?? `r${row + 1}c${column + 1}`;
}

/** Knuth's programs read names of eight characters at most; a piece has a mark before its name. */
const longest = { cell: 8, piece: 7 } as const;

/** Letters, digits and low lines only, since a linear program would take a hyphen for a minus. */
const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "_");

/** Short and plain, with a number where two names would be alike. */
function plainNames(names: readonly string[], most: number): string[] {
  const taken = new Set<string>();
  for (const name of names.map(plainName)) {
    let free = name.slice(0, most);
    for (let number = 2; taken.has(free); number++) free = `${name.slice(0, most - `_${number}`.length)}_${number}`;
    taken.add(free);
  }
  return [...taken];
}

export function writtenModel(model: Model, title: string, language: Language = "en"): WrittenModel {
  const { puzzle, placements, open } = model.task;
  const cells = open.filter((isOpen) => isOpen).length;
  const heading = modelsIn[baseOf(language)].heading({
    title,
    id: puzzle.id,
    placements: placements.length,
    cells,
  });
  return {
    ...model,
    title: [heading.replace(/[^\S\u00a0]+/g, " ")],
    cellNames: plainNames(
      puzzle.board.cells.map((cell) => cellName(puzzle, cell)),
      longest.cell,
    ),
    pieceNames: plainNames(
      puzzle.pieces.map(({ id }) => id),
      longest.piece,
    ),
  };
}

export function constraintName({ cellNames, pieceNames }: WrittenModel, { about }: Constraint): string {
  return about.kind === "cell" ? `cell_${cellNames[about.cell]}` : `piece_${pieceNames[about.piece]}`;
}

/** `L: Jan Feb Mar Apr Jul`, without a word that other languages would have to translate. */
export function placementName({ cellNames, pieceNames }: WrittenModel, { piece, cells }: Placement): string {
  return `${pieceNames[piece]}: ${cells.map((cell) => cellNames[cell]).join(" ")}`;
}

/** What each unknown stands for, a line each: the way back from an answer. */
export function mappingLines(model: WrittenModel, unknown: (number: number) => string): string[] {
  return model.task.placements.map((each, index) => `${unknown(index + 1)} = ${placementName(model, each)}`);
}

/** Terms in lines of ten, for readers of text and programs that dislike long lines. */
export function inLines(terms: readonly string[], separator: string, indent: string): string {
  const lines: string[] = [];
  for (let i = 0; i < terms.length; i += 10) lines.push(terms.slice(i, i + 10).join(separator));
  return lines.join(`${separator.trimEnd()}\n${indent}`);
}

/** Numbers of placements, as they are in an answer, counting from 1; those that are none are left out. */
export function asIndexes({ task }: WrittenModel, numbers: readonly number[]): number[] {
  const known = numbers.filter((number) => Number.isInteger(number) && number >= 1 && number <= task.placements.length);
  return [...new Set(known)].map((number) => number - 1).sort((a, b) => a - b);
}
