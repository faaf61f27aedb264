/** The frontier graph agrees with the kernel, with the general search and with brute force on random problems. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetCount } from "../../src/core/puzzle/target.js";
import { targetWeights } from "../../src/core/solver/counts.js";
import { areaFits, type CoverProblem, copyCount } from "../../src/core/solver/cover.js";
import { GeneralRunner } from "../../src/core/solver/general-runner.js";
import { GraphRunner } from "../../src/core/solver/graph/graph-runner.js";
import { kernelFor } from "../../src/core/solver/long-runner.js";
import { compileTargets } from "../../src/core/solver/question.js";
import type { Runner, RunnerPlan, Yield } from "../../src/core/solver/runner.js";
import { newSearch } from "../../src/core/solver/search.js";
import { type Placement, placementsOf } from "../../src/core/tiling/placement.js";
import { puzzleById } from "../known/boards.js";
import { timesByDay } from "../support/night.js";
import { sketch } from "../support/puzzles.js";
import { bruteForce } from "./brute.js";
import { allSolutions, asSet, randomProblem, ways } from "./contract.js";
import { holesProblem } from "./problems.js";
import { randomPuzzle } from "./random.js";

const planFor = (yields: Yield): RunnerPlan => ({ yields, capacity: 7, long: true });

/** Runs through everything, stretch by stretch, and takes the rows away whenever there are enough. */
function runOut(runner: Runner, nodes = 1000): number[][] {
  const solutions: number[][] = [];
  const take = () => {
    const rows = runner.takeRows();
    const slots = runner.filledSlots();
    for (let at = 0; at < rows.length; at += runner.rowLength) {
      solutions.push(slots.map((slot) => rows[at + slot]!).sort((a, b) => a - b));
    }
  };
  while (!runner.finished) {
    runner.run(nodes);
    if (runner.rowCount > 0) take();
  }
  return solutions;
}

/** Small problems are never beyond the graph: nobody else must step in for it unnoticed. */
function graphFor(problem: CoverProblem, yields: Yield): GraphRunner {
  const graph = GraphRunner.of(problem, planFor(yields));
  if (graph === undefined) throw new Error("this is beyond the graph");
  return graph;
}

const graphSolutions = (problem: CoverProblem, nodes?: number) =>
  areaFits(problem) && problem.cellCount > 0 ? runOut(graphFor(problem, { kind: "rows" }), nodes) : [];

const solvable = (problem: CoverProblem) => areaFits(problem) && problem.cellCount > 0;

describe("the frontier graph lists", () => {
  it.each(ways)("what brute force and the kernel find: %s", (_, make) => {
    fc.assert(
      fc.property(randomPuzzle(), (puzzle) => {
        const problem = make(puzzle);
        fc.pre(solvable(problem));
        const listed = asSet(graphSolutions(problem));
        expect(listed).toEqual(asSet(bruteForce(problem)));
        expect(listed).toEqual(asSet(allSolutions(newSearch(problem))));
      }),
      { numRuns: timesByDay(150) },
    );
  });

  it("the same in stretches of any length", () => {
    fc.assert(
      fc.property(randomProblem, fc.integer({ min: 1, max: 9 }), (problem, nodes) => {
        fc.pre(solvable(problem));
        expect(graphSolutions(problem, nodes)).toEqual(graphSolutions(problem));
      }),
      { numRuns: timesByDay(60) },
    );
  });
});

