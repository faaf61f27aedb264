/** From a date, fields or cells to what they leave uncovered, before anything is searched. */

import { expectObjects } from "../core/text/arguments.js";
import type { Caller } from "./caller.js";
import { jsonHead } from "./json.js";
import type { Outcome } from "./outcome.js";
import { wrongParts } from "./parts.js";
import { type AskedQuestion, type BoardAsked, findQuestion, questionJson } from "./question.js";
import { boardParts } from "./schema.js";

/** A request for what a date leaves uncovered. */
export interface TargetRequest extends BoardAsked {
  readonly want: "target";
}

/**
 * Reads a date, fields or cells, without a search. Today's where you name none.
 *
 * @example
 * ```ts
 * unwrap(await askTarget({ date: "25 Dec" })).title; // → 25 December
 * ```
 */
export async function askTarget(asked: BoardAsked, caller: Caller = {}): Promise<Outcome<AskedQuestion>> {
  return wrongParts(asked, boardParts) ?? findQuestion(asked, caller);
}

/**
 * A target as a document.
 *
 * @example
 * ```ts
 * targetJson(unwrap(await askTarget({ date: "25 Dec" }))).uncovered; // → [ 'Dec', '25' ]
 * ```
 */
export function targetJson(question: AskedQuestion): Record<string, unknown> {
  expectObjects(question, "question", "what askTarget answers", ["puzzle"]);
  return { ...jsonHead("target", question.puzzle), title: question.title, ...questionJson(question) };
}
