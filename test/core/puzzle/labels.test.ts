/** Labels come from the puzzle, else from the language. */

import { describe, expect, it } from "vitest";
import { type Language, languageOf, languages, wordsOf } from "../../../src/core/calendar/languages.js";
import { cellLabel, cellLabels } from "../../../src/core/puzzle/labels.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { cellsNamed, type classic, months, sketch, weekday, weekdays, year } from "../../support/puzzles.js";

const labelOf = (puzzle: typeof classic, id: string, language: Language) => {
  const cell = puzzle.board.cells[cellsNamed(puzzle, id)[0] ?? -1];
  return cell && cellLabel(puzzle, cell, language);
};

/** Days of 2023, which began on a Sunday. */
const monthDays = months.map((_, i) => new Date(Date.UTC(2023, i, 15)));
const weekDays = weekdays.map((_, i) => new Date(Date.UTC(2023, 0, 1 + i)));

const inUnicode = (language: Language, options: Intl.DateTimeFormatOptions, days: Date[]) => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  return days.map((day) => format.format(day));
};

const plain = (word: string) => word.replace(".", "").toLowerCase();

describe.each(languages)("the words of %s", (language) => {
  const words = wordsOf(language);

  it("are Unicode's long names", () => {
    if (language !== "zh") expect(words.longMonths).toEqual(inUnicode(language, { month: "long" }, monthDays));
    expect(words.longWeekdays).toEqual(inUnicode(language, { weekday: "long" }, weekDays));
  });

  it("are Unicode's short names without full stops, but for Arabic weekdays, which lose their article", () => {
    const unicodeMonths = inUnicode(language, { month: "short" }, monthDays).map(plain);
    const unicodeWeekdays = inUnicode(language, { weekday: "short" }, weekDays).map(plain);
    expect(words.months.map(plain)).toEqual(unicodeMonths);
    if (language !== "ar") expect(words.weekdays.map(plain)).toEqual(unicodeWeekdays);
  });

  it("tell the months apart, and the weekdays", () => {
    for (const names of [words.months, words.longMonths]) expect(new Set(names).size).toBe(12);
    for (const names of [words.weekdays, words.longWeekdays]) expect(new Set(names).size).toBe(7);
  });

  it("fit a cell", () => {
    const longest = language === "ar" ? 7 : 4;
    for (const name of [...words.months, ...words.weekdays]) expect(name.length).toBeLessThanOrEqual(longest);
  });
});

describe("a label", () => {
  it("is the language's word for a month or weekday, and the number of a day", () => {
    expect(labelOf(weekday, "Mar", "de")).toBe("Mär");
    expect(labelOf(weekday, "Mar", "es")).toBe("Mar");
    expect(labelOf(weekday, "Tue", "es")).toBe("Mar");
    expect(labelOf(weekday, "Tue", "ja")).toBe("火");
    expect(labelOf(weekday, "31", "ar")).toBe("31");
  });

  it("is the puzzle's own first, then the calendar's, then the puzzle's own in its first language", () => {
    const own = sketch({
      board: ["Jan Feb x y *"],
      fields: { month: ["Jan", "Feb"], other: ["x", "y"] },
      labels: { en: { Jan: "January", x: "Ex" }, de: { Jan: "Jänner" } },
    });
    expect(cellLabels(own, "en")).toEqual(["January", "Feb", "Ex", "y", ""]);
    expect(cellLabels(own, "de")).toEqual(["Jänner", "Feb", "Ex", "y", ""]);
    expect(cellLabels(own, "fr")).toEqual(["Janv", "Févr", "Ex", "y", ""]);
    expect(labelOf(year, "T7", "zh")).toBe("7");
  });

  it("is never what JavaScript knows by the same word", () => {
    const words = ["constructor", "toString", "__proto__", "hasOwnProperty"];
    const hostile = sketch({ board: [words.join(" ")], fields: { word: words }, labels: { en: { toString: "x" } } });
    expect(cellLabels(hostile, "en")).toEqual(["constructor", "x", "__proto__", "hasOwnProperty"]);
    for (const tag of words) expect(cellLabels(hostile, tag as Language)[0]).toBe("constructor");
  });

  it.each([
    ["xx", ["Jan", "Ex"]],
    ["", ["Jan", "Ex"]],
    ["EN", ["Jan", "Ex"]],
    ["de-CH", ["Jan", "Ix"]],
    ["de-AT", ["Jänner", "Ix"]],
    ["fr_FR.UTF-8", ["Janv", "Ex"]],
    ["sv", ["Jan", "Iks"]],
  ])("is in the nearest language there is: %s", (tag, expected) => {
    const labels = { en: { x: "Ex" }, de: { x: "Ix" }, "de-AT": { Jan: "Jänner" }, sv: { x: "Iks" } };
    const own = sketch({ board: ["Jan x"], fields: { month: ["Jan"], other: ["x"] }, labels });
    expect(cellLabels(own, tag as Language)).toEqual(expected);
  });

  it("is the id where a month has several cells, in English", () => {
    const domino = sketch({ board: ["Jana Janb"], fields: { month: { Jan: ["Jana", "Janb"] } } });
    expect(cellLabels(domino, "en-US")).toEqual(["Jana", "Janb"]);
    expect(cellLabels(domino, "fr")).toEqual(["Janv", "ier"]);
  });
});

describe("a month on two cells", () => {
  const puzzle = cataloguePuzzle("domino-months");
  const first = (language: Language) => cellLabels(puzzle, language).slice(0, 4);

  it("is its long name, in two halves, where the puzzle has no label of its own", () => {
    expect(first("en")).toEqual(["Janu", "ary", "Febr", "uary"]);
    expect(first("de")).toEqual(["Jan", "uar", "Febr", "uar"]);
    expect(first("fr")).toEqual(["Janv", "ier", "Févr", "ier"]);
    expect(first("ja")).toEqual(["1", "月", "2", "月"]);
  });

  it("is whole on both where letters join: pictures show it once", () => {
    expect(first("ar")).toEqual(["يناير", "يناير", "فبراير", "فبراير"]);
  });
});

describe("a language", () => {
  it.each([
    ["de-AT", "de"],
    ["pt_BR.UTF-8", "pt"],
    ["EN", "en"],
    ["C", undefined],
    ["en-US", "en-US"],
    ["en_US.UTF-8", "en-US"],
    ["en-CA", "en-US"],
    ["en-GB", "en"],
    ["en-IN", "en"],
    ["fr-CA", "fr"],
    ["tlh", undefined],
  ])("is found by the tag %s", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  it("puts the month first in English where the engine does, in every region it knows", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const tags = letters.flatMap((one) => letters.map((other) => `en-${one}${other}`));
    const formats = tags.map((tag) => [tag, new Intl.DateTimeFormat(tag, { day: "numeric", month: "long" })] as const);
    const known = formats.filter(([tag, format]) => format.resolvedOptions().locale === tag);
    const ordered = known.map(([tag, format]) => [tag, format.formatToParts(0)[0]?.type === "month" ? "en-US" : "en"]);
    expect(known.length).toBeGreaterThan(90);
    expect(known.map(([tag]) => [tag, languageOf(tag)])).toEqual(ordered);
  });

  it("runs from right to left in Arabic alone", () => {
    expect(languages.filter((language) => wordsOf(language).rightToLeft)).toEqual(["ar"]);
  });
});
