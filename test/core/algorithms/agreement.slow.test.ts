/** On the puzzles of the catalogue whatever an algorithm finds is right. */

import { expect, it } from "vitest";
import { algorithms, Run } from "../../../src/core/algorithms/algorithms.js";
import { targetAt, targetCells } from "../../../src/core/puzzle/target.js";
import { countTilings } from "../../../src/core/solver/solver.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { type CatalogueId, catalogueIds, cataloguePuzzle } from "../../../src/formats/catalogue.js";

const question = (id: CatalogueId, target?: readonly number[]) => {
  const puzzle = cataloguePuzzle(id);
  return { puzzle, uncovered: targetCells(puzzle, target ?? targetAt(puzzle, 0)) };
};

it("those that finish agree with the solver on hexagons and on pieces that stay face up", async () => {
  for (const id of ["hex-lake", "classic-face-up", "domino-months"] as const) {
    const asked = question(id, [5, 13]);
    const count = await countTilings(asked);
    for (const algorithm of algorithms.filter((each) => each.id !== "bitboards" && each.id !== "algorithm-x")) {
      const run = new Run(await algorithm.load(), asked);
      while (!run.isFinished) run.advance(100_000);
      expect(run.solutions, `${algorithm.id} on ${id}`).toBe(count);
    }
  }
});

it("each can be begun on every puzzle there is, and whatever it finds is right", async () => {
  const most = 20_000;
  for (const id of catalogueIds) {
    const asked = question(id);
    for (const algorithm of algorithms) {
      const run = new Run(await algorithm.load(), asked);
      const steps = algorithm.id === "algorithm-x" ? most / 20 : most;
      run.advanceToSolution(steps);
      if (run.solutions > 0) expect(verifyTiling(asked.puzzle, asked.uncovered, run.tiling())).toBeUndefined();
      expect(run.nodes).toBeGreaterThan(0);
    }
  }
});
