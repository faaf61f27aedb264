/** From a refusal to the same with where to look up what was not found, for somebody at a terminal. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import type { Refusal } from "../../requests/outcome.js";

const { id: hintedId } = textMessages.hinted({ wrong: "", hint: "" });

export function withAdvice(refusal: Refusal): Refusal {
  const [first, ...others] = refusal.faults;
  // A sentence that already has a hint needs no other.
  if (first === undefined || refusal.about === undefined || first.id === hintedId) return refusal;
  const advice = refusal.about === "puzzle" ? lineMessages.listPuzzles() : lineMessages.seeBoard();
  return { ...refusal, faults: [textMessages.hinted({ wrong: first, hint: advice }), ...others] };
}
