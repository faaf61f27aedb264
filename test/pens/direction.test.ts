/** Text that mixes directions is in the order of Unicode. */

import { describe, expect, it } from "vitest";
import { asFontsTakeIt, textSpansOf } from "../../src/pens/direction.js";

const shown = (text: string): string[] => textSpansOf(text).map(({ text: stretch }) => stretch);

/** As a line would be cut out letter by letter, from left to right. */
const onLine = (text: string): string =>
  textSpansOf(text)
    .map(({ text: stretch, isRightToLeft }) => (isRightToLeft ? [...stretch].reverse().join("") : stretch))
    .join("");

describe("a line with words from right to left", () => {
  it("is left as it is without any", () => {
    expect(textSpansOf("25 December 2026 (8×6)")).toEqual([{ text: "25 December 2026 (8×6)", isRightToLeft: false }]);
    expect(textSpansOf("")).toEqual([]);
  });

  it("begins at the right where its first letter does, and keeps its numbers", () => {
    expect(shown("الجمعة، 25 ديسمبر 2026")).toEqual(["2026", " ديسمبر ", "25", "الجمعة، "]);
    expect(shown("25 ديسمبر")).toEqual([" ديسمبر", "25"]);
    expect(shown("25 בדצמבר 2026")).toEqual(["2026", " בדצמבר ", "25"]);
  });

  it("begins at the left where its first letter does, and turns numbers and words within others", () => {
    expect(shown("Board: لوح 31 يوم, new")).toEqual(["Board: ", " يوم", "31", "لوح ", ", new"]);
    expect(shown("Lake: لوح كبير, 31")).toEqual(["Lake: ", "31", "لوح كبير, "]);
  });

  // What fribidi 1.0.8 makes of the same lines, without the joined forms of letters.
  it.each([
    ["لوح 8×6 (classic)", "(classic) 6×8 حول"],
    ["لوح \u20688×6\u2069 (كبير)", "(ريبك) 8×6 حول"],
    ["لوح \u2066a ب 31 ت c\u2069 د", "د a ت 31 ب c حول"],
    ["التاريخ 25-12-2026", "2026-12-25 خيراتلا"],
    ["الساعة 3/4", "3/4 ةعاسلا"],
    ["«لوح» و[لوح]", "[حول]و «حول»"],
    ["(1) لوح", "حول (1)"],
    ["السعر 5%", "%5 رعسلا"],
    ["a (ب) c", "a (ب) c"],
    ["۲۵ دسامبر", "ربماسد ۲۵"],
  ])("%s: stands on the line as another program puts it", (text, expected) => {
    expect(onLine(text).replace(/\p{Cf}/gu, "")).toBe(expected);
  });
});

describe("what a font is given", () => {
  it("is turned where the font would not do it, and left alone where it does", () => {
    expect([": ", " (", "لوح"].map((text) => asFontsTakeIt(text, true))).toEqual([" :", "( ", "لوح"]);
  });

  it("is turned back where the font turns what reads from the left, as some digits do", () => {
    expect(asFontsTakeIt("۲۵", false)).toBe("۵۲");
    expect(asFontsTakeIt("25", false)).toBe("25");
  });
});
