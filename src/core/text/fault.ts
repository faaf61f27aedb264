/** Faults as values: what is wrong, and where in the thing that was read. */

import type { Message } from "../i18n/message.js";
import { expectList, expectObject } from "./arguments.js";

/** Something wrong, and where in the thing that was read. Its message is a sentence a puzzle maker understands. */
export interface Fault extends Message {
  /** The way to the faulty part, such as ["pieces", 2, "shape", 0]: by number, since two parts may share a name. */
  readonly path: readonly (string | number)[];
  /** How many characters into that part, where it is a text. */
  readonly offset?: number;
}

/** What everything that can go wrong returns: a value, or every fault there is. */
export type Result<Value, Kind = Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Kind[] };

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const failure = (...faults: Fault[]): Result<never> => ({ ok: false, faults });

/** What a fault says; some are no more than their sentence. */
const sentenceOf = (fault: { readonly message: string } | string): string =>
  typeof fault === "string" ? fault : fault.message;

/**
 * The value of a result, for programs that know it is there. Throws an Error with every sentence where it isn't.
 *
 * @example
 * ```ts
 * unwrap(parseDate("25 Dec")).month; // → 12
 * ```
 */
export function unwrap<Value>(result: Result<Value, { readonly message: string } | string>): Value {
  expectObject(result, "result", "a result");
  if (!result.ok) expectList(result.faults, "result.faults");
  if (result.ok) return result.value;
  throw new Error(result.faults.map(sentenceOf).join("\n"));
}
