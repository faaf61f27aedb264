import { describe, expect, it } from "vitest";
import { stretchesOf, turnedSigns } from "../../src/pens/direction.js";

const shown = (text: string): string[] => stretchesOf(text).map(({ text: stretch }) => stretch);

describe("a line with words from right to left", () => {
  it("is left as it is without any", () => {
    expect(stretchesOf("25 December 2026")).toEqual([{ text: "25 December 2026", isRightToLeft: false }]);
    expect(stretchesOf("")).toEqual([]);
  });

  it("begins at the right where its first letter does, and keeps its numbers", () => {
    expect(shown("الجمعة، 25 ديسمبر 2026")).toEqual(["2026", " ديسمبر ", "25", "الجمعة، "]);
    expect(shown("25 ديسمبر")).toEqual([" ديسمبر", "25"]);
  });

  it("has its signs the other way round, and leaves letters to the font", () => {
    expect([": ", " (", "لوح"].map(turnedSigns)).toEqual([" :", ") ", "لوح"]);
  });

  it("begins at the left where its first letter does", () => {
    expect(shown("Lake: لوح كبير, 31")).toEqual(["Lake: ", "لوح كبير", ", 31"]);
  });
});
