/**
 * From a text to its spans in the order in which they are on a line, each read from one side only, as the Unicode
 * bidirectional algorithm (https://www.unicode.org/reports/tr9/) has it.
 *
 * In "الجمعة 25 ديسمبر" the words have level 1 and are read from the right, the number has level 2 and is read from the
 * left; on the line is ديسمبر, then 25, then الجمعة.
 */

import bidiFactory, { type Bidi } from "bidi-js";
import { itemAt } from "../core/text/list.js";

/** The package exports a function, though its types speak of a module that has one. */
const bidi: Bidi = (bidiFactory as unknown as () => Bidi)();

export interface TextSpan {
  /** In the order in which it is read. */
  readonly text: string;
  readonly isRightToLeft: boolean;
}

interface LevelRun {
  readonly level: number;
  readonly text: string;
}

const isOdd = (level: number): boolean => level % 2 === 1;

/** What opens to one side opens to the other where it is read from the right. */
const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");

/** Neighbours of one level, in the order in which they are read. */
function levelRuns(text: string): LevelRun[] {
  const { levels } = bidi.getEmbeddingLevels(text);
  const starts = [...levels.keys()].filter((at) => levels[at] !== levels[at - 1]);
  return starts.map((start, i) => ({ level: itemAt(levels, start), text: text.slice(start, starts[i + 1]) }));
}

/** Turns each longest stretch of runs from this level on: rule L2. */
function turnedFrom(level: number, runs: readonly LevelRun[]): LevelRun[] {
  const turned: LevelRun[] = [];
  let start = 0;
  for (const run of runs) {
    if (run.level < level) start = turned.length + 1;
    turned.splice(run.level < level ? turned.length : start, 0, run);
  }
  return turned;
}

/** From left to right. A text whose first letter is read from the right begins at the right. */
export function textSpansOf(text: string): TextSpan[] {
  let runs = levelRuns(text);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) runs = turnedFrom(level, runs);
  return runs.map((run) => ({
    text: isOdd(run.level) ? mirrored(run.text) : run.text,
    isRightToLeft: isOdd(run.level),
  }));
}

/** Scripts that a font turns by itself; it leaves signs and most digits as they come. */
const turnedByFonts = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** What to hand to a font, which decides from the letters alone, so that the line reads as it should. */
export function asFontsTakeIt(text: string, isRightToLeft: boolean): string {
  return turnedByFonts.test(text) === isRightToLeft ? text : [...text].reverse().join("");
}
