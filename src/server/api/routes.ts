/** The addresses of the API: one list from which they are answered and the OpenAPI document is written. */

import type { Want } from "../../requests/ask.js";
import type { QueryName } from "./parameters.js";

export const apiRoot = "/api/v1";

export interface ApiRoute {
  /** Below the root; what's in braces is a part of the request. */
  readonly path: string;
  readonly want: Want;
  readonly summary: string;
  readonly query: readonly QueryName[];
  /** The name of its document in docs/json-schema.json. */
  readonly document: string;
  /** A query that shows what it is for. */
  readonly example: string;
}

/** What says which board is meant, with the pieces on it. */
export const boardQuery = ["puzzle", "date", "fields", "weekday", "uncover", "place", "flips", "lang", "tz"] as const;

export const routes: readonly ApiRoute[] = [
  {
    path: "/puzzles",
    want: "catalogue",
    summary: "The catalogue",
    query: ["lang"],
    document: "puzzles",
    example: "",
  },
  {
    path: "/puzzles/{puzzle}",
    want: "facts",
    summary: "A puzzle and its facts in numbers",
    query: ["flips", "lang"],
    document: "show",
    example: "",
  },
  {
    path: "/target",
    want: "target",
    summary: "What a date or fields leave uncovered",
    query: boardQuery,
    document: "board",
    example: "?date=2026-12-25&puzzle=weekday",
  },
  {
    path: "/solutions",
    want: "solutions",
    summary: "Solutions, page by page, in the one order of solutions",
    query: [...boardQuery, "number", "from", "limit", "near", "upright", "prefer", "difficulty"],
    document: "solve",
    example: "?date=2026-12-25&from=11&limit=10",
  },
  {
    path: "/count",
    want: "count",
    summary: "How many solutions there are",
    query: boardQuery,
    document: "count",
    example: "?date=2026-12-25",
  },
  {
    path: "/year",
    want: "year",
    summary: "How many solutions every date has",
    query: ["puzzle", "fields", "weekday", "flips", "difficulty", "lang"],
    document: "year",
    example: "?puzzle=classic",
  },
  {
    path: "/lazy-year",
    want: "lazy-year",
    summary: "A solution for each day of a year, with the fewest pieces moved in all",
    query: ["puzzle", "year", "flips", "lang"],
    document: "lazyYear",
    example: "?puzzle=classic&year=2026",
  },
  {
    path: "/audit",
    want: "audit",
    summary: "How many solutions there are for any cells left uncovered",
    query: ["puzzle", "flips"],
    document: "audit",
    example: "?puzzle=classic",
  },
  {
    path: "/hint",
    want: "hint",
    summary: "What to do next on a board with pieces on it",
    query: [...boardQuery, "level"],
    document: "hint",
    example: "?date=2026-12-25&level=nudge",
  },
  {
    path: "/explanation",
    want: "explanation",
    summary: "Why a date, cells or a board with pieces on it have no solution",
    query: boardQuery,
    document: "explain",
    example: "?uncover=22,24",
  },
  {
    path: "/reach",
    want: "reach",
    summary: "Which dates the pieces on the board could still become",
    query: ["puzzle", "date", "fields", "weekday", "place", "flips", "lang"],
    document: "reach",
    example: "?place=OOO...-/OOO...-/......./......./......./......./...----",
  },
];
