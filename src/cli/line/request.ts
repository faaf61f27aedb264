/** From a command line to a request: what its words and options ask for, as plain data, and who asks. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { withoutColour } from "../../core/pens/columns.js";
import type { Names } from "../../core/puzzle/names.js";
import { quoted } from "../../core/text/sentences.js";
import type { Caller } from "../../requests/caller.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import type { AskedOf, Part, Parts } from "../../requests/parts.js";
import type { Context } from "../command.js";
import { workWithProgress } from "../terminal/work.js";
import { optionOf, type Values } from "./options.js";
import { puzzleAsked, readSource, standardInput } from "./puzzle.js";

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
const cellsAsked = (text: string): string[] => (text.trim() === "" ? [] : text.split(","));

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

/** A letter grid that an option has: itself, in a file, or from standard input. */
async function gridAsked(context: Context, option: "place" | "near"): Promise<Outcome<string | undefined>> {
  const grid = context.values[option];
  if (grid === undefined) return found(undefined);
  const text = await gridText(context, grid, option);
  if (!text.ok) return text;
  const plain = withoutColour(text.value);
  return drawn.test(plain) ? refused(lineMessages.gridIsDrawn({ option: `--${option}` })) : found(plain);
}

/** The date is the words behind the command. */
const dateIn = ({ args }: Context): string | undefined => (args.length === 0 ? undefined : args.join(" "));

/** Names of cells, in an option that can be repeated or in one. */
const cellsIn = (value: unknown): string[] | undefined =>
  value === undefined ? undefined : cellsAsked([value].flat().join(","));

/** A flag that begins with "no" asks for the opposite. */
const flagIn = (name: string, value: unknown): boolean | undefined =>
  value === undefined ? undefined : !name.startsWith("no-");

/** Only one of the flags that stand for the choices of a part makes sense at a time. */
function flagAsked(values: Readonly<Record<string, unknown>>, flags: object): Outcome<string | undefined> {
  const [one, other] = Object.keys(flags).filter((name) => values[name]);
  if (other !== undefined) return refused(textMessages.useEither({ one: `--${one}`, other: `--${other}` }));
  return found(one);
}

async function partAsked(context: Context, part: string, { kind, option }: Part): Promise<Outcome<unknown>> {
  const values: Readonly<Record<string, unknown>> = context.values;
  if (option === false) return found(part === "date" ? dateIn(context) : undefined);
  if (option?.flags !== undefined) return flagAsked(values, option.flags);
  const name = optionOf(part);
  const value = values[name];
  if (kind === "puzzle") return puzzleAsked(context.io, context.values.puzzle);
  if (kind === "names") return fieldsAsked(context.values);
  if (kind === "grid") return gridAsked(context, name as "place" | "near");
  if (kind === "cells") return found(cellsIn(value));
  return found(kind === "flag" ? flagIn(name, value) : value);
}

/** The parts of a request that a command line says: the words behind the command are a date, the options say the rest. */
export async function readParts<Table extends Parts>(context: Context, parts: Table): Promise<Outcome<AskedOf<Table>>> {
  const asked: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    const read = await partAsked(context, name, part);
    if (!read.ok) return read;
    asked[name] = read.value;
  }
  return found(asked as AskedOf<Table>);
}
