/**
 * The parts that requests are made of, and from any data to a refusal where a part is unknown or not what it should be.
 *
 *     { date: 25 }          date: expected a string, not 25
 *     { puzle: "classic" }  unknown part "puzle"; did you mean "puzzle"?
 *
 * Each request has a list of its parts, which the compiler holds against its type.
 */

import { languageOf, languages } from "../core/calendar/languages.js";
import { hinted } from "../core/i18n/hinted.js";
import type { Message } from "../core/i18n/message.js";
import { partsMessages } from "../core/locales/en/parts.generated.js";
import { textMessages } from "../core/locales/en/text.generated.js";
import { expectObject, isObject, isText } from "../core/text/arguments.js";
import { nearestQuoted } from "../core/text/guess.js";
import { quoted } from "../core/text/sentences.js";
import { wrongForm } from "../core/text/wrong-form.js";
import { isInRange, type Parameter } from "../make/parameters.js";
import { type Refusal, refused } from "./outcome.js";

/** Sentences about what is wrong with a part. */
export type PartCheck = (value: unknown, name: string) => Message[];

/** A check for each part that a request can have. */
export type PartsOf<Asked> = { readonly [Name in keyof Required<Asked>]: PartCheck };

export type Parts = Readonly<Record<string, PartCheck>>;

const expecting =
  (what: Message, fits: (value: unknown) => boolean): PartCheck =>
  (value, name) =>
    fits(value) ? [] : [wrongForm(name, what, value)];

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const isListOfTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isSource = (value: unknown): boolean =>
  isText(value) || (isObject(value) && (!Object.hasOwn(value, "yaml") || isText(value.yaml)));

export const text = expecting(textMessages.aString(), isText);
export const flag = expecting(partsMessages.flag(), (value) => typeof value === "boolean");
export const texts = expecting(partsMessages.texts(), isListOfTexts);
export const textOrNumber = expecting(partsMessages.textOrNumber(), (value) => isText(value) || isNumber(value));

type Range = Pick<Parameter, "min" | "max">;

/** How large the numbers of requests may be, wherever they come from. */
export const bounds = {
  /** The number of a solution, or how many of them. */
  amount: { min: 1 },
  size: { min: 16, max: 8000 },
  dpi: { min: 10, max: 2400 },
  frames: { min: 2, max: 2000 },
  speed: { min: 1, max: 50 },
  /** Seconds. */
  budget: { min: 0.001, max: 86_400 },
} as const satisfies Readonly<Record<string, Range>>;

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

export const amount = wholeIn(bounds.amount);

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
    ? Object.entries(value).flatMap(([field, choice]) =>
        choice === undefined ? [] : textOrNumber(choice, `${name}.${field}`),
      )
    : [wrongForm(name, partsMessages.choices({ example: '{ "month": "Apr" }' }), value)];

/** What every request has. */
export const puzzleChecks = {
  puzzle: expecting(partsMessages.puzzle(), isSource),
  flips: flag,
  language,
};

export const fieldChecks = { fields: names, weekday: text, language };

export const dateChecks = { ...fieldChecks, date: text };

/** What a request about one board has. */
export const boardChecks = { ...puzzleChecks, ...dateChecks, uncover: texts, placed: text };

/** What is wrong with each part of a request; those that are undefined are left out. */
function sentences(asked: object, parts: Parts): Message[] {
  const didYouMean = nearestQuoted(Object.keys(parts));
  return Object.entries(asked).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const check = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return check?.(value, name) ?? [hinted(partsMessages.unknownPart({ name: quoted(name) }), didYouMean(name))];
  });
}

/** Why a request is refused before anything is done for it; `want` has been read by then. */
export function wrongParts(asked: object, parts: Parts, required: readonly string[] = []): Refusal | undefined {
  expectObject(asked, "asked", "a request");
  const missing = required.filter((name) => (asked as Record<string, unknown>)[name] === undefined);
  const wrong = [
    ...missing.flatMap((name) => parts[name]?.(undefined, name) ?? []),
    ...sentences(asked, { want: () => [], ...parts }),
  ];
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
