/** Themes: from the inks of a picture to colours and patterns. */

import { type ThemeName, themeNames } from "../names.js";
import { expectOneOf, expectOptions, expectThat } from "../text/arguments.js";
import { inTurn, itemAt } from "../text/list.js";
import { type Ground, grounds, pieceColours, shaded } from "./palette.js";
import { hottest, type PictureInk, type PlainInk, plainInks } from "./picture.js";

export { type ThemeName, themeNames };

/** Lines that repeat in a square of this size; a line of no length is a dot. */
export interface Pattern {
  readonly size: number;
  /** Pairs of points: from x, y to x, y. */
  readonly lines: readonly (readonly [number, number, number, number])[];
  readonly lineWidth: number;
}

export interface Theme {
  readonly plain: Readonly<Record<PlainInk, string>>;
  readonly pieces: readonly string[];
  /** The colours of the least heat, of some between, and of the greatest. */
  readonly heat: readonly string[];
  /** Drawn over the colour of pieces, each with the next; none in most themes. */
  readonly patterns: readonly Pattern[];
  /** How much brighter than its top the edge and the side of a piece are. */
  readonly edge: number;
  readonly side: number;
  /** Whether pieces bear letters, because colour alone might not tell them apart. */
  readonly letters: boolean;
}

/** Your own colours, as `#rrggbb`. */
export interface CustomTheme {
  /** The theme that has all other colours; left out: light. */
  readonly base?: ThemeName | undefined;
  /** The pieces' colours, in their order; a board with more pieces begins again with the first. */
  readonly pieces?: readonly string[] | undefined;
  /** Two colours or more, from the least to the greatest, of charts and maps. */
  readonly heat?: readonly string[] | undefined;
  /** Everything else, such as `{ page: "#ffffff", date: "#ffd54a" }`. */
  readonly inks?: Readonly<Partial<Record<PlainInk, string>>> | undefined;
}

type Tray = "frame" | "rim" | "well" | "open" | "date" | "quiet" | "bright";

function inksOn(ground: Ground, others: Omit<Theme["plain"], Tray>): Theme["plain"] {
  const { frame, rim, well, open, date, quietText, dateText } = ground;
  return { frame, rim, well, open, date, quiet: quietText, bright: dateText, ...others };
}

const light: Theme = {
  plain: inksOn(grounds.light, {
    page: "#fbf6ec",
    text: "#3a2a17",
    soft: "#7d6c50",
    letter: "#2b1f12",
    disc: "#fffdf4",
    mark: "#b3261e",
    look: "#1666b0",
    bar: "#d9775a",
    none: "#33261b",
    unique: "#3f78b5",
  }),
  pieces: pieceColours,
  heat: ["#faecd0", "#eebb84", "#d9775a", "#7c3340"],
  patterns: [],
  edge: 1.16,
  side: 0.68,
  letters: false,
};

const dark: Theme = {
  ...light,
  plain: inksOn(grounds.dark, {
    page: "#1a1511",
    text: "#f3e6d0",
    soft: "#a5937a",
    letter: "#17110c",
    disc: "#f3e6d0",
    mark: "#ff8f7d",
    look: "#8cc8ff",
    bar: "#bf694f",
    none: "#ffffff",
    unique: "#7fb2e8",
  }),
  pieces: pieceColours.map((colour) => shaded(colour, grounds.dark.pieces)),
  heat: ["#3a2b22", "#7c4436", "#c9714f", "#ffd79a"],
};

/** Okabe and Ito's colours, whose black is grey here, and four of Tol's; the heat is cividis, from blue to yellow. */
const colourBlind: Theme = {
  ...light,
  plain: { ...light.plain, bar: "#0072b2", mark: "#d55e00", look: "#0072b2", none: "#1d1d1d", unique: "#d55e00" },
  pieces: [
    "#e69f00",
    "#56b4e9",
    "#009e73",
    "#f0e442",
    "#3d85c6",
    "#d55e00",
    "#cc79a7",
    "#a9a9a9",
    "#aa4466",
    "#44aa99",
    "#ddcc77",
    "#7f77c9",
  ],
  heat: ["#fdea45", "#b9ac70", "#7c7b78", "#414d6b", "#00224e"],
  letters: true,
};

const dot = (x: number, y: number) => [x, y, x, y] as const;

