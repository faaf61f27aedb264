/** Blocks, words and tables in columns, whatever their letters and colours take. */

import { describe, expect, it } from "vitest";
import { sideBySide, table, unbroken, widthOf, withoutColour, wrapped } from "../../../src/core/pens/columns.js";

const red = (text: string): string => `\u001b[31m${text}\u001b[0m`;

describe("blocks", () => {
  const blocks = [["ab", "c"], ["d"], ["ef", "g", "h"]];

  it.each([
    [80, [["ab  d  ef", "c      g", "       h"]]],
    [9, [["ab  d  ef", "c      g", "       h"]]],
    [
      8,
      [
        ["ab  d", "c"],
        ["ef", "g", "h"],
      ],
    ],
    [
      5,
      [
        ["ab  d", "c"],
        ["ef", "g", "h"],
      ],
    ],
    [4, [["ab", "c"], ["d"], ["ef", "g", "h"]]],
    [1, [["ab", "c"], ["d"], ["ef", "g", "h"]]],
  ])("are side by side, as many as fit into %i columns", (columns, rows) => {
    expect(sideBySide(blocks, columns, 2)).toEqual(rows);
  });

  it("are as wide as they are seen", () => {
    expect(
      sideBySide(
        [
          [red("ab"), "日"],
          ["c", "d"],
        ],
        5,
        2,
      ),
    ).toEqual([[`${red("ab")}  c`, "日  d"]]);
    expect(sideBySide([], 80, 2)).toEqual([]);
    expect(sideBySide([[], ["a"]], 80, 1)).toEqual([[" a"]]);
    expect([widthOf(red("日本")), withoutColour(`${red("a")}\u001b[1;32mb`)]).toEqual([4, "ab"]);
  });
});

describe("words", () => {
  it.each([
    ["one two three", 13, "", ["one two three"]],
    ["one two three", 12, "", ["one two", "three"]],
    ["one two three", 7, "  ", ["one two", "  three"]],
    ["one two three", 3, "", ["one", "two", "three"]],
    ["one two three", 1, "", ["one", "two", "three"]],
    [`${unbroken("one two")} three`, 3, "", ["one two", "three"]],
    ["", 5, "", [""]],
  ])("%j in %i columns", (text, columns, indent, lines) => expect(wrapped(text, columns, indent)).toEqual(lines));
});

describe("a table", () => {
  it("has columns below each other, some of them at the right", () => {
    const rows = [["a", "10", "x"], ["日本", "5", ""], ["c"]];
    expect(table(rows)).toEqual(["a     10  x", "日本  5", "c"]);
    expect(table(rows, new Set([1]))).toEqual(["a     10  x", "日本   5", "c"]);
    expect(table([])).toEqual([]);
  });
});
