/**
 * What a part of a request can be, as plain data, and from any data to a refusal where a part is unknown or not what it
 * should be.
 *
 *     { date: 25 }          date: expected a string, not 25
 *     { puzle: "classic" }  unknown part "puzle"; did you mean "puzzle"?
 */

import { type Language, languageOf, languages } from "../core/calendar/languages.js";
import { hinted } from "../core/i18n/hinted.js";
import type { Message } from "../core/i18n/message.js";
import { partsMessages } from "../core/locales/en/parts.generated.js";
import { textMessages } from "../core/locales/en/text.generated.js";
import type { Names } from "../core/puzzle/names.js";
import { expectObject, isObject, isText } from "../core/text/arguments.js";
import { nearestQuoted } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import { wrongForm } from "../core/text/wrong-form.js";
import { isInRange, type Parameter } from "../make/parameters.js";
import { type Refusal, refused } from "./outcome.js";
import type { ProductSettings } from "./products/settings.js";
import type { PuzzleSource } from "./puzzle.js";

/** How the command line takes a part; what is left out follows from the part. */
export interface PartOption {
  readonly name?: string;
  readonly short?: string;
  /** What the help calls the value. */
  readonly value?: string;
  /** Left out: the description of the part, with what there is to choose from and its default. */
  readonly description?: string;
  readonly suggestions?: readonly string[];
  readonly completes?: "puzzle" | "file" | "field";
  /** A list that is given once, with commas in it. */
  readonly isOnce?: true;
  readonly min?: number;
  /** A flag for each choice, with its description, instead of one option. */
  readonly flags?: Readonly<Record<string, string>>;
}

/** How queries of the server name a part. */
export interface PartQuery {
  readonly name?: string;
  /** Left out: the description of the part, as a sentence. */
  readonly description?: string;
  readonly example?: string;
}

type PartKind =
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "whole" | "number"; readonly min?: number; readonly max?: number }
  /** A word is any text or number. */
  | { readonly kind: "text" | "word" | "texts" | "cells" | "names" | "grid" | "flag" }
  | { readonly kind: "puzzle" | "language" | "settings" };

/** A part of a request. */
export type Part = PartKind & {
  /** A line for the help, without a full stop. */
  readonly description: string;
  readonly isRequired?: true;
  /** What it is where nobody says. */
  readonly default?: string | number;
  /** Of a picture: the only format that it's of use to. */
  readonly format?: string;
  /** False where no option stands for it. */
  readonly option?: PartOption | false;
  /** Left out: the server doesn't take it. */
  readonly query?: PartQuery;
};

export type Parts = Readonly<Record<string, Part>>;

interface ValueByKind {
  readonly text: string;
  readonly word: string | number;
  readonly texts: readonly string[];
  readonly cells: readonly string[];
  readonly names: Names;
  readonly grid: string;
  readonly flag: boolean;
  readonly whole: number;
  readonly number: number;
  readonly puzzle: PuzzleSource;
  readonly language: Language;
  readonly settings: ProductSettings;
}

/** What a part can be. */
type ValueOf<Of extends Part> = Of extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Of["kind"] extends keyof ValueByKind
    ? ValueByKind[Of["kind"]]
    : never;

/** A request with these parts: plain data. */
export type AskedOf<Table extends Parts> = {
  readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
} & {
  readonly [Name in keyof Table as Table[Name] extends { readonly isRequired: true } ? Name : never]: ValueOf<
    Table[Name]
  >;
};

/** Sentences about what is wrong with a part. */
export type PartCheck = (value: unknown, name: string) => Message[];

const expecting =
  (what: Message, fits: (value: unknown) => boolean): PartCheck =>
  (value, name) =>
    fits(value) ? [] : [wrongForm(name, what, value)];

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const isListOfTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isSource = (value: unknown): boolean =>
  isText(value) || (isObject(value) && (!Object.hasOwn(value, "yaml") || isText(value.yaml)));

export const text = expecting(textMessages.aString(), isText);
const texts = expecting(partsMessages.texts(), isListOfTexts);
const word = expecting(partsMessages.textOrNumber(), (value) => isText(value) || isNumber(value));
export const flag = expecting(partsMessages.flag(), (value) => typeof value === "boolean");

