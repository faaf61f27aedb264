/** Every option there is: those that stand for parts of requests, from their tables, and those of the command line itself. */

import { type Language, languages } from "../../core/calendar/languages.js";
import { censusGoals, designGoals, textStyles } from "../../core/names.js";
import { itemAt } from "../../core/text/list.js";
import type { Asked } from "../../make/parameters.js";
import type { Part, Parts } from "../../requests/parts.js";
import { productParameters } from "../../requests/products/settings.js";
import {
  boardParts,
  censusParts,
  hintParts,
  modelParts,
  pictureParts,
  raceParts,
  requestParts,
  siteParts,
  solutionsParts,
} from "../../requests/schema.js";

const maxThreads = 256;

export interface Option {
  readonly name: string;
  readonly short?: string;
  /** A list may be given several times; a measure is in millimetres and may have decimals. */
  readonly kind: "flag" | "text" | "number" | "measure" | "list";
  /** What the help calls the value. */
  readonly value?: string;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** What it is when it is left out, where the help is to say so after the rest. */
  readonly default?: number | string;
  /** Usual values among others, for completions. */
  readonly suggestions?: readonly string[];
  /** What else completions offer as its value: puzzles or files, or the fields of the catalogue with their choices. */
  readonly completes?: "puzzle" | "file" | "field";
}

type OptionKind = Option["kind"];

const kinds: Readonly<Partial<Record<Part["kind"], OptionKind>>> = {
  flag: "flag",
  whole: "number",
  number: "number",
  cells: "list",
  names: "list",
  texts: "list",
};

const completions: Readonly<Partial<Record<Part["kind"], NonNullable<Option["completes"]>>>> = {
  puzzle: "puzzle",
  grid: "file",
  names: "field",
};

/** What there is to choose from. */
function choicesOf(part: Part): readonly string[] | undefined {
  if (part.kind === "choice") return part.choices;
  return part.kind === "language" ? languages : undefined;
}

function describe(part: Part): string {
  const choices = choicesOf(part);
  const listed = choices === undefined ? "" : `: ${choices.join(", ")}`;
  return `${part.description}${listed}${part.default === undefined ? "" : ` (default ${part.default})`}`;
}

/** The options that stand for a part: none, one, or a flag for each choice. */
function optionsOfPart(part: string, described: Part): Option[] {
  const { option = {} } = described;
  if (option === false) return [];
  const { name = part, flags, isOnce, description = describe(described), ...rest } = option;
  if (flags !== undefined) {
    return Object.entries(flags).map(([flag, does]) => ({ name: flag, kind: "flag", description: does }));
  }
  const kind = isOnce ? "text" : (kinds[described.kind] ?? "text");
  const value = kind === "number" ? "N" : name.toUpperCase();
  const choices = choicesOf(described);
  const completes = completions[described.kind];
  const { min, max } = { max: undefined, min: undefined, ...described };
  return [
    {
      name,
      kind,
      description,
      ...(kind === "flag" ? {} : { value }),
      ...(choices && { choices }),
      ...(completes && { completes }),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...rest,
    },
  ];
}

/** The options that stand for these parts. The language has one everywhere, which is named where the help ends. */
function optionsFor(parts: Parts): Option[] {
  return Object.entries(parts).flatMap(([name, part]) => (part.kind === "language" ? [] : optionsOfPart(name, part)));
}

/** By part: the option that has another name. */
const renamed = new Map(
  [...Object.values<Parts>(requestParts), siteParts].flatMap((parts) =>
    Object.entries<Part>(parts).flatMap(([part, { option }]) =>
      option === false || option?.name === undefined ? [] : [[part, option.name]],
    ),
  ),
);

/** The name of the option that stands for a part. */
export const optionOf = (part: string): string => renamed.get(part) ?? part;

