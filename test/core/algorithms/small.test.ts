/** Every algorithm on boards small enough for every check: the same solutions, the work it is known for, and its words. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { algorithms, follow, goBack, Run, type Step, stepTeller } from "../../../src/core/algorithms/algorithms.js";
import type { Question } from "../../../src/core/solver/question.js";
import { inTilingOrder, type Placement } from "../../../src/core/tiling/placement.js";
import { bruteForce, classic, sketch } from "../../support/puzzles.js";
import { keysOf, solutionsIn, stepsOf } from "./watching.js";

const rectangle = sketch({
  board: ["* * * *", "* * * *", "* * * *"],
  pieces: { L4: ["###", "#.."], V3: ["##", "#."], I2: ["##"] },
  copies: { V3: 2 },
});
const honeycomb = sketch({
  lattice: "hex",
  board: ["* * *", "* * * *", "* * *"],
  pieces: { bar: ["###"], bend: ["##.", ".#."], pair: ["##"] },
  copies: { pair: 2 },
});
const wide = sketch({
  board: [Array(12).fill("*").join(" "), `* ${Array(10).fill("-").join(" ")} *`],
  pieces: { I5: ["#####"], I3: ["###"], V3: ["##", "#."] },
  copies: { V3: 2 },
});
const roomy = sketch({ board: ["* * *", "* * *"], pieces: { I3: ["###"], I2: ["##"] } });
const [placement] = [...bruteForce(rectangle, [])][0]!;

const questions: [string, Question][] = [
  ["a rectangle", { puzzle: rectangle, uncovered: [] }],
  ["a rectangle without flips", { puzzle: rectangle, uncovered: [], flips: false }],
  ["a rectangle with a piece on it", { puzzle: rectangle, uncovered: [], placed: [placement!] }],
  ["a honeycomb", { puzzle: honeycomb, uncovered: [] }],
  ["more cells than a word has bits", { puzzle: wide, uncovered: [] }],
  ["too few cells", { puzzle: rectangle, uncovered: [0] }],
  ["too many cells", { puzzle: roomy, uncovered: [] }],
];

const expected = ({ puzzle, uncovered, flips, placed = [] }: Question) =>
  [...bruteForce(puzzle, uncovered, flips)].filter((tiling) =>
    placed.every(({ piece, cells }) => tiling.some((each) => each.piece === piece && `${each.cells}` === `${cells}`)),
  );

describe.each(algorithms.map((algorithm) => [algorithm.id, algorithm] as const))("%s", (_, algorithm) => {
  it.each(questions)("finds every solution once: %s", async (_, question) => {
    const found = solutionsIn(await stepsOf(algorithm, question), question.placed);
    expect(keysOf(found)).toEqual(keysOf(expected(question)));
  });

  it("has on the board what its steps have put there, at every step and back again", async () => {
    const run = new Run(await algorithm.load(), questions[2]![1]);
    const placed: Placement[] = [placement!];
    const [taken, one]: [Step[], Step[]] = [[], []];
    while (run.advance(1, one) === 1) {
      follow(placed, one[0]!);
      taken.push(one[0]!);
      expect(run.tiling()).toEqual([...placed].sort(inTilingOrder));
    }
    const end = [...placed];
    const half = taken.slice(taken.length / 2).reverse();
    for (const step of half) goBack(placed, step);
    for (const step of half.toReversed()) follow(placed, step);
    expect(placed).toEqual(end);
    for (const step of taken.toReversed()) goBack(placed, step);
    expect(placed).toEqual([placement]);
    expect(run.advance(1)).toBe(0);
  });

  it("stops at each solution where it is asked to", async () => {
    const run = new Run(await algorithm.load(), questions[0]![1]);
    const steps: Step[] = [];
    let stops = 0;
    for (let count = run.advanceToSolution(1e6, steps); count > 0; count = run.advanceToSolution(1e6, steps))
      if (steps[count - 1]?.kind === "solution") expect(run.solutions).toBe(++stops);
    expect(stops).toBe(expected(questions[0]![1]).length);
  });
});

it("each algorithm does the work that its idea takes: nodes, and what is tried", async () => {
  const work = algorithms.map(async ({ id, load }) => {
    const runs = await Promise.all(
      [rectangle, honeycomb, wide].map(async (puzzle) => {
        const run = new Run(await load(), { puzzle, uncovered: [] });
        run.advance(1e6);
        return `${run.nodes}/${run.tried}`;
      }),
    );
    return `${id}: ${runs.join(" ")}`;
  });
  // A new algorithm gets a line here, once you have looked whether its numbers make sense.
  expect(await Promise.all(work)).toEqual([
    "bitboards: 716/15087 184/2624 10/51",
    "positions: 229/513 102/180 12/11",
    "regions: 223/395 77/113 10/9",
    "algorithm-x: 211/210 77/76 10/9",
    "model: 140/139 46/45 7/6",
    "dancing-links: 140/139 46/45 7/6",
    "first-open-cell: 166/165 69/68 8/7",
  ]);
});

describe("a step in words", () => {
  const tell = stepTeller(classic);

  it.each<[Step, string]>([
    [{ kind: "place", placement: { piece: 0, orientation: 0, cells: [0, 1] } }, "Try piece L5 on Jan and Feb."],
    [{ kind: "remove", placement: { piece: 7, orientation: 0, cells: [11] } }, "Take piece O6 off Dec."],
    [{ kind: "solution" }, "A solution!"],
    [{ kind: "dead end", reason: { kind: "cell", cell: 3 } }, "Nothing fits on Apr. Going back."],
    [{ kind: "dead end", reason: { kind: "piece", piece: 2 } }, "Piece P5 has nowhere to go. Going back."],
    [{ kind: "dead end", reason: { kind: "left over" } }, "The board is full, but pieces are left over. Going back."],
    [
      { kind: "dead end", reason: { kind: "region", cell: 3, size: 2 } },
      "The gap at Apr is too small (2 cells). Going back.",
    ],
  ])("%o", (step, words) => expect(tell(step)).toBe(words));

  it("names cells without a label by their place", () => {
    const step: Step = { kind: "dead end", reason: { kind: "cell", cell: 0 } };
    expect(stepTeller(rectangle)(step)).toBe("Nothing fits on the blank cell in row 1, column 1. Going back.");
  });

  it("speaks of cells in the language asked for", () => {
    const german = sketch({ board: ["Dec"], labels: { de: { Dec: "Dez" } }, fields: { month: ["Dec"] } });
    const step: Step = { kind: "dead end", reason: { kind: "cell", cell: 0 } };
    expect(stepTeller(german, "de")(step)).toBe("Nothing fits on Dez. Going back.");
  });
});
