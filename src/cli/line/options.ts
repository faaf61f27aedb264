/** Every option there is: one list that the parser, the help, the completions and the documentation share. */

import { languages, wordsOf } from "../../core/calendar/languages.js";
import { censusGoals, censusMemory, designGoals, hintLevels, textStyles, themeNames } from "../../core/names.js";
import { itemAt } from "../../core/text/list.js";
import { bookParameters } from "../../make/book/parameters.js";
import { fittingParameters } from "../../make/fittings/parameters.js";
import { giftParameters } from "../../make/gift/parameters.js";
import { laserParameters } from "../../make/laser/parameters.js";
import { sharedParameters } from "../../make/parameters.js";
import { solidParameters } from "../../make/solid/parameters.js";
import { bounds } from "../../requests/parts.js";
import { workshopParameters } from "../../requests/products/workshop-parameters.js";
import { lessonOptions } from "./lesson-options.js";
import { tasteOptions } from "./taste-options.js";

const maxThreads = 256;

interface Option {
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

/** In the order of the help. */
export const options = [
  {
    name: "puzzle",
    short: "p",
    kind: "text",
    value: "ID|FILE|-",
    description:
      "which puzzle: a name from `daytile puzzles`, a puzzle file, or - for standard input (default classic)",
    completes: "puzzle",
  },
  {
    name: "weekday",
    kind: "text",
    value: "DAY",
    description: "leave this weekday uncovered, even if it doesn't match the date",
    suggestions: wordsOf("en").weekdays,
  },
  {
    name: "field",
    kind: "list",
    value: "NAME=CHOICE",
    description: "leave this choice uncovered, even for a day that doesn't exist; can be repeated",
    completes: "field",
  },
  {
    name: "uncover",
    kind: "list",
    value: "CELL,CELL",
    description: "leave these cells uncovered instead of a date; can be repeated",
  },
  {
    name: "place",
    kind: "text",
    value: "GRID|@FILE|-",
    description: "pieces already placed: a letter grid as --style plain prints it, rows separated by / or line breaks",
    completes: "file",
  },
  {
    name: "level",
    kind: "text",
    value: "LEVEL",
    description: `how much help: ${hintLevels.join(", ")} (default next)`,
    choices: hintLevels,
  },
  { name: "no-flips", kind: "flag", description: "don't flip any piece" },
  {
    name: "pieces",
    kind: "text",
    value: "PIECES",
    description: 'which sets of pieces, as in "7 pentominoes + 1 hexomino"',
    suggestions: ["7 pentominoes + 1 hexomino"],
  },
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
  { name: "works", kind: "flag", description: "list only the sets that solve everything" },
  { name: "totals", kind: "flag", description: "with --works: count the solutions of those sets too" },
  {
    name: "redis",
    kind: "text",
    value: "URL",
    description: "share the work through this Redis, such as redis://localhost:6379",
    suggestions: ["redis://localhost:6379"],
  },
  { name: "all", kind: "flag", description: "every solution" },
  {
    name: "limit",
    kind: "number",
    value: "N",
    description: "the first N solutions, or the N best changes",
    ...bounds.amount,
  },
  { name: "number", kind: "number", value: "K", description: "the solution with number K", ...bounds.amount },
  { name: "random", kind: "flag", description: "a random solution, all equally likely" },
  {
    name: "seed",
    kind: "text",
    value: "WORD",
    description: "shuffle the solutions, or find something else, with any word or number",
  },
  {
    name: "near",
    kind: "text",
    value: "GRID|@FILE|-",
    description: "keep as many pieces as possible where this letter grid has them",
    completes: "file",
  },
  { name: "upright", kind: "flag", description: "only solutions that would stand upright on a shelf" },
  ...tasteOptions,
  { name: "difficulty", kind: "flag", description: "say how hard it is, from 1 to 5" },
  {
    name: "style",
    kind: "text",
    value: "STYLE",
    description: `how to draw: ${textStyles.join(", ")}`,
    choices: textStyles,
  },
  {
    name: "theme",
    kind: "text",
    value: "THEME",
    description: `picture colours: ${themeNames.join(", ")}`,
    choices: themeNames,
  },
  {
    name: "size",
    kind: "number",
    value: "N",
    description: "picture width: pixels of a PNG or GIF, units of an SVG, points of a PDF",
    ...bounds.size,
  },
  {
    name: "dpi",
    kind: "number",
    value: "N",
    description: "dots per inch of a PNG; 300 for print",
    ...bounds.dpi,
  },
  { name: "outlines", kind: "flag", description: "letters of an SVG as paths, for programs without the fonts" },
  {
    name: "frames",
    kind: "number",
    value: "N",
    description: "at most this many frames (default 120)",
    ...bounds.frames,
  },
  { name: "speed", kind: "number", value: "N", description: "frames per second (default 12)", ...bounds.speed },
  ...sharedParameters,
  ...laserParameters,
  ...bookParameters,
  ...solidParameters,
  ...fittingParameters,
  ...workshopParameters,
  ...giftParameters,
  ...lessonOptions,
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
    name: "memory",
    kind: "number",
    value: "MB",
    description: "megabytes a thread may use",
    ...censusMemory,
    default: censusMemory.max,
  },
  {
    name: "lang",
    kind: "text",
    value: "LANG",
    description: `language of everything but help and JSON: ${languages.join(", ")}`,
    choices: languages,
  },
  {
    name: "at",
    kind: "text",
    value: "PATH|URL",
    description: "where the site will be: /puzzles/ or https://example.org/puzzles/ (default /)",
    suggestions: ["/"],
  },
  {
    name: "pictures",
    kind: "list",
    value: "ID",
    description: "draw every date of this puzzle: a name, all or none (default classic); can be repeated",
    completes: "puzzle",
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

type Known = (typeof options)[number];
export type OptionName = Known["name"];

/** Those that every command takes. */
export const commonOptions = ["help", "version"] as const satisfies readonly OptionName[];

type ValueOf<Of> = Of extends { readonly kind: "flag" }
  ? boolean
  : Of extends { readonly kind: "number" | "measure" }
    ? number
    : Of extends { readonly kind: "list" }
      ? readonly string[]
      : Of extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : string;

/** What was asked for, by option. */
export type Values = { readonly [Each in Known as Each["name"]]?: ValueOf<Each> };

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

export type { Option };
