/** What becomes of a request: a value, or a refusal with its kind and sentences that a person can act on. */

import type { Fault } from "../core/text/fault.js";

/** Wrong in itself; sound, but there is no solution; about a puzzle file with faults. */
export const refusalKinds = ["usage", "none", "file"] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** Why a request is not answered. */
export interface Refusal {
  readonly ok: false;
  readonly kind: RefusalKind;
  /** Plain sentences. Of a faulty file each begins with its name, line and column. */
  readonly sentences: readonly string[];
  /** What the sentences are about, where a door may know where to look it up. */
  readonly about?: "puzzle" | "cell";
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export const found = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });

export const refused = (...sentences: string[]): Refusal => ({ ok: false, kind: "usage", sentences });

export const noneFound = (...sentences: string[]): Refusal => ({ ok: false, kind: "none", sentences });

export const faultyFile = (...sentences: string[]): Refusal => ({ ok: false, kind: "file", sentences });

export const refusedFor = (faults: readonly Fault[]): Refusal => refused(...faults.map(({ message }) => message));
