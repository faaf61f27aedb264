/** From numbers, names and lists to how a language writes and counts them. */

import { onFirstUse } from "../text/on-first-use.js";
import type { BaseLanguage } from "./languages.js";

/** The kinds of numbers that each language tells apart. A test compares them with what engines know. */
export const numberKinds = {
  en: ["one", "other"],
  de: ["one", "other"],
  fr: ["one", "many", "other"],
  es: ["one", "many", "other"],
  pt: ["one", "many", "other"],
  it: ["one", "many", "other"],
  nl: ["one", "other"],
  ja: ["other"],
  zh: ["other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
} as const satisfies Readonly<Record<BaseLanguage, readonly Intl.LDMLPluralRule[]>>;

/** A text for each kind of number, with `#` for the number and `{names}` for what is filled in. `none` is for 0. */
export type PluralForms<Spoken extends BaseLanguage> = Readonly<
  Record<(typeof numberKinds)[Spoken][number], string>
> & {
  readonly none?: string;
};

type Values = Readonly<Record<string, string>>;

export interface Numbers<Spoken extends BaseLanguage> {
  readonly written: (value: number) => string;
  readonly counted: (count: number, forms: PluralForms<Spoken>, values?: Values) => string;
  /** As in "3, 4 and 5". */
  readonly listed: (words: readonly string[]) => string;
}

/** In the digits that are printed on boards, in every language. */
const digits = "-u-nu-latn";

export function numbersIn<Spoken extends BaseLanguage>(language: Spoken): Numbers<Spoken> {
  // Lists in British English have no comma before the last word.
  const locale = language === "en" ? "en-GB" : language;
  // A page that has just been opened needs none of them yet, and each takes a phone milliseconds.
  const format = onFirstUse(() => new Intl.NumberFormat(`${locale}${digits}`, { maximumFractionDigits: 1 }));
  const rules = onFirstUse(() => new Intl.PluralRules(locale));
  const list = onFirstUse(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const written = (value: number): string => format().format(value);
  const textOf = (count: number, forms: Values): string =>
    (count === 0 ? forms.none : undefined) ?? forms[rules().select(count)] ?? forms.other ?? "";
  // All at once, since a name may hold any character.
  const counted: Numbers<Spoken>["counted"] = (count, forms, values = {}) =>
    textOf(count, forms).replace(/#|\{(\w+)\}/g, (mark, name?: string) =>
      name === undefined ? written(count) : (values[name] ?? mark),
    );
  return { written, counted, listed: (words) => list().format(words) };
}
