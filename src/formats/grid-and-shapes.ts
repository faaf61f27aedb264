/**
 * The two-file text form, to a puzzle: a grid of labels, and shapes separated by blank lines.
 *
 *     Jan Feb Mar …        1 1 1 1
 *     1   2   3   …        1 0 0 0
 *     29  30  31  -
 *                          1 1
 *                          1 1
 *
 * The words say which field they belong to: English months and weekdays, and days as numbers. `-` means no cell, `*` one
 * that is always covered. Every piece may be flipped; equal shapes are copies of one piece.
 */

import { hinted } from "../core/i18n/hinted.js";
import { freeKey, nextLetters, pointsOf, shapeName } from "../core/lattice/shape-names.js";
import { formatsMessages } from "../core/locales/en/formats.generated.js";
import { boardWords } from "../core/puzzle/check/board.js";
import { type CalendarField, calendarFields, calendarPosition } from "../core/puzzle/check/calendar.js";
import { checkPuzzle, draftFaults } from "../core/puzzle/check/check.js";
import { overLimit } from "../core/puzzle/check/over-limit.js";
import type { DraftField, DraftPiece, PuzzleDraft } from "../core/puzzle/draft.js";
import { limitOf } from "../core/puzzle/limits.js";
import { expectObject, expectText } from "../core/text/arguments.js";
import { nearestQuoted } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import {
  linesOf,
  matches,
  type Problem,
  type PuzzleReading,
  placeIn,
  plainText,
  problemsIn,
  type Remark,
  saidOf,
  type Written,
} from "./problem.js";

/** What the two files of the grid-and-shapes form don't say themselves. */
export interface ImportOptions {
  readonly id?: string;
  readonly title?: string;
  /** What the two texts are called in problems. */
  readonly gridFile?: string;
  readonly shapesFile?: string;
}

/** The fields whose words can be told apart without saying which is which. */
export const readableFields = calendarFields.filter(({ name }) => ["month", "day", "weekday"].includes(name));

const shortest = 3;

const choiceId = (name: string): string => (/^\d/.test(name) ? name : name.slice(0, shortest));

/** A choice keeps its own name, whichever way the board writes the word. */
function fieldFrom(calendar: CalendarField, ids: readonly string[]): DraftField[] {
  const cells = new Map<number, string>();
  for (const id of ids) {
    const position = calendarPosition(calendar, id);
    if (position >= 0 && !cells.has(position)) cells.set(position, id);
  }
  if (cells.size === 0) return [];
  const choices = calendar.names.map(choiceId).map((id, index) => ({ id, cells: [cells.get(index) ?? id] }));
  return [{ name: calendar.name, choices }];
}

/** A piece and the line its shape begins on. */
interface PieceAt {
  readonly piece: DraftPiece;
  readonly line: Written;
}

/** Runs of lines that are not blank. */
function paragraphs(lines: readonly Written[]): Written[][] {
  const found: Written[][] = [];
  let isInside = false;
  for (const line of lines) {
    const isBlank = line.text.trim() === "";
    if (!isBlank && !isInside) found.push([]);
    if (!isBlank) found.at(-1)?.push(line);
    isInside = !isBlank;
  }
  return found;
}

const marks: Readonly<Record<string, string>> = { "0": ".", "1": "#" };

function shapeRow(line: Written, remarks: Remark[]): string {
  const digits = matches(line, /\S/gu).map(({ text, at }) => {
    if (!Object.hasOwn(marks, text)) remarks.push({ at, ...formatsMessages.zeroOrOne({ mark: quoted(text) }) });
    return marks[text] ?? ".";
  });
  return digits.join("");
}

/** What passes a bound is refused later: nobody needs to know what else is shaped like it. */
const isTooLarge = (shape: readonly string[]): boolean =>
  shape.length > limitOf("shapeRows") || shape.some((row) => row.length > limitOf("shapeColumns"));

/** Equal shapes are counted, since swapping them makes no other solution. */
function piecesFrom(source: string, remarks: Remark[]): PieceAt[] {
  const found = new Map<string, PieceAt>();
  let unnamed = 0;
  for (const [line, ...others] of paragraphs(linesOf(source))) {
    if (line === undefined) continue;
    const shape = [line, ...others].map((each) => shapeRow(each, remarks));
    const key = isTooLarge(shape) ? `${line.at}` : freeKey(pointsOf(shape));
    const before = found.get(key);
    const id = before?.piece.id ?? shapeName(key) ?? nextLetters(unnamed++);
    const copies = (before?.piece.copies ?? 0) + 1;
    found.set(key, { piece: { id, shape: before?.piece.shape ?? shape, copies }, line: before?.line ?? line });
  }
  return [...found.values()];
}

