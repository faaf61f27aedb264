/** One graph counts targets of any number of fields, all at once, as a search does one by one. */

import { expect, it } from "vitest";
import type { Puzzle } from "../../../../src/core/puzzle/puzzle.js";
import { targetCount } from "../../../../src/core/puzzle/target.js";
import { targetWeights } from "../../../../src/core/solver/counts.js";
import { bestPlan } from "../../../../src/core/solver/graph/best-scan.js";
import { FrontierGraph } from "../../../../src/core/solver/graph/frontier-graph.js";
import { compileTargets } from "../../../../src/core/solver/question.js";
import { newRunner } from "../../../../src/core/solver/search.js";
import { sketch } from "../../../support/puzzles.js";

/** Fields are spread over the board, so that every one of them is now before the others, now after them. */
const puzzle = sketch({
  board: ["a b c d e", "f g h i j", "k l m n o", "p * * * *", "* * * * *"],
  fields: { one: ["a", "b", "k"], two: ["c", "d", "e", "p"], three: ["f", "g"], four: ["h", "i", "j", "l", "m"] },
  pieces: { I2: ["##"], V3: ["##.", ".#."], I3: ["###"], I4: ["####"] },
  copies: { I2: 2, V3: 2, I3: 1, I4: 2 },
});

function jobOf(of: Puzzle) {
  const compiled = compileTargets({ puzzle: of });
  const weights = targetWeights(compiled, of);
  return {
    problem: compiled.problem,
    yields: { kind: "targets", targets: targetCount(of), weights, scales: [] } as const,
  };
}

/** In a single graph: nothing is divided, and nobody steps in. */
function countsOfGraph(limit: number) {
  const { problem, yields } = jobOf(puzzle);
  const graph = FrontierGraph.of(bestPlan(problem, yields)!, limit, "counts")!;
  for (graph.begin([]); graph.state === "building"; graph.run(10));
  const counts = new Float64Array(yields.targets);
  const found = graph.addCounts(counts);
  graph.release();
  return { state: graph.state, found, counts };
}

it("counts by four fields in one graph", () => {
  const { problem, yields } = jobOf(puzzle);
  const search = newRunner(problem, { yields, capacity: 1 << 16, long: true });
  while (!search.finished) search.run(1 << 20);
  const { state, found, counts } = countsOfGraph(2 ** 26);
  expect(state).toBe("done");
  expect(found).toBe(search.found);
  expect(counts).toEqual(search.counts());
  expect(new Set(counts).size).toBeGreaterThan(5);
});

it("is further with every step, from nothing to all, in each of its phases", () => {
  const { problem, yields } = jobOf(puzzle);
  const graph = FrontierGraph.of(bestPlan(problem, yields)!, 2 ** 26, "counts")!;
  graph.begin([]);
  const seen = [graph.progress];
  for (; graph.state === "building"; seen.push(graph.progress)) graph.run(10);
  graph.release();
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
  for (const [from, to] of [
    [0.1, 0.6],
    [0.61, 0.75],
    [0.76, 0.99],
  ] as const)
    expect(seen.some((progress) => progress > from && progress < to)).toBe(true);
});

it("lists nothing where there is no solution, even after a listing that was stopped", () => {
  const bars = sketch({ board: Array(4).fill("* * * *"), pieces: { I2: ["##"] }, copies: { I2: 8 } });
  const { problem } = compileTargets({ puzzle: bars });
  const along = (cells: string): number => problem.options.findIndex((option) => option.cells.join() === cells);
  const graph = FrontierGraph.of(bestPlan(problem, { kind: "rows" })!, 2 ** 26, "rows")!;
  const listed = [[], [along("1,2"), along("4,8")]].map((path) => {
    for (graph.begin(path); graph.state === "building"; graph.run(1000));
    return [graph.list(20).length > 0, graph.isListed];
  });
  graph.release();
  expect(listed).toEqual([
    [true, false],
    [false, true],
  ]);
});

it("says so where the memory is too small", () => {
  expect(countsOfGraph(2 ** 17).state).toBe("failed");
});
