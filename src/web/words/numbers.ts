/** From numbers to how a language writes and counts them. */

/** By the kinds of numbers that a language tells apart; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export interface Numbers {
  readonly written: (value: number) => string;
  readonly counted: (count: number, forms: PluralForms) => string;
}

/** In the digits that are printed on boards, in every language. */
const digits = "-u-nu-latn";

export function numbersIn(language: string): Numbers {
  const format = new Intl.NumberFormat(`${language}${digits}`, { maximumFractionDigits: 1 });
  const rules = new Intl.PluralRules(language);
  const written = (value: number): string => format.format(value);
  const counted = (count: number, forms: PluralForms): string =>
    (forms[rules.select(count)] ?? forms.other).replaceAll("#", written(count));
  return { written, counted };
}
