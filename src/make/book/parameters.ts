/** The settings of a book, besides the shared ones. */

import { firstYear, lastYear, monthsInYear } from "../../core/calendar/calendar.js";
import { frozen } from "../../core/text/frozen.js";
import type { Parameter } from "../parameters.js";

/** How many puzzles a page may have: those that fill an upright page well. */
export const puzzlesPerPage = ["1", "2", "4", "6", "9", "12"] as const;

/**
 * The settings of a book, besides the shared ones.
 *
 * @example
 * ```ts
 * bookParameters.map(({ name }) => name).join(", "); // → year, month, per-page, lazy, gutter, recto, bleed, spine, poster, no-solutions
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
    description: "a solution for each day of a year, so that you move as few pieces as possible",
  },
  {
    name: "gutter",
    kind: "measure",
    value: "MM",
    description: "extra margin on the bound side",
    default: 0,
    min: 0,
    max: 40,
  },
  { name: "recto", kind: "flag", description: "begin every month on a right-hand page" },
  {
    name: "bleed",
    kind: "measure",
    value: "MM",
    description: "how far pages and cover extend past the trim",
    min: 0,
    max: 20,
  },
  {
    name: "spine",
    kind: "measure",
    value: "MM",
    description: "width of the spine on the cover",
    min: 0,
    max: 100,
  },
  { name: "poster", kind: "flag", description: "one large page with all days instead of a book, on A2 by default" },
  { name: "no-solutions", kind: "flag", description: "leave out the solutions at the back" },
] as const satisfies readonly Parameter[]);
