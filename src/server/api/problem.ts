/** From a request that isn't answered to a problem document (RFC 9457), with the sentences of the refusal. */

import { asMessage, type Message } from "../../core/i18n/message.js";
import type { Translate } from "../../core/i18n/translate.js";
import { serverMessages } from "../../core/locales/en/server.generated.js";
import type { Refusal, RefusalFault, RefusalKind } from "../../requests/outcome.js";
import type { PoolFailure } from "../pool/request-pool.js";

export interface HttpProblem {
  readonly status: 400 | 404 | 405 | 413 | 415 | 421 | 422 | 429 | 499 | 500 | 501 | 503;
  readonly title: string | Message;
  readonly faults: readonly RefusalFault[];
  /** Seconds after which it is worth another try. */
  readonly retry?: number;
  /** The language that the request names, as opposed to the one its browser prefers. */
  readonly language?: string;
}

const ofRefusals: Readonly<Record<RefusalKind, Pick<HttpProblem, "status" | "title">>> = {
  usage: { status: 400, title: serverMessages.mistake() },
  none: { status: 404, title: serverMessages.noSolution() },
  file: { status: 422, title: serverMessages.fileMistakes() },
};

const ofFailures: Readonly<Record<PoolFailure, HttpProblem>> = {
  busy: { status: 503, title: serverMessages.busy(), faults: [], retry: 1 },
  closed: { status: 503, title: serverMessages.stopping(), faults: [], retry: 5 },
  // What proxies call it in their logs; there is nobody to read it.
  left: { status: 499, title: "You left before there was an answer", faults: [] },
  "too long": { status: 503, title: serverMessages.tooLong(), faults: [] },
  "too large": { status: 422, title: serverMessages.tooLarge(), faults: [serverMessages.askLess()] },
  broken: { status: 500, title: serverMessages.broken(), faults: [] },
};

export const problemOf = (refusal: Refusal | PoolFailure): HttpProblem =>
  typeof refusal === "string" ? ofFailures[refusal] : { ...ofRefusals[refusal.kind], faults: refusal.faults };

const inEnglish: Translate = ({ message }) => message;

/** What each document says, for as long as it may have to be said in another language. */
const said = new WeakMap<Response, HttpProblem>();

export const problemIn = (response: Response): HttpProblem | undefined => said.get(response);

export function problemResponse(problem: HttpProblem, speaks: Translate = inEnglish): Response {
  const { status, retry } = problem;
  const faults = problem.faults.map((fault) => ({ message: speaks(fault), line: fault.line, column: fault.column }));
  const detail = faults.map(({ message }) => message).join("\n");
  const title = speaks(asMessage(problem.title));
  const document = { type: "about:blank", title, status, ...(detail === "" ? {} : { detail, faults }) };
  const response = new Response(`${JSON.stringify(document)}\n`, {
    status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...(retry === undefined ? {} : { "retry-after": String(retry) }),
    },
  });
  said.set(response, problem);
  return response;
}

/** `allow` lists the methods that work. */
export function wrongMethod(allow: string, title = serverMessages.wrongMethod()): Response {
  const response = problemResponse({ status: 405, title, faults: [] });
  response.headers.set("allow", allow);
  return response;
}
