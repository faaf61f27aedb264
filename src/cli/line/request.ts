/** From a command line to a request: what its words and options ask for, as plain data, and who asks. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { withoutColour } from "../../core/pens/columns.js";
import type { Names } from "../../core/puzzle/names.js";
import { quoted } from "../../core/text/sentences.js";
import type { Caller } from "../../requests/caller.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import type { DrawingPart } from "../../requests/pictures/drawing.js";
import { type BoardAsked, boardParts, type PuzzleAsked } from "../../requests/question.js";
import type { YearAsked } from "../../requests/year.js";
import type { Context } from "../command.js";
import { workWithProgress } from "../terminal/work.js";
import type { OptionName, Values } from "./options.js";
import { puzzleAsked, readSource, standardInput } from "./puzzle.js";

/** The parts of requests whose options have other names. */
const renamed = { fields: "field", placed: "place", flips: "no-flips", language: "lang" } as const;

type OptionOf<Part> = Part extends keyof typeof renamed ? (typeof renamed)[Part] : Part;

const isRenamed = (part: string): part is keyof typeof renamed => Object.hasOwn(renamed, part);

/** The option that stands for a part of a request. */
const optionOf = <Part extends string>(part: Part): OptionOf<Part> =>
  (isRenamed(part) ? renamed[part] : part) as OptionOf<Part>;

/** The options that stand for parts of a request; a date is written without one, and a file has no colours of terminals. */
export const optionsForParts = (parts: readonly DrawingPart[]): readonly OptionName[] =>
  parts.flatMap((part) => (part === "date" || part === "colour" ? [] : [optionOf(part)]));

/** The options that `boardAsked` reads. */
export const boardOptions = optionsForParts(boardParts);

/** How an option is written, for sentences about one. */
export const spellOption = (part: string, value?: string): string =>
  value === undefined ? `--${optionOf(part)}` : `--${optionOf(part)} ${value}`;

/** Whoever sits at this command line. */
export function callerOf(context: Context): Caller {
  const { io } = context;
  return {
    now: io.now(),
    signal: io.signal,
    spell: spellOption,
    doWork: (work) => workWithProgress(context, work),
  };
}

/** `month=Apr` and `day=31`, each field once. */
function fieldsAsked({ field = [] }: Values): Outcome<Names | undefined> {
  const names = new Map<string, string>();
  for (const text of field) {
    const [, name, choice] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || choice === undefined) {
      return refused(lineMessages.fieldForm({ text: quoted(text) }));
    }
    if (names.has(name)) return refused(lineMessages.fieldTwice({ field: name }));
    names.set(name, choice);
  }
  return found(field.length === 0 ? undefined : Object.fromEntries(names));
}

/** Names of cells separated by commas. */
export const cellsAsked = (text: string): string[] => (text.trim() === "" ? [] : text.split(","));

/** No grid ends like this: its small letters would be those of pieces, and its row the only one. */
const fileName = /\.(txt|text|grid|json|md)$/i;

/** Rows are separated by slashes, which no letter grid needs for anything else. */
async function gridText({ io, values }: Context, place: string, option: "place" | "near"): Promise<Outcome<string>> {
  const others = (["puzzle", "place"] as const).filter((other) => other !== option);
  const other = others.find((each) => values[each] === standardInput);
  if (place === standardInput && other !== undefined) {
    return refused(lineMessages.oneInput({ one: `--${other}`, other: `--${option}` }));
  }
  if (place === standardInput) return readSource(io, place);
  if (place.startsWith("@")) return readSource(io, place.slice(1));
  if (fileName.test(place)) return refused(lineMessages.gridIsFile({ option: `--${option}`, file: place }));
  return found(place.replaceAll("/", "\n"));
}

/** Lines of a board that was drawn with its outlines: these don't say which piece is which. */
const drawn = /[│─╱╲]/;

/** The pieces on the board, as `--place` writes them. */
export async function placedAsked(context: Context): Promise<Outcome<string | undefined>> {
  return gridAsked(context, "place");
}

/** A letter grid that an option has: itself, in a file, or from standard input. */
export async function gridAsked(context: Context, option: "place" | "near"): Promise<Outcome<string | undefined>> {
  const grid = context.values[option];
  if (grid === undefined) return found(undefined);
  const text = await gridText(context, grid, option);
  if (!text.ok) return text;
  const plain = withoutColour(text.value);
  return drawn.test(plain) ? refused(lineMessages.gridIsDrawn({ option: `--${option}` })) : found(plain);
}

/** What every request says: which puzzle, in which language, with or without flips. */
export async function puzzleParts({ io, values }: Context): Promise<Outcome<PuzzleAsked>> {
  const puzzle = await puzzleAsked(io, values.puzzle);
  if (!puzzle.ok) return puzzle;
  return found({ puzzle: puzzle.value, flips: values["no-flips"] ? false : undefined, language: values.lang });
}

/** The parts of a year: all dates, or those with the choices named. */
export async function yearAsked(context: Context): Promise<Outcome<YearAsked>> {
  const [parts, fields] = [await puzzleParts(context), fieldsAsked(context.values)];
  if (!parts.ok) return parts;
  if (!fields.ok) return fields;
  return found({ ...parts.value, fields: fields.value, weekday: context.values.weekday });
}

/** The words after the command are a date, the options say the rest. */
export async function boardAsked(context: Context): Promise<Outcome<BoardAsked>> {
  const { args, values } = context;
  const year = await yearAsked(context);
  if (!year.ok) return year;
  const placed = await placedAsked(context);
  if (!placed.ok) return placed;
  const date = args.length === 0 ? undefined : args.join(" ");
  const uncover = values.uncover === undefined ? undefined : cellsAsked(values.uncover.join(","));
  return found({ ...year.value, date, uncover, placed: placed.value });
}
