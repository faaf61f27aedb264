/** Where the worker begins that looks for the reason why a board can't work: from a question to an explanation. */

import { type Explanation, explain } from "../../core/coach/explain.js";
import type { Question } from "../../core/solver/question.js";

interface ExplainPort {
  postMessage(message: Explanation): void;
  onmessage: ((event: { readonly data: Question }) => void) | null;
}

const port = globalThis as unknown as ExplainPort;

port.onmessage = ({ data }) => void explain(data).then((explanation) => port.postMessage(explanation));
