/** From a board to the number of its solutions. */

import { countTilings } from "../core/solver/counts.js";
import { expectObjects } from "../core/text/arguments.js";
import { type Caller, doWork } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome } from "./outcome.js";
import { wrongParts } from "./parts.js";
import { type AskedQuestion, type BoardAsked, findFittingQuestion, questionJson } from "./question.js";
import { boardParts } from "./schema.js";

/** A request for a number of solutions. */
export interface CountRequest extends BoardAsked {
  readonly want: "count";
}

/** A board where nothing fits is an answer, not a refusal: 0. */
export async function countOf(question: AskedQuestion, caller: Caller = {}): Promise<number> {
  if (question.obstacle !== undefined) return 0;
  return doWork(caller, (options) => countTilings(question, options));
}

/** How many solutions there are, and of what. */
export interface CountAnswer {
  readonly question: AskedQuestion;
  readonly count: number;
}

/**
 * Counts the solutions of a date, of fields or of cells; today's where you name none.
 *
 * @example
 * ```ts
 * unwrap(await askCount({ date: "25 Dec" })).count; // → 92
 * unwrap(await askCount({ puzzle: "hex-lake", date: "25 Dec" })).count; // → 53
 * ```
 */
export async function askCount(asked: BoardAsked, caller: Caller = {}): Promise<Outcome<CountAnswer>> {
  const wrong = wrongParts(asked, boardParts);
  if (wrong !== undefined) return wrong;
  const question = await findFittingQuestion(asked, caller);
  if (!question.ok) return question;
  return found({ question: question.value, count: await countOf(question.value, caller) });
}

/**
 * A count as the document that the command line prints.
 *
 * @example
 * ```ts
 * countJson(unwrap(await askCount({ date: "25 Dec" }))).count; // → 92
 * ```
 */
export function countJson(answer: CountAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askCount answers", ["question"]);
  const { question, count } = answer;
  return { ...jsonHead("count", question.puzzle), ...questionJson(question), count };
}
