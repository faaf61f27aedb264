/**
 * The parts of every request, each described once: what it can be, what it's called at each door, and what it's for.
 *
 *     { dpi: { kind: "number", min: 10, max: 2400, description: "dots per inch of a PNG; 300 for print" } }
 *
 * The types of requests, their checks, the options of the command line, the queries of the server and the reference are
 * made from these tables. A part's comment is for programmers, its description for the help.
 */

import { firstYear, lastYear } from "../core/calendar/calendar.js";
import { languages, wordsOf } from "../core/calendar/languages.js";
import {
  algorithmIds,
  censusGoals,
  censusMemory,
  designGoals,
  designTasks,
  engineNames,
  hintLevels,
  makeFormats,
  modelFormats,
  type PictureKind,
  pictureFormats,
  pictureKinds,
  productKinds,
  tastes,
  themeNames,
} from "../core/names.js";
import type { Parts } from "./parts.js";

// Each part that several tables have is a small table of its own, so that its comment goes with it.

const puzzle = {
  /** Left out: the classic board. */
  puzzle: {
    kind: "puzzle",
    description: "which puzzle: a name from `daytile puzzles`, a puzzle file, or - for standard input",
    default: "classic",
    option: { short: "p", value: "ID|FILE|-" },
    query: {
      description: "The id of a puzzle from the catalogue. For your own: what the app's link says. Default: classic.",
      example: "classic",
    },
  },
} as const;

const flips = {
  /** False: flip no piece, even those that may be flipped. */
  flips: {
    kind: "flag",
    description: "don't flip any piece",
    option: { name: "no-flips" },
    query: { description: "Whether you can flip pieces. Default: as the puzzle says." },
  },
} as const;

const language = {
  language: {
    kind: "language",
    description: "language of everything but help and JSON",
    option: { name: "lang" },
    query: {
      name: "lang",
      description: `The language of titles, dates and errors: ${languages.join(", ")}.`,
      example: "de",
    },
  },
} as const;

const date = {
  /** As written, in the language asked for or in English; left out: today. */
  date: {
    kind: "text",
    description: "a date, as in 2026-12-25, 25 Dec or tomorrow",
    default: "today",
    option: false,
    query: { example: "2026-12-25" },
  },
} as const;

const choices = {
  /** In the language asked for, or in English. */
  weekday: {
    kind: "text",
    description: "leave this weekday uncovered, even if it doesn't match the date",
    option: { value: "DAY", suggestions: wordsOf("en").weekdays },
    query: { description: "The day of the week, for boards that show it.", example: "Fri" },
  },
  /** Choices by the name of their field, such as { month: "Apr", day: 31 }. */
  fields: {
    kind: "names",
    description: "leave this choice uncovered, even for a day that doesn't exist; can be repeated",
    option: { name: "field", value: "NAME=CHOICE" },
    query: { description: "Choices by field, as in fields[month]=Apr&fields[day]=31. Even days that don't exist." },
  },
} as const;

const placed = {
  /** Pieces already placed, as a letter grid such as `formatGrid` writes. */
  placed: {
    kind: "grid",
    description: "pieces already placed: a letter grid as --style plain prints it, rows separated by / or line breaks",
    option: { name: "place", value: "GRID|@FILE|-" },
    query: {
      name: "place",
      description: "The pieces on the board, as a grid with a slash between its rows, as solutions print it.",
    },
  },
} as const;

/** What every request about a puzzle has. */
export const puzzleParts = { ...puzzle, ...flips, ...language } as const satisfies Parts;

/** What says which choices are meant, without a date. */
export const fieldParts = { ...choices, ...language } as const satisfies Parts;

/** What says which day is meant. */
export const dateParts = { ...date, ...fieldParts } as const satisfies Parts;

/** What says which board is meant, with the pieces on it: in the order of the help, as in every table here. */
export const boardParts = {
  ...puzzle,
  ...date,
  ...choices,
  /** Cells by name, instead of a date. */
  uncover: {
    kind: "cells",
    description: "leave these cells uncovered instead of a date; can be repeated",
    option: { value: "CELL,CELL" },
    query: { description: "Cells to leave uncovered instead of a date. Once for each cell." },
  },
  ...placed,
  ...flips,
  ...language,
} as const satisfies Parts;

