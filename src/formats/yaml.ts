/** From the text of a puzzle file to a draft and a puzzle, or to every problem with it and where it is. */

import { isMap } from "yaml";
import { hinted } from "../core/i18n/hinted.js";
import type { Message } from "../core/i18n/message.js";
import { formatsMessages } from "../core/locales/en/formats.generated.js";
import { textMessages } from "../core/locales/en/text.generated.js";
import { checkPuzzle, type DraftPart, draftFaults } from "../core/puzzle/check/check.js";
import { overLimit } from "../core/puzzle/check/over-limit.js";
import { puzzleWarnings } from "../core/puzzle/check/warnings.js";
import type { PuzzleDraft } from "../core/puzzle/draft.js";
import { expectText } from "../core/text/arguments.js";
import type { Fault, Result } from "../core/text/fault.js";
import { nearestQuoted } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import {
  type Problem,
  type PuzzleReading,
  placeIn,
  plainText,
  problemsIn,
  type Remark,
  saidOf,
  type Written,
} from "./problem.js";
import { type PuzzleKey, puzzleKeys } from "./puzzle-keys.js";
import { distinctPairsOf, type PairOf } from "./yaml-nodes.js";
import {
  type Copies,
  type PartReading,
  readBoard,
  readCopies,
  readCredits,
  readFields,
  readFlips,
  readLabels,
  readPieces,
  readText,
  readTranslated,
} from "./yaml-parts.js";
import { parseYaml } from "./yaml-syntax.js";

/** A draft, with nothing in the parts that couldn't be read, and every problem there is. */
export type DraftReading = Result<PuzzleDraft, Problem> & {
  /** As far as the file could be read, even where it has faults. */
  readonly value: PuzzleDraft;
  /** None where all is well. */
  readonly faults: readonly Problem[];
};

const required: readonly PuzzleKey[] = ["id", "title", "board", "pieces"];

interface FileReading extends PartReading {
  /** The nearest place that is known on the way to the fault. */
  remarkOn(fault: Fault): Remark;
}

function startReading(source: string): FileReading {
  const places = new Map<string, Written>();
  const keyOf = (path: Fault["path"]): string => JSON.stringify(path);
  return {
    source,
    remarks: [],
    note: (path, written) => places.set(keyOf(path), written),
    remarkOn: (fault) => {
      const { path, offset } = fault;
      const whole = places.get(keyOf(path));
      if (whole !== undefined) return { ...saidOf(fault), at: placeIn(whole, offset) };
      const ways = path.map((_, index) => path.slice(0, index)).reverse();
      const near = ways.map((way) => places.get(keyOf(way))).find((place) => place !== undefined);
      return { ...saidOf(fault), at: near?.at ?? 0 };
    },
  };
}

type Pairs = ReadonlyMap<PuzzleKey, PairOf>;

function isPuzzleKey(text: string): text is PuzzleKey {
  return puzzleKeys.some((key) => key === text);
}

const unknownKey = (key: string, guess: Message | undefined): Message =>
  hinted(formatsMessages.unknownKey({ key: quoted(key) }), guess ?? textMessages.chooseFrom({ words: puzzleKeys }));

function readKeys(reading: FileReading, contents: unknown): Pairs {
  const guess = nearestQuoted(puzzleKeys);
  const pairs = new Map<PuzzleKey, PairOf>();
  for (const pair of distinctPairsOf(reading, contents, formatsMessages.keys({ examples: required }))) {
    const { text, at } = pair.key;
    if (isPuzzleKey(text)) pairs.set(text, pair);
    else reading.remarks.push({ at, ...unknownKey(text, guess(text)) });
    reading.note([text], pair.key);
  }
  return pairs;
}

function missingRemarks(pairs: Pairs): Remark[] {
  return required.filter((key) => !pairs.has(key)).map((key) => ({ at: 0, ...formatsMessages.keyMissing({ key }) }));
}

/** Reads one part; what is missing stays empty. */
type Reader = <Value>(key: PuzzleKey, read: (node: unknown) => Value, empty: Value) => Value;

function readDraft(reading: FileReading, part: Reader): PuzzleDraft {
  const copies = part<Copies>("copies", (node) => readCopies(reading, node), new Map());
  return {
    id: part("id", (node) => readText(reading, node, "id"), ""),
    title: part("title", (node) => readTranslated(reading, node, "title"), {}),
    note: part("note", (node) => readTranslated(reading, node, "note"), {}),
    credits: part("credits", (node) => readCredits(reading, node), []),
    lattice: part("lattice", (node) => readText(reading, node, "lattice"), "square"),
    board: part("board", (node) => readBoard(reading, node), []),
    fields: part("fields", (node) => readFields(reading, node), []),
    pieces: part("pieces", (node) => readPieces(reading, node, copies), []),
    flips: part("flips", (node) => readFlips(reading, node), "all"),
    labels: part("labels", (node) => readLabels(reading, node), {}),
  };
}

