/** Every sentence of every language, filled with whatever a person, a file or a count may bring. */
// @module-tag thorough

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { materialIds } from "../../src/formats/workshop.generated.js";
import { filesIn, root } from "../frame/files.js";
import { termsTable } from "../web/words/terms.js";
import { misprints } from "../web/words/typography.js";
import { soundsTranslated } from "../web/words/voice.js";
import { breaksIn, inflected, miscountsIn } from "../web/words/whole.js";
import { locales, type Sentence, samplesOf, sentencesOf } from "./sentences.js";

/** Names as people write them: with signs that programs like, from the right, one letter, very long. */
const oddNames = ["{name} #", "$&", "%s", "مربع", "x".repeat(300), "r8c1", "日"];
const plainNames = ["X", "Y", "Z"];

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/** The longest first: one name may be part of another. */
function withoutNames(text: string, values: Readonly<Record<string, unknown>>): string {
  const names = Object.values(values).flatMap(textsIn);
  const longestFirst = names.sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, name) => rest.replaceAll(name, "█"), text.replace(/\p{Cf}/gu, ""));
}

interface Said {
  readonly sentence: Sentence;
  readonly values: Readonly<Record<string, unknown>>;
  readonly text: string;
}

async function everySaid(language: (typeof languages)[number], names: readonly string[]): Promise<Said[]> {
  // Words that are only read are no sentences.
  const sentences = (await sentencesOf(language)).filter(({ id }) => !id.startsWith("typedDates."));
  return sentences.flatMap((sentence) =>
    samplesOf(sentence, names).map((values) => ({ sentence, values, text: sentence.say(values) })),
  );
}

type Judge = (said: Said) => readonly string[];

/** What is wrong with sentences, each once. */
function wrongIn(said: readonly Said[], judge: Judge): string[] {
  const wrong = new Map<string, string>();
  for (const each of said)
    for (const what of judge(each))
      wrong.set(`${what}: ${each.sentence.id}`, `${what}: ${each.sentence.id}: ${each.text}`);
  return [...wrong.values()];
}

const isOnScreen = ({ id }: Sentence): boolean => /^(app|board|tools|coach|steps)\./.test(id);

/** Without what is typed as it is in every language. */
const withoutTyped = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(
      /(\.\w+, )*\.[XYZ]\b|\.(?:txt|json)\b|daytile [a-z]+( -p)?|npm [a-z]+( [a-z]+)?|--[a-z]+|-[og]\b|[A-Z]{4,}(?==)?|^(puzzles|show|year|audit)\b/g,
      "X",
    )
    .trimStart();

describe.each(languages)("in %s", (language) => {
  it("names of any kind break no sentence", async () => {
    const said = await everySaid(language, oddNames);
    expect(wrongIn(said, ({ text, values }) => breaksIn(withoutNames(text, values)))).toEqual([]);
  });

  it("every sentence says something, whatever the number", async () => {
    const english = new Map(
      (await everySaid("en", plainNames)).map((said) => [JSON.stringify([said.sentence.id, said.values]), said]),
    );
    const hasWords = ({ text, values }: Said): boolean => /[^\s█]/u.test(withoutNames(text, values));
    const silent: Judge = (said) => {
      const source = english.get(JSON.stringify([said.sentence.id, said.values]));
      return source && hasWords(source) && !hasWords(said) ? ["nothing is said"] : [];
    };
    expect(wrongIn(await everySaid(language, plainNames), silent)).toEqual([]);
  });

  it("every sentence is printed as the language is", async () => {
    const printed: Judge = ({ sentence, text }) => (isOnScreen(sentence) ? misprints(text, language) : []);
    expect(wrongIn(await everySaid(language, plainNames), printed)).toEqual([]);
  });

  it("no word is used that the glossary rules out", async () => {
    const { never = [] } = termsTable().get(language) ?? {};
    // In English, server and solvers answer, and cells are square.
    const rivals: Judge = ({ sentence, text }) =>
      (language === "en" && !isOnScreen(sentence) ? [] : never).filter((word) =>
        new RegExp(`(?<!\\p{L})${word}`, "iu").test(withoutTyped(text)),
      );
    expect(wrongIn(await everySaid(language, plainNames), rivals)).toEqual([]);
  });
});

/** At a terminal quotes are straight, and English is left as programs write it. */
it.each(languages.filter((language) => language !== "en"))(
  "lines in %s are printed as the language is",
  async (language) => {
    const printed: Judge = ({ sentence, text }) =>
      isOnScreen(sentence) ? [] : misprints(withoutTyped(text), language);
    expect(wrongIn(await everySaid(language, plainNames), printed)).toEqual([]);
  },
);

/** A month has more days, and what is too much is much. */
const neverOne =
  /^(?:results\.(?:setTotals|noSetSolved)|fields\.monthLength|coach\.(?:cellRange|onlyPlaces)|requests\.(?:tooManySets|tooManyPieceSets|wrongArea|tooMany)|pictures\.tooLong|products\.sheets|charts\.anyTwo|app\.owner\.keeps)$/;

it.each(inflected)("one thing is told from several in %s", async (language) => {
  const miscounts: Judge = ({ sentence, text }) => (neverOne.test(sentence.id) ? [] : miscountsIn(text, language));
  expect(wrongIn(await everySaid(language as "en", plainNames), miscounts)).toEqual([]);
});

it("English on the screen sounds like a person", async () => {
  const sounds: Judge = ({ sentence, text }) => (isOnScreen(sentence) ? soundsTranslated(text) : []);
  expect(wrongIn(await everySaid("en", plainNames), sounds)).toEqual([]);
});

it("every sentence is said somewhere", () => {
  const files = filesIn(root).filter((file) => /^src\/(?!core\/locales\/).*\.ts$/.test(file));
  const source = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const words = new Set([...(source.match(/[\w-]+/g) ?? []), ...materialIds]);
  const unused = [...(locales.get("en") ?? new Map()).keys()].filter((id) => {
    const name = id.split(".").at(-1) ?? "";
    return !id.startsWith("credits.") && !words.has(name) && !source.includes(`"${name}"`);
  });
  expect(unused).toEqual([]);
});
