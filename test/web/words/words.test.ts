/** The app's sentences in every language: how they are filled in, counted and printed, and how English sounds. */
// @module-tag thorough

import { afterEach, describe, expect, it, vi } from "vitest";
import { type BaseLanguage, languages } from "../../../src/core/calendar/languages.js";
import type { Message } from "../../../src/core/i18n/message.js";
import { loadTranslate } from "../../../src/core/i18n/translate.js";
import { coachMessages } from "../../../src/core/locales/en/coach.generated.js";
import { stepsMessages } from "../../../src/core/locales/en/steps.generated.js";
import { boardMessages } from "../../../src/core/puzzle/name-cells.js";
import { inOneLine } from "../../../src/core/text/sentences.js";
import { catalogueIds, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { wordsIn } from "../../../src/web/words/words.js";
import { oddName, type Said, saidIn, saidInApp } from "./said.js";
import { termsTable } from "./terms.js";
import { misprints } from "./typography.js";
import { banned, soundsTranslated } from "./voice.js";
import { breaksIn, miscountsIn } from "./whole.js";

afterEach(() => vi.restoreAllMocks());

const catalogueTexts = (language: BaseLanguage): Said[] =>
  catalogueIds.flatMap((id) => {
    const { title, note } = cataloguePuzzle(id);
    return [
      { key: `${id} title`, text: title[language] ?? "" },
      { key: `${id} note`, text: note[language] ?? "" },
    ].filter(({ text }) => text !== "");
  });

const known = new Map<BaseLanguage, Said[]>();

async function inApp(language: BaseLanguage): Promise<Said[]> {
  const said = known.get(language) ?? (await saidInApp(language));
  known.set(language, said);
  return said;
}

/** On the screen, on paper, and in the catalogue. */
const everywhere = async (language: BaseLanguage): Promise<Said[]> => [
  ...(await inApp(language)),
  ...(await saidIn(language, /^(drawing|charts|lost|paper|materials)\./)),
  ...catalogueTexts(language),
];

const told = ({ key, text }: Said): string => `${key}: ${text}`;

describe("numbers", () => {
  /** Engines differ in which digits they take for a language, so none is left to choose. */
  it.each(languages)("of solutions left are written in %s in the digits of the board", async (language) => {
    vi.spyOn(Number.prototype, "toLocaleString").mockReturnValue("٩٢");
    const { play } = await wordsIn(language);
    expect(play.left({ count: 92 })).toMatch(/(?<!\p{Nd})92(?!\p{Nd})/u);
    expect(play.left({ count: 12_345 }).replace(/\D/g, "")).toBe("12345");
  });

  it("are counted as grammar wants it", async () => {
    const left = async (language: BaseLanguage, count: number) => (await wordsIn(language)).play.left({ count });
    expect(await left("en", 0)).toBe("No solutions remaining");
    expect(await left("en", 1)).toBe("1 solution remaining");
    expect(await left("fr", 1_000_000)).toMatch(/^Encore 1\s000\s000 de solutions$/);
    expect(await Promise.all([0, 1, 2, 3, 11, 100].map((count) => left("ar", count)))).toEqual([
      "لم يبق أي حل",
      "بقي حل واحد",
      "بقي حلّان",
      "بقيت 3 حلول",
      "بقي 11 حلًّا",
      "بقي 100 حل",
    ]);
  });
});

/** Some of your pieces are several, two cells are among several, and cells that are summed up are many. */
const neverOfOne = ["app.owner.keeps", "charts.anyTwo", "coach.cellRange"];

describe("what is filled in", () => {
  it.each(languages)("in %s stays as it is, whatever characters it has", async (language) => {
    const filled = (await inApp(language)).filter(({ text }) => /[{}]|\$&/.test(text));
    expect(filled.length).toBeGreaterThan(20);
    expect(filled.filter(({ text }) => /[{}]|\$&/.test(text.replaceAll(oddName, ""))).map(told)).toEqual([]);
  });

  it.each(languages)("in %s breaks no sentence", async (language) => {
    const wrong = (await everywhere(language)).flatMap((each) => {
      const text = each.text.replaceAll(oddName, "█").replace(/\p{Cf}/gu, "");
      const miscounts = neverOfOne.includes(each.key) ? [] : miscountsIn(text, language);
      return [...breaksIn(text), ...miscounts].map((what) => `${what}: ${told(each)}`);
    });
    expect(wrong).toEqual([]);
  });

  it("reads well on cells without a label, with one piece or several", () => {
    const { message } = coachMessages.onlyCell({ piece: "a", cell: boardMessages.blankCell({ row: 8, column: 2 }) });
    expect(message).toBe("Only way: just piece a fits over the blank cell in row 8, column 2, in one position.");
    expect(coachMessages.takeOff({ names: ["L5"] }).message).toBe("Take off piece L5.");
    expect(coachMessages.takeOff({ names: ["1", "2", "3"] }).message).toBe("Take off pieces 1, 2 and 3.");
    const removed = stepsMessages.remove({ piece: "a", cells: [boardMessages.blankCell({ row: 8, column: 2 })] });
    expect(removed.message).toBe("Take piece a off the blank cell in row 8, column 2.");
  });

  /** Where the noun comes before the label, it must be in every sentence with one: "la case vide de la ligne 8". */
  it.each([
    ["fr", /[Cc]ase vide/],
    ["es", /[Cc]asilla vacía/],
    ["pt", /[Cc]asa vazia/],
    ["it", /[Cc]asella vuota/],
    ["ar", /خانة التي بلا تسمية/],
  ] as const)("has in %s the noun that a blank cell needs", async (language, named) => {
    const { play, owner } = await wordsIn(language);
    const translate = await loadTranslate(language);
    const blank = play.hands.blankCell({ row: 8, column: 2 });
    const { openCell, dateCell } = play.hands;
    const cell = boardMessages.blankCell({ row: 8, column: 2 });
    const both = (say: (piece: string | undefined) => Message) => [say(undefined), say("L5")];
    const advice = [
      ...both((piece) => coachMessages.onlyCell({ piece, cell })),
      ...both((piece) => coachMessages.onlyPiece({ piece, cell })),
      ...both((piece) => coachMessages.onlyPlace({ piece, cell })),
      ...both((piece) => coachMessages.onlyPlaces({ piece, cell, copies: 2 })),
      ...both((piece) => coachMessages.forcedRegion({ piece, cell, gap: "X" })),
      ...both((piece) => coachMessages.sharedPiece({ piece, cell, gap: "X", needs: "Y" })),
      ...both((piece) => coachMessages.othersFail({ piece, cell })),
      ...both((piece) => coachMessages.everySolution({ piece, cell })),
      ...both((piece) => coachMessages.bestChance({ piece, cell })),
      ...both((piece) => coachMessages.bestChanceOf({ piece, cell, count: 2, all: 3 })),
      coachMessages.uncoverable({ cell }),
      coachMessages.coversDate({ piece: "L5", cell }),
      coachMessages.choices({ cell, count: 3 }),
      coachMessages.onlyChoice({ choice: "X", cell }),
      coachMessages.cells({ names: [cell] }),
      coachMessages.gap({ names: [cell] }),
      coachMessages.largeGap({ cell, count: 8 }),
      stepsMessages.place({ piece: "L5", cells: [cell] }),
      stepsMessages.remove({ piece: "L5", cells: [cell] }),
      stepsMessages.nothingFits({ cell }),
      stepsMessages.tooSmall({ cell, size: 2 }),
    ].map(translate);
    const sentences = [
      ...advice,
      ...[openCell, dateCell].map((say) => say({ label: blank })),
      ...[owner.paintedCell, owner.freeCell, owner.coveredCell].map((say) => say({ label: blank })),
    ];
    expect(sentences.filter((sentence) => !named.test(sentence.replace(/[\u2066-\u2069]/g, "")))).toEqual([]);
  });

  it.each(languages)("names blank cells in %s by their place", async (language) => {
    const { hands } = (await wordsIn(language)).play;
    expect(hands.openCell({ label: hands.blankCell({ row: 8, column: 2 }) })).toMatch(/8.*2/);
  });
});

describe("several sentences", () => {
  it("have blanks between them where the script does", () => {
    expect(inOneLine("Yes.", "", "No.")).toBe("Yes. No.");
    expect(inOneLine("はい。", "いいえ。")).toBe("はい。いいえ。");
    expect(inOneLine("不对！", "OK.")).toBe("不对！OK.");
  });
});

describe("typography", () => {
  it.each(languages)("is that of %s, on the screen, on paper and in the catalogue", async (language) => {
    const said = await everywhere(language);
    expect(said.length).toBeGreaterThan(300);
    expect(said.flatMap((each) => misprints(each.text, language).map((what) => `${what}: ${told(each)}`))).toEqual([]);
  });

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

  it.each(languages)("starts in %s with a capital what starts with one in English", async (language) => {
    const english = new Map((await inApp("en")).map(({ key, text }) => [key, text]));
    const small = (await inApp(language)).filter(
      ({ key, text }) => /^\p{Lu}/u.test(english.get(key) ?? "") && /^\p{Ll}/u.test(text),
    );
    expect(small.map(told)).toEqual([]);
  });
});

describe("English", () => {
  it("sounds like a person, in the app, on paper and in the catalogue", async () => {
    // A semicolon between two parts of a list isn't one within a sentence.
    const said = (await everywhere("en")).filter(({ key }) => key !== "drawing.beside");
    expect(said.flatMap((each) => soundsTranslated(each.text).map((what) => `${what}: ${told(each)}`))).toEqual([]);
  });

  it.each(banned.map(({ example }) => example))("would not say: %s", (example) => {
    expect(soundsTranslated(example)).not.toEqual([]);
  });

  /** What the coach says is an argument, which needs a reason beside what follows from it. */
  it("is short: no sentence has more than eighteen words, or twenty-two where the coach gives a reason", async () => {
    const longest = (key: string): number => (key.startsWith("coach.") ? 22 : 18);
    const sentences = (await inApp("en"))
      .filter(({ key }) => key !== "board.instructions")
      .flatMap(({ key, text }) => text.split(/(?<=[.!?:]) /).map((sentence) => ({ key, text: sentence })));
    expect(sentences.filter(({ key, text }) => text.split(" ").length > longest(key)).map(told)).toEqual([]);
  });
});

/** Without the ending, which changes with number, case and person. */
const stemOf = (word: string): string =>
  /\p{Script=Latin}/u.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word;

describe("terms", () => {
  const table = termsTable();

  it("are in the glossary for every language, twelve of them", () => {
    expect([...table.keys()].sort()).toEqual([...languages].sort());
    for (const { words } of table.values()) expect(words.filter((word) => word !== "")).toHaveLength(12);
  });

  it.each(languages)(
    "are in %s those of the glossary, each said somewhere, and no other words for them",
    async (language) => {
      const said = await everywhere(language);
      const { words, never } = table.get(language)!;
      const all = said.map(({ text }) => text.toLowerCase()).join("\n");
      expect(words.filter((word) => !all.includes(stemOf(word.toLowerCase())))).toEqual([]);
      const rivals = (text: string): string[] =>
        never.filter((word) => new RegExp(`(?<!\\p{L})${word}`, "iu").test(text));
      expect(said.flatMap((each) => rivals(each.text).map((word) => `${word} in ${told(each)}`))).toEqual([]);
    },
  );
});