/** Those that stand for no part of a request, in the order of the help; some of them for several. */
const ownOptions = [
  {
    name: "flips",
    kind: "text",
    value: "FLIPS",
    description: "which pieces can be flipped: all, none (default all)",
    choices: ["all", "none"],
  },
  {
    name: "goal",
    kind: "text",
    value: "GOAL",
    description: `what a set must solve: ${censusGoals.join(", ")} (census, default all); what to aim for: ${designGoals.join(", ")} (design, default works)`,
    // Each command has its own, and refuses the others.
    suggestions: [...censusGoals, ...designGoals],
  },
  {
    name: "redis",
    kind: "text",
    value: "URL",
    description: "share the work through this Redis, such as redis://localhost:6379",
    suggestions: ["redis://localhost:6379"],
  },
  {
    name: "limit",
    kind: "number",
    value: "N",
    description: "the first N solutions, or the N best changes",
    min: 1,
  },
  {
    name: "seed",
    kind: "text",
    value: "WORD",
    description: "shuffle the solutions, or find something else, with any word or number",
  },
  {
    name: "style",
    kind: "text",
    value: "STYLE",
    description: `how to draw: ${textStyles.join(", ")}`,
    choices: textStyles,
  },
  { name: "id", kind: "text", value: "ID", description: "the id of the puzzle" },
  { name: "json", kind: "flag", description: "print JSON" },
  {
    name: "output",
    short: "o",
    kind: "text",
    value: "FILE",
    description: "write to a file (an old one is kept until the new one is complete)",
    completes: "file",
  },
  {
    name: "threads",
    kind: "number",
    value: "N",
    description: "threads for long work (default: one per core)",
    min: 1,
    max: maxThreads,
  },
  {
    name: "lang",
    kind: "text",
    value: "LANG",
    description: describe(boardParts.language),
    choices: languages,
  },
  {
    name: "port",
    kind: "number",
    value: "N",
    description: "port of the app (default 3660, or a free one; 0 for any free one)",
    min: 0,
    max: 65_535,
  },
  {
    name: "host",
    kind: "text",
    value: "ADDRESS",
    description: "who can connect: 127.0.0.1 (this machine) or 0.0.0.0 (your network)",
    suggestions: ["127.0.0.1", "0.0.0.0"],
  },
  {
    name: "allow-host",
    kind: "list",
    value: "NAME",
    description: "answer to this name too, besides localhost and this machine's addresses; can be repeated",
  },
  {
    name: "origin",
    kind: "text",
    value: "URL",
    description: "the public address of the server, such as https://example.org, for links and their previews",
  },
  {
    name: "time-limit",
    kind: "number",
    value: "SECONDS",
    description: "seconds that the search for one answer may take (default 10)",
    min: 1,
    max: 3600,
  },
  {
    name: "rate",
    kind: "number",
    value: "N",
    description: "answers a second for one address (default 50; 0 for no limit, behind a proxy that has its own)",
    min: 0,
    max: 1_000_000,
  },
  {
    name: "log",
    kind: "flag",
    description: "write a line of JSON to standard error for every answer",
  },
  { name: "help", short: "h", kind: "flag", description: "explain the command" },
  { name: "version", short: "V", kind: "flag", description: "print the version" },
] as const satisfies readonly Option[];

/** Each once: where one is described several times, the last description counts for all. */
const unique = (all: readonly Option[]): Option[] => [...new Map(all.map((each) => [each.name, each])).values()];

/** In the order of the manual. */
export const options: readonly Option[] = unique([
  ...[boardParts, hintParts, censusParts, solutionsParts, pictureParts].flatMap(optionsFor),
  ...productParameters,
  ...[raceParts, modelParts, siteParts].flatMap(optionsFor),
  ...ownOptions,
]);

/** The names of the options that stand for a part. */
type NamesOf<Name, Of> = Of extends { readonly option: false }
  ? never
  : Of extends { readonly option: { readonly flags: infer Flags } }
    ? keyof Flags
    : Of extends { readonly option: { readonly name: infer Other } }
      ? Other
      : Name;

type ValueOfPart<Of> = Of extends { readonly kind: "flag" } | { readonly option: { readonly flags: unknown } }
  ? boolean
  : Of extends { readonly kind: "whole" | "number" }
    ? number
    : Of extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : Of extends { readonly kind: "language" }
        ? Language
        : Of extends { readonly option: { readonly isOnce: true } }
          ? string
          : Of extends { readonly kind: "cells" | "names" | "texts" }
            ? readonly string[]
            : string;

/** What was asked for, by option, of a table of parts. */
type ValuesFor<Table extends Parts> = {
  readonly [Name in keyof Table as NamesOf<Name, Table[Name]> & string]?: ValueOfPart<Table[Name]>;
};

type ValueOf<Of> = Of extends { readonly kind: "flag" }
  ? boolean
  : Of extends { readonly kind: "number" | "measure" }
    ? number
    : Of extends { readonly kind: "list" }
      ? readonly string[]
      : Of extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : string;

type OwnValues = { readonly [Each in (typeof ownOptions)[number] as Each["name"]]?: ValueOf<Each> };

/** What was asked for, by option. */
export type Values = OwnValues &
  ValuesFor<typeof solutionsParts> &
  ValuesFor<typeof hintParts> &
  ValuesFor<typeof pictureParts> &
  ValuesFor<typeof modelParts> &
  ValuesFor<typeof raceParts> &
  ValuesFor<typeof siteParts> &
  ValuesFor<Omit<typeof censusParts, "goal">> &
  Asked<typeof productParameters>;

export type OptionName = keyof Values;

/** Those that every command takes. */
export const commonOptions = ["help", "version"] as const satisfies readonly OptionName[];

/** The options that stand for these parts of a request, in this order. */
export const optionNames = (parts: Parts): OptionName[] => optionsFor(parts).map(({ name }) => name as OptionName);

/** What options mean to a request where that isn't what they mean to all. */
export function meaningsOf(parts: Parts): Readonly<Record<string, Pick<Option, "description" | "choices">>> {
  const own = optionsFor(parts).filter(({ name, description }) => optionNamed(name)?.description !== description);
  return Object.fromEntries(
    own.map(({ name, description, choices }) => [name, { description, ...(choices && { choices }) }]),
  );
}

export function optionNamed(name: string): Option | undefined {
  return options.find((option) => option.name === name);
}

/** All that a command takes, its own first. */
export function optionsTaken(own: readonly OptionName[]): Option[] {
  const placeOf = (name: OptionName): number => options.findIndex((option) => option.name === name);
  return [...own, ...commonOptions].map((name) => itemAt(options, placeOf(name)));
}

export function optionForLetter(letter: string): Option | undefined {
  return options.find((option: Option) => option.short === letter);
}
