/** How each language is printed, by what must not be found in its texts. */

import type { BaseLanguage } from "../../src/core/calendar/languages.js";

type Rules = Readonly<Record<string, RegExp>>;

const everywhere: Rules = {
  "three dots": /\.\.\./,
  "a straight quote": /["']/,
  "two blanks": / {2}/,
  "a blank at an end": /^\s|\s$/,
  "other digits than those of the board": /(?![0-9])\p{Nd}/u,
};

const timesSign: Rules = { "an x between numbers": /\dx\d/ };
const westernMarks: Rules = { "a blank before a mark": / [,.;:!?…%]/ };
const wideMarks: Rules = {
  "a narrow mark":
    /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\d])[,;:!?]|[,;:!?](?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/u,
  "two ellipses": /……/,
  "other quotes": /[«»„]/,
};

const rules: Readonly<Partial<Record<BaseLanguage, Rules>>> = {
  en: { ...timesSign, ...westernMarks, "other quotes": /[«»„]/ },
  de: {
    ...timesSign,
    "a blank before a mark": / [,.;:!?…%]/,
    "no blank before an ellipsis": /(?<!\u00a0)…/,
    "no blank before %": /\d%/,
    "other quotes": /”|“(?=\p{L}[^“]*”)|[«»]|(?<![\p{L}\p{N}})&?…])“/u,
  },
  fr: {
    ...timesSign,
    "no no-break blank before a mark": /(?<![\u202f\u00a0])[:;!?»%]/,
    "no narrow blank after a quote": /«(?!\u202f)/,
    "a blank before an ellipsis": /\s…/,
    "other quotes": /[“”„]/,
  },
  es: {
    ...timesSign,
    "a blank before a mark": / [,.;:!?…%]/,
    "no blank before %": /\d%/,
    "an open question": /^[^¿]*\?/,
    "an open exclamation": /^[^¡]*!/,
    "other quotes": /[“”„]/,
  },
  pt: { ...timesSign, ...westernMarks, "other quotes": /[«»„]/ },
  it: { ...timesSign, ...westernMarks, "other quotes": /[“”„]/ },
  nl: { ...timesSign, ...westernMarks, "other quotes": /[“”«»„]/ },
  sv: {
    ...timesSign,
    "a blank before a mark": / [,.;:!?…%]/,
    "no blank before an ellipsis": /(?<!\u00a0)…/,
    "no blank before %": /\d%/,
    "other quotes": /[“«»„]/,
  },
  ja: { ...timesSign, ...wideMarks, "a blank between words": /(?<=[\p{scx=Hira}\p{scx=Kana}]) |(?<=、) /u },
  zh: { ...timesSign, ...wideMarks },
  ar: {
    ...westernMarks,
    "a Western comma or question mark": /[,;?]/,
    "numbers that change places": /\d[x×]\d/,
    "other quotes": /[“”„]/,
  },
};

/** Without the names that were filled in, and without what engines put between thousands. */
const bare = (text: string): string => text.replaceAll("{#$&}", "X").replace(/(?<=\d)[,.](?=\d{3})/g, "");

/** What is wrong with how a text is printed in a language. */
export function misprints(text: string, language: BaseLanguage): string[] {
  const found = Object.entries({ ...everywhere, ...rules[language] });
  return found.filter(([, pattern]) => pattern.test(bare(text))).map(([what]) => what);
}