const number = { kind: "whole", min: 1 } as const;
const size = {
  kind: "number",
  min: 16,
  max: 8000,
  description: "picture width: pixels of a PNG or GIF, units of an SVG, points of a PDF",
  query: { description: "How wide the picture is, in pixels." },
} as const;
const seed = {
  kind: "word",
  description: "shuffle the solutions with any word or number",
  option: { value: "WORD" },
} as const;
const theme = {
  /** Left out: light; an SVG follows its reader's screen. */
  theme: {
    kind: "choice",
    choices: themeNames,
    description: "picture colours",
    query: { description: "The colours. Default: light, but an SVG follows its reader's screen." },
  },
} as const;
const year = {
  kind: "whole",
  min: firstYear,
  max: lastYear,
  description: "which year (default this year)",
  option: { value: "YYYY" },
  query: { description: "Default: this year.", example: "2026" },
} as const;

export const solutionsParts = {
  ...boardParts,
  /** Every solution. */
  all: { kind: "flag", description: "every solution" },
  /** No more than this many; left out: one. */
  limit: {
    ...number,
    description: "the first N solutions",
    query: { description: "How many solutions a page has" },
  },
  /** Only the solution with this number, counting from 1. */
  number: {
    ...number,
    description: "the solution with number K",
    option: { value: "K" },
    query: { description: "Only the solution with this number, counting from 1." },
  },
  /** The number of the first one, counting from 1; left out: 1. */
  from: {
    ...number,
    description: "the number of the first solution of the page",
    default: 1,
    option: false,
    query: {},
  },
  /** One solution, picked at random: each has the same chance. With a seed, it's always the same one. */
  random: { kind: "flag", description: "a random solution, all equally likely" },
  /** Any word or number: solutions in another order, each with its own number. */
  seed,
  /** Another solver, which must be installed. */
  engine: {
    kind: "choice",
    choices: engineNames,
    description: "use another solver",
    option: { description: `use another solver: ${engineNames.join(", ")} (install it first)` },
  },
  /** Only solutions that keep the most pieces where they are in this letter grid. */
  near: {
    kind: "grid",
    description: "keep as many pieces as possible where this letter grid has them",
    option: { value: "GRID|@FILE|-" },
    query: {
      description: "Only solutions that keep the most pieces where this grid has them. Write it like place.",
    },
  },
  /** Only solutions that stay upright on a shelf. */
  upright: {
    kind: "flag",
    description: "only solutions that would stand upright on a shelf",
    query: { description: "Only solutions in which nothing slides down when the board stands upright." },
  },
  /** Only the best of these, such as those with the fewest flips. */
  prefer: {
    kind: "choice",
    choices: tastes,
    description: "only the best solutions of this kind",
    option: {
      flags: {
        "fewest-flips": "only solutions with the fewest flipped pieces",
        "most-joints": "only solutions with the most straight seams between pieces",
        "fewest-joints": "only solutions with the fewest straight seams",
        rarest: "the solution that has least in common with the others",
        "most-neighbours": "only those you can vary most by mirroring a group of pieces in place",
      },
    },
    query: {},
  },
  /** Whether to rate how hard the board is. */
  difficulty: {
    kind: "flag",
    description: "say how hard it is, from 1 to 5",
    query: { description: "Whether to say how hard it is, from 1 to 5. That takes longer." },
  },
} as const satisfies Parts;

export const yearParts = {
  ...puzzle,
  ...choices,
  ...flips,
  /** Whether to rate how hard each target is. */
  difficulty: { ...solutionsParts.difficulty, description: "say how hard each date is, from 1 to 5" },
  ...language,
} as const satisfies Parts;

export const lazyYearParts = {
  ...puzzle,
  /** Left out: this year. */
  year,
  ...flips,
  ...language,
} as const satisfies Parts;

