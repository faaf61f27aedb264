/** A thread of a server: turns requests into the bytes of answers, so that a long one never holds up the server itself. */

import { ask, type Request } from "../../requests/ask.js";
import { found, type Outcome } from "../../requests/outcome.js";
import { portToParent } from "../../rpc/node-port.js";
import type { Call } from "../../rpc/request-messages.js";
import { serveRequests } from "../../rpc/serve-requests.js";
import { spelledInQuery } from "../api/parameters.js";
import type { KeptAnswer } from "../kept.js";
import { writtenAnswer } from "./written.js";

/** Bytes of an answer: no document of the catalogue has a tenth of it. */
const maxAnswer = 8 * 1024 * 1024;

/** A request, and the day it is asked on. */
interface DatedRequest {
  readonly request: Request;
  readonly now: Date;
}

const handlers = {
  async answer({ request, now }: DatedRequest, { signal, transfer }: Call): Promise<Outcome<KeptAnswer> | "too large"> {
    const outcome = await ask(request, { now, signal, spell: spelledInQuery });
    if (!outcome.ok) return outcome;
    const answer = writtenAnswer(outcome.value);
    if (answer.body.length > maxAnswer) return "too large";
    transfer(answer.body.buffer);
    return found(answer);
  },
};

export type RequestHandlers = typeof handlers;

serveRequests(portToParent(), handlers);
