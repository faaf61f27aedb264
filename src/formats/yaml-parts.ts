/** The keys of a puzzle file: each turns its YAML node into a part of the draft and notes where everything is. */

import { isMap, isScalar } from "yaml";
import { hinted } from "../core/i18n/hinted.js";
import type { Message } from "../core/i18n/message.js";
import { formatsMessages } from "../core/locales/en/formats.generated.js";
import type { DraftField, PuzzleDraft } from "../core/puzzle/draft.js";
import type { Text } from "../core/puzzle/puzzle.js";
import type { Fault } from "../core/text/fault.js";
import { nearestQuoted } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import { type DrawnPiece, readDrawing } from "./piece-drawing.js";
import type { Written } from "./problem.js";
import { plainLanguage } from "./puzzle-keys.js";
import {
  distinctPairsOf,
  pairsOf,
  type Reading,
  rangesOf,
  writtenRows,
  writtenText,
  writtenWords,
} from "./yaml-nodes.js";

/** Where the parts of the draft are in the file. */
export interface PartReading extends Reading {
  note(path: Fault["path"], written: Written): void;
}

export function readText(reading: PartReading, node: unknown, part: string): string {
  const text = writtenText(reading, node, formatsMessages.aText());
  if (text !== undefined) reading.note([part], text);
  return text?.text ?? "";
}

function readRecord(reading: PartReading, node: unknown, path: Fault["path"], wanted: Message): Record<string, string> {
  const entries = distinctPairsOf(reading, node, wanted).map(({ key, value }): [string, string] => {
    const text = writtenText(reading, value, formatsMessages.aText());
    reading.note([...path, key.text], text ?? key);
    return [key.text, text?.text ?? ""];
  });
  return Object.fromEntries(entries);
}

export function readTranslated(reading: PartReading, node: unknown, part: string): Text {
  const wanted = formatsMessages.translated({ example: "{en: …, de: …}" });
  if (isMap(node)) return readRecord(reading, node, [part], wanted);
  const text = writtenText(reading, node, wanted);
  if (text === undefined) return {};
  reading.note([part, plainLanguage], text);
  return { [plainLanguage]: text.text };
}

export function readCredits(reading: PartReading, node: unknown): string[] {
  const lines = writtenRows(reading, node, formatsMessages.creditLines({ example: "[Made by Ada, Drawn by Ben]" }));
  lines.forEach((line, index) => {
    reading.note(["credits", index], line);
  });
  return lines.map(({ text }) => text);
}

export function readBoard(reading: PartReading, node: unknown): string[] {
  const rows = writtenRows(reading, node, formatsMessages.boardRows({ bar: "|", example: "[Sun Mon, Tue Wed]" }));
  rows.forEach((row, index) => {
    reading.note(["board", index], row);
  });
  return rows.map(({ text }) => text);
}

interface ChoiceAt {
  readonly id: Written;
  readonly cells: readonly Written[];
}

function choicesOf(reading: PartReading, node: unknown): ChoiceAt[] {
  if (!isMap(node)) {
    return rangesOf(reading, node, formatsMessages.cells({ example: "Sun Mon Tue", range: "1..31" }), "choices").map(
      (id) => ({
        id,
        cells: [id],
      }),
    );
  }
  return pairsOf(reading, node, formatsMessages.choices(), "choices").map(({ key, value }) => ({
    id: key,
    cells: rangesOf(reading, value, formatsMessages.choiceCells(), "choiceCells"),
  }));
}

function readField(reading: PartReading, name: Written, node: unknown, path: Fault["path"]): DraftField {
  reading.note(path, name);
  const choices = choicesOf(reading, node);
  choices.forEach(({ id, cells }, c) => {
    reading.note([...path, "choices", c], id);
    cells.forEach((cell, k) => {
      reading.note([...path, "choices", c, "cells", k], cell);
    });
  });
  return {
    name: name.text,
    choices: choices.map(({ id, cells }) => ({ id: id.text, cells: cells.map(({ text }) => text) })),
  };
}

