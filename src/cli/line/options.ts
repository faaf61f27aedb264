/** Every option there is: one list that the parser, the help, the completions and the documentation share. */

import { languages, wordsOf } from "../../core/calendar/languages.js";
import { themeNames } from "../../core/drawing/theme-names.js";
import { textStyles } from "../../core/pens/text-styles.js";
import { itemAt } from "../../core/text/list.js";
import { bookParameters } from "../../make/book/parameters.js";
import { laserParameters } from "../../make/laser/parameters.js";
import { sharedParameters } from "../../make/parameters.js";
import { solidParameters } from "../../make/solid/parameters.js";
import { bounds } from "../../requests/parts.js";
import { lessonOptions } from "./lesson-options.js";

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
    description: "which puzzle: a name from `daytile puzzles`, a puzzle file, or - for standard input (classic)",
    completes: "puzzle",
  },
  {
    name: "weekday",
    kind: "text",
    value: "DAY",
    description: "the weekday to leave uncovered, whatever the calendar says",
    suggestions: wordsOf("en").weekdays,
  },
  {
    name: "field",
    kind: "list",
    value: "NAME=CHOICE",
    description: "leave this choice of a field uncovered, whatever the calendar says; may be repeated",
    completes: "field",
  },
  {
    name: "uncover",
    kind: "list",
    value: "CELL,CELL",
    description: "leave these cells uncovered, instead of a date; may be repeated",
  },
  {
    name: "place",
    kind: "text",
    value: "GRID|@FILE|-",
    description:
      "pieces already there: a letter grid as --style plain prints it, rows apart by / or on lines of their own",
    completes: "file",
  },
  { name: "no-flips", kind: "flag", description: "turn no piece over, also those that may be" },
  { name: "all", kind: "flag", description: "every solution" },
  { name: "limit", kind: "number", value: "N", description: "the first N solutions", ...bounds.amount },
  { name: "number", kind: "number", value: "K", description: "the solution with number K", ...bounds.amount },
  { name: "seed", kind: "text", value: "S", description: "any word or number: solutions in another order" },
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
    description: `colours of a picture: ${themeNames.join(", ")}`,
    choices: themeNames,
  },
  {
    name: "size",
    kind: "number",
    value: "N",
    description: "how wide a picture is: pixels of a PNG or GIF, units of an SVG, points of a PDF",
    ...bounds.size,
  },
  {
    name: "frames",
    kind: "number",
    value: "N",
    description: "at most so many pictures of a film (120)",
    ...bounds.frames,
  },
  { name: "speed", kind: "number", value: "N", description: "pictures of a film in a second (12)", ...bounds.speed },
  { name: "mark", kind: "text", value: "CELL,CELL", description: "put a ring on these cells of the picture" },
  ...sharedParameters,
  ...laserParameters,
  ...bookParameters,
  ...solidParameters,
  ...lessonOptions,
  { name: "id", kind: "text", value: "ID", description: "the id of the puzzle, for its file" },
  { name: "title", kind: "text", value: "TEXT", description: "the title of the puzzle" },
  { name: "json", kind: "flag", description: "print JSON" },
  {
    name: "output",
    short: "o",
    kind: "text",
    value: "FILE",
    description: "write to a file, which is replaced only when all is done",
    completes: "file",
  },
  {
    name: "threads",
    kind: "number",
    value: "N",
    description: "how many threads share long work (as many as there are cores)",
    min: 1,
    max: maxThreads,
  },
  {
    name: "lang",
    kind: "text",
    value: "LANG",
    description: `labels and dates in ${languages.join(", ")}`,
    choices: languages,
  },
  {
    name: "port",
    kind: "number",
    value: "N",
    description: "where to serve the app (3660, else a free one; 0 for any free one)",
    min: 0,
    max: 65_535,
  },
  {
    name: "host",
    kind: "text",
    value: "ADDRESS",
    description: "to whom: 127.0.0.1 is this machine, 0.0.0.0 the network",
    suggestions: ["127.0.0.1", "0.0.0.0"],
  },
  {
    name: "allow-host",
    kind: "list",
    value: "NAME",
    description: "answer to this name too, beside localhost and the machine's addresses; may be repeated",
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