type Range = Pick<Parameter, "min" | "max">;

export const numberIn = (range: Range): PartCheck =>
  expecting(
    partsMessages.number({ min: range.min ?? 0, max: range.max }),
    (value) => isNumber(value) && isInRange(range, value),
  );

export const wholeIn = (range: Range): PartCheck =>
  expecting(
    partsMessages.wholeNumber({ min: range.min ?? 0, max: range.max }),
    (value) => Number.isSafeInteger(value) && isInRange(range, Number(value)),
  );

export const oneOf =
  (known: readonly string[]): PartCheck =>
  (value, name) => {
    if (!isText(value)) return [wrongForm(name, partsMessages.oneOf({ words: known }), value)];
    if (known.includes(value)) return [];
    return [
      hinted(
        partsMessages.unknownValue({ part: name, value: quoted(value) }),
        nearestQuoted(known)(value) ?? textMessages.chooseFrom({ words: known }),
      ),
    ];
  };

/** Any tag that begins with a language we speak, such as de-AT. */
const language: PartCheck = (value, name) =>
  isText(value) && languageOf(value) !== undefined ? [] : oneOf(languages)(value, name);

/** Choices by the name of their field. What they are called is the puzzle's business. */
const names: PartCheck = (value, name) =>
  isObject(value)
    ? Object.entries(value).flatMap(([field, choice]) => (choice === undefined ? [] : word(choice, `${name}.${field}`)))
    : [wrongForm(name, partsMessages.choices({ example: '{ "month": "Apr" }' }), value)];

const checks: Readonly<Record<Exclude<Part["kind"], "choice" | "whole" | "number">, PartCheck>> = {
  text,
  word,
  texts,
  cells: texts,
  names,
  grid: text,
  flag,
  puzzle: expecting(partsMessages.puzzle(), isSource),
  language,
  settings: expecting(partsMessages.settings({ example: '{ "cell": 20 }' }), isObject),
};

export function checkOf(part: Part): PartCheck {
  if (part.kind === "choice") return oneOf(part.choices);
  if (part.kind === "whole") return wholeIn(part);
  return part.kind === "number" ? numberIn(part) : checks[part.kind];
}

/** Checks that do more than a part's kind asks for. */
type OwnChecks = Readonly<Record<string, PartCheck>>;

/** What is wrong with each part of a request; those that are undefined are left out. */
function sentences(asked: object, parts: Parts, own: OwnChecks): Message[] {
  const didYouMean = nearestQuoted(Object.keys(parts));
  return Object.entries(asked).flatMap(([name, value]) => {
    if (value === undefined || name === "want") return [];
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) return [hinted(partsMessages.unknownPart({ name: quoted(name) }), didYouMean(name))];
    return (own[name] ?? checkOf(part))(value, name);
  });
}

const isMissing = (asked: object, name: string): boolean => (asked as Record<string, unknown>)[name] === undefined;

/** Why a request is refused before anything is done for it; `want` has been read by then. */
export function wrongParts(asked: object, parts: Parts, own: OwnChecks = {}): Refusal | undefined {
  expectObject(asked, "asked", "a request");
  const missing = Object.entries(parts).filter(([name, { isRequired }]) => isRequired && isMissing(asked, name));
  const wrong = [...missing.flatMap(([name, part]) => checkOf(part)(undefined, name)), ...sentences(asked, parts, own)];
  return wrong.length === 0 ? undefined : refused(...wrong);
}

/** The same for a reader that is handed whole requests, and looks at these parts of them alone. */
export function wrongAmong(asked: object, parts: Parts): Refusal | undefined {
  expectObject(asked, "asked", "a request");
  return wrongParts(Object.fromEntries(Object.entries(asked).filter(([name]) => Object.hasOwn(parts, name))), parts);
}

/** The parts that are given, but that nothing reads. */
export function unusedAmong(given: object, used: readonly string[]): string[] {
  return Object.entries(given).flatMap(([name, value]) => (value === undefined || used.includes(name) ? [] : [name]));
}
