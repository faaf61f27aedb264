/** From a board to a race: every algorithm and the solver itself on it, and how each of them fared. */

import { expectObjects } from "../../core/text/arguments.js";
import type { Caller } from "../caller.js";
import { jsonHead } from "../json.js";
import { found, type Outcome } from "../outcome.js";
import { type AskedOf, wrongParts } from "../parts.js";
import { type AskedQuestion, findFittingQuestion, questionJson } from "../question.js";
import { raceParts } from "../schema.js";
import { contest, type RaceEntry } from "./contest.js";

/** A board to race on, and how long each algorithm may take. */
export interface RaceAsked extends AskedOf<typeof raceParts> {}

/** A request for a race. */
export interface RaceRequest extends RaceAsked {
  readonly want: "race";
}

/** How each algorithm did. */
export interface RaceAnswer {
  readonly question: AskedQuestion;
  /** Seconds that each algorithm had. */
  readonly budget: number;
  readonly entries: readonly RaceEntry[];
}

const milliseconds = 1000;

/**
 * Runs every algorithm, and the solver itself, on the same board, one after the other.
 *
 * @example
 * ```ts
 * const { entries } = unwrap(await askRace({ date: "25 Dec", budget: 0.01 }));
 * entries.map(({ algorithm }) => algorithm.id).includes("dancing-links"); // → true
 * ```
 */
export async function askRace(asked: RaceAsked, caller: Caller = {}): Promise<Outcome<RaceAnswer>> {
  const wrong = wrongParts(asked, raceParts);
  if (wrong !== undefined) return wrong;
  const question = await findFittingQuestion(asked, caller);
  if (!question.ok) return question;
  const { budget = raceParts.budget.default } = asked;
  const { signal, onProgress } = caller;
  const entries = await contest(question.value, { budget: budget * milliseconds, signal, onProgress });
  return found({ question: question.value, budget, entries });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function entryJson({ algorithm, firstMilliseconds, ...entry }: RaceEntry): Record<string, unknown> {
  const { id, name, source } = algorithm;
  const { solutions, isComplete: complete, nodes, tried } = entry;
  const firstMs = firstMilliseconds === undefined ? null : rounded(firstMilliseconds);
  return { id, name, source, solutions, complete, nodes, tried, ms: rounded(entry.milliseconds), firstMs };
}

/**
 * A race as the document that the command line prints.
 *
 * @example
 * ```ts
 * const answer = unwrap(await askRace({ date: "25 Dec", budget: 0.01 }));
 * raceJson(answer).command; // → race
 * ```
 */
export function raceJson(answer: RaceAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askRace answers", ["question"]);
  const { question, budget, entries } = answer;
  const head = { ...jsonHead("race", question.puzzle), ...questionJson(question) };
  return { ...head, budget, algorithms: entries.map(entryJson) };
}
