/** The coach on boards so small that its reasons can be checked by eye; random ones are in the slow tests. */

import { describe, expect, it } from "vitest";
import { hint } from "../../../src/core/coach/coach.js";
import type { Question } from "../../../src/core/solver/question.js";
import { type Placement, placementsOf } from "../../../src/core/tiling/placement.js";
import { bruteForce, cellsNamed, sketch } from "../../support/puzzles.js";

/** Two squares for the two blocks, and a ring for dominoes and singles; these would fit the squares as well. */
const squares = sketch({
  board: ["* * - * * *", "* * - * - *", "- - - * * *", "* * - - - -", "* * - - - -"],
  pieces: { block: ["##", "##"], domino: ["##"], single: ["#"] },
  copies: { block: 2, domino: 3, single: 2 },
});

const blocks = placementsOf(squares).filter(({ piece }) => piece === 0);

describe("a piece of several copies", () => {
  it("has its only places where there are as many as copies", async () => {
    const reason = { kind: "only-place", cell: 0 };
    expect(blocks).toHaveLength(2);
    expect(await hint({ puzzle: squares, uncovered: [] }, "nudge")).toEqual({ kind: "nudge", piece: 0, reason });
    expect(await hint({ puzzle: squares, uncovered: [] }, "next")).toEqual({
      kind: "next",
      placement: blocks[0],
      reason,
    });
  });

  it("has one less when one of them lies", async () => {
    const placed = blocks.slice(0, 1);
    const reason = { kind: "only-place", cell: blocks[1]!.cells[0] };
    expect(await hint({ puzzle: squares, uncovered: [], placed }, "nudge")).toEqual({
      kind: "nudge",
      piece: 0,
      reason,
    });
  });

  it("has none any more when all of them lie, and so the ring comes next", async () => {
    const given = await hint({ puzzle: squares, uncovered: [], placed: blocks }, "nudge");
    expect(given).toMatchObject({ kind: "nudge", piece: 1, reason: { kind: "best-chance" } });
  });
});

/** A hook and a bar on two rows of four. */
const hooks = sketch({
  board: ["a b c d", "e f g h"],
  fields: { letter: ["a", "d", "e"] },
  pieces: { hook: ["###", "#.."], bar: ["###"] },
});
const open = (letter: string) => ({ puzzle: hooks, uncovered: cellsNamed(hooks, letter) });

/** The placement of a piece on these cells. */
function lying(piece: number, ...ids: string[]): Placement {
  const cells = String(cellsNamed(hooks, ...ids));
  return placementsOf(hooks).find((each) => each.piece === piece && String(each.cells) === cells)!;
}
const bar = (...ids: string[]): Placement => lying(1, ...ids);

describe("on two rows", () => {
  it("there are as many solutions left as there are", async () => {
    expect(await hint(open("d"), "left")).toEqual({ kind: "left", count: 1 });
    expect(await hint({ ...open("d"), placed: [bar("a", "b", "c")] }, "left")).toEqual({ kind: "left", count: 0 });
    expect(await hint({ ...open("a"), flips: false }, "left")).toEqual({ kind: "left", count: 0 });
  });

  it("what is right is fine, and then the rest is plain to see", async () => {
    const placed = [bar("f", "g", "h")];
    expect(await hint({ ...open("d"), placed }, "wrong")).toEqual({ kind: "fine" });
    const placement = lying(0, "a", "b", "c", "e");
    const reason = { kind: "only-cell", cell: 0 };
    expect(await hint({ ...open("d"), placed }, "next")).toEqual({ kind: "next", placement, reason });
    expect(await hint({ ...open("d"), placed: [placement, ...placed] }, "next")).toEqual({ kind: "solved" });
  });

  it("what is wrong is said before anything else", async () => {
    const placed = [bar("e", "f", "g")];
    for (const level of ["wrong", "nudge", "next", "everything"] as const) {
      const given = await hint({ ...open("d"), placed }, level);
      expect(given).toEqual({ kind: "wrong", wrong: [0], reason: { kind: "cut-off", cells: [7] } });
    }
  });

  it("there may be no solution at all", async () => {
    expect(await hint({ ...open("a"), flips: false }, "next")).toEqual({ kind: "impossible" });
  });
});

describe("without any argument", () => {
  /** Whatever is alike in most solutions; of as many, the one that covers the earliest cell. */
  function mostAlike(question: Question): [count: number, cell: number, of: number] {
    const solutions = [...bruteForce(question.puzzle, question.uncovered)];
    const counts = new Map<string, [count: number, cell: number]>();
    for (const { piece, cells } of solutions.flat())
      counts.set(`${piece} ${cells}`, [(counts.get(`${piece} ${cells}`)?.[0] ?? 0) + 1, cells[0]!]);
    const [[count, cell] = [0, 0]] = [...counts.values()].sort(([a, i], [b, j]) => b - a || i - j);
    return [count, cell, solutions.length];
  }

  const letters = "abcdefghijkl".split("");
  const board = ["a b c d", "e f g h", "i j k l"];
  const single = { I2: ["##"], L4: ["###", "#.."], P5: ["###", "##."] };
  const bars = { I2: ["##"], I3: ["###"], V3: ["##", "#."] };

  it.each([
    ["three pieces", sketch({ board, fields: { letter: letters }, pieces: single })],
    ["four pieces", sketch({ board, fields: { letter: letters }, pieces: bars, copies: { V3: 2 } })],
  ])("it is what is alike in most solutions of %s, if not in all", async (_, puzzle) => {
    let tried = 0;
    for (const [cell] of letters.entries()) {
      const question = { puzzle, uncovered: [cell] };
      const given = await hint(question, "nudge");
      if (given.kind !== "nudge" || !/every-solution|best-chance/.test(given.reason.kind)) continue;
      const [count, first, of] = mostAlike(question);
      const chance = count === of ? {} : { chance: { count, of } };
      const kind = count === of ? "every-solution" : "best-chance";
      expect(given.reason).toEqual({ kind, cell: first, ...chance });
      tried++;
    }
    expect(tried).toBeGreaterThan(2);
  });
});

describe("with thousands of solutions", () => {
  /** A cell sticks out of a square of sixteen, so it has fewer ways than any other. */
  const puzzle = sketch({
    board: ["* * * * -", "* * * * -", "* * * * a", "* * * * -"],
    fields: { letter: ["a"] },
    pieces: { single: ["#"], domino: ["##"] },
    copies: { single: 5, domino: 6 },
  });

  it("the next piece is where there is the least to choose, and nobody counts the chances", async () => {
    const given = await hint({ puzzle, uncovered: [] }, "next");
    if (given.kind !== "next") throw new Error(given.kind);
    expect(given.reason).toEqual({ kind: "best-chance", cell: 12 });
    expect(given.placement.cells).toContain(12);
  });

  it("it stops when it is told to", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(hint({ puzzle, uncovered: [] }, "next", { signal })).rejects.toThrow("enough");
  });
});
