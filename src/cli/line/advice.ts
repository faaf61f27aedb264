/** From a refusal to the same with where to look up what was not found, for somebody at a terminal. */

import { sayText } from "../../core/text/messages.js";
import type { Refusal } from "../../requests/outcome.js";
import { sayLine } from "./messages.js";

const { key: hintedKey } = sayText.hinted("", "");

export function withAdvice(refusal: Refusal): Refusal {
  const [first, ...others] = refusal.faults;
  // A sentence that already has a hint needs no other.
  if (first === undefined || refusal.about === undefined || first.key === hintedKey) return refusal;
  const advice = refusal.about === "puzzle" ? sayLine.listPuzzles() : sayLine.seeBoard();
  return { ...refusal, faults: [sayText.hinted(first, advice), ...others] };
}
