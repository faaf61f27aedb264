/** The addresses of the API: one list from which they are answered and the OpenAPI document is written. */

import type { Want } from "../../requests/ask.js";
import { boardParts, requestParts } from "../../requests/schema.js";
import { type QueryName, queryNames } from "./parameters.js";

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
export const boardQuery: readonly QueryName[] = [...queryNames(boardParts), "tz"];

const described: readonly Omit<ApiRoute, "query">[] = [
  {
    path: "/puzzles",
    want: "catalogue",
    summary: "The catalogue",
    document: "puzzles",
    example: "",
  },
  {
    path: "/puzzles/{puzzle}",
    want: "facts",
    summary: "A puzzle and its facts in numbers",
    document: "show",
    example: "",
  },
  {
    path: "/target",
    want: "target",
    summary: "What a date or fields leave uncovered",
    document: "board",
    example: "?date=2026-12-25&puzzle=weekday",
  },
  {
    path: "/solutions",
    want: "solutions",
    summary: "Solutions, page by page, in the one order of solutions",
    document: "solve",
    example: "?date=2026-12-25&from=11&limit=10",
  },
  {
    path: "/count",
    want: "count",
    summary: "How many solutions there are",
    document: "count",
    example: "?date=2026-12-25",
  },
  {
    path: "/year",
    want: "year",
    summary: "How many solutions every date has",
    document: "year",
    example: "?puzzle=classic",
  },
  {
    path: "/lazy-year",
    want: "lazy-year",
    summary: "A solution for each day of a year, with the fewest pieces moved in all",
    document: "lazyYear",
    example: "?puzzle=classic&year=2026",
  },
  {
    path: "/audit",
    want: "audit",
    summary: "How many solutions there are for any cells left uncovered",
    document: "audit",
    example: "?puzzle=classic",
  },
  {
    path: "/hint",
    want: "hint",
    summary: "What to do next on a board with pieces on it",
    document: "hint",
    example: "?date=2026-12-25&level=nudge",
  },
  {
    path: "/explanation",
    want: "explanation",
    summary: "Why a date, cells or a board with pieces on it have no solution",
    document: "explain",
    example: "?uncover=22,24",
  },
  {
    path: "/reach",
    want: "reach",
    summary: "Which dates the pieces on the board could still become",
    document: "reach",
    example: "?place=OOO...-/OOO...-/......./......./......./......./...----",
  },
];

/** What queries say of a request, but for what its path says; a date may be today, which depends on where that is. */
function queryFor({ path, want }: Omit<ApiRoute, "query">): QueryName[] {
  const names = queryNames(requestParts[want]).filter((name) => !path.includes(`{${name}}`));
  return names.includes("date") ? [...names, "tz"] : names;
}

export const routes: readonly ApiRoute[] = described.map((route) => ({ ...route, query: queryFor(route) }));
