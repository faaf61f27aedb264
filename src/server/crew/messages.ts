/** What a server tells the threads that answer requests, and what they tell it: plain data that can be sent. */

import type { Answer, Request } from "../../requests/ask.js";
import type { Outcome } from "../../requests/outcome.js";

/** A request, and the day it is asked on. */
export interface Order {
  readonly id: number;
  readonly request: Request;
  readonly now: Date;
}

export type ToCrew = { readonly order: Order } | { readonly stop: number };

export interface FromCrew {
  readonly id: number;
  /** Undefined where it was stopped. */
  readonly outcome: Outcome<Answer> | undefined;
  /** A fault of ours: what it says is for the log, not for whoever asked. */
  readonly fault?: string;
}
