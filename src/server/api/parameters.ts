/** What a query can say: one list from which queries are read and the OpenAPI document is written. */

import { firstYear, lastYear } from "../../core/calendar/calendar.js";
import { languages } from "../../core/calendar/languages.js";
import { hintLevels } from "../../core/coach/coach.js";
import { tastes, themeNames } from "../../core/names.js";
import { pictureParts } from "../../requests/schema.js";

/** How many solutions a page may have. */
export const maxPage = 100;

interface Common {
  /** The part of a request that it becomes, where that has another name. */
  readonly part?: string;
  readonly description: string;
  readonly example?: string;
}

export type QueryParameter = Common &
  (
    | { readonly kind: "text" | "texts" | "names" | "flag" }
    | { readonly kind: "choice"; readonly values: readonly string[] }
    | { readonly kind: "whole" | "number"; readonly min: number; readonly max?: number }
  );

export const queryParameters = {
  puzzle: {
    kind: "text",
    description: "The id of a puzzle from the catalogue. For your own: what the app's link says. Default: classic.",
    example: "classic",
  },
  date: {
    kind: "text",
    description: "A date, as in 2026-12-25, 25 Dec or tomorrow. Default: today.",
    example: "2026-12-25",
  },
  fields: {
    kind: "names",
    description: "Choices by field, as in fields[month]=Apr&fields[day]=31. Even days that don't exist.",
  },
  weekday: { kind: "text", description: "The day of the week, for boards that show it.", example: "Fri" },
  uncover: { kind: "texts", description: "Cells to leave uncovered instead of a date. Once for each cell." },
  place: {
    kind: "text",
    part: "placed",
    description: "The pieces on the board, as a grid with a slash between its rows, as solutions print it.",
  },
  near: {
    kind: "text",
    description: "Only solutions that keep the most pieces where this grid has them. Write it like place.",
  },
  upright: { kind: "flag", description: "Only solutions in which nothing slides down when the board stands upright." },
  prefer: { kind: "choice", values: tastes, description: "Only the best solutions of this kind." },
  year: { kind: "whole", min: firstYear, max: lastYear, description: "Default: this year.", example: "2026" },
  flips: { kind: "flag", description: "Whether you can flip pieces. Default: as the puzzle says." },
  number: { kind: "whole", min: 1, description: "Only the solution with this number, counting from 1." },
  from: { kind: "whole", min: 1, description: "The number of the first solution of the page. Default: 1." },
  limit: {
    kind: "whole",
    min: 1,
    max: maxPage,
    description: `How many solutions a page has, up to ${maxPage}. Default: 10.`,
  },
  difficulty: { kind: "flag", description: "Whether to say how hard it is, from 1 to 5. That takes longer." },
  level: { kind: "choice", values: hintLevels, description: "How much help. Default: the next piece." },
  lang: {
    kind: "text",
    part: "language",
    description: `The language of titles, dates and errors: ${languages.join(", ")}.`,
    example: "de",
  },
  tz: {
    kind: "text",
    description: "The time zone that today is in. Default: the server's.",
    example: "Europe/Paris",
  },
  theme: {
    kind: "choice",
    values: themeNames,
    description: "The colours. Default: light, but an SVG follows its reader's screen.",
  },
  size: {
    kind: "number",
    min: pictureParts.size.min,
    max: pictureParts.size.max,
    description: "How wide the picture is, in pixels.",
  },
  solution: {
    kind: "text",
    description: "The number of the solution to draw, or none for the board with its date. Default: none.",
    example: "1",
  },
} as const satisfies Readonly<Record<string, QueryParameter>>;

export type QueryName = keyof typeof queryParameters;

/** How a query writes a part of a request, for sentences that tell what to write. */
export function spelledInQuery(part: string, value?: string): string {
  if (part === "fields" && value !== undefined) return value.replace(/^([^=]+)=/, "fields[$1]=");
  const entries: [string, QueryParameter][] = Object.entries(queryParameters);
  const name = entries.find(([, parameter]) => parameter.part === part)?.[0] ?? part;
  return value === undefined ? name : `${name}=${value}`;
}
