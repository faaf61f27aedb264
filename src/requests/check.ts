/** From a puzzle file to every fault in it, or to whether all its dates work and in how many ways. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetCount } from "../core/puzzle/target.js";
import { countTargets } from "../core/solver/counts.js";
import { type Summary, summaryOf } from "../core/solver/summary.js";
import { expectList } from "../core/text/arguments.js";
import type { Problem } from "../formats/problem.js";
import { type Caller, doWork } from "./caller.js";
import { faultsIn } from "./file-faults.js";
import { jsonHead } from "./json.js";
import { found, type Outcome } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { type PuzzleSource, readPuzzleSource } from "./puzzle.js";
import { flipsAsked } from "./question.js";
import { checkParts } from "./schema.js";
import { datesAmong, maxTargets, summaryJson } from "./year.js";

/** A puzzle to check, and the language of its faults. */
export interface CheckAsked extends AskedOf<typeof checkParts> {}

/** A request for a check. */
export interface CheckRequest extends CheckAsked {
  readonly want: "check";
}

/** What a check found: here, faults are an answer, not a refusal. */
export interface CheckAnswer {
  /** What the file is called. */
  readonly file: string;
  /** Undefined where there are problems. */
  readonly puzzle: Puzzle | undefined;
  readonly problems: readonly Problem[];
  /** What's valid, but perhaps not meant. */
  readonly warnings: readonly Problem[];
  /** Undefined where there are problems, or too many targets to count. */
  readonly summary: Summary | undefined;
  /** The targets without a solution that should have one: those that some calendar has, or any of a puzzle without dates. */
  readonly broken: readonly number[];
}

/** Where no field speaks of a date, every target must work. */
function brokenTargets(puzzle: Puzzle, impossible: readonly number[]): readonly number[] {
  const whole = { whole: puzzle, puzzle, only: puzzle.fields.map(() => undefined) };
  return datesAmong(whole, impossible) ?? impossible;
}

type Counted = Pick<CheckAnswer, "summary" | "broken">;

async function counted(puzzle: Puzzle, asked: CheckAsked, caller: Caller): Promise<Counted> {
  if (targetCount(puzzle) > maxTargets) return { summary: undefined, broken: [] };
  const setup = { puzzle, flips: flipsAsked(asked) };
  const summary = summaryOf(await doWork(caller, (options) => countTargets(setup, options)));
  return { summary, broken: brokenTargets(puzzle, summary.impossible) };
}

const nameOf = (source: PuzzleSource | undefined): string =>
  typeof source === "object" && "yaml" in source ? (source.name ?? "puzzle.yaml") : "puzzle";

/**
 * Finds every fault of a puzzle. Where there is none, counts the solutions of all its dates.
 *
 * @example
 * ```ts
 * const { problems } = unwrap(await askCheck({ puzzle: { yaml: "id: mine", name: "mine.yaml" } }));
 * problems[0]?.message; // → the key title is missing
 * const { summary, broken } = unwrap(await askCheck({ puzzle: "classic" }));
 * [summary?.tilings, broken.length]; // → [ 25061, 0 ]
 * ```
 */
export async function askCheck(asked: CheckAsked, caller: Caller = {}): Promise<Outcome<CheckAnswer>> {
  const wrong = wrongParts(asked, checkParts);
  if (wrong !== undefined) return wrong;
  const read = await readPuzzleSource(asked.puzzle);
  if (!read.ok) return read;
  const { value: reading } = read;
  const warnings = await faultsIn(reading.warnings, asked.language);
  const file = nameOf(asked.puzzle);
  if (!reading.ok) {
    const problems = await faultsIn(reading.faults, asked.language);
    return found({ file, puzzle: undefined, problems, warnings, summary: undefined, broken: [] });
  }
  const puzzle = reading.value;
  return found({ file, puzzle, problems: [], warnings, ...(await counted(puzzle, asked, caller)) });
}

/** Whether a file has no fault, and a solution for every date. */
export const isWorking = ({ problems, broken }: CheckAnswer): boolean => problems.length === 0 && broken.length === 0;

const placesJson = (problems: readonly Problem[]) =>
  problems.map(({ line, column, message }) => ({ line, column, message }));

function fileJson(answer: CheckAnswer): Record<string, unknown> {
  const { file, puzzle, problems, warnings, summary, broken } = answer;
  const verdict = { ok: isWorking(answer), sound: problems.length === 0 };
  const said = { file, ...verdict, problems: placesJson(problems), warnings: placesJson(warnings) };
  if (puzzle === undefined || summary === undefined) return said;
  return { ...said, puzzle: puzzle.id, ...summaryJson(puzzle, summary), impossibleDates: broken.length };
}

/**
 * Checks of files as the document that the command line prints.
 *
 * @example
 * ```ts
 * const answer = unwrap(await askCheck({ puzzle: "classic" }));
 * checkJson([answer]).command; // → check
 * ```
 */
export function checkJson(answers: readonly CheckAnswer[]): Record<string, unknown> {
  expectList(answers, "answers", "a list of what askCheck answers");
  return { ...jsonHead("check"), files: answers.map(fileJson) };
}
