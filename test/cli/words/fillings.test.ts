/** Sentences of every language filled with whatever a person, a file or a count may bring: none of them breaks. */
// @module-tag thorough

import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../../../src/core/calendar/languages.js";
import { root } from "../../frame/files.js";
import { breaksIn, inflected, miscountsIn } from "../../web/words/whole.js";
import { allSentences, type Sentence } from "./samples.js";
import { tables } from "./tables.js";

type Say = (...values: unknown[]) => string;

/** Names as people write them: with quotes, signs that programs like, from the right, one letter, very long. */
const oddNames = ['"a b"', "L'été", "100%", "%s", "$&", "{name}", "#", "مربع", "𝟙", "A", "x".repeat(300), "r8c1", "日"];
/** Each is unlike the others, so that it can be found again. */
const name = fc.constantFrom(...oddNames);
const count = fc.oneof(fc.constantFrom(0, 1, 2, 3, 5, 11, 21, 100, 1_000_000), fc.nat(5000));
const fillings: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: name,
  number: count,
  boolean: fc.boolean(),
  "readonly string[]": fc.uniqueArray(name, { minLength: 1, maxLength: oddNames.length }),
  "number | undefined": fc.oneof(count, fc.constant(undefined)),
  Most: fc.oneof(count, fc.constant(undefined)),
  Kind: fc.nat(3),
};

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/** The longest first: one name may be part of another. */
const withoutFillings = (text: string, values: readonly unknown[]): string =>
  values
    .flatMap(textsIn)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, filling) => rest.replaceAll(filling, "█"), text);

const english = new Map<string, Say>();
for (const { file, table, name: key } of allSentences()) {
  const module = (await import(join(root, file))) as Record<string, Record<string, Say> | undefined>;
  const say = module[table]?.[key];
  if (say !== undefined) english.set(`${table}.${key}`, say);
}

function sayIn(language: string, { table, area, name: key }: Sentence): Say | undefined {
  if (language === "en") return english.get(`${table}.${key}`);
  return (tables as Record<string, Record<string, Record<string, Say>>>)[language]?.[area]?.[key];
}

/** Numbers that mean something, by the name of the parameter. */
const meant: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
  weekday: fc.nat(6),
  is: fc.nat(6),
  not: fc.nat(6),
};

const valuesOf = ({ parameters }: Sentence): fc.Arbitrary<unknown[]> =>
  fc.tuple(
    ...parameters.map(({ name: of, type }) => {
      const known = type === "number" ? meant[of] : undefined;
      return known ?? fillings[type] ?? expect.fail(`no filling for ${type}`);
    }),
  );

const faultsIn = (text: string, values: readonly unknown[]): string[] => {
  const rest = withoutFillings(text.replace(/\p{Cf}/gu, ""), values);
  return breaksIn(rest);
};

const sentences = allSentences();

type Judge = (values: readonly unknown[], say: Say, sentence: Sentence, language: string) => string[];

/** What is wrong with the sentences of a language, each once, with the smallest filling that shows it. */
function wrongIn(language: string, runs: number, judge: Judge): string[] {
  return sentences.flatMap((sentence) => {
    const say = sayIn(language, sentence);
    if (say === undefined) return [];
    const holds = fc.property(valuesOf(sentence), (values) => judge(values, say, sentence, language).length === 0);
    const [values] = fc.check(holds, { numRuns: runs }).counterexample ?? [];
    if (values === undefined) return [];
    return [
      `${judge(values, say, sentence, language).join(", ")}: ${sentence.area}.${sentence.name}: ${say(...values)}`,
    ];
  });
}

const looksBroken: Judge = (values, say) => faultsIn(say(...values), values);

/** A name that English mentions is mentioned in every language. */
const losesNames: Judge = (values, say, sentence) => {
  const source = sayIn("en", sentence)?.(...values) ?? "";
  const text = say(...values);
  return values.flatMap(textsIn).filter((filling) => source.includes(filling) && !text.includes(filling));
};

/** Every language has words of its own where English has, whatever the number: languages have up to six kinds of them. */
const saysNothing: Judge = (values, say, sentence) => {
  const hasWords = (own: Say | undefined, number: number): boolean => {
    const filled = values.map((value) => (typeof value === "number" ? number : value));
    return /[^\s█]/u.test(withoutFillings(own?.(...filled) ?? "", values));
  };
  const numbers = values.some((value) => typeof value === "number") ? [0, 1, 2, 3, 11, 100] : [1];
  return numbers.flatMap((number) =>
    hasWords(sayIn("en", sentence), number) && !hasWords(say, number) ? [`nothing for ${number}`] : [],
  );
};

/** Numbers that are never one: a month has more days, and what is too much is much. */
const neverOne =
  /^(?:results\.(?:setTotals|noSetSolved)|fields\.monthLength|coach\.(?:cellRange|onlyPlaces)|requests\.(?:tooManySets|tooManyPieceSets|wrongArea|tooMany)|pictures\.tooLong|products\.sheets)$/;

/** `1 pieces`. */
const miscounts: Judge = (values, say, { area, name: key }, language) =>
  neverOne.test(`${area}.${key}`)
    ? []
    : miscountsIn(say(...values.map((value) => (typeof value === "number" ? 1 : value))), language);

describe("a sentence with anything filled in", () => {
  it("is looked at in every language", () => {
    expect(sentences.length).toBeGreaterThan(300);
    expect(english.size).toBe(sentences.length);
  });

  it.each(languages)("is whole in %s", (language) => {
    expect(wrongIn(language, 25, looksBroken)).toEqual([]);
  });

  it.each(languages)("names in %s all that it names in English", (language) => {
    expect(wrongIn(language, 10, losesNames)).toEqual([]);
  });

  it.each(languages)("says something in %s where it does in English", (language) => {
    expect(wrongIn(language, 2, saysNothing)).toEqual([]);
  });

  it("says in English more than what is filled in", () => {
    const some: Readonly<Record<string, unknown>> = {
      string: "«a»",
      boolean: true,
      "readonly string[]": ["«a»", "«b»"],
    };
    const silent = sentences.filter((sentence) => {
      const values = sentence.parameters.map(({ type }) => some[type] ?? 2);
      return !/[^\s█]/u.test(withoutFillings(sayIn("en", sentence)?.(...values) ?? "", values));
    });
    expect(silent.map(({ area, name: key }) => `${area}.${key}`)).toEqual([]);
  });

  it.each(inflected)("tells in %s one from many", (language) => {
    expect(wrongIn(language, 4, miscounts)).toEqual([]);
  });
});