function targetsYield(puzzle: Puzzle, placed: readonly Placement[] = []) {
  const compiled = compileTargets({ puzzle, placed });
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

describe("the frontier graph counts", () => {
  it("every target like the kernel and the general search, at once and in parts", () => {
    fc.assert(
      fc.property(randomPuzzle(), (puzzle) => {
        const { problem, yields } = targetsYield(puzzle);
        fc.pre(solvable(problem));
        const counts = countsOf(new GeneralRunner(problem, planFor(yields)), [[]]);
        expect(countsOf(graphFor(problem, yields), [[]])).toEqual(counts);
        const parts = graphFor(problem, yields);
        expect(countsOf(parts, parts.beginnings(true))).toEqual(counts);
        const kernel = kernelFor(problem, planFor(yields));
        if (kernel !== undefined) expect(countsOf(kernel, [[]])).toEqual(counts);
      }),
      { numRuns: timesByDay(300) },
    );
  });

  it.each(["square", "hex"] as const)("four fields like the general search: %s", (lattice) => {
    const puzzle = sketch({
      lattice,
      board: ["a b c d e", "f g h i j", "k l m n o", "p * * * *", "* * * * *"],
      fields: { one: ["a", "b", "k"], two: ["c", "d", "e", "p"], three: ["f", "g"], four: ["h", "i", "j", "l", "m"] },
      pieces: { I2: ["##"], V3: ["##.", ".#."], I3: ["###"], I4: ["####"] },
      copies: { I2: 2, V3: 2, I3: 1, I4: 2 },
    });
    const { problem, yields } = targetsYield(puzzle);
    const counts = countsOf(new GeneralRunner(problem, planFor(yields)), [[]]);
    expect(new Set(counts).size).toBeGreaterThan(5);
    expect(countsOf(graphFor(problem, yields), [[]])).toEqual(counts);
    const parts = graphFor(problem, yields);
    expect(countsOf(parts, parts.beginnings(true))).toEqual(counts);
  });

  it("every target of a board of the catalogue like the kernel", () => {
    const { problem, yields } = targetsYield(puzzleById("weekday-6x9"));
    const counts = countsOf(kernelFor(problem, { ...planFor(yields), capacity: 1 << 20 })!, [[]]);
    expect(countsOf(graphFor(problem, yields), [[]])).toEqual(counts);
    // In two halves, and in groups of days.
    expect(countsOf(GraphRunner.of(problem, planFor(yields), 2 ** 27, true)!, [[]])).toEqual(counts);
    const parts = graphFor(problem, yields);
    const groups = parts.beginnings(true);
    expect(groups.map(({ length }) => length)).toEqual([8, 8, 7, 8]);
    expect(countsOf(parts, groups)).toEqual(counts);
    // With so little memory that groups fall apart into days.
    const tight = GraphRunner.of(problem, planFor(yields), 2 ** 22, true)!;
    expect(countsOf(tight, groups)).toEqual(counts);
  });

  it("what is left when a piece lies already, like the kernel and the general search", () => {
    let found = 0;
    fc.assert(
      fc.property(randomPuzzle(), fc.nat(), (puzzle, which) => {
        const placements = placementsOf(puzzle);
        fc.pre(placements.length > 0);
        const { problem, yields } = targetsYield(puzzle, [placements[which % placements.length]!]);
        fc.pre(solvable(problem) && copyCount(problem) > 1);
        const counts = countsOf(new GeneralRunner(problem, planFor(yields)), [[]]);
        expect(countsOf(graphFor(problem, yields), [[]])).toEqual(counts);
        expect(asSet(graphSolutions(problem))).toEqual(asSet(allSolutions(newSearch(problem))));
        const kernel = kernelFor(problem, planFor(yields));
        if (kernel !== undefined) expect(countsOf(kernel, [[]])).toEqual(counts);
        found += Math.max(0, ...counts);
      }),
      { numRuns: timesByDay(200) },
    );
    expect(found).toBeGreaterThan(timesByDay(50));
  });

  it("every set of cells like the general search", () => {
    fc.assert(
      fc.property(randomPuzzle(), fc.integer({ min: 1, max: 3 }), (puzzle, k) => {
        const problem = holesProblem(puzzle, k);
        fc.pre(solvable(problem));
        const cells = problem.cellCount;
        const weights = Uint32Array.from(problem.options, ({ stock, cells: [cell] }) =>
          stock === puzzle.pieces.length ? cell! : 0,
        );
        const scales = [...puzzle.pieces.map(() => [1]), Array.from({ length: k }, (_, left) => cells ** left)];
        const yields = { kind: "targets", targets: cells ** k, weights, scales } as const;
        const asSets = (counts: readonly number[]) => {
          const sets = new Map<string, number>();
          counts.forEach((count, target) => {
            const digits = Array.from({ length: k }, (_, i) => Math.floor(target / cells ** i) % cells).sort();
            if (count > 0) sets.set(digits.join(), (sets.get(digits.join()) ?? 0) + count);
          });
          return new Map([...sets].sort());
        };
        const counts = countsOf(new GeneralRunner(problem, planFor(yields)), [[]]);
        expect(asSets(countsOf(graphFor(problem, yields), [[]]))).toEqual(asSets(counts));
      }),
      { numRuns: timesByDay(100) },
    );
  });

  it("nothing at all where it has too little memory, and says so", () => {
    const { problem, yields } = targetsYield(fc.sample(randomPuzzle(), { numRuns: 1, seed: 7 })[0]!);
    const graph = GraphRunner.of(problem, planFor(yields), 1);
    while (graph !== undefined && !graph.failed && !graph.finished) graph.run(1000);
    expect(graph?.failed).toBe(true);
    expect(graph?.found).toBe(0);
  });
});
