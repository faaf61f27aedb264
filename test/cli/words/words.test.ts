/** What the command line says in every language: printed as the language is, with the words of the glossary. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { translateToEnglish, loadTranslate, voiceOf, withoutIsolates } from "../../../src/core/i18n/translate.js";
import { languages } from "../../../src/core/calendar/languages.js";
import { textMessages } from "../../../src/core/locales/en/text.generated.js";
import { requestsMessages } from "../../../src/core/locales/en/requests.generated.js";
import { textOf } from "../../frame/files.js";
import { termsTable } from "../../web/words/terms.js";
import { misprints } from "../../web/words/typography.js";
import { allSamples, allSentences } from "./samples.js";
import { tables } from "./tables.js";

type Spoken = keyof typeof tables;
const spoken = Object.keys(tables) as readonly Spoken[];
const samples = allSamples();

type Table = Readonly<Record<string, Readonly<Record<string, (...values: unknown[]) => string>>>>;

/** Every text a language has for every sentence. */
const textsIn = (language: Spoken): { readonly key: string; readonly text: string }[] =>
  samples.flatMap(({ area, name, values }) => {
    const say = (tables[language] as Table)[area]?.[name];
    return say === undefined ? [] : [{ key: `${area}.${name}`, text: say(...values) }];
  });

/** Without what is typed and therefore the same in every language, and without marks of direction. */
const withoutTyped = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(
      /(\.\w+, )*\.[XY]\b|\.(?:txt|json)\b|daytile [a-z]+( -p)?|npm [a-z]+( [a-z]+)?|--[a-z]+|-[og]\b|[A-Z]{4,}(?==)?|^(puzzles|show|year|audit)\b/g,
      "X",
    );

/** The ways of one line are indented on purpose. */
const printed = (text: string): string => withoutTyped(text).trimStart();

describe("sentences of the command line", () => {
  it("are found in the sources, all of them", () => {
    expect(new Set(samples.map(({ area, name }) => `${area}.${name}`)).size).toBeGreaterThan(280);
    expect(samples.filter(({ area }) => area === "")).toEqual([]);
  });

  it.each(spoken)("are printed in %s as the language is", (language) => {
    const texts = textsIn(language);
    expect(texts.length).toBeGreaterThan(300);
    const wrong = texts.flatMap(({ key, text }) =>
      misprints(printed(text), language).map((what) => `${what}: ${key}: ${text}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it.each(spoken)("use in %s no other words than those of the glossary", (language) => {
    const { never = [] } = termsTable().get(language) ?? {};
    const rivals = (text: string): string[] =>
      never.filter((word) => new RegExp(`(?<!\\p{L})${word}`, "iu").test(withoutTyped(text)));
    const found = textsIn(language).flatMap(({ key, text }) =>
      rivals(text).map((word) => `${word} in ${key}: ${text}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it.each(spoken)("have in %s everything that is filled into them", (language) => {
    const lost = textsIn(language).filter(({ text }) => /undefined|NaN|\[object/.test(text));
    expect(lost).toEqual([]);
    const hinted = tables[language].text?.hinted?.("A", "B") ?? "";
    expect(hinted).toMatch(/A.*B/);
  });
});

it("sentences of every area are among those that npm run words lists", () => {
  const listed = textOf("scripts/words.mjs");
  const areas = new Set(allSentences().map(({ area, file, table }) => `  ${area}: ["${file}", "${table}"],`));
  expect([...areas].filter((line) => !listed.includes(line))).toEqual([]);
});

describe("measures", () => {
  it.each(spoken)("are as exact in %s as in English, with the marks of the language", (language) => {
    const mark = new Intl.NumberFormat(`${language}-u-nu-latn`).format(0.5)[1];
    const { make, products } = tables[language] as { make: Table[string]; products: Table[string] };
    expect(make.clearanceTooSmall?.(0, 0.05)).toContain(`0${mark}05`);
    expect(make.radiusTooLarge?.(30, "L5", "9.9")).toContain(`9${mark}9`);
    expect(make.sheetTooSmallForBook?.("50.5 × 60 mm", 100)).toContain(`50${mark}5 × 60 mm`);
    expect(products.partTooLarge?.("tray", "161 × 161 mm", 0.25, "120 × 120 mm")).toContain(`0${mark}25`);
  });
});

describe("a voice", () => {
  it("speaks every language, each of which is loaded when it is asked for", async () => {
    const said = await Promise.all(
      languages.map(async (language) => (await loadTranslate(language))(requestsMessages.unknownPuzzle({ name: '"x"' }))),
    );
    expect(new Set(said.map((text) => text.replace(/\p{Cf}/gu, ""))).size).toBe(languages.length);
    expect(said[0]).toBe('unknown puzzle "x"');
  });

  it("says in English what its language has no words for, even within a sentence", () => {
    const { unknownPuzzle: _, ...requests } = tables.de.requests ?? {};
    const voice = voiceOf({ ...tables.de, requests }, "de");
    const message = textMessages.hinted({ wrong: requestsMessages.unknownPuzzle({ name: '"x"' }), hint: textMessages.didYouMean({ words: ["y"] }) });
    expect(voice(message)).toBe('unknown puzzle "x"; meinst du y?');
    expect(voice({ message: "as somebody wrote it" })).toBe("as somebody wrote it");
  });

  it("shows what is filled in, whatever it holds", () => {
    const commands = /[\p{Cc}\u202e]/u;
    const hostile = "a\u001b[31m\u202eb";
    for (const voice of [translateToEnglish, voiceOf(tables.de, "de"), voiceOf(tables.ar, "ar")]) {
      expect(voice(requestsMessages.unknownPuzzle({ name: hostile }))).not.toMatch(commands);
      expect(voice(textMessages.didYouMean({ words: [hostile] }))).not.toMatch(commands);
      expect(voice({ message: hostile })).not.toMatch(commands);
    }
  });

  it("keeps what reads from the left apart in Arabic, and an argument that was copied loses the marks", () => {
    const said = voiceOf(tables.ar, "ar")(textMessages.useEither({ one: "--field day=31", other: "--weekday Mon" }));
    expect(said).toContain("\u2068--field day=31\u2069");
    expect(["\u2068--field", "day=31\u2069", "a\u2068b"].map(withoutIsolates)).toEqual([
      "--field",
      "day=31",
      "a\u2068b",
    ]);
  });
});
