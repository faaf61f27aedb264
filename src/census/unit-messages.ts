/** What a census and its threads tell each other. */

import type { Part } from "../core/census/family.js";
import type { CensusPlan } from "../core/census/survey.js";
import type { WrittenUnit } from "../core/census/unit.js";

/** The plan comes first, and then one unit after the other. */
export type ToUnitThread = { readonly plan: CensusPlan } | { readonly unit: number; readonly part: Part };

export interface FromUnitThread {
  readonly unit: number;
  readonly written: WrittenUnit;
}