/** Without the blank lines around it. */
function gridRows(source: string): Written[] {
  const lines = linesOf(source);
  const isFilled = ({ text }: Written): boolean => text.trim() !== "";
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1);
}

function unknownWords(draft: PuzzleDraft, rows: readonly Written[]): Remark[] {
  const guess = nearestQuoted(readableFields.flatMap(({ names }) => names.map(choiceId)));
  const isKnown = (id: string): boolean => readableFields.some((field) => calendarPosition(field, id) >= 0);
  return boardWords(draft).flatMap(({ id, row, offset }) => {
    const line = rows[row];
    if (id === null || line === undefined || isKnown(id)) return [];
    const said = hinted(
      formatsMessages.notEnglish({ word: quoted(id) }),
      guess(id) ?? formatsMessages.alwaysCovered({ blank: "*" }),
    );
    return [{ at: placeIn(line, offset), ...said }];
  });
}

function draftFrom(rows: readonly Written[], pieces: readonly PieceAt[], options: ImportOptions): PuzzleDraft {
  const board = rows.map(({ text }) => text);
  const ids = board.flatMap((row) => row.match(/\S+/g) ?? []);
  return {
    id: options.id ?? "imported",
    title: { en: options.title ?? "Imported puzzle" },
    note: {},
    credits: [],
    lattice: "square",
    board,
    fields: readableFields.flatMap((field) => fieldFrom(field, ids)),
    pieces: pieces.map(({ piece }) => piece),
    flips: "all",
    labels: {},
  };
}

interface Sources {
  readonly grid: string;
  readonly shapes: string;
}

/** What the two files say, and what is wrong in each. */
function readSources({ grid, shapes }: Sources, options: ImportOptions) {
  const inShapes: Remark[] = [];
  const rows = gridRows(grid);
  const pieces = piecesFrom(shapes, inShapes);
  const draft = draftFrom(rows, pieces, options);
  const inGrid = unknownWords(draft, rows);
  const known = new Set(inGrid.map(({ at }) => at));
  for (const fault of draftFaults(draft, inShapes.length > 0 ? ["pieces"] : [])) {
    const [part, index] = fault.path;
    if (part === "pieces") inShapes.push({ ...saidOf(fault), at: pieces[Number(index)]?.line.at ?? 0 });
    else {
      const row = part === "board" ? rows[Number(index)] : undefined;
      const at = row === undefined ? 0 : placeIn(row, fault.offset);
      if (row === undefined || !known.has(at)) inGrid.push({ ...saidOf(fault), at });
    }
  }
  return { draft, inGrid, inShapes };
}

function tooLong(text: string, file: string): Problem[] {
  return problemsIn(
    file,
    "",
    overLimit("file", text.length, []).map((fault) => ({ ...saidOf(fault), at: 0 })),
  );
}

/**
 * Reads a puzzle in the two-file form: a grid of labels, and shapes of 0 and 1 separated by blank lines.
 *
 * @example
 * ```ts
 * const { grid, shapes } = unwrap(writeGridAndShapes(cataloguePuzzle("classic")));
 * unwrap(importGridAndShapes(grid, shapes, { id: "mine" })).pieces.length; // → 8
 * ```
 */
export function importGridAndShapes(gridText: string, shapesText: string, options: ImportOptions = {}): PuzzleReading {
  expectObject(options, "options");
  expectText(gridText, "gridText");
  expectText(shapesText, "shapesText");
  const { gridFile = "puzzle.txt", shapesFile = "shapes.txt" } = options;
  const refused = [...tooLong(gridText, gridFile), ...tooLong(shapesText, shapesFile)];
  if (refused.length > 0) return { ok: false, faults: refused };
  const sources = { grid: plainText(gridText), shapes: plainText(shapesText) };
  const { draft, inGrid, inShapes } = readSources(sources, options);
  const problems = [...problemsIn(gridFile, sources.grid, inGrid), ...problemsIn(shapesFile, sources.shapes, inShapes)];
  const checked = checkPuzzle(draft);
  return problems.length === 0 && checked.ok ? { ok: true, value: checked.value } : { ok: false, faults: problems };
}
