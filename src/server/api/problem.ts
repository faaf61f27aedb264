/** From a request that isn't answered to a problem document (RFC 9457), with the sentences of the refusal. */

import type { Refusal, RefusalKind } from "../../requests/outcome.js";
import type { Unanswered } from "../crew/crew.js";

export interface HttpProblem {
  readonly status: 400 | 404 | 405 | 413 | 415 | 421 | 422 | 429 | 499 | 500 | 503;
  readonly title: string;
  readonly faults: readonly object[];
  /** Seconds after which it is worth another try. */
  readonly retry?: number;
}

const ofRefusals: Readonly<Record<RefusalKind, Pick<HttpProblem, "status" | "title">>> = {
  usage: { status: 400, title: "The request has a mistake" },
  none: { status: 404, title: "No solution" },
  file: { status: 422, title: "The puzzle file has mistakes" },
};

const ofUnanswered: Readonly<Record<Unanswered, HttpProblem>> = {
  busy: { status: 503, title: "Too many people are asking right now", faults: [], retry: 1 },
  closed: { status: 503, title: "The server is about to stop", faults: [], retry: 5 },
  // What proxies call it in their logs; there is nobody to read it.
  left: { status: 499, title: "You left before there was an answer", faults: [] },
  "too long": { status: 503, title: "The search took too long and was stopped", faults: [] },
  "too large": { status: 422, title: "The answer is too large", faults: [{ message: "ask for a part of it" }] },
  broken: { status: 500, title: "Something went wrong here", faults: [] },
};

export const problemOf = (refusal: Refusal | Unanswered): HttpProblem =>
  typeof refusal === "string"
    ? ofUnanswered[refusal]
    : {
        ...ofRefusals[refusal.kind],
        faults: refusal.faults.map(({ message, line, column }) => ({ message, line, column })),
      };

export function problemResponse({ status, title, faults, retry }: HttpProblem): Response {
  const detail = faults.map((fault) => (fault as { message?: string }).message).join("\n");
  const document = { type: "about:blank", title, status, ...(detail === "" ? {} : { detail, faults }) };
  return new Response(`${JSON.stringify(document)}\n`, {
    status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...(retry === undefined ? {} : { "retry-after": String(retry) }),
    },
  });
}
