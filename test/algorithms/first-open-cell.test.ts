import { describe, expect, it } from "vitest";
import { firstOpenCell, type SearchStep } from "../../src/core/algorithms/first-open-cell.js";
import { countTilings } from "../../src/core/solver/solver.js";
import type { Placement } from "../../src/core/tiling/placement.js";
import { verifyTiling } from "../../src/core/tiling/verify.js";
import { cellsNamed, hexagons, sketch } from "../support/puzzles.js";

/** Follows the steps, and hands over what lies on the board at every solution. */
function solutionsIn(steps: Iterable<SearchStep>): Placement[][] {
  const placed: Placement[] = [];
  const solutions: Placement[][] = [];
  for (const step of steps) {
    if (step.kind === "place") placed.push(step.placement);
    else if (step.kind === "remove") expect(placed.pop()).toBe(step.placement);
    else solutions.push([...placed].sort((a, b) => a.piece - b.piece || a.cells[0]! - b.cells[0]!));
  }
  expect(placed).toEqual([]);
  return solutions;
}

describe("the plainest search", () => {
  it("is the worked example", () => {
    const puzzle = sketch({ board: ["* *"], pieces: { domino: ["##"] } });
    const placement = { piece: 0, orientation: 0, cells: [0, 1] };
    expect([...firstOpenCell({ puzzle, uncovered: [] })]).toEqual([
      { kind: "place", placement },
      { kind: "solution" },
      { kind: "remove", placement },
    ]);
  });

  it("finds every tiling once, takes back whatever it puts, and agrees with the solver", async () => {
    for (const letter of ["a", "l", "v"]) {
      const question = { puzzle: hexagons, uncovered: cellsNamed(hexagons, letter) };
      const solutions = solutionsIn(firstOpenCell(question));
      expect(solutions.length).toBe(await countTilings(question));
      expect(new Set(solutions.map((tiling) => JSON.stringify(tiling))).size).toBe(solutions.length);
      for (const tiling of solutions) expect(verifyTiling(hexagons, question.uncovered, tiling)).toBeNull();
    }
  });

  it("places no piece more often than it has copies", () => {
    const hand = hexagons.pieces.map(({ copies }) => copies);
    for (const step of firstOpenCell({ puzzle: hexagons, uncovered: cellsNamed(hexagons, "l") })) {
      if (step.kind === "solution") continue;
      hand[step.placement.piece]! += step.kind === "place" ? -1 : 1;
      if (hand.some((copies) => copies < 0)) expect.fail(`placed too often: ${JSON.stringify(step)}`);
    }
    expect(hand).toEqual(hexagons.pieces.map(({ copies }) => copies));
  });

  it("turns nothing over when it may not", () => {
    const puzzle = sketch({ board: ["* * *", "- - *", "- - *"], pieces: { L: ["###", "#.."], one: ["#"] } });
    expect(solutionsIn(firstOpenCell({ puzzle, uncovered: [] })).length).toBe(2);
    expect(solutionsIn(firstOpenCell({ puzzle, uncovered: [], flips: false })).length).toBe(1);
  });
});
