/** What every search must keep to, whatever it is made of: one suite to bind them all. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../src/core/puzzle/target.js";
import type { CoverOption, CoverProblem, Search } from "../../src/core/solver/cover.js";
import { bruteForce } from "./brute.js";
import { dancingLinks } from "./dancing.js";
import { holesProblem, jointProblem, targetProblem } from "./problems.js";
import { randomPuzzle } from "./random.js";

export type MakeSearch = (problem: CoverProblem, seed?: number) => Search;

/** Runs a search to its end. `budgets` are the nodes allowed at a stretch, used in turn. */
export function allSolutions(search: Search, budgets: readonly number[] = [1000]): number[][] {
  const solutions: number[][] = [];
  for (let turn = 0; ; turn++) {
    const state = search.run(budgets[turn % budgets.length]!);
    if (state === "finished") return solutions;
    if (state === "solution") solutions.push(search.solution());
  }
}

/** How many solutions there are, without looking at them. */
export function countSolutions(search: Search): number {
  for (let count = 0; ; ) {
    const state = search.run(1_000_000);
    if (state === "finished") return count;
    if (state === "solution") count++;
  }
}

/** As a set: in an order that says nothing about how it was searched, but with whatever came twice still in it. */
export const asSet = (solutions: readonly number[][]): string[] => solutions.map((options) => options.join()).sort();

type Make = (puzzle: Puzzle) => CoverProblem;
const withoutPlaces = ({ cellCount, stocks, options }: CoverProblem): CoverProblem => ({ cellCount, stocks, options });
const uncoveredCount = ({ fields }: Puzzle) => fields.reduce((sum, { choices }) => sum + choices[0]!.cells.length, 0);
export const ways: readonly (readonly [string, Make])[] = [
  ["the first target", (puzzle) => targetProblem(puzzle, targetAt(puzzle, 0))],
  ["the last target", (puzzle) => targetProblem(puzzle, targetAt(puzzle, targetCount(puzzle) - 1))],
  ["all targets jointly", jointProblem],
  ["all targets jointly, without saying where cells lie", (puzzle) => withoutPlaces(jointProblem(puzzle))],
  ["as many holes as a target leaves, anywhere", (puzzle) => holesProblem(puzzle, uncoveredCount(puzzle))],
];

/** Any of these, on a random puzzle. */
export const randomProblem: fc.Arbitrary<CoverProblem> = fc
  .tuple(randomPuzzle(), fc.constantFrom(...ways))
  .map(([puzzle, [, make]]) => make(puzzle));

const option = (stock: number, ...cells: number[]): CoverOption => ({ stock, cells });

/** A row of cells to be covered by dominoes that are all alike. */
const dominoRow = (cellCount: number, copies: number): CoverProblem => ({
  cellCount,
  stocks: [copies],
  options: Array.from({ length: cellCount - 1 }, (_, cell) => option(0, cell, cell + 1)),
});

/** Every cell takes any of as many different pieces of one cell: n! solutions. */
const permutations = (n: number): CoverProblem => ({
  cellCount: n,
  stocks: new Array<number>(n).fill(1),
  options: Array.from({ length: n * n }, (_, i) => option(Math.floor(i / n), i % n)),
});

const impossible: readonly (readonly [string, CoverProblem])[] = [
  ["too few pieces", dominoRow(6, 2)],
  ["too many pieces", dominoRow(4, 3)],
  ["no pieces at all", { cellCount: 1, stocks: [], options: [] }],
  ["a cell that nothing covers", { cellCount: 4, stocks: [2], options: [option(0, 0, 1), option(0, 1, 2)] }],
  ["a piece that lies nowhere", { cellCount: 2, stocks: [1, 1], options: [option(0, 0, 1)] }],
  ["a piece that lies nowhere, on no board", { cellCount: 0, stocks: [1], options: [] }],
  ["the only fitting piece out of stock", { cellCount: 1, stocks: [0], options: [option(0, 0)] }],
  [
    "the right area from the wrong pieces",
    { cellCount: 3, stocks: [1, 1], options: [option(0, 0, 1), option(0, 1, 2), option(1, 1)] },
  ],
];

function frozen(problem: CoverProblem): CoverProblem {
  for (const option of problem.options) Object.freeze(Object.freeze(option).cells);
  Object.freeze(problem.options);
  Object.freeze(problem.stocks);
  return Object.freeze(problem);
}

/** So often each property is tried by day; every run tries other values, and `npm run nightly` tries many more. */
const runsByDay = 40;

export function searchContract(name: string, makeSearch: MakeSearch, takesSeeds = true, numRuns = runsByDay): void {
  describe(`${name} keeps to what every search promises`, () => {
    bindSmallCases(makeSearch);
    bindToOracles(makeSearch, numRuns);
    bindRunning(makeSearch, numRuns);
    if (takesSeeds) bindSeeds(makeSearch, numRuns);
  });
}

