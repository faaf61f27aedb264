/** What a query can say: the parts of requests that the server takes, from their tables, and a few of its own. */

import type { Part, Parts } from "../../requests/parts.js";
import { boardParts, hintParts, lazyYearParts, pictureParts, solutionsParts } from "../../requests/schema.js";

/** How many solutions a page may have. */
export const maxPage = 100;

/** What is the server's own business. */
const ownParts = {
  limit: {
    ...solutionsParts.limit,
    max: maxPage,
    query: { description: `How many solutions a page has, up to ${maxPage}. Default: 10.` },
  },
  tz: {
    kind: "text",
    description: "the time zone that today is in",
    query: { description: "The time zone that today is in. Default: the server's.", example: "Europe/Paris" },
  },
  solution: {
    kind: "text",
    description: "the solution to draw",
    query: {
      description: "The number of the solution to draw, or none for the board with its date. Default: none.",
      example: "1",
    },
  },
} as const satisfies Parts;

/** A part of a request as a query has it. */
export type QueryParameter = Part & {
  /** Its name in requests. */
  readonly part: string;
  /** Sentences for people. */
  readonly meaning: string;
};

const sentence = ({ description, default: value }: Part): string =>
  `${description[0]?.toUpperCase()}${description.slice(1)}.${value === undefined ? "" : ` Default: ${value}.`}`;

function parametersOf(parts: Parts): [QueryName, QueryParameter][] {
  return Object.entries<Part>(parts).flatMap(([part, described]) => {
    const { query } = described;
    if (query === undefined) return [];
    const name = (query.name ?? part) as QueryName;
    return [[name, { ...described, part, meaning: query.description ?? sentence(described) }]];
  });
}

type NamesIn<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly query: infer Query }
    ? Query extends { readonly name: infer Other }
      ? Other
      : Name
    : never;
}[keyof Table];

export type QueryName =
  | NamesIn<typeof solutionsParts>
  | NamesIn<typeof hintParts>
  | NamesIn<typeof lazyYearParts>
  | NamesIn<typeof pictureParts>
  | NamesIn<typeof ownParts>;

/** The names by which queries call the parts of a request. */
export const queryNames = (parts: Parts): QueryName[] => parametersOf(parts).map(([name]) => name);

export const queryParameters = Object.fromEntries(
  [boardParts, solutionsParts, lazyYearParts, hintParts, pictureParts, ownParts].flatMap(parametersOf),
) as Readonly<Record<QueryName, QueryParameter>>;

/** How a query writes a part of a request, for sentences that tell what to write. */
export function spelledInQuery(part: string, value?: string): string {
  if (part === "fields" && value !== undefined) return value.replace(/^([^=]+)=/, "fields[$1]=");
  const name = Object.entries(queryParameters).find(([, parameter]) => parameter.part === part)?.[0] ?? part;
  return value === undefined ? name : `${name}=${value}`;
}
