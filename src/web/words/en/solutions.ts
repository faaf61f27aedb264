/** The Solutions view in English. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { enSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("en");

export const enSolutions = {
  count: (count: number) => counted(count, enSolutionForms),
  none: "No solution: the pieces can’t cover the rest of the board.",
  searching: "Finding every solution…",
  soFar: (count: number) => `${written(count)} so far`,
  failed: "The search stopped early.",
  spoiler: "Spoilers ahead.",
  reveal: (count: number) => counted(count, { one: "Show the solution", other: "Show all # solutions" }),
  previous: "Previous solution",
  next: "Next solution",
  number: "Solution number",
  outOf: (count: number) => `of ${written(count)}`,
  item: (number: number) => `Solution ${written(number)}`,
  board: (number: number, count: number) => `Solution ${written(number)} of ${written(count)}`,
  list: "All solutions",
  copyLink: "Copy link",
  copied: "Link copied.",
  notCopied: (link: string) => `Your browser blocked copying. Here’s the link: ${link}`,
  wrongNumber: (given: number, count: number) =>
    `There’s no solution ${written(given)}. Showing the last one, ${written(count)}.`,
  agreeing: "Only those that match your board",
  matching: (shown: number, count: number) => `Matching your board: ${written(shown)} of ${written(count)}`,
  noneAgrees: "No solution matches your board.",
  perDate: (min: number, max: number) => `Solutions per date: ${written(min)}–${written(max)}`,
};
