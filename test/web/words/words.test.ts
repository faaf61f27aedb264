/** What the app fills into its sentences: numbers, labels, cells without one, techniques. */
// @module-tag thorough

import { afterEach, describe, expect, it, vi } from "vitest";
import { type BaseLanguage, languages } from "../../../src/core/calendar/languages.js";
import type { Message } from "../../../src/core/i18n/message.js";
import { loadTranslate } from "../../../src/core/i18n/translate.js";
import { coachMessages } from "../../../src/core/locales/en/coach.generated.js";
import { stepsMessages } from "../../../src/core/locales/en/steps.generated.js";
import { boardMessages } from "../../../src/core/puzzle/name-cells.js";
import { inOneLine } from "../../../src/core/text/sentences.js";
import { wordsIn } from "../../../src/web/words/words.js";

afterEach(() => vi.restoreAllMocks());

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

describe("what is filled in", () => {
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
