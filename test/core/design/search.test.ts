/** Surprises and layouts: sets that work on a board, and better places for labels; every figure is counted again. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { fillBoard } from "../../../src/core/design/fill-board.js";
import { byGoal } from "../../../src/core/design/goals.js";
import { figuresOfPuzzle, withIdea } from "../../../src/core/design/ideas.js";
import { knownBeginnings } from "../../../src/core/design/known-sets.js";
import { canCountLabels } from "../../../src/core/design/label-counts.js";
import { layLabels } from "../../../src/core/design/lay-labels.js";
import { areaToCover } from "../../../src/core/design/piece-sets.js";
import { type DesignGoal, designGoals } from "../../../src/core/names.js";
import { checkPuzzle } from "../../../src/core/puzzle/check/check.js";
import { draftOf } from "../../../src/core/puzzle/draft-of.js";
import { countSets } from "../../../src/core/solver/counts.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { loadKnownSets } from "../../../src/formats/known-sets.js";
import { sketch } from "../../support/puzzles.js";

const classic = cataloguePuzzle("classic");
const small = sketch({
  board: ["a b c d", "* * * *", "1 2 3 *"],
  fields: { letter: ["a", "b", "c", "d"], number: ["1", "2", "3"] },
  pieces: { L5: ["####", "#..."], P5: ["###", "##."] },
});

describe("a surprise", () => {
  it("is a set with which every date works, the same for the same seed", async () => {
    const found = (await fillBoard(classic, "works", { seed: 3 }))!;
    expect(found.figures.impossible).toBe(0);
    expect(await figuresOfPuzzle(found.puzzle, "works")).toEqual(found.figures);
    expect(checkPuzzle(draftOf(found.puzzle)).ok).toBe(true);
    const again = (await fillBoard(classic, "works", { seed: 3 }))!;
    expect(again.puzzle.pieces).toEqual(found.puzzle.pieces);
  });

  it("needs no pieces to begin with", async () => {
    const bare = { ...cataloguePuzzle("hex-lake"), pieces: [] };
    const found = (await fillBoard(bare, "works", { tries: 3 }))!;
    const area = found.puzzle.pieces.reduce((sum, { shape, copies }) => sum + shape.length * copies, 0);
    expect(area).toBe(areaToCover(bare));
  });

  it("takes what the census knows: a set at once, the hardest, the easiest, and none for boards it has never seen", async () => {
    const known = await loadKnownSets();
    const found = async (goal: DesignGoal, seed = 1) => (await fillBoard(classic, goal, { known, seed, tries: 1 }))!;
    expect((await found("works")).tried).toBe(1);
    const works = await Promise.all([1, 2, 3].map((seed) => found("works", seed)));
    expect(works.map(({ figures }) => figures.impossible)).toEqual([0, 0, 0]);
    expect(new Set(works.map(({ figures }) => figures.total)).size).toBe(3);
    // The figures that docs/atlas.md has of this family.
    expect((await found("harder")).figures).toMatchObject({ total: 4745, fewest: 1, most: 43 });
    expect((await found("easier")).figures).toMatchObject({ total: 58_046, fewest: 40, most: 544 });
    expect((await found("harder", 2)).figures.total).toBeGreaterThan(4745);
    const random = () => 0;
    expect(knownBeginnings(cataloguePuzzle("hex-lake"), "works", known!, { seed: 1, random })).toEqual([]);
    expect(knownBeginnings(small, "works", known!, { seed: 1, random })).toEqual([]);
    expect(knownBeginnings({ ...classic, pieces: [] }, "even", known!, { seed: 1, random }).length).toBe(24);
    // The same cells for other dates, and sizes that nobody has surveyed.
    const months = { ...classic, fields: classic.fields.slice(0, 1) };
    const large = { ...classic, pieces: [{ ...classic.pieces.at(-1)!, copies: 6 }, classic.pieces[0]!] };
    for (const puzzle of [months, large])
      expect(knownBeginnings(puzzle, "works", known!, { seed: 1, random })).toEqual([]);
  });

  it("needs no flips where the census knows of such a set, with pieces of other sizes if need be", async () => {
    const known = await loadKnownSets();
    const found = (await fillBoard(classic, "no-flips", { known, tries: 3 }))!;
    expect(found.figures.impossible).toBe(0);
    expect(found.puzzle.pieces.length).toBe(9);
    expect(await figuresOfPuzzle(found.puzzle, "no-flips")).toEqual(found.figures);
  });

  it("goes on from what the census knows, and is never worse for it", async () => {
    const known = await loadKnownSets();
    const [one, more] = await Promise.all(
      [1, 12].map((tries) => fillBoard(classic, "harder", { known, seed: 5, tries })),
    );
    expect(byGoal("harder")(more!.figures, one!.figures)).toBeLessThanOrEqual(0);
    expect([one!.tried, more!.tried]).toEqual([1, 12]);
  });

  it("says the best it has met where nothing works, and tells how many it tried", async () => {
    const apart = sketch({ board: ["a b", "- -", "* *", "- -", "* *"], fields: { letter: ["a", "b"] } });
    const found = (await fillBoard(apart, "works", { tries: 5 }))!;
    expect([found.tried, found.figures.impossible]).toEqual([5, 2]);
  });

  it("can be stopped, and tells how far it is", async () => {
    const stop = new AbortController();
    const done: number[] = [];
    const onProgress = (progress: { done: number }) => {
      done.push(progress.done);
      if (done.length === 2) stop.abort(new Error("enough"));
    };
    await expect(fillBoard(small, "harder", { signal: stop.signal, onProgress })).rejects.toThrow("enough");
    expect(done[1]).toBeGreaterThan(done[0]!);
  });
});

describe("a layout of labels", () => {
  it("mends a board on which a date has no solution", async () => {
    const [pair] = (await countSets({ puzzle: classic }, 2)).filter(({ count }) => count === 0);
    const [a, b] = pair!.cells as [number, number];
    const jan = withIdea(classic, { kind: "exchange", cells: [0, a] });
    const one = jan.fields[1]!.choices[0]!.cells[0]!;
    const broken = withIdea(jan, { kind: "exchange", cells: [one, b] });
    expect((await figuresOfPuzzle(broken, "works")).impossible).toBeGreaterThan(0);
    const laid = await layLabels(broken, "works");
    expect([laid.before.impossible > 0, laid.figures.impossible]).toEqual([true, 0]);
    expect(await figuresOfPuzzle(laid.puzzle, "works")).toEqual(laid.figures);
    expect(laid.moved).toBeGreaterThan(0);
  });

  it("is never worse than before, whichever goal, and counted right", async () => {
    for (const goal of designGoals) {
      const laid = await layLabels(small, goal, { steps: 300, seed: 5 });
      expect(byGoal(goal)(laid.figures, laid.before)).toBeLessThanOrEqual(0);
      expect(await figuresOfPuzzle(laid.puzzle, goal)).toEqual(laid.figures);
      expect(checkPuzzle({ ...draftOf(laid.puzzle), id: "laid" }).ok).toBe(true);
    }
  });

  it("is for choices of one cell", () => {
    expect(canCountLabels(classic)).toBe(true);
    const wide = { ...small, fields: [{ name: "letter", choices: [{ id: "a", cells: [0, 1] }] }] };
    expect(canCountLabels(wide)).toBe(false);
  });
});