/** The part of the draft that a key speaks about. */
const partOf = (key: PuzzleKey): DraftPart => (key === "copies" ? "pieces" : key);

/** Finds the last key before a place in the file; asked for every remark, so the keys are sorted once. */
function keyFinder(pairs: Pairs): (at: number) => PuzzleKey | undefined {
  const fromTheEnd = [...pairs].sort(([, a], [, b]) => b.key.at - a.key.at);
  return (at) => fromTheEnd.find(([, { key }]) => key.at <= at)?.[0];
}

function keysHit(pairs: Pairs, remarks: readonly Remark[]): ReadonlySet<PuzzleKey> {
  const keyAt = keyFinder(pairs);
  return new Set(remarks.flatMap(({ at }) => keyAt(at) ?? []));
}

/** Remarks on other keys than those that are broken: about these the syntax says enough. */
function outside(broken: ReadonlySet<PuzzleKey | undefined>, pairs: Pairs, remarks: readonly Remark[]): Remark[] {
  const keyAt = keyFinder(pairs);
  return remarks.filter(({ at }) => !broken.has(keyAt(at)));
}

interface KeysRead {
  readonly pairs: Pairs;
  readonly remarks: readonly Remark[];
}

/** Where the YAML is bad, keys may be there in another disguise: then nothing is said about missing ones. */
function readPairs(reading: FileReading, contents: unknown, syntax: readonly Remark[]): KeysRead {
  const pairs = readKeys(reading, contents);
  const missing = isMap(contents) && syntax.length === 0 ? missingRemarks(pairs) : [];
  return { pairs, remarks: [...reading.remarks.splice(0), ...missing] };
}

/** What was read of a part with a remark, or not read at all, is not what was meant: it is not judged any further. */
function unreadParts(pairs: Pairs, syntax: readonly Remark[], remarks: readonly Remark[]): DraftPart[] {
  const expected = syntax.length > 0 ? puzzleKeys : required;
  const missing = expected.filter((key) => !pairs.has(key));
  return [...missing, ...keysHit(pairs, [...syntax, ...remarks])].map(partOf);
}

interface SourceReading {
  readonly draft: PuzzleDraft;
  readonly remarks: readonly Remark[];
  /** Finds the place of a fault of the draft. */
  remarkOn(fault: Fault): Remark;
}

function readSource(source: string): SourceReading {
  const reading = startReading(source);
  const { contents, remarks: syntax } = parseYaml(source);
  const keys = readPairs(reading, contents, syntax);
  const draft = readDraft(reading, (key, read, empty) => {
    const pair = keys.pairs.get(key);
    return pair === undefined ? empty : read(pair.value);
  });
  const sound = outside(keysHit(keys.pairs, syntax), keys.pairs, [...keys.remarks, ...reading.remarks]);
  const faults = draftFaults(draft, unreadParts(keys.pairs, syntax, reading.remarks));
  const { remarkOn } = reading;
  return { draft, remarks: [...syntax, ...sound, ...faults.map(remarkOn)], remarkOn };
}

const tooLong = (text: string): Remark[] =>
  overLimit("file", text.length, []).map((fault) => ({ ...saidOf(fault), at: 0 }));

function readBounded(text: string): SourceReading & { readonly source: string } {
  const refused = tooLong(text);
  const source = refused.length > 0 ? "" : plainText(text);
  const reading = readSource(source);
  return { ...reading, source, remarks: refused.length > 0 ? refused : reading.remarks };
}

/**
 * Reads a puzzle file as far as it can be read: for editors, which show a draft with its problems.
 *
 * @example
 * ```ts
 * readDraftYaml("id: mine\nboard: |\n  Jan Feb\n").value.board; // → [ 'Jan Feb' ]
 * ```
 */
export function readDraftYaml(text: string, file = "puzzle.yaml"): DraftReading {
  expectText(text, "text");
  expectText(file, "file");
  const { draft: value, source, remarks } = readBounded(text);
  const faults = problemsIn(file, source, remarks);
  return { ok: faults.length === 0, value, faults };
}

/** A puzzle or its problems, and warnings about what's valid but perhaps not meant. */
export type WarnedReading = PuzzleReading & { readonly warnings: readonly Problem[] };

/**
 * Reads a puzzle file: a puzzle comes back, or every problem with its line and column.
 *
 * @example
 * ```ts
 * const reading = readPuzzleYaml(writePuzzleYaml(cataloguePuzzle("classic")));
 * unwrap(reading).id; // → classic
 * ```
 */
export function readPuzzleYaml(text: string, file = "puzzle.yaml"): WarnedReading {
  expectText(text, "text");
  expectText(file, "file");
  const { draft, source, remarks, remarkOn } = readBounded(text);
  const checked = checkPuzzle(draft);
  if (remarks.length > 0 || !checked.ok) return { ok: false, faults: problemsIn(file, source, remarks), warnings: [] };
  const warnings = problemsIn(file, source, puzzleWarnings(checked.value).map(remarkOn));
  return { ok: true, value: checked.value, warnings };
}
