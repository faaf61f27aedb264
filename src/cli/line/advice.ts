/** From a refusal to the same with where to look up what was not found, for somebody at a terminal. */

import type { Refusal } from "../../requests/outcome.js";

export function withAdvice(refusal: Refusal): Refusal {
  const [{ message: first } = { message: "" }, ...others] = refusal.faults;
  const advised = (advice: string): Refusal => ({
    ...refusal,
    faults: [{ message: `${first}; ${advice}` }, ...others],
  });
  if (first.includes("did you mean")) return refusal;
  if (refusal.about === "puzzle") return advised("run daytile puzzles for a list");
  if (refusal.about === "cell") return advised("run daytile show to see the board");
  return refusal;
}
