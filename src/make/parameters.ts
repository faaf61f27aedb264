/** What can be set about a thing that is made: from lists of parameters and what was asked for to values and their ranges. */

import { wordsOf } from "../core/calendar/languages.js";
import type { Size } from "../core/drawing/picture.js";
import { frozen } from "../core/text/frozen.js";

/** Something that can be set about a thing you make: its name, its default and its range. */
export interface Parameter {
  readonly name: string;
  /** A measure may have decimals, a number is whole. */
  readonly kind: "measure" | "number" | "text" | "flag";
  /** What the help calls the value. */
  readonly value?: string;
  readonly description: string;
  /** What it is when nobody says; left out where that differs from one kind of thing to the next. */
  readonly default?: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** Usual values among others, for completions. */
  readonly suggestions?: readonly string[];
}

/** In millimetres. */
const papers = {
  A5: { width: 148, height: 210 },
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A2: { width: 420, height: 594 },
  Letter: { width: 215.9, height: 279.4 },
  Legal: { width: 215.9, height: 355.6 },
  Trade: { width: 152.4, height: 228.6 },
  Square: { width: 215.9, height: 215.9 },
  Tabloid: { width: 279.4, height: 431.8 },
} as const satisfies Readonly<Record<string, Size>>;

const paperNames = Object.keys(papers) as readonly (keyof typeof papers)[];

/**
 * The settings of everything that is made.
 *
 * @example
 * ```ts
 * sharedParameters.map(({ name }) => name).join(", "); // → cell, clearance, radius, sheet, week-start
 * ```
 */
export const sharedParameters = frozen([
  {
    name: "cell",
    kind: "measure",
    value: "MM",
    description: "cell size, centre to centre",
    default: 20,
    min: 5,
    max: 200,
  },
  {
    name: "clearance",
    kind: "measure",
    value: "MM",
    description: "gap between pieces, and between them and the frame; 0.4 for a solid",
    default: 0.2,
    min: 0,
    max: 5,
  },
  {
    name: "radius",
    kind: "measure",
    value: "MM",
    description: "radius of the pieces' corners",
    default: 1.5,
    min: 0,
    max: 50,
  },
  {
    name: "sheet",
    kind: "text",
    value: "WxH",
    description:
      `sheet size in millimetres, or a paper: ${paperNames.join(", ")} ` +
      "(default 400x300 for the laser, A4 to print)",
    suggestions: paperNames,
  },
  {
    name: "week-start",
    kind: "text",
    value: "DAY",
    description: "first day of the week, on a board with weekdays",
    suggestions: wordsOf("en").weekdays,
  },
] as const satisfies readonly Parameter[]);

/** The type of a parameter's value. */
export type ParameterValue<Of> = Of extends { readonly kind: "measure" | "number" }
  ? number
  : Of extends { readonly kind: "flag" }
    ? boolean
    : Of extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : string;

/** A value for every parameter that has a default, and for every flag. */
export type SettingsOf<List extends readonly Parameter[]> = {
  readonly [Each in List[number] as Each extends { readonly default: unknown } | { readonly kind: "flag" }
    ? Each["name"]
    : never]: ParameterValue<Each>;
};

/** What you may set, from a list of parameters: any of them. */
export type Asked<List extends readonly Parameter[]> = {
  readonly [Each in List[number] as Each["name"]]?: ParameterValue<Each> | undefined;
};

export function resolveSettings<List extends readonly Parameter[]>(
  list: List,
  asked: Readonly<Partial<Record<string, unknown>>>,
): SettingsOf<List> {
  const entries = list.map(({ name, kind, default: value }) => [
    name,
    asked[name] ?? (kind === "flag" ? false : value),
  ]);
  return Object.fromEntries(entries) as SettingsOf<List>;
}

/** `from 0.5 to 20`. */
export function getRange({ min = 0, max = Number.POSITIVE_INFINITY }: Pick<Parameter, "min" | "max">): string {
  return Number.isFinite(max) ? `from ${min} to ${max.toLocaleString("en")}` : `from ${min} up`;
}

export const isInRange = ({ min = 0, max = Number.POSITIVE_INFINITY }: Pick<Parameter, "min" | "max">, value: number) =>
  value >= min && value <= max;

const writtenMeasure = /^(\d{1,9}(?:[.,]\d{1,9})?) ?(?:mm)?$/;

/** `0.15`, `0,15` and `0.15mm` are the same; not a number where it is none. */
export const measureIn = (text: string): number =>
  Number(writtenMeasure.exec(text)?.[1]?.replace(",", ".") ?? Number.NaN);

/** The sides of a sheet, in millimetres. */
export const minSheet = 20;
export const maxSheet = 5000;

/** `400x300`, `400 × 300 mm` or the name of a paper; undefined where it is neither, or no size for a sheet. */
export function readSheetSize(text: string): Size | undefined {
  const paper = text.trim().toLowerCase();
  const name = paperNames.find((each) => each.toLowerCase() === paper);
  if (name !== undefined) return papers[name];
  const [width = Number.NaN, height = Number.NaN, ...more] = paper.split(/[x×*]/).map((part) => measureIn(part.trim()));
  const isSize = [width, height].every((side) => side >= minSheet && side <= maxSheet);
  return isSize && more.length === 0 ? { width, height } : undefined;
}
