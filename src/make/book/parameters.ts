/** What can be set about a book, besides what is shared. */

import { firstYear, lastYear, monthsInYear } from "../../core/calendar/calendar.js";
import { frozen } from "../../core/text/frozen.js";
import type { Parameter } from "../parameters.js";

/** How many puzzles a page may have: those that fill an upright page well. */
export const puzzlesPerPage = ["1", "2", "4", "6", "9", "12"] as const;

/**
 * What can be set about a book, besides what is shared.
 *
 * @example
 * ```ts
 * bookParameters.map(({ name }) => name).join(", "); // → year, month, per-page, lazy, gutter, recto, no-solutions
 * ```
 */
export const bookParameters = frozen([
  {
    name: "year",
    kind: "number",
    value: "YYYY",
    description: "which year; without it, a book works for any year, if the board shows neither weekday nor year",
    min: firstYear,
    max: lastYear,
  },
  {
    name: "month",
    kind: "number",
    value: "M",
    description: "this month only, 1 to 12",
    min: 1,
    max: monthsInYear,
    suggestions: Array.from({ length: monthsInYear }, (_, month) => `${month + 1}`),
  },
  {
    name: "per-page",
    kind: "text",
    value: "N",
    description: `puzzles per page: ${puzzlesPerPage.join(", ")}`,
    choices: puzzlesPerPage,
    default: "4",
  },
  {
    name: "lazy",
    kind: "flag",
    description: "one solution for each day of a year, so that the fewest pieces are moved in all",
  },
  {
    name: "gutter",
    kind: "measure",
    value: "MM",
    description: "extra margin on the side that is bound",
    default: 0,
    min: 0,
    max: 40,
  },
  { name: "recto", kind: "flag", description: "begin every month on a right-hand page" },
  { name: "no-solutions", kind: "flag", description: "leave out the solutions at the back" },
] as const satisfies readonly Parameter[]);
