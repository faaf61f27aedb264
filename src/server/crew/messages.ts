/** What a server tells the threads that answer requests, and what they tell it: plain data that can be sent. */

import type { Request } from "../../requests/ask.js";
import type { Outcome } from "../../requests/outcome.js";
import type { KeptAnswer } from "../kept.js";

/** Bytes of an answer: no document of the catalogue has a tenth of it. */
export const maxAnswer = 8 * 1024 * 1024;

/** A request, and the day it is asked on. */
export interface CrewOrder {
  readonly id: number;
  readonly request: Request;
  readonly now: Date;
}

export type ToCrew = { readonly order: CrewOrder } | { readonly stop: number };

/** A thread says so when it has loaded all it needs; the time of its first request begins then. */
export interface CrewReady {
  readonly isReady: true;
}

export interface CrewAnswer {
  readonly id: number;
  /** Undefined where it was stopped. */
  readonly outcome: Outcome<KeptAnswer> | undefined;
  /** A fault of ours: what it says is for the log, not for whoever asked. */
  readonly fault?: string;
  /** Whether there is an answer that nobody would want to read. */
  readonly isTooLarge?: true;
}

export type FromCrew = CrewReady | CrewAnswer;
