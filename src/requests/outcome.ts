/** What becomes of a request: a value, or a refusal with its kind and sentences that a person can act on. */

import { asMessage, type Message } from "../core/i18n/message.js";
import { expectLists } from "../core/text/arguments.js";
import type { Fault } from "../core/text/fault.js";
import { frozen } from "../core/text/frozen.js";
import { visible } from "../core/text/visible.js";

/**
 * Why a request is refused: you asked for something wrong, there's no solution, or the puzzle file has faults.
 *
 * @example
 * ```ts
 * refusalKinds.join(", "); // → usage, none, file
 * ```
 */
export const refusalKinds = frozen(["usage", "none", "file"]);
/** Why a request is refused. */
export type RefusalKind = (typeof refusalKinds)[number];

/** A sentence that a person can act on, in English and as data; a faulty file's has its place. */
export interface RefusalFault extends Message {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Why a request isn't answered. */
export interface Refusal {
  readonly ok: false;
  readonly kind: RefusalKind;
  readonly faults: readonly RefusalFault[];
  /** What the faults are about, where a door may know where to look it up. */
  readonly about?: "puzzle" | "cell";
}

/** What comes of a request: a `Result` whose faults share a kind. */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export const found = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

/** Sentences quote what was asked for, which may come from anybody and hold anything. */
const refusal = (kind: RefusalKind, sentences: readonly (string | Message)[]): Refusal => ({
  ok: false,
  kind,
  faults: sentences.map(faultOf),
});

function faultOf(sentence: string | Message): RefusalFault {
  const { message, id, values } = asMessage(sentence);
  return id === undefined || values === undefined
    ? { message: visible(message) }
    : { message: visible(message), id, values };
}

export const refused = (...sentences: (string | Message)[]): Refusal => refusal("usage", sentences);

export const noneFound = (...sentences: (string | Message)[]): Refusal => refusal("none", sentences);

export const faultyFile = (faults: readonly RefusalFault[]): Refusal => ({ ok: false, kind: "file", faults });

export const refusedFor = (faults: readonly Fault[]): Refusal => refused(...faults);

/**
 * What a refusal says, a sentence each. Those about a file begin with its name, line and column.
 *
 * @example
 * ```ts
 * const outcome = await askCount({ date: "31 Apr" });
 * outcome.ok ? [] : sentencesOf(outcome)[0]; // → April has 30 days; to see it anyway, write month=Apr day=31 instead of the date
 * ```
 */
export function sentencesOf(refusal: Refusal): string[] {
  expectLists(refusal, "refusal", "a refusal", ["faults"]);
  return refusal.faults.map(({ file, line, column, message }) =>
    file === undefined ? message : `${file}:${line}:${column}: ${message}`,
  );
}
