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
import { expectObject, expectText } from "../core/text/arguments.js";
import type { PuzzleReading } from "./problem.js";
import { readPuzzleYaml } from "./yaml.js";

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
export function readPuzzleObject(object: PuzzleObject, name = shownName): PuzzleReading {
  expectObject(object, "object", "an object with the keys of a puzzle file");
  expectText(name, "name");
  return readPuzzleYaml(stringify(object, { lineWidth: 0, aliasDuplicateObjects: false }), name);
}
