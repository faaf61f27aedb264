/** Problems with a file: from a place in its text to the line, column and sentence a person can act on. */

import type { Message } from "../core/i18n/message.js";
import { formatsMessages } from "../core/locales/en/formats.generated.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { expectList, expectObject, expectText } from "../core/text/arguments.js";
import type { Fault, Result } from "../core/text/fault.js";
import { visible } from "../core/text/visible.js";

/** Something wrong with a file: its place, and a sentence, in English and as data. */
export interface Problem extends Message {
  readonly file: string;
  /** Both count from 1; a column is one UTF-16 unit, as editors and compilers count. */
  readonly line: number;
  readonly column: number;
}

/** What every reader of a puzzle answers. */
export type PuzzleReading = Result<Puzzle, Problem>;

/** A sentence about a place in a text, before lines are counted. */
export interface Remark extends Message {
  readonly at: number;
}

/** A fault without its way through the draft: a remark has its own place. */
export const saidOf = ({ path: _, offset: __, ...said }: Fault): Message => said;

/** A piece of a text together with where it is; `exact` when its characters are there one by one. */
export interface Written {
  readonly text: string;
  readonly at: number;
  readonly exact: boolean;
}

export function placeIn(written: Written, offset: number | undefined): number {
  return written.at + (written.exact ? (offset ?? 0) : 0);
}

/** The parts of a text that a pattern matches, each with its place. */
export function matches(written: Written, pattern: RegExp): Written[] {
  return [...written.text.matchAll(pattern)].map((match) => ({
    text: match[0],
    at: placeIn(written, match.index),
    exact: written.exact,
  }));
}

/** One line end for all systems and no byte order mark, so that places are easy to count. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

export function linesOf(source: string): Written[] {
  let at = 0;
  return source.split("\n").map((text) => {
    const line = { text, at, exact: true };
    at += text.length + 1;
    return line;
  });
}

/** Who has made more mistakes than this repairs the first ones before reading on. */
const maxProblems = 100;

function firstOf(problems: readonly Problem[]): Problem[] {
  const next = problems[maxProblems];
  if (next === undefined) return [...problems];
  const rest = problems.length - maxProblems;
  const { file, line, column } = next;
  return [...problems.slice(0, maxProblems), { file, line, column, ...formatsMessages.moreProblems({ count: rest }) }];
}

/** In the order of the text, each sentence once at its place; of very many only the first. */
export function problemsIn(file: string, source: string, remarks: readonly Remark[]): Problem[] {
  const lines = linesOf(source);
  let line = 0;
  const problems = [...remarks]
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...said }) => {
      while ((lines[line + 1]?.at ?? Number.POSITIVE_INFINITY) <= at) line++;
      const column = at - (lines[line]?.at ?? 0) + 1;
      return { file, line: line + 1, column, ...said, message: visible(said.message) };
    });
  const distinct = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return firstOf([...distinct.values()]);
}

/**
 * Writes a problem as one line, the way compilers do.
 *
 * @example
 * ```ts
 * formatProblem({ file: "mine.yaml", line: 3, column: 7, message: "the key id is missing" }); // → mine.yaml:3:7: the key id is missing
 * ```
 */
export function formatProblem(problem: Problem): string {
  expectObject(problem, "problem");
  for (const part of ["file", "message"] as const) expectText(problem[part], `problem.${part}`);
  const { file, line, column, message } = problem;
  return `${visible(file)}:${line}:${column}: ${message}`;
}

/**
 * Writes problems, a line each.
 *
 * @example
 * ```ts
 * const reading = readPuzzleYaml("id: mine\nboard: |\n  Jan Jan\n", "mine.yaml");
 * reading.ok ? "" : formatProblems(reading.faults).split("\n")[0]; // → mine.yaml:1:1: the key title is missing
 * ```
 */
export function formatProblems(problems: readonly Problem[]): string {
  expectList(problems, "problems");
  return problems.map(formatProblem).join("\n");
}
