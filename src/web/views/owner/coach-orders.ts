/** What the page asks of the coach's worker, and what it answers: plain data, one answer for each order. */

import type { Hint, HintLevel } from "../../../core/coach/coach.js";
import type { KeepingSolution } from "../../../core/coach/keep-most.js";
import type { Question } from "../../../core/solver/question.js";
import type { BareBoard, Drawn } from "./drawing.js";
import type { Worked } from "./free.js";

/** By what is asked: what it takes, and what comes of it. */
export interface CoachWork {
  readonly hint: { readonly asked: { readonly question: Question; readonly level: HintLevel }; readonly told: Hint };
  readonly keep: { readonly asked: { readonly question: Question }; readonly told: KeepingSolution | undefined };
  readonly free: { readonly asked: { readonly board: BareBoard; readonly drawn: Drawn }; readonly told: Worked };
}

export type CoachOrder = {
  [Kind in keyof CoachWork]: { readonly kind: Kind; readonly asked: CoachWork[Kind]["asked"] };
}[keyof CoachWork];

export type CoachReply = { readonly told: CoachWork[keyof CoachWork]["told"] } | { readonly failed: true };
