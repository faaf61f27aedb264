/** What a census and its threads tell each other. */

import type { Part } from "../core/census/family.js";
import type { SieveFinding, SieveTask } from "../core/census/sieve-task.js";
import type { CensusPlan } from "../core/census/survey.js";
import type { WrittenUnit } from "../core/census/unit.js";

/** A unit, with the sets that a sieve has left of it, where there was one. */
export interface UnitMessage {
  readonly part: Part;
  readonly left: Uint32Array | undefined;
}

/** A task of a sieve that goes through a part. */
export interface TaskMessage {
  readonly part: Part;
  readonly task: SieveTask;
}

/** The plan comes first, and then one thing to do after the other. */
export type ToUnitThread = { readonly plan: CensusPlan } | UnitMessage | TaskMessage;

export type FromUnitThread = WrittenUnit | SieveFinding;