function bindSmallCases(makeSearch: MakeSearch): void {
  it("covers a row of four with two dominoes in one way", () => {
    expect(allSolutions(makeSearch(dominoRow(4, 2)))).toEqual([[0, 2]]);
  });

  it("finds the one solution of nothing to cover", () => {
    expect(allSolutions(makeSearch({ cellCount: 0, stocks: [], options: [] }))).toEqual([[]]);
    expect(allSolutions(makeSearch({ cellCount: 0, stocks: [0], options: [option(0, 0)] }))).toEqual([[]]);
  });

  it.each(impossible)("finds none with %s", (_, problem) => {
    expect(allSolutions(makeSearch(problem))).toEqual([]);
    const search = makeSearch(problem);
    while (search.run(1) !== "finished") expect(search.progress()).toBeGreaterThanOrEqual(0);
    expect(search.progress()).toBe(1);
  });

  it.each([19, 21])("sees at once that %d dominoes cannot cover 40 cells", (copies) => {
    expect(makeSearch(dominoRow(40, copies)).run(1)).toBe("finished");
  });

  it("tells pieces apart that are not copies of each other, and only those", () => {
    expect(allSolutions(makeSearch(permutations(5)))).toHaveLength(120);
    const holes = { cellCount: 5, stocks: [5], options: [0, 1, 2, 3, 4].map((cell) => option(0, cell)) };
    expect(allSolutions(makeSearch(holes))).toEqual([[0, 1, 2, 3, 4]]);
  });

  it("finds a solution once, also where two copies have less of a choice than any cell", () => {
    const { options } = permutations(5);
    const others = options.filter(({ stock }) => stock > 1);
    const problem = {
      cellCount: 5,
      stocks: [2, 0, 1, 1, 1],
      options: [option(0, 0), option(0, 1), option(0, 2), ...others],
    };
    const found = asSet(allSolutions(makeSearch(problem)));
    expect(found).toHaveLength(18);
    expect(new Set(found).size).toBe(18);
  });
}

function bindToOracles(makeSearch: MakeSearch, numRuns: number): void {
  it.each(ways)("finds what brute force and dancing-links find: %s", (_, make) => {
    fc.assert(
      fc.property(randomPuzzle(), (puzzle) => {
        const problem = frozen(make(puzzle));
        const found = asSet(allSolutions(makeSearch(problem)));
        expect(found).toEqual(asSet(bruteForce(problem)));
        expect(found).toEqual(asSet(dancingLinks(problem)));
      }),
      { numRuns },
    );
  });
}

function bindRunning(makeSearch: MakeSearch, numRuns: number): void {
  const budgets = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });

  it("can be left and taken up again at any node", () => {
    fc.assert(
      fc.property(randomProblem, budgets, (problem, nodes) => {
        expect(allSolutions(makeSearch(problem), nodes)).toEqual(allSolutions(makeSearch(problem), [1e9]));
      }),
      { numRuns },
    );
  });

  it("keeps to its budget: a search in small steps is left many times", () => {
    const search = makeSearch(permutations(6));
    let pauses = 0;
    for (let state = search.run(1); state !== "finished"; state = search.run(1)) if (state === "paused") pauses++;
    expect(pauses).toBeGreaterThan(100);
  });

  it("only ever goes forward, from 0 to 1", () => {
    fc.assert(
      fc.property(randomProblem, budgets, (problem, nodes) => {
        const search = makeSearch(problem);
        const seen = [0, search.progress()];
        for (let turn = 0; search.run(nodes[turn % nodes.length]!) !== "finished"; turn++) seen.push(search.progress());
        seen.push(search.progress());
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));
        expect(seen.at(-1)).toBe(1);
      }),
      { numRuns },
    );
  });

  it("is about as far as it says", () => {
    const search = makeSearch(permutations(6));
    expect(search.progress()).toBe(0);
    const atSolutions: number[] = [];
    for (let state = search.run(1); state !== "finished"; state = search.run(1)) {
      if (state === "solution") atSolutions.push(search.progress());
    }
    expect(atSolutions[0]).toBeLessThan(0.1);
    expect(atSolutions[360]).toBeGreaterThan(0.25);
    expect(atSolutions[360]).toBeLessThan(0.75);
    expect(atSolutions[719]).toBeGreaterThan(0.5);
  });

  it("stays finished, and gives each solution away as the caller's own", () => {
    const search = makeSearch(dominoRow(4, 2));
    while (search.run(1) !== "solution");
    search.solution().push(99);
    expect(search.solution()).toEqual([0, 2]);
    while (search.run(1) !== "finished");
    expect(search.run(1)).toBe("finished");
    expect(search.run(1000)).toBe("finished");
  });

  it("shares nothing with another search that runs at the same time", () => {
    fc.assert(
      fc.property(randomProblem, randomProblem, (one, other) => {
        const searches = [makeSearch(one), makeSearch(other)];
        const found: number[][][] = [[], []];
        for (let running = [0, 1]; running.length > 0; ) {
          running = running.filter((i) => {
            const state = searches[i]!.run(2);
            if (state === "solution") found[i]!.push(searches[i]!.solution());
            return state !== "finished";
          });
        }
        expect(found).toEqual([allSolutions(makeSearch(one)), allSolutions(makeSearch(other))]);
      }),
      { numRuns },
    );
  });
}

function bindSeeds(makeSearch: MakeSearch, numRuns: number): void {
  it("finds the same solutions from any seed, in an order that the seed alone decides", () => {
    fc.assert(
      fc.property(randomProblem, fc.integer(), (problem, seed) => {
        const seeded = allSolutions(makeSearch(problem, seed));
        expect(asSet(seeded)).toEqual(asSet(allSolutions(makeSearch(problem))));
        expect(allSolutions(makeSearch(problem, seed))).toEqual(seeded);
      }),
      { numRuns },
    );
  });

  it("finds another solution first from another seed", () => {
    const firstFrom = (seed: number) => allSolutions(makeSearch(permutations(5), seed))[0]!.join();
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(firstFrom)).size).toBeGreaterThan(5);
  });
}