export const censusParts = {
  ...puzzleParts,
  /** False: flip no piece, even those that may be flipped. */
  flips: { ...flips.flips, option: false },
  /** Such as "7 pentominoes + 1 hexomino". */
  pieces: {
    kind: "text",
    isRequired: true,
    description: 'which sets of pieces, as in "7 pentominoes + 1 hexomino"',
    option: { suggestions: ["7 pentominoes + 1 hexomino"] },
  },
  goal: {
    kind: "choice",
    choices: censusGoals,
    default: "all",
    description: "which dates a set must solve",
    option: {
      description: "which dates a set must solve: all (even 31 April) or dates (real ones only) (default all)",
    },
  },
  /** Whether only the sets are wanted that work. */
  works: { kind: "flag", description: "list only the sets that solve everything" },
  /** Where only sets that work are wanted: whether their solutions are counted too. */
  totals: { kind: "flag", description: "with --works: count the solutions of those sets too" },
  /** How many megabytes a thread may use; left out: 1024. With fewer it may take longer, and finds the same. */
  memory: {
    kind: "whole",
    ...censusMemory,
    default: censusMemory.max,
    description: "megabytes a thread may use",
    option: { value: "MB" },
  },
} as const satisfies Parts;

export const designParts = {
  ...puzzle,
  task: { kind: "choice", choices: designTasks, isRequired: true, description: "what to find", option: false },
  /** Left out: works. */
  goal: { kind: "choice", choices: designGoals, default: "works", description: "what to aim for" },
  /** How many single changes, the best first; left out: 10. */
  limit: { ...number, default: 10, description: "list the N best changes" },
  /** Another word, another set or layout. */
  seed: { ...seed, description: "any word or number, for another set or layout" },
  ...language,
} as const satisfies Parts;

export const hintParts = {
  ...boardParts,
  /** How much help: from the number of solutions left to a whole solution; left out: the next piece. */
  level: {
    kind: "choice",
    choices: hintLevels,
    default: "next",
    description: "how much help",
    query: { description: "How much help. Default: the next piece." },
  },
} as const satisfies Parts;

export const reachParts = {
  ...puzzle,
  /** To look at one date alone. */
  date: date.date,
  ...choices,
  ...placed,
  ...flips,
  ...language,
} as const satisfies Parts;

const shown = {
  ...boardParts,
  /** Cells by name, to put a ring on. */
  mark: {
    kind: "cells",
    description: "put a ring around these cells, such as 3,4",
    option: { value: "CELLS|DATE", isOnce: true },
  },
  /** The number of the solution to draw, counting from 1. */
  number: { ...number, description: "the solution with number K", option: { value: "K" } },
  /** How many solutions a page shows at most. */
  limit: { ...number, description: "the first N solutions" },
  seed,
  /** How the search of a film goes about it. */
  algorithm: {
    kind: "choice",
    choices: algorithmIds,
    default: "positions",
    description: "how to search",
    option: { value: "ID" },
  },
  /** How many pictures a film has at most, from 2 to 2,000; left out: 120. */
  frames: { kind: "whole", min: 2, max: 2000, default: 120, description: "at most this many frames" },
  /** Pictures of a film in a second, from 1 to 50; left out: 12. */
  speed: { kind: "number", min: 1, max: 50, default: 12, description: "frames per second" },
  /** Of a lazy year; left out: this year. */
  year,
  /** Whether a text file has the colours of terminals. */
  colour: { kind: "flag", description: "a text file with the colours of terminals", option: false },
} as const satisfies Parts;

/** What a picture shows, without how it is written. */
export const drawingParts = { ...shown, ...theme } as const satisfies Parts;

export const pictureParts = {
  ...shown,
  /** What to draw; left out: a solution. */
  picture: {
    kind: "choice",
    choices: pictureKinds,
    default: "solution",
    description: "what to draw",
    option: false,
  },
  /** Left out: svg, or gif for a film. */
  format: { kind: "choice", choices: pictureFormats, description: "the format of the file", option: false },
  /** Dots to the inch of a PNG, of which a picture has 96 to a unit; with a size, only what the file says of itself. */
  dpi: { kind: "number", min: 10, max: 2400, format: "png", description: "dots per inch of a PNG; 300 for print" },
  ...theme,
  /** How wide the picture is: pixels of a PNG or GIF, units of an SVG, points of a PDF, from 16 to 8,000; left out: its own size. */
  size,
  /** True for letters of an SVG as paths, for programs without Daytile's fonts. */
  outlines: {
    kind: "flag",
    format: "svg",
    description: "letters of an SVG as paths, for programs without the fonts",
  },
} as const satisfies Parts;

