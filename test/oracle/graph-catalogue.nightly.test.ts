/** The frontier graph counts every target of every puzzle of the catalogue as the kernel does, and of many random ones. */

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetCount } from "../../src/core/puzzle/target.js";
import { targetWeights } from "../../src/core/solver/counts.js";
import { areaFits, type CoverProblem } from "../../src/core/solver/cover.js";
import { GeneralRunner } from "../../src/core/solver/general-runner.js";
import { GraphRunner } from "../../src/core/solver/graph/graph-runner.js";
import { kernelFor } from "../../src/core/solver/long-runner.js";
import { compileTargets } from "../../src/core/solver/question.js";
import type { Runner, RunnerPlan, Yield } from "../../src/core/solver/runner.js";
import { catalogueIds } from "../../src/formats/catalogue.js";
import { puzzleById } from "../known/boards.js";
import { randomPuzzle } from "./random.js";

const planFor = (yields: Yield): RunnerPlan => ({ yields, capacity: 7, long: true });

/** Small problems are never beyond the graph: nobody else must step in for it unnoticed. */
function graphFor(problem: CoverProblem, yields: Yield): GraphRunner {
  const graph = GraphRunner.of(problem, planFor(yields));
  if (graph === undefined) throw new Error("this is beyond the graph");
  return graph;
}

function targetsYield(puzzle: Puzzle) {
  const compiled = compileTargets({ puzzle });
  const weights = targetWeights(compiled, puzzle);
  return {
    problem: compiled.problem,
    yields: { kind: "targets", targets: targetCount(puzzle), weights, scales: [] } as const,
  };
}

function countsOf(runner: Runner, paths: readonly (readonly number[])[]): number[] {
  for (const path of paths) {
    runner.begin(path);
    while (!runner.finished) {
      runner.run(1000);
      runner.dropRows();
    }
  }
  const counts = [...runner.counts()];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(runner.found);
  runner.release();
  return counts;
}

/** Only the board with the year is beyond the kernel. */
it.each(catalogueIds.filter((id) => id !== "classic-year"))("all targets of %s, at once and in parts", (id) => {
  const { problem, yields } = targetsYield(puzzleById(id));
  const right = countsOf(kernelFor(problem, { ...planFor(yields), capacity: 1 << 20 })!, [[]]);
  expect(countsOf(graphFor(problem, yields), [[]])).toEqual(right);
  const parts = graphFor(problem, yields);
  expect(countsOf(parts, parts.beginnings(true))).toEqual(right);
});

it("all targets of two thousand random puzzles", () => {
  fc.assert(
    fc.property(randomPuzzle(), (puzzle) => {
      const { problem, yields } = targetsYield(puzzle);
      fc.pre(areaFits(problem) && problem.cellCount > 0);
      const counts = countsOf(new GeneralRunner(problem, planFor(yields)), [[]]);
      expect(countsOf(graphFor(problem, yields), [[]])).toEqual(counts);
    }),
    { numRuns: 2000 },
  );
});
