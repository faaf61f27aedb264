/** From the words and numbers of a written date to what each of them can mean. */

import { typedDatesIn } from "../locales/typedDates.generated.js";
import { nearest } from "../text/nearest.js";
import { onFirstUse } from "../text/on-first-use.js";
import { baseOf, type Language, wordsOf } from "./languages.js";

export const dateParts = ["year", "month", "day", "weekday"] as const;
export type DatePart = (typeof dateParts)[number];

export interface Meaning {
  readonly part: DatePart;
  readonly value: number;
}

/** Zeros of the scripts whose digits people type in dates: Arabic-Indic, Persian, full width. */
const zeros = [0x660, 0x6f0, 0xff10] as const;

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Nothing to fold but capitals: as most dates are, for which the tables of all scripts are then not loaded. */
const plainText = /^[ -~]*$/;

/** Small letters without accents or invisible marks, and Latin digits: "Déc" and "dec" are the same word. */
export function folded(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/’/g, "'")
    .toLowerCase()
    .normalize("NFC");
}

interface Vocabulary {
  readonly part: DatePart;
  readonly offset: number;
  readonly names: readonly string[];
}

function vocabularies(language: Language): Vocabulary[] {
  const { months, longMonths, weekdays, longWeekdays } = wordsOf(language);
  return [
    { part: "month", offset: 1, names: months },
    { part: "month", offset: 1, names: longMonths },
    { part: "weekday", offset: 0, names: weekdays },
    { part: "weekday", offset: 0, names: longWeekdays },
  ];
}

/** A name folded, and also as it is typed where there is no ä: Maerz. */
function spellings(name: string): string[] {
  const typed = name.replace(/[äöü]/g, (letter) => `${folded(letter)}e`);
  return [...new Set([folded(name), folded(typed)])];
}

/** The folded word itself, and the name that is printed for it where it is understood, but never printed. */
function printedNames(word: string, language: Language): string[] {
  const pairs = typedDatesIn[baseOf(language)].alsoUnderstood.split(", ").map((pair) => pair.split(" = "));
  const printed = pairs.flatMap(([name = "", usual = ""]) => (spellings(name).includes(word) ? [folded(usual)] : []));
  return [word, ...printed];
}

/** Yesterday, today and tomorrow. */
const relativesIn = (language: Language): string[] => typedDatesIn[baseOf(language)].relative.split(" ");

/** How many days a folded word such as "tomorrow" is away. */
export function relativeDays(word: string, language: Language): number | undefined {
  for (const each of understood(language)) {
    const names = printedNames(word, each);
    const at = relativesIn(each).findIndex((name) => names.includes(folded(name)));
    if (at >= 0) return at - 1;
  }
  return undefined;
}

/** The chosen language and English. */
const understood = (language: Language): Language[] => [...new Set<Language>([language, "en"])];

function meaningsIn(known: readonly Vocabulary[], matches: (name: string) => boolean): Meaning[] {
  return known.flatMap(({ part, offset, names }) =>
    names.flatMap((name, i) => (spellings(name).some(matches) ? [{ part, value: i + offset }] : [])),
  );
}

/** Words that belong to a date but tell nothing, in any language. */
const fillers = onFirstUse(
  () => new Set(Object.values(typedDatesIn).flatMap((words) => words.fillers.split(" ").map(folded))),
);

/** Fewer letters begin too many names. */
const shortestBeginning = 3;

function wordMeanings(word: string, language: Language): Meaning[] | undefined {
  const known = understood(language).flatMap(vocabularies);
  const names = understood(language).flatMap((each) => printedNames(word, each));
  const exact = meaningsIn(known, (name) => names.includes(name));
  const begun = word.length < shortestBeginning ? [] : meaningsIn(known, (name) => name.startsWith(word));
  if (exact.length + begun.length > 0) return [...exact, ...begun];
  return fillers().has(word) ? [] : undefined;
}

const numberParts: Readonly<Record<string, DatePart>> = { 年: "year", 月: "month", 日: "day", 号: "day" };

/** A number of four digits is a year, a shorter one a day; in Chinese and Japanese the next character says it. */
function numberMeanings(digits: string, suffix: string): Meaning[] | undefined {
  const part = numberParts[suffix] ?? (digits.length === 4 ? "year" : "day");
  return digits.length > 4 || (digits.length > 2 && part !== "year") ? undefined : [{ part, value: Number(digits) }];
}

const cjkDigits = "〇一二三四五六七八九";
/** With what's behind it, perhaps nothing: to ask that it be there would take the square of a long number's length. */
const cjkNumber = /([〇一二三四五六七八九十]+)([年月日号]?)/g;

/** 二十五 is 25, and 二〇二六 is 2026; what isn't a number stays as it is. */
function latinNumber(number: string): string {
  const digits = (characters: string): string => [...characters].map((each) => cjkDigits.indexOf(each)).join("");
  if (!number.includes("十")) return digits(number);
  const [whole, tens = "", units = ""] = /^([一二三]?)十([^〇十]?)$/.exec(number) ?? [];
  return whole === undefined ? number : digits((tens || "一") + (units || "〇"));
}

const token = /(?<digits>\d+)(?<suffix>[年月日号]|st|nd|rd|th|er|ᵉʳ|[ºª])?|\p{L}+(?:['-]\p{L}+)*'?/gu;
const separators = /^[\s.,،、()/-]*$/;

/** Of Arabic months of two words, the first; they are kept as one. */
const twoWords = /(كانون|تشرين) (?=ال)/g;

/** Every word and number of a folded text; undefined where something else is between them. */
function tokensOf(text: string): RegExpMatchArray[] | undefined {
  const tokens = [...text.matchAll(token)];
  return separators.test(text.replace(token, "")) ? tokens : undefined;
}

const inLatinNumbers = (text: string): string =>
  text.replace(cjkNumber, (whole, number: string, unit: string) => (unit === "" ? whole : latinNumber(number) + unit));

const joined = (text: string): string => inLatinNumbers(text).replace(twoWords, "$1-");

/** No date is longer, and looking up thousands of words would take seconds. */
export const maxTextLength = 80;

/** What each word can mean, those without a meaning left out; undefined where one is not understood. */
export function meaningsOf(text: string, language: Language): Meaning[][] | undefined {
  if (text.length > maxTextLength) return undefined;
  const meanings = tokensOf(joined(text))?.map(({ 0: word, groups }) =>
    groups?.digits === undefined ? wordMeanings(word, language) : numberMeanings(groups.digits, groups.suffix ?? ""),
  );
  if (meanings === undefined || meanings.includes(undefined)) return undefined;
  return meanings.filter((each): each is Meaning[] => each !== undefined && each.length > 0);
}

/** The name that a misspelt word of the text was probably meant to be. */
export function suggestedName(text: string, language: Language): string | undefined {
  if (text.length > maxTextLength) return undefined;
  const names = understood(language)
    .flatMap(vocabularies)
    .flatMap(({ names }) => names);
  const words = (tokensOf(text) ?? []).filter(({ groups }) => groups?.digits === undefined).map(([word]) => word);
  const strange = words.find((word) => wordMeanings(word, language) === undefined);
  // Tomorrow stands alone.
  const relatives = strange === text ? understood(language).flatMap(relativesIn) : [];
  return strange === undefined ? undefined : nearest(strange, [...names, ...relatives]);
}
