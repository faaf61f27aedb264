/** From nodes of a YAML document to texts, rows, words and pairs that remember where they are in the file. */

import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar } from "yaml";
import type { Message } from "../core/i18n/message.js";
import { formatsMessages } from "../core/locales/en/formats.generated.js";
import { overLimit } from "../core/puzzle/check/over-limit.js";
import { type LimitName, limitOf } from "../core/puzzle/limits.js";
import { quoted } from "../core/text/sentences.js";
import { linesOf, matches, type Remark, saidOf, type Written } from "./problem.js";

/** What the reading of one file shares: its text, and what was found wrong so far. */
export interface Reading {
  readonly source: string;
  readonly remarks: Remark[];
}

export interface PairOf {
  readonly key: Written;
  /** A node; where nothing is written, the key stands for it, so that what is missing has a place. */
  readonly value: unknown;
}

function isNode(value: unknown): value is Node {
  return isAlias(value) || isScalar(value) || isMap(value) || isSeq(value);
}

function placeOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : ((node as Written | null)?.at ?? 0);
}

/** Says what should be here instead; aliases are refused, since what they copy could grow without end. */
function refuse(reading: Reading, node: unknown, wanted: string | Message): void {
  const said = isAlias(node) ? formatsMessages.aliases({ mark: "*" }) : formatsMessages.expected({ wanted });
  reading.remarks.push({ at: placeOf(node), ...said });
}

/** A scalar's characters are in the source as they are, unless quotes, escapes or folded lines intervene. */
function written(scalar: Scalar, source: string): Written {
  const text = String(scalar.value ?? "");
  const start = placeOf(scalar);
  const quote = scalar.type === "QUOTE_DOUBLE" || scalar.type === "QUOTE_SINGLE" ? 1 : 0;
  const exact = source.startsWith(text, start + quote);
  return { text, at: exact ? start + quote : start, exact };
}

export function writtenText(reading: Reading, node: unknown, wanted: string | Message): Written | undefined {
  if (isScalar(node)) return written(node, reading.source);
  refuse(reading, node, wanted);
  return undefined;
}

function listOf(reading: Reading, nodes: readonly unknown[], wanted: string | Message): Written[] {
  return nodes.flatMap((node) => writtenText(reading, node, wanted) ?? []);
}

/** Looks from the end: a pattern would try every run of line ends in between as well. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n") end--;
  return text.slice(0, end);
}

/** The lines of a literal block scalar: each is a line of the source less its indentation. */
function blockLines(scalar: Scalar, source: string): Written[] {
  const text = String(scalar.value ?? "");
  const start = source.indexOf("\n", placeOf(scalar)) + 1;
  const inSource = linesOf(source.slice(start, scalar.range?.[1]));
  const lines = withoutEmptyEnd(text).split("\n");
  return lines.map((line, index) => {
    const found = inSource[index];
    const indent = Math.max(0, (found?.text.length ?? 0) - line.length);
    return { text: line, at: start + (found?.at ?? 0) + indent, exact: true };
  });
}

function isOnOneLine(scalar: Scalar, source: string): boolean {
  return !source.slice(placeOf(scalar), scalar.range?.[1]).trimEnd().includes("\n");
}

const writtenBreak = "\\n";

/** The rows of a text in quotes that says \n, as programs write it; where nothing else is escaped, their places too. */
function quotedLines({ text, at }: Written, scalar: Scalar, source: string): Written[] {
  const lines = withoutEmptyEnd(text).split("\n");
  const parts = source.slice(placeOf(scalar) + 1, scalar.range?.[1]).split(writtenBreak);
  let next = placeOf(scalar) + 1;
  return lines.map((line, index) => {
    const start = next;
    next += (parts[index]?.length ?? 0) + writtenBreak.length;
    const exact = source.startsWith(line, start);
    return { text: line, at: exact ? start : at, exact };
  });
}

function refuseFolded(reading: Reading, at: number): Written[] {
  reading.remarks.push({ at, ...formatsMessages.folded({ bar: "|" }) });
  return [];
}

/** Rows one by one. Whoever makes lists of cells makes one for every row, but needs to be told once. */
function listedRows(reading: Reading, nodes: readonly unknown[], wanted: string | Message): Written[] {
  const strange = nodes.find((node) => !isScalar(node));
  if (strange !== undefined) refuse(reading, strange, wanted);
  return strange === undefined ? listOf(reading, nodes, wanted) : [];
}