/** The parts that only some kinds of pictures use, by kind. All others are of use to every kind. */
export const partsByPicture = {
  solution: ["puzzle", "date", "weekday", "fields", "uncover", "placed", "flips", "mark", "number", "seed", "colour"],
  board: ["puzzle", "date", "weekday", "fields", "uncover", "placed", "flips", "mark", "colour"],
  pieces: ["puzzle"],
  orientations: ["puzzle", "flips"],
  solutions: ["puzzle", "date", "weekday", "fields", "uncover", "placed", "flips", "limit", "seed"],
  year: ["puzzle", "weekday", "fields", "flips"],
  histogram: ["puzzle", "weekday", "fields", "flips"],
  pairs: ["puzzle", "flips"],
  proof: ["puzzle", "date", "weekday", "fields", "uncover", "placed", "flips"],
  reach: ["puzzle", "weekday", "fields", "flips", "placed"],
  "lazy-year": ["puzzle", "flips", "year", "speed"],
  search: ["puzzle", "date", "weekday", "fields", "uncover", "placed", "flips", "algorithm", "frames", "speed"],
} as const satisfies Readonly<Record<PictureKind, readonly (keyof typeof pictureParts)[]>>;

export const productParts = {
  ...puzzleParts,
  product: { kind: "choice", choices: productKinds, isRequired: true, description: "what to make", option: false },
  /** Left out: the first that the product has. */
  format: { kind: "choice", choices: makeFormats, description: "the format of the file", option: false },
  /** Measurements in millimetres, and other settings; what is left out has its default. */
  settings: { kind: "settings", description: "measurements and other settings", option: false },
  ...theme,
} as const satisfies Parts;

export const modelParts = {
  ...boardParts,
  /** Left out: dlx. */
  format: { kind: "choice", choices: modelFormats, default: "dlx", description: "how to write the model" },
  /** A solver's answer to this very model, to read back. */
  answer: {
    kind: "text",
    description: "read a solver's answer to this model, and show the solution",
    option: { value: "FILE|-", completes: "file" },
  },
} as const satisfies Parts;

export const raceParts = {
  ...boardParts,
  /** Seconds that each algorithm may take, at most a day; left out: 10. */
  budget: {
    kind: "number",
    min: 0.001,
    max: 86_400,
    default: 10,
    description: "seconds for each algorithm",
    // Whole seconds, as all numbers of the command line are whole.
    option: { value: "SECONDS", min: 1 },
  },
} as const satisfies Parts;

export const checkParts = { ...puzzle, ...flips, ...language } as const satisfies Parts;

export const catalogueParts = { ...language } as const satisfies Parts;

/** Of a site, which is no request but asked for in the same way. */
export const siteParts = {
  /** Where it is going to be, such as `/puzzles/` or `https://example.org/puzzles/`; left out: `/`. */
  base: {
    kind: "text",
    default: "/",
    description: "where the site will be: /puzzles/ or https://example.org/puzzles/",
    option: { name: "at", value: "PATH|URL", suggestions: ["/"] },
  },
  /** The puzzles whose dates all get pictures, `all` or `none` of them; left out: the classic one. */
  pictures: {
    kind: "texts",
    description: "draw every date of this puzzle: a name, all or none (default classic); can be repeated",
    option: { value: "ID", completes: "puzzle" },
  },
} as const satisfies Parts;

const byWant = <Want extends string>(tables: Readonly<Record<Want, Parts>>): typeof tables => tables;

/** The parts of each request, by what is wanted. */
export const requestParts = byWant({
  solutions: solutionsParts,
  count: boardParts,
  year: yearParts,
  "lazy-year": lazyYearParts,
  audit: puzzleParts,
  census: censusParts,
  design: designParts,
  hint: hintParts,
  explanation: boardParts,
  reach: reachParts,
  picture: pictureParts,
  product: productParts,
  model: modelParts,
  race: raceParts,
  check: checkParts,
  facts: puzzleParts,
  catalogue: catalogueParts,
  target: boardParts,
});
