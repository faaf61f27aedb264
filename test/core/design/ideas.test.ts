/** What if: every single change with its exact figures, held against the counts of the changed puzzle. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { designOf, puzzleOfDesign } from "../../../src/core/design/design-puzzle.js";
import { editDesign } from "../../../src/core/design/edit.js";
import { byGoal, type DesignFigures, designFigures, judgedTargets } from "../../../src/core/design/goals.js";
import {
  exchangeIdeas,
  figuresOfPuzzle,
  flipIdeas,
  rankIdeas,
  swapIdeas,
  withIdea,
} from "../../../src/core/design/ideas.js";
import { othersFor, pieceSizesOf, sizesFor } from "../../../src/core/design/piece-sets.js";
import { designGoals } from "../../../src/core/names.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { countTargets } from "../../../src/core/solver/counts.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { sketch } from "../../support/puzzles.js";

const classic = cataloguePuzzle("classic");
const small = sketch({
  board: ["a b c d", "* * * *", "1 2 3 *"],
  fields: { letter: ["a", "b", "c", "d"], number: ["1", "2", "3"] },
  pieces: { L5: ["####", "#..."], P5: ["###", "##."] },
});
const countsOf = async (puzzle: Puzzle): Promise<number[]> => [...(await countTargets({ puzzle }))];
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

describe("figures", () => {
  it("judge by the dates that there are, and count all", async () => {
    expect(judgedTargets(classic).length).toBe(366);
    expect(await figuresOfPuzzle(classic, "works")).toMatchObject({
      total: 25_061,
      impossible: 0,
      fewest: 7,
      most: 216,
    });
  });

  it("tell how much dates differ", () => {
    expect(designFigures(8, [2, 2, 2, 2]).spread).toBe(0);
    expect(designFigures(8, [0, 4, 0, 4])).toEqual({ total: 8, impossible: 2, fewest: 4, most: 4, spread: 1 });
    expect(designFigures(0, []).spread).toBe(0);
  });

  it("are compared by goal, and a date without a solution is worse than anything", () => {
    const broken = { total: 9, impossible: 1, fewest: 9, most: 9, spread: 0 };
    const few: DesignFigures = { total: 10, impossible: 0, fewest: 1, most: 9, spread: 0.9 };
    const many: DesignFigures = { total: 99, impossible: 0, fewest: 2, most: 50, spread: 0.2 };
    const best = designGoals.map((goal) => [few, broken, many].sort(byGoal(goal)));
    expect(best.map(([first]) => first)).toEqual([many, few, many, many, many]);
    expect(best.every((list) => list[2] === broken)).toBe(true);
  });
});

describe("ideas", () => {
  it("swap each piece for every other of its size", () => {
    expect(swapIdeas(classic).length).toBe(7 * 11 + 34);
    const hex = sketch({
      lattice: "hex",
      board: ["a *", "* *"],
      fields: { letter: ["a"] },
      pieces: { C: ["##", "#."] },
    });
    expect(othersFor(hex, hex.pieces[0]!).length).toBe(2);
  });

  it("change the rule of flips only where it matters", () => {
    const names = flipIdeas(classic).map((idea) => idea.kind === "flip" && classic.pieces[idea.piece]?.id);
    expect(names).toEqual(["L5", "N5", "P5", "Y5", "Z5"]);
    const faceUp = { ...classic, pieces: classic.pieces.map((piece) => ({ ...piece, mayFlip: false })) };
    const rules = [classic, faceUp].map((puzzle) =>
      flipIdeas(puzzle).map((idea) => idea.kind === "flip" && idea.mayFlip),
    );
    expect(rules).toEqual([Array(5).fill(false), Array(5).fill(true)]);
  });

  it("exchange every two cells with a label", () => {
    expect(exchangeIdeas(classic).length).toBe((43 * 42) / 2);
    expect(exchangeIdeas(small).length).toBe((12 * 11) / 2 - (5 * 4) / 2);
  });

  it("make copies of a piece that is there already", () => {
    const idea = swapIdeas(classic).find((each) => each.kind === "swap" && each.piece === 0 && each.id === "N5")!;
    const { pieces } = withIdea(classic, idea);
    expect(pieces.map(({ id, copies }) => `${id}×${copies}`).join(" ")).toBe("N5×2 P5×1 U5×1 V5×1 Y5×1 Z5×1 O6×1");
  });

  it("have the figures of the changed puzzle", async () => {
    const { now, ideas } = await rankIdeas(small, "works");
    expect(now.total).toBe(sum(await countsOf(small)));
    expect(new Set(ideas.map(({ idea }) => idea.kind))).toEqual(new Set(["swap", "flip", "exchange"]));
    for (const { idea, figures } of ideas) {
      const counts = await countsOf(withIdea(small, idea));
      expect([idea, figures]).toEqual([idea, designFigures(sum(counts), counts)]);
    }
  });

  it("are what the same edits of a design make", async () => {
    const { ideas } = await rankIdeas(small, "harder", { kinds: ["swap"] });
    const ranked = ideas.find(({ idea }) => idea.kind === "swap" && idea.piece === 1 && idea.id === "U5")!;
    const shape = ranked.idea.kind === "swap" ? ranked.idea.shape : [];
    const puzzle = unwrap(puzzleOfDesign(editDesign(designOf(small), { edit: "swap-piece", piece: 1, shape })));
    expect(sum(await countsOf(puzzle))).toBe(ranked.figures.total);
  });

  it("come with the best first, whichever goal", async () => {
    for (const goal of designGoals) {
      const { ideas } = await rankIdeas(small, goal);
      expect(ideas.map(({ figures }) => figures)).toEqual(ideas.map(({ figures }) => figures).sort(byGoal(goal)));
    }
  });

  it("can be shared out and stopped", async () => {
    const kinds = ["swap", "flip"] as const;
    const parts = await Promise.all(
      [0, 1].map((index) => rankIdeas(small, "works", { kinds, part: { index, of: 2 } })),
    );
    const whole = await rankIdeas(small, "works", { kinds });
    expect(parts.flatMap(({ ideas }) => ideas).length).toBe(whole.ideas.length);
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error("enough"));
    await expect(rankIdeas(small, "works", { signal: stop.signal, onProgress })).rejects.toThrow("enough");
  });
});

describe("sizes of pieces", () => {
  it("fill any area", () => {
    for (const lattice of ["square", "hex"] as const)
      for (let area = 1; area <= 80; area++) {
        const sizes = sizesFor(lattice, area);
        expect(sum(sizes)).toBe(area);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
  });

  it("are those of the puzzle where they fit", () => {
    expect(pieceSizesOf(classic)).toEqual([5, 5, 5, 5, 5, 5, 5, 6]);
    expect(sum(pieceSizesOf({ ...classic, pieces: classic.pieces.slice(1) }))).toBe(41);
  });
});
