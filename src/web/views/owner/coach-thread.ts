/** Where the coach's worker begins: from orders to hints, solutions and ways, one after the other. */

import { hint } from "../../../core/coach/coach.js";
import { solutionKeepingMost } from "../../../core/coach/keep-most.js";
import type { CoachOrder, CoachReply } from "./coach-orders.js";
import { workedOut } from "./free.js";

interface CoachPort {
  postMessage(message: CoachReply): void;
  onmessage: ((event: { readonly data: CoachOrder }) => void) | null;
}

const port = globalThis as unknown as CoachPort;
/** Whoever has no more use for an answer ends the whole worker. */
const never = new AbortController().signal;

async function answerTo({ kind, asked }: CoachOrder): Promise<CoachReply> {
  if (kind === "hint") return { told: await hint(asked.question, asked.level) };
  if (kind === "keep") return { told: await solutionKeepingMost(asked.question) };
  return { told: await workedOut(asked.board, asked.drawn, never) };
}

port.onmessage = ({ data }) => {
  void answerTo(data)
    .catch((): CoachReply => ({ failed: true }))
    .then((reply) => port.postMessage(reply));
};
