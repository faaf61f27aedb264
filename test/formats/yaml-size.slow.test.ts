/** Even the largest puzzle fits into its file. */

import { describe, expect, it } from "vitest";
import { checkPuzzle } from "../../src/core/puzzle/check/check.js";
import type { PuzzleDraft } from "../../src/core/puzzle/draft.js";
import { limitOf } from "../../src/core/puzzle/limits.js";
import { writePuzzleYaml } from "../../src/formats/yaml-write.js";
import { expectPuzzleBack } from "./round-trip.js";

const side = 64;
const cellCount = 400;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** As long as a name may be; what fills it up has to be escaped in some tests. */
const longNames = (filling: string): string[] => upTo(cellCount).map((i) => `${i}`.padEnd(limitOf("word"), filling));

/** In one of ten places of the largest board, so that every column holds a long name. */
function spread(names: readonly string[]): string[] {
  const word = (place: number): string => (place % 10 === 0 ? (names[place / 10] ?? "-") : "-");
  return upTo(side).map((r) =>
    upTo(side)
      .map((c) => word(r * side + c))
      .join(" "),
  );
}

function large(filling: string, change: Partial<PuzzleDraft> = {}): PuzzleDraft {
  const ids = longNames(filling);
  return {
    id: "large",
    title: { en: "Large" },
    note: {},
    credits: [],
    lattice: "square",
    board: spread(ids),
    fields: [{ name: "any", choices: ids.map((id) => ({ id, cells: [id] })) }],
    pieces: [{ id: "I1", shape: ["#"], copies: cellCount - 1 }],
    flips: "all",
    labels: {},
    ...change,
  };
}

const tags = upTo(60).map(
  (i) => `a${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`,
);
const notes = (count: number, character: string): PuzzleDraft["note"] =>
  Object.fromEntries(tags.slice(0, count).map((tag) => [tag, character.repeat(limitOf("note"))]));
const labels = (filling: string, count: number, character: string): PuzzleDraft["labels"] => ({
  en: Object.fromEntries(
    longNames(filling)
      .slice(0, count)
      .map((id) => [id, character.repeat(limitOf("label"))]),
  ),
});
/** A tall bar after each few dots: drawn side by side, its rows are far to the right. */
const bars = [
  ...upTo(6).flatMap((i) => [
    ...upTo(10).map((k) => ({ id: `dot${i}-${k}`.padEnd(20, "x"), shape: ["#"], copies: 1 })),
    { id: `bar${i}`, shape: Array<string>(50).fill("#"), copies: 1 },
  ]),
];

/** Each choice uncovers sixteen cells in a row; names with two dots can't be in a text of words. */
function wideChoices(filling: string, count: number): PuzzleDraft {
  const ids = longNames(filling).slice(0, count + 15);
  const choices = upTo(count).map((c) => ({ id: `c${c}`, cells: ids.slice(c, c + 16) }));
  const pieces = [{ id: "I1", shape: ["#"], copies: count - 1 }];
  return large(filling, { board: spread(ids), fields: [{ name: "any", choices }], pieces });
}

/** The most there can be of something, found by halving: the check says where the end is. */
function most(draftWith: (count: number) => PuzzleDraft, end: number): PuzzleDraft {
  let [low, high] = [0, end + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (checkPuzzle(draftWith(middle)).ok) low = middle;
    else high = middle;
  }
  return draftWith(low);
}

describe("the file of a very large puzzle", () => {
  it.each<[string, PuzzleDraft]>([
    ["with long names in every column", large("x")],
    ["with names that are escaped", large('"')],
    ["on the hex lattice", large("\\", { lattice: "hex" })],
    ["with as many notes as there may be", most((count) => large("x", { note: notes(count, "x") }), 60)],
    ["with notes that are escaped", most((count) => large("x", { note: notes(count, "\u3000") }), 60)],
    ["with choices of many cells", most((count) => wideChoices('"', count + 2), 380)],
    ["with choices of cells that must be listed", most((count) => wideChoices(".", count + 2), 380)],
    ["with labels", most((count) => large("x", { labels: labels("x", count, "y") }), cellCount)],
    ["with labels that are escaped", most((count) => large('"', { labels: labels('"', count, "\u00A0") }), cellCount)],
    [
      "with tall pieces behind small ones",
      large("x", {
        board: upTo(60).map(() => "* * * * * *"),
        fields: [],
        pieces: bars,
        labels: {},
      }),
    ],
  ])("can be read again: %s", (_, draft) => {
    expectPuzzleBack(draft);
  });

  it("can be read again where a shape is as wide as it may be only from the second row on", () => {
    const board = upTo(4).map(() => Array<string>(side).fill("*").join(" "));
    const shape = [".", "#", "#"].map((mark) => mark.repeat(side));
    const pieces = [
      { id: "A", shape, copies: 1 },
      { id: "I1", shape: ["#"], copies: 2 * side },
    ];
    expectPuzzleBack(large("x", { lattice: "hex", board, fields: [], pieces }));
  });

  it("lines up its columns where there is room", () => {
    const checked = checkPuzzle(
      large("x", {
        board: ["a bbb", "ccc d"],
        fields: [{ name: "f", choices: ["a", "bbb", "ccc", "d"].map((id) => ({ id, cells: [id] })) }],
        pieces: [{ id: "I1", shape: ["#"], copies: 3 }],
      }),
    );
    expect(checked.ok && writePuzzleYaml(checked.value)).toContain("  a   bbb\n  ccc d\n");
  });
});