export function readFields(reading: PartReading, node: unknown): DraftField[] {
  const pairs = pairsOf(reading, node, formatsMessages.fields({ one: "month", other: "day" }), "fields");
  return pairs.map(({ key, value }, f) => readField(reading, key, value, ["fields", f]));
}

function drawnPieces(reading: PartReading, node: unknown): DrawnPiece[] {
  if (isScalar(node)) {
    const { pieces, remarks } = readDrawing(writtenRows(reading, node, formatsMessages.pieces()));
    for (const remark of remarks) reading.remarks.push(remark);
    return pieces;
  }
  return pairsOf(reading, node, formatsMessages.drawnPieces({ bar: "|" }), "pieces").map(({ key, value }) => ({
    id: key,
    shape: writtenRows(reading, value, formatsMessages.shapeRows({ full: "#", empty: ".", example: "['##', '#.']" })),
  }));
}

function readCount(reading: PartReading, written: Written | undefined): number {
  if (written !== undefined && /^\d{1,9}$/.test(written.text)) return Number(written.text);
  if (written !== undefined)
    reading.remarks.push({ at: written.at, ...formatsMessages.expected({ wanted: formatsMessages.wholeNumber() }) });
  return 1;
}

/** By the name of the piece. */
export type Copies = ReadonlyMap<string, { readonly count: number; readonly key: Written; readonly value: Written }>;

export function readCopies(reading: PartReading, node: unknown): Copies {
  const pairs = distinctPairsOf(reading, node, formatsMessages.copies({ example: "{L5: 2}" }));
  return new Map(
    pairs.map(({ key, value }) => {
      const text = writtenText(reading, value, formatsMessages.wholeNumber());
      return [key.text, { count: readCount(reading, text), key, value: text ?? key }];
    }),
  );
}

function checkCopies(reading: PartReading, copies: Copies, pieces: readonly DrawnPiece[]): void {
  const ids = new Set(pieces.map(({ id }) => id.text));
  const guess = nearestQuoted(ids);
  for (const [id, { key }] of copies) {
    if (ids.has(id)) continue;
    reading.remarks.push({ at: key.at, ...hinted(formatsMessages.copiesLackPiece({ piece: quoted(id) }), guess(id)) });
  }
}

export function readPieces(reading: PartReading, node: unknown, copies: Copies): PuzzleDraft["pieces"] {
  const pieces = drawnPieces(reading, node);
  checkCopies(reading, copies, pieces);
  return pieces.map(({ id, shape }, p) => {
    const several = copies.get(id.text);
    reading.note(["pieces", p], id);
    if (several !== undefined) reading.note(["pieces", p, "copies"], several.value);
    shape.forEach((row, r) => {
      reading.note(["pieces", p, "shape", r], row);
    });
    return { id: id.text, shape: shape.map(({ text }) => text), copies: several?.count ?? 1 };
  });
}

export function readFlips(reading: PartReading, node: unknown): PuzzleDraft["flips"] {
  const words = writtenWords(reading, node, formatsMessages.flips({ all: "all", none: "none" }), "pieces");
  words.forEach((word, index) => {
    reading.note(["flips", index], word);
  });
  const only = isScalar(node) && words.length === 1 ? words[0]?.text : undefined;
  return only === "all" || only === "none" ? only : words.map(({ text }) => text);
}

export function readLabels(reading: PartReading, node: unknown): PuzzleDraft["labels"] {
  const languages = distinctPairsOf(reading, node, formatsMessages.labels({ example: "{en: {T0: 0}}" }));
  return Object.fromEntries(
    languages.map(({ key, value }) => {
      const path = ["labels", key.text];
      reading.note(path, key);
      return [key.text, readRecord(reading, value, path, formatsMessages.labelsByCell({ example: "{T0: 0}" }))];
    }),
  );
}
