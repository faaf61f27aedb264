/** Where a line of text may end: between words, and between most characters of Japanese and Chinese. */

import { describe, expect, it } from "vitest";
import { lineParts } from "../../../src/core/drawing/width.js";

describe("a line may end", () => {
  it.each([
    ["between words", "two words", ["two ", "words"]],
    ["between characters", "解なし", ["解", "な", "し"]],
    ["not before what closes something", "最多：216、解。", ["最", "多：", "216、", "解。"]],
    ["not after what opens something", "「解」", ["「解」"]],
    ["not within a date", "2026年8月23日、8月1日", ["2026年8月23日、", "8月1日"]],
    ["not within a day of the week", "1日金曜日 或星期五", ["1日", "金曜日 ", "或", "星期五"]],
    ["not before a number in brackets", "8月23日（7）、1月（1,024）", ["8月23日（7）、", "1月（1,024）"]],
    ["but before other brackets", "盤（六角）", ["盤", "（六", "角）"]],
  ])("%s: %s", (_, text, parts) => {
    expect(lineParts(text)).toEqual(parts);
  });
});