/** Told apart by direction, density and form, on any printer. */
const patterns: readonly Pattern[] = [
  { size: 8, lines: [[0, 4, 8, 4]], lineWidth: 1.2 },
  { size: 8, lines: [dot(2, 2), dot(6, 6)], lineWidth: 2.4 },
  {
    size: 8,
    lines: [
      [-2, 10, 10, -2],
      [-2, 2, 2, -2],
      [6, 10, 10, 6],
    ],
    lineWidth: 1.2,
  },
  {
    size: 10,
    lines: [
      [0, 7, 5, 3],
      [5, 3, 10, 7],
    ],
    lineWidth: 1.2,
  },
  { size: 8, lines: [[4, 0, 4, 8]], lineWidth: 1.2 },
  {
    size: 10,
    lines: [
      [0, 5, 10, 5],
      [5, 0, 5, 10],
    ],
    lineWidth: 1,
  },
  {
    size: 8,
    lines: [
      [-2, -2, 10, 10],
      [6, -2, 10, 2],
      [-2, 6, 2, 10],
    ],
    lineWidth: 1.2,
  },
  { size: 16, lines: [dot(4, 4), dot(12, 12)], lineWidth: 6 },
  {
    size: 12,
    lines: [
      [2, 6, 10, 6],
      [6, 2, 6, 10],
    ],
    lineWidth: 1.4,
  },
  { size: 5, lines: [[0, 2.5, 5, 2.5]], lineWidth: 2.2 },
  {
    size: 12,
    lines: [
      [-1, -1, 13, 13],
      [-1, 13, 13, -1],
    ],
    lineWidth: 1,
  },
  { size: 5, lines: [[2.5, 0, 2.5, 5]], lineWidth: 2.2 },
];

const blackAndWhite: Theme = {
  plain: {
    page: "#ffffff",
    text: "#000000",
    soft: "#444444",
    frame: "#ffffff",
    rim: "#8a8a8a",
    well: "#9a9a9a",
    open: "#ffffff",
    date: "#000000",
    quiet: "#444444",
    bright: "#ffffff",
    letter: "#000000",
    disc: "#ffffff",
    mark: "#000000",
    look: "#000000",
    bar: "#666666",
    none: "#000000",
    unique: "#000000",
  },
  pieces: ["#ffffff"],
  heat: ["#f7f7f7", "#555555"],
  patterns,
  edge: 0,
  side: 0.45,
  letters: true,
};

const themes: Readonly<Record<ThemeName, Theme>> = {
  light,
  dark,
  "colour-blind": colourBlind,
  "black-and-white": blackAndWhite,
};

export function themeNamed(name: ThemeName): Theme {
  if (!Object.hasOwn(themes, name)) expectOneOf(name, "theme", themeNames);
  return themes[name];
}

function expectColours(value: unknown, name: string, least: number): void {
  const isRight = Array.isArray(value) && value.length >= least && value.every((each) => /^#[\da-f]{6}$/i.test(each));
  expectThat(isRight, name, "colours such as #d9775a", value);
}

function themeFrom({ base = "light", pieces, heat, inks = {} }: CustomTheme): Theme {
  const theme = themeNamed(base);
  if (pieces !== undefined) expectColours(pieces, "theme.pieces", 1);
  if (heat !== undefined) expectColours(heat, "theme.heat", 2);
  expectOptions(inks, "theme.inks", plainInks);
  expectColours(Object.values(inks), "theme.inks", 0);
  return {
    ...theme,
    plain: { ...theme.plain, ...inks },
    pieces: pieces ?? theme.pieces,
    heat: heat ?? theme.heat,
    // Patterns tell apart pieces of one colour.
    patterns: pieces === undefined ? theme.patterns : [],
  };
}

/** Returns a theme of ours by its name, or one with somebody's own colours. */
export function themeOf(theme: ThemeName | CustomTheme): Theme {
  if (typeof theme !== "object" || theme === null) return themeNamed(theme);
  expectOptions(theme, "theme", ["base", "pieces", "heat", "inks"]);
  return themeFrom(theme);
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const colourFrom = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** A colour between those given, at a share of the way from the first to the last. */
function between(colours: readonly string[], share: number): string {
  const at = share * (colours.length - 1);
  const first = Math.min(Math.floor(at), colours.length - 2);
  const [from, to] = [channels(itemAt(colours, first)), channels(itemAt(colours, first + 1))];
  return colourFrom(from.map((value, i) => value + (itemAt(to, i) - value) * (at - first)));
}

/** How bright a colour looks, from 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

const darkText = "#2b1f12";
const brightText = "#fff8ea";

const numbered: Readonly<Record<string, (theme: Theme, i: number) => string>> = {
  top: ({ pieces }, i) => inTurn(pieces, i),
  edge: ({ pieces, edge }, i) => shaded(inTurn(pieces, i), edge),
  side: ({ pieces, side }, i) => shaded(inTurn(pieces, i), side),
  heat: ({ heat }, i) => between(heat, i / hottest),
  onheat: ({ heat }, i) => (brightness(between(heat, i / hottest)) > 0.5 ? darkText : brightText),
};

/** The number at the end of an ink such as `top3`, and what's before it. */
function partsOf(ink: PictureInk): readonly [string, number] {
  const [, name = "", digits = ""] = /^([a-z]+)(\d*)$/.exec(ink) ?? [];
  return [name, Number(digits)];
}

export function colourOf(theme: Theme, ink: PictureInk): string {
  const [name, i] = partsOf(ink);
  return numbered[name]?.(theme, i) ?? theme.plain[ink as PlainInk];
}

/** What is drawn over an ink where it fills an area. */
export function patternOf(theme: Theme, ink: PictureInk): Pattern | undefined {
  const [name, i] = partsOf(ink);
  return name === "top" && theme.patterns.length > 0 ? inTurn(theme.patterns, i) : undefined;
}
