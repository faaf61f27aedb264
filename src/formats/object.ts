/**
 * From a plain object, with the same keys and defaults as a puzzle file, to a puzzle.
 *
 *     readPuzzleObject({
 *       id: "two-by-three",
 *       title: "Two by three",
 *       board: ["a b c", "* * *"],
 *       fields: { letter: "a b c" },
 *       pieces: { L3: ["##", "#."], I2: ["##"] },
 *     });
 *
 * It is written as YAML and read by the reader of puzzle files, so no default can ever differ.
 */

import { stringify } from "yaml";
import type { Message } from "../core/i18n/message.js";
import { formatsMessages } from "../core/locales/en/formats.generated.js";
import { overLimit } from "../core/puzzle/check/over-limit.js";
import { limitOf } from "../core/puzzle/limits.js";
import { expectObject, expectText } from "../core/text/arguments.js";
import { problemsIn, saidOf } from "./problem.js";
import { readPuzzleYaml, type WarnedReading } from "./yaml.js";

/** One text, or texts by language. */
export type ObjectText = string | Readonly<Record<string, string>>;
/** Rows one below the other: a list, or one text with line breaks. */
export type ObjectRows = string | readonly string[];

/** A puzzle as its file would say it. */
export interface PuzzleObject {
  readonly id: string;
  readonly title: ObjectText;
  readonly note?: ObjectText;
  readonly credits?: ObjectRows;
  /** Left out: square. */
  readonly lattice?: string;
  /** Words separated by blanks: `-` no cell, `*` a blank cell, anything else the id of a cell. */
  readonly board: ObjectRows;
  /** By name: its choices, such as "1..31", or the cells of each choice. */
  readonly fields?: Readonly<Record<string, string | readonly string[] | Readonly<Record<string, ObjectRows>>>>;
  /** A drawing of all pieces, or by id the rows of each. */
  readonly pieces: string | Readonly<Record<string, ObjectRows>>;
  readonly copies?: Readonly<Record<string, number>>;
  /** Left out: all. */
  readonly flips?: string | readonly string[];
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const shownName = "puzzle";

/** Deeper than anything in a puzzle. */
const maxDepth = 8;

interface Part {
  readonly value: unknown;
  readonly depth: number;
}

const partsOf = ({ value, depth }: Part): Part[] =>
  typeof value === "object" && value !== null
    ? Object.values(value).map((each) => ({ value: each, depth: depth + 1 }))
    : [];

/** Why an object can't be written as a file: it may come from elsewhere as JSON, or hold itself. */
function sizeFault(object: PuzzleObject): Message | undefined {
  const left: Part[] = [{ value: object, depth: 0 }];
  let count = 0;
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part.depth > maxDepth) return formatsMessages.tooDeep();
    if (++count > limitOf("file")) return overLimit("file", count, []).map(saidOf)[0];
    for (const inner of partsOf(part)) left.push(inner);
  }
  return undefined;
}

/**
 * Reads a puzzle from a plain object, with the keys and defaults of a puzzle file. Lines and columns of faults are
 * those of the object as YAML.
 *
 * @example
 * ```ts
 * const reading = readPuzzleObject({
 *   id: "two-by-three",
 *   title: "Two by three",
 *   board: ["a b c", "* * *"],
 *   fields: { letter: "a b c" },
 *   pieces: { L3: ["##", "#."], I2: ["##"] },
 * });
 * await countTilings({ puzzle: unwrap(reading), uncovered: [1] }); // → 2
 * ```
 */
export function readPuzzleObject(object: PuzzleObject, name = shownName): WarnedReading {
  expectObject(object, "object", "an object with the keys of a puzzle file");
  expectText(name, "name");
  const fault = sizeFault(object);
  if (fault !== undefined) return { ok: false, faults: problemsIn(name, "", [{ at: 0, ...fault }]), warnings: [] };
  return readPuzzleYaml(stringify(object, { lineWidth: 0, aliasDuplicateObjects: false }), name);
}
