/** From a draft or a puzzle to the text of its puzzle file, in the one form every file of the catalogue has. */

import { latticeNamed } from "../core/lattice/lattice.js";
import { isLatticeName } from "../core/puzzle/check/check.js";
import { expectDraft } from "../core/puzzle/check/form.js";
import type { DraftField, PuzzleDraft } from "../core/puzzle/draft.js";
import { draftOf } from "../core/puzzle/draft-of.js";
import { limitOf } from "../core/puzzle/limits.js";
import type { Puzzle, Text } from "../core/puzzle/puzzle.js";
import { canBeDrawn, writeDrawing } from "./piece-drawing.js";
import { type PuzzleKey, plainLanguage } from "./puzzle-keys.js";

const plainSentence = /^[\p{L}\p{N}(]([\p{L}\p{N} ,.;()'/!?×+-]*[\p{L}\p{N},.;()'/!?+-])?$/u;
const plainWord = /^[\p{L}\p{N}]([\p{L}\p{N}_+./-]*[\p{L}\p{N}_+-])?$/u;
/** What JSON leaves as it is, but an editor would not show, or show in another order. */
const invisible = /[\p{C}\p{Z}]/gu;

function escaped(character: string): string {
  if (character === " ") return character;
  return [...Array(character.length).keys()]
    .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`)
    .join("");
}

/** A string of JSON is a string of YAML. */
function inQuotes(text: string): string {
  return JSON.stringify(text).replace(invisible, escaped);
}

const sentence = (text: string): string => (plainSentence.test(text) ? text : inQuotes(text));
/** For keys and between brackets. */
const word = (text: string): string => (plainWord.test(text) ? text : inQuotes(text));

/** What's after a colon: its first line goes on the line of the key. */
type Value = readonly string[];

const inner = "  ";
const widest = 100;
/** YAML takes longer keys only after a question mark. */
const maxKeyLength = 1000;

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === "" ? "" : inner + line));

function keyed(key: string, [first = "", ...rest]: Value): string[] {
  const written = word(key);
  const start = written.length > maxKeyLength ? [`? ${written}`, `: ${first}`] : [`${written}: ${first}`];
  return [...start, ...rest].map((line) => line.trimEnd());
}

const below = (lines: readonly string[]): Value => ["", ...indented(lines)];
const block = (lines: readonly string[]): Value => ["|", ...indented(lines)];

/** Items between brackets, as many on a line as there is room for. */
function bracketed(open: string, items: readonly string[], close: string): Value {
  const lines: string[] = [];
  let line = open;
  items.forEach((item, index) => {
    const part = index < items.length - 1 ? `${item},` : item;
    if (line.length + part.length >= widest && line !== open) {
      lines.push(line);
      line = inner + part;
    } else line += line === open ? part : ` ${part}`;
  });
  return [...lines, line + close];
}

function list(items: readonly string[]): Value {
  return bracketed("[", items.map(word), "]");
}

function inlineMap(pairs: readonly (readonly [string, string])[]): Value {
  const written = pairs.map(([key, value]) => (key.length > maxKeyLength ? `? ${key} : ${value}` : `${key}: ${value}`));
  return bracketed("{", written, "}");
}

function translated(text: Text): Value {
  const [language, ...others] = Object.keys(text);
  if (language === plainLanguage && others.length === 0) return [sentence(text[language] ?? "")];
  return below(Object.entries(text).flatMap(([tag, each]) => keyed(tag, [sentence(each)])));
}

/** A text of words where each is one, and none would be read as a range. */
function words(ids: readonly string[]): string | undefined {
  if (ids.length === 0 || !ids.every((id) => /^\S+$/.test(id) && !id.includes(".."))) return undefined;
  const text = ids.join(" ");
  return ids.every((id) => plainWord.test(id)) ? text : inQuotes(text);
}

const shortestRange = 4;

/** `1..31` for words that count up. */
function rangeOf(ids: readonly string[]): string | undefined {
  const [, prefix, from] = /^(\D*)(0|[1-9]\d{0,3})$/.exec(ids[0] ?? "") ?? [];
  if (prefix === undefined || ids.length < shortestRange || words(ids) === undefined) return undefined;
  if (ids.some((id, i) => id !== `${prefix}${Number(from) + i}`)) return undefined;
  const range = `${ids[0]}..${ids.at(-1)}`;
  return plainWord.test(range) ? range : inQuotes(range);
}

function fieldValue({ choices }: DraftField): Value {
  const ids = choices.map(({ id }) => id);
  const isPlain = choices.every(({ id, cells }) => cells.length === 1 && cells[0] === id);
  const simple = rangeOf(ids) ?? words(ids);
  if (isPlain) return simple === undefined ? list(ids) : [simple];
  return inlineMap(choices.map(({ id, cells }) => [word(id), words(cells) ?? list(cells).join(" ")]));
}

const wordsIn = (row: string): string[] => row.match(/\S+/g) ?? [];

/** How far a row is to the right of the first one, in columns. */
function shiftOf(lattice: string, row: number): number {
  if (!isLatticeName(lattice)) return 0;
  const { fromGrid, centreInPlane } = latticeNamed(lattice);
  return centreInPlane(fromGrid(row, 0)).x;
}

/** Columns line up; where rows are shifted, all columns are equally wide to show by how much. */
function aligned(rows: readonly string[], lattice: string): string[] {
  const table = rows.map(wordsIn);
  const shifts = rows.map((_, row) => shiftOf(lattice, row));
  const count = Math.max(...table.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, c) => Math.max(...table.map((row) => row[c]?.length ?? 0)));
  const widestWord = Math.max(...widths);
  const isShifted = shifts.some((shift) => shift !== 0);
  const padded = (text: string, column: number): string => text.padEnd((isShifted ? widestWord : widths[column]) ?? 0);
  const indent = (row: number): string => " ".repeat(Math.ceil((shifts[row] ?? 0) * (widestWord + 1)));
  return table.map((row, r) => (indent(r) + row.map(padded).join(" ")).trimEnd());
}

function boardValue({ board, lattice }: PuzzleDraft, isRoomy: boolean): Value {
  const isPlain = board.every((row) => wordsIn(row).length > 0 && !/\p{C}/u.test(row));
  if (!isPlain) return list(board);
  return block(isRoomy ? aligned(board, lattice) : board.map((row) => wordsIn(row).join(" ")));
}

function piecesValue({ pieces }: PuzzleDraft, isRoomy: boolean): Value {
  if (isRoomy && canBeDrawn(pieces)) return block(writeDrawing(pieces));
  return below(pieces.flatMap(({ id, shape }) => keyed(id, list(shape))));
}

function copiesValue({ pieces }: PuzzleDraft): Value {
  const several = pieces.filter(({ copies }) => copies !== 1);
  return inlineMap(several.map(({ id, copies }) => [word(id), `${copies}`]));
}

function labelsValue({ labels }: PuzzleDraft): Value {
  return below(
    Object.entries(labels).flatMap(([language, byCell]) =>
      keyed(language, inlineMap(Object.entries(byCell).map(([cell, label]) => [word(cell), word(label)]))),
    ),
  );
}

interface Section {
  readonly key: PuzzleKey;
  readonly isThere: (draft: PuzzleDraft) => boolean;
  /** Without room, nothing is written for its looks alone. */
  readonly value: (draft: PuzzleDraft, isRoomy: boolean) => Value;
}

const isFilled = (record: object): boolean => Object.keys(record).length > 0;

const sections: readonly Section[] = [
  { key: "id", isThere: () => true, value: ({ id }) => [word(id)] },
  { key: "title", isThere: ({ title }) => isFilled(title), value: ({ title }) => translated(title) },
  { key: "note", isThere: ({ note }) => isFilled(note), value: ({ note }) => translated(note) },
  {
    key: "credits",
    isThere: ({ credits }) => isFilled(credits),
    value: ({ credits }) => below(credits.map((line) => `- ${sentence(line)}`)),
  },
  { key: "lattice", isThere: () => true, value: ({ lattice }) => [word(lattice)] },
  { key: "board", isThere: ({ board }) => isFilled(board), value: boardValue },
  {
    key: "fields",
    isThere: ({ fields }) => isFilled(fields),
    value: ({ fields }) => below(fields.flatMap((field) => keyed(field.name, fieldValue(field)))),
  },
  { key: "pieces", isThere: ({ pieces }) => isFilled(pieces), value: piecesValue },
  { key: "copies", isThere: ({ pieces }) => pieces.some(({ copies }) => copies !== 1), value: copiesValue },
  {
    key: "flips",
    isThere: () => true,
    value: ({ flips }) => (typeof flips === "string" ? [flips] : list(flips)),
  },
  { key: "labels", isThere: ({ labels }) => isFilled(labels), value: labelsValue },
];

function written(draft: PuzzleDraft, isRoomy: boolean): string {
  const there = sections.filter(({ isThere }) => isThere(draft));
  return `${there.flatMap(({ key, value }) => keyed(key, value(draft, isRoomy))).join("\n")}\n`;
}

/**
 * Writes a draft as a puzzle file, whether it is right or not.
 *
 * @example
 * ```ts
 * writeDraftYaml(readDraftYaml("id: mine\n").value).split("\n")[0]; // → id: mine
 * ```
 */
export function writeDraftYaml(draft: PuzzleDraft): string {
  expectDraft(draft);
  const text = written(draft, true);
  return text.length <= limitOf("file") ? text : written(draft, false);
}

/**
 * Writes a puzzle as a puzzle file.
 *
 * @example
 * ```ts
 * writePuzzleYaml(cataloguePuzzle("classic")).split("\n")[0]; // → id: classic
 * ```
 */
export function writePuzzleYaml(puzzle: Puzzle): string {
  return writeDraftYaml(draftOf(puzzle));
}
