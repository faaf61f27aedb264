/** Every sentence of every language, filled with whatever a person, a file or a count may bring. */
// @module-tag thorough

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { materialIds } from "../../src/formats/workshop.generated.js";
import { filesIn, root } from "../frame/files.js";
import { locales, type Sentence, samplesOf, sentencesOf } from "./sentences.js";
import { termsTable } from "./terms.js";
import { misprints } from "./typography.js";
import { bannedInLines, bannedOnScreen, foundIn } from "./voice.js";
import { breaksIn, inflected, miscountsIn } from "./whole.js";

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

/** What the app and the element say by themselves. The coach says the same at every door. */
const isInApp = ({ id }: Sentence): boolean => /^(app|board|tools)\./.test(id) && id !== "board.instructions";
const isOnScreen = ({ id }: Sentence): boolean =>
  /^(app|board|tools|coach|steps|drawing|charts|lost|paper|materials|puzzles)\./.test(id);

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

describe("typography", () => {
  it.each([
    ["en", "One moment ..."],
    ["en", "One moment …"],
    ["en", "It's a date"],
    ["en", "100 %"],
    ["en", "6x9"],
    ["de", "Einen Moment…"],
    ["de", "ein “Puzzle”"],
    ["fr", "Une solution : 3"],
    ["fr", "Bravo !"],
    ["fr", "« ici\u202f»"],
    ["es", "Vas bien?"],
    ["pt", "«aqui»"],
    ["it", "“qui”"],
    ["nl", "een “puzzel”"],
    ["sv", "Vänta…"],
    ["sv", "ett “pussel”"],
    ["ja", "解: 3"],
    ["ja", "本当?"],
    ["zh", "请稍候……"],
    ["zh", "解法: 3"],
    ["ar", "لحظة, من فضلك"],
    ["ar", "هل أنت هنا?"],
    ["ar", "7×7"],
  ] as const)("would notice in %s: %s", (language, text) => {
    expect(misprints(text, language)).not.toEqual([]);
  });
});

describe("English", () => {
  it("sounds like a person, on the screen and in other lines", async () => {
    const sounds: Judge = ({ sentence, text }) => foundIn(text, isOnScreen(sentence) ? bannedOnScreen : bannedInLines);
    expect(wrongIn(await everySaid("en", plainNames), sounds)).toEqual([]);
  });

  it.each([
    ["on the screen", bannedOnScreen],
    ["in other lines", bannedInLines],
  ] as const)("would not say %s what is banned there", (_, banned) => {
    expect(banned.filter(({ pattern, example }) => !pattern.test(example))).toEqual([]);
  });

  it("is short in the app: no sentence has more than eighteen words", async () => {
    const long: Judge = ({ sentence, text }) =>
      isInApp(sentence) && text.split(/(?<=[.!?:]) /).some((part) => part.split(" ").length > 18) ? ["long"] : [];
    expect(wrongIn(await everySaid("en", plainNames), long)).toEqual([]);
  });
});

/** Without the ending, which changes with number, case and person. */
const stemOf = (word: string): string =>
  /\p{Script=Latin}/u.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word;

describe("terms", () => {
  it("are in the glossary for every language, twelve of them", () => {
    const table = termsTable();
    expect([...table.keys()].sort()).toEqual([...languages].sort());
    for (const { words } of table.values()) expect(words.filter((word) => word !== "")).toHaveLength(12);
  });

  it.each(languages)(
    "are in %s each said on the screen, and begin where English begins with a capital",
    async (language) => {
      const said = (await everySaid(language, plainNames)).filter(({ sentence }) => isOnScreen(sentence));
      const all = said.map(({ text }) => text.toLowerCase()).join("\n");
      const { words = [] } = termsTable().get(language) ?? {};
      expect(words.filter((word) => !all.includes(stemOf(word.toLowerCase())))).toEqual([]);
      const english = new Map((await everySaid("en", plainNames)).map(({ sentence, text }) => [sentence.id, text]));
      const small: Judge = ({ sentence, text }) =>
        isInApp(sentence) && /^\p{Lu}/u.test(english.get(sentence.id) ?? "") && /^\p{Ll}/u.test(text)
          ? ["no capital"]
          : [];
      expect(wrongIn(said, small)).toEqual([]);
    },
  );
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
