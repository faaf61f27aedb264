/** From what is wrong with a link to a sentence about it. */

import { formatDate, parseDate } from "../../core/puzzle/date-text.js";
import type { Language } from "../../core/puzzle/languages.js";
import type { RouteFault } from "./route.js";
import type { Words } from "./words/words.js";

/** Dates in links are written in numbers, and said in words. */
function spoken(iso: string, language: Language): string {
  const date = parseDate(iso, { today: { year: 1, month: 1, day: 1 } });
  return date.ok ? formatDate(date.value, language) : iso;
}

export function faultSentence({ part, given, taken }: RouteFault, { shell }: Words, language: Language): string {
  if (part === "puzzle") return shell.wrongPuzzle(given, taken ?? "");
  if (part === "target") return shell.wrongTarget(given);
  if (part === "view") return shell.wrongView(given);
  if (part === "number") return shell.wrongNumber(given);
  return taken === undefined
    ? shell.wrongDate(given)
    : shell.noSuchDay(spoken(given, language), spoken(taken, language));
}
