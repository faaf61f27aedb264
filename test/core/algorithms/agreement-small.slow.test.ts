/** On random small puzzles all algorithms find what the solver finds, however they are paused. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { algorithms, follow, goBack, Run, type Step, stepTeller } from "../../../src/core/algorithms/algorithms.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells } from "../../../src/core/puzzle/target.js";
import type { Question } from "../../../src/core/solver/question.js";
import { firstTilings, tilings } from "../../../src/core/solver/solver.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { randomPuzzle } from "../../oracle/random.js";
import { cellsNamed, hexagons, sketch } from "../../support/puzzles.js";
import { keysOf, solutionsIn, stepsOf } from "./watching.js";

/** Every algorithm finds what the fast solver finds, each solution once, and the verifier agrees. */
async function agree(question: Question, without: readonly string[] = []): Promise<void> {
  const { puzzle, uncovered, placed = [], flips = true } = question;
  const expected = keysOf([...tilings(question)]);
  for (const algorithm of algorithms.filter(({ id }) => !without.includes(id))) {
    const found = solutionsIn(await stepsOf(algorithm, question), placed);
    expect(keysOf(found), algorithm.id).toEqual(expected);
    for (const tiling of found) expect(verifyTiling(puzzle, uncovered, tiling, { flips })).toBeUndefined();
  }
}

const christmas = (puzzle: Puzzle): Question => ({ puzzle, uncovered: targetCells(puzzle, [11, 24]) });

describe("all algorithms agree with the solver", () => {
  it("on 6 October of the classic board, where bitboards take too long", async () => {
    const puzzle = cataloguePuzzle("classic");
    const question = { puzzle, uncovered: targetCells(puzzle, [9, 5]) };
    expect([...tilings(question)].length).toBe(7);
    await agree(question, ["bitboards", "algorithm-x"]);
  });

  it("when pieces may not be flipped, or lie already", async () => {
    const puzzle = cataloguePuzzle("classic");
    const [tiling] = firstTilings(christmas(puzzle), 1);
    const begun = { ...christmas(puzzle), placed: tiling!.slice(0, 3) };
    await agree(begun);
    await agree({ ...begun, flips: false });
  });

  it("on hexagons, with several copies", async () => {
    for (const letter of ["a", "l"]) await agree({ puzzle: hexagons, uncovered: cellsNamed(hexagons, letter) });
  });

  it("when the piece with the fewest places is there twice", async () => {
    const singles = { a: ["#"], b: ["#"], c: ["#"], d: ["#"] };
    const gap = "- - - -";
    const board = ["* * * *", gap, "* * * *", gap, "* * * *"];
    const puzzle = sketch({ board, pieces: { bar: ["####"], ...singles }, copies: { bar: 2 } });
    expect([...tilings({ puzzle, uncovered: [] })].length).toBe(72);
    await agree({ puzzle, uncovered: [] });
  });

  it("when what lies already contradicts itself, or there is too much of it", async () => {
    const puzzle = sketch({ board: ["* * * *"], pieces: { domino: ["##"] }, copies: { domino: 2 } });
    const at = (...cells: number[]): Placement => ({ piece: 0, orientation: 0, cells });
    await agree({ puzzle, uncovered: [], placed: [at(0, 1), at(1, 2)] });
    await agree({ puzzle, uncovered: [0], placed: [at(0, 1)] });
    await agree({ puzzle, uncovered: [], placed: [at(0, 1), at(2, 3)] });
  });

  it("on random puzzles of both lattices, with copies, gaps and pieces that stay face up", async () => {
    await fc.assert(
      fc.asyncProperty(randomPuzzle(), async (puzzle) =>
        agree({ puzzle, uncovered: targetCells(puzzle, targetAt(puzzle, 0)) }),
      ),
      { numRuns: 60 },
    );
  });
});

describe("a search can be", () => {
  const question = { puzzle: hexagons, uncovered: cellsNamed(hexagons, "l") };

  it("paused anywhere and resumed", async () => {
    for (const algorithm of algorithms) {
      const whole = await stepsOf(algorithm, question);
      const run = new Run(await algorithm.load(), question);
      const parts: Step[] = [];
      const next: Step[] = [];
      for (let most = 1; !run.isFinished; most = (most % 7) + 1) parts.push(...next.slice(0, run.advance(most, next)));
      expect(parts).toEqual(whole);
      expect(run.advance(1)).toBe(0);
    }
  });

  it("played backwards from its steps alone", async () => {
    for (const algorithm of algorithms) {
      const steps = await stepsOf(algorithm, question);
      const placed: Placement[] = [];
      const states = steps.map((step) => {
        const before = [...placed];
        follow(placed, step);
        return before;
      });
      for (const step of steps.toReversed()) {
        goBack(placed, step);
        if (states.pop()!.some((placement, i) => placement !== placed[i])) expect.fail(`${algorithm.id} got lost`);
      }
      expect(placed).toEqual([]);
    }
  });

  it("counted, and stopped at each solution", async () => {
    const count = [...tilings(question)].length;
    for (const algorithm of algorithms) {
      const steps = await stepsOf(algorithm, question);
      const placed = steps.filter(({ kind }) => kind === "place").length;
      const run = new Run(await algorithm.load(), question);
      let stops = 0;
      while (!run.isFinished) {
        run.advanceToSolution(1000);
        if (run.solutions > stops) {
          stops++;
          expect(run.solutions).toBe(stops);
          expect(verifyTiling(hexagons, question.uncovered, run.tiling())).toBeUndefined();
        }
      }
      expect(stops).toBe(count);
      // A look at the bare board, and one after every placement.
      expect(run.nodes).toBe(placed + 1);
      expect(run.tried).toBeGreaterThanOrEqual(placed);
    }
  });
});

describe("steps in words", () => {
  it("name cells by their labels and pieces by their ids", () => {
    const puzzle = cataloguePuzzle("classic");
    const tell = stepTeller(puzzle, "de");
    const placement = { piece: 0, orientation: 0, cells: [0, 1, 2, 3, 6] };
    expect(tell({ kind: "place", placement })).toBe(`Try piece ${puzzle.pieces[0]!.id} on Jan, Feb, Mär, Apr and Jul.`);
    expect(tell({ kind: "dead end", reason: { kind: "cell", cell: 28 } })).toBe("Nothing fits on 17. Going back.");
    expect(tell({ kind: "dead end", reason: { kind: "region", cell: 0, size: 2 } })).toContain("(2 cells)");
    expect(tell({ kind: "dead end", reason: { kind: "piece", piece: 0 } })).toContain(puzzle.pieces[0]!.id);
    expect(tell({ kind: "solution" })).toBe("A solution!");
  });

  it("name cells without a label by their place", () => {
    const puzzle = sketch({ board: ["* *"], pieces: { domino: ["##"] } });
    const tell = stepTeller(puzzle);
    expect(tell({ kind: "remove", placement: { piece: 0, orientation: 0, cells: [0, 1] } })).toBe(
      "Take piece domino off the blank cell in row 1, column 1 and the blank cell in row 1, column 2.",
    );
  });
});
