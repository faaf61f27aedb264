/** From counts to the words on charts of them, and above them, in a language. */

import { baseOf, type Language } from "../calendar/languages.js";
import { capitalise, formatNumber, joinByCommas } from "../i18n/formats.js";
import { chartsIn } from "../locales/charts.generated.js";
import { isDateField } from "../puzzle/date-fields.js";
import { inOneLine } from "../text/sentences.js";
import { joinParts, printable } from "./words.js";

/** What has been counted: one count for each of them. */
export type CountedNoun = "date" | "combination" | "set";

export interface ChartWords extends Pick<(typeof chartsIn)["en"], "histogram" | "none" | "few" | "many"> {
  readonly written: (value: number) => string;
  readonly labelled: (label: string, text: string) => string;
  /** Fields by the names they have in puzzle files, of which those that are no part of a date stay as they are. */
  readonly solutionsBy: (fields: readonly string[], together: readonly string[]) => string;
  readonly histogramOf: (noun: CountedNoun, count: number) => string;
  readonly anyTwo: (cells: number) => string;
  readonly impossible: (count: number) => string;
  readonly unique: (count: number) => string;
  /** The same with the names of the pairs. */
  readonly impossiblePairs: (names: readonly string[]) => string;
  readonly uniquePairs: (names: readonly string[]) => string;
  readonly rows: (labels: readonly string[]) => string;
  readonly range: (min: number, max: number) => string;
  /** Puts parts of a sentence, and sentences, beside each other. */
  readonly joined: (parts: readonly string[]) => string;
  readonly sentences: (texts: readonly string[]) => string;
}

export function chartWords(language: Language): ChartWords {
  const base = baseOf(language);
  const say = chartsIn[base];
  const written = (value: number): string => printable(formatNumber(base, value));
  const named = (names: readonly string[]): string[] =>
    names.map((name) => (isDateField(name) ? say.fields[name] : name));
  const labelled = (label: string, text: string): string => say.labelled({ label, text });
  const counted = (label: string, count: number): string => labelled(label, written(count));
  const pairs = (label: string, names: readonly string[]): string =>
    labelled(capitalise(base, label), joinByCommas(base, names) || say.none);
  return {
    histogram: say.histogram,
    none: say.none,
    few: say.few,
    many: say.many,
    written,
    labelled,
    solutionsBy: (fields, together) =>
      together.length === 0
        ? say.solutionsBy({ fields: named(fields) })
        : say.solutionsByAnd({ fields: named(fields), together: named(together) }),
    histogramOf: (noun, count) => counted(say.histogram[noun], count),
    anyTwo: (count) => printable(say.anyTwo({ count })),
    impossible: (count) => counted(say.impossible, count),
    unique: (count) => counted(say.unique, count),
    impossiblePairs: (names) => pairs(say.impossible, names),
    uniquePairs: (names) => pairs(say.unique, names),
    rows: (labels) => say.rows({ labels }),
    range: (min, max) => printable(say.range({ min, max })),
    joined: (parts) => joinParts(language, parts),
    sentences: (texts) => inOneLine(...texts.map((text) => say.sentence({ text }))),
  };
}