/** Rows of a board or a shape: a block after `|`, a list of texts, a text with \n between them, or a single one. */
export function writtenRows(reading: Reading, node: unknown, wanted: string | Message): Written[] {
  if (isSeq(node)) return listedRows(reading, node.items, wanted);
  if (isScalar(node) && node.type === "BLOCK_LITERAL") return blockLines(node, reading.source);
  const text = writtenText(reading, node, wanted);
  if (text === undefined) return [];
  if (!isOnOneLine(node as Scalar, reading.source)) return refuseFolded(reading, text.at);
  return text.text.includes("\n") ? quotedLines(text, node as Scalar, reading.source) : [text];
}

/** A few characters can stand for very many words, so these are counted before anything is made of them. */
function isTooLong(reading: Reading, node: unknown, limit: LimitName, count: number): boolean {
  const faults = overLimit(limit, count, []);
  reading.remarks.push(...faults.map((fault) => ({ ...saidOf(fault), at: placeOf(node) })));
  return faults.length > 0;
}

const range = /^(\D*)(\d{1,9})\.\.(\D*)(\d{1,9})$/;

/** How many words a word stands for: 31 for `1..31`, nothing for a range that is none. */
function countIn({ text }: Written): number {
  if (!text.includes("..")) return 1;
  const [, prefix, first, again, last] = range.exec(text) ?? [];
  const count = Number(last) - Number(first) + 1;
  return prefix === again && count >= 1 && count <= limitOf("choices") ? count : 0;
}

/** `1..31` and `T0..T9` stand for everything between; other words for themselves. */
function expanded(reading: Reading, word: Written): Written[] {
  if (!word.text.includes("..")) return [word];
  const [, prefix, first] = range.exec(word.text) ?? [];
  const count = countIn(word);
  if (count === 0) {
    reading.remarks.push({
      at: word.at,
      ...formatsMessages.notARange({ word: quoted(word.text), example: "1..31", most: limitOf("choices") }),
    });
  }
  return Array.from({ length: count }, (_, i) => ({ ...word, text: `${prefix}${Number(first) + i}`, exact: false }));
}

/** Words: a text of words separated by blanks, or a list that gives each word literally. */
export function writtenWords(reading: Reading, node: unknown, wanted: string | Message, limit: LimitName): Written[] {
  if (isSeq(node)) return isTooLong(reading, node, limit, node.items.length) ? [] : listOf(reading, node.items, wanted);
  const text = writtenText(reading, node, wanted);
  const words = text === undefined ? [] : matches(text, /\S+/g);
  return isTooLong(reading, node, limit, words.length) ? [] : words;
}

/** As words, but in a text some may be ranges. */
export function rangesOf(reading: Reading, node: unknown, wanted: string | Message, limit: LimitName): Written[] {
  const words = writtenWords(reading, node, wanted, limit);
  if (isSeq(node)) return words;
  const count = words.reduce((sum, word) => sum + countIn(word), 0);
  return isTooLong(reading, node, limit, count) ? [] : words.flatMap((word) => expanded(reading, word));
}

/** The pairs of a mapping in their order; keys are texts whatever they look like. */
export function pairsOf(reading: Reading, node: unknown, wanted: string | Message, limit?: LimitName): PairOf[] {
  if (!isMap(node)) {
    refuse(reading, node, wanted);
    return [];
  }
  if (limit !== undefined && isTooLong(reading, node, limit, node.items.length)) return [];
  return node.items.flatMap(({ key, value }) => {
    const name = writtenText(reading, key, formatsMessages.aKey());
    return name === undefined ? [] : [{ key: name, value: value ?? name }];
  });
}

/** The pairs whose key stands for the first time; a second one is reported. */
export function distinctPairsOf(reading: Reading, node: unknown, wanted: string | Message): PairOf[] {
  const seen = new Set<string>();
  return pairsOf(reading, node, wanted).filter(({ key }) => {
    if (!seen.has(key.text)) return seen.add(key.text);
    reading.remarks.push({ at: key.at, ...formatsMessages.appearsTwice({ key: quoted(key.text) }) });
    return false;
  });
}
