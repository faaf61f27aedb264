/** From what is wrong with a link to a sentence about it. */

import { formatDate } from "../core/calendar/date-text.js";
import type { Language } from "../core/calendar/languages.js";
import type { RouteFault } from "./route.js";
import type { Words } from "./words/words.js";

/** Dates in links are written in numbers, and said in words. */
function spoken(iso: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return formatDate({ year, month, day }, language);
}

const maxQuoteLength = 40;
/** What cannot be seen, or turns what follows round. */
const unseen = /[\p{C}\p{Z}]+/gu;

/** A link may say anything, and at any length. */
function quotable(given: string): string {
  const text = given.replace(unseen, " ").trim();
  const letters = [...text];
  return letters.length > maxQuoteLength ? `${letters.slice(0, maxQuoteLength).join("")}…` : text;
}

/** `title` is what the puzzle is called that is shown. */
export function faultSentence(fault: RouteFault, { shell }: Words, language: Language, title: string): string {
  const { part, taken } = fault;
  const given = quotable(fault.given);
  if (part === "puzzle") return shell.wrongPuzzle({ given, title });
  if (part === "target") return shell.wrongTarget({ given });
  if (part === "view") return shell.wrongView({ given });
  if (part === "number") return shell.wrongNumber({ given });
  if (part === "algorithms") return shell.wrongAlgorithms({ given });
  return taken === undefined
    ? shell.wrongDate({ given })
    : shell.noSuchDay({ given: spoken(given, language), taken: spoken(taken, language) });
}
