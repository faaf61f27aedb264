/** The worked example of each algorithm goes step by step as its file tells. */

import { describe, expect, it } from "vitest";
import {
  type AlgorithmId,
  algorithmIds,
  algorithmNamed,
  algorithms,
  modelOf,
} from "../../../src/core/algorithms/algorithms.js";
import { FormTables } from "../../../src/core/algorithms/form-tables.js";
import { scanOrder } from "../../../src/core/algorithms/scan-order.js";
import { taskOf } from "../../../src/core/algorithms/task.js";
import { textOf } from "../../frame/files.js";
import { sketch } from "../../support/puzzles.js";
import { inShort, stepsOf } from "./watching.js";

const row = sketch({ board: ["* * *"], pieces: { domino: ["##"], single: ["#"] } });
const corners = sketch({ board: ["* * *", "* * *"], pieces: { corner: ["##", "#."] }, copies: { corner: 2 } });

it("every name has its algorithm, and every algorithm its name, in one order", () => {
  expect(algorithms.map(({ id }) => id)).toEqual(algorithmIds);
});

it("the page about ways to search has a row for each", () => {
  const page = textOf("docs/algorithms.md");
  expect(algorithmIds.filter((id) => !page.includes(`\n| \`${id}\` |`))).toEqual([]);
});

const shortSteps = async (id: AlgorithmId, puzzle = row): Promise<string[]> =>
  (await stepsOf(algorithmNamed(id), { puzzle, uncovered: [] })).map(inShort);

/** Domino left, then domino right: what all but one of them see. */
const usual = ["+0 0,1", "+1 2", "solution", "-1 2", "-0 0,1", "+1 0", "+0 1,2", "solution", "-0 1,2", "-1 0"];

describe("the worked example", () => {
  it("of filling positions", async () => {
    expect(await shortSteps("positions")).toEqual(usual);
  });

  it("of regions", async () => {
    expect(await shortSteps("regions", corners)).toEqual([
      ...["+0 0,1,3", "+0 2,4,5", "solution", "-0 2,4,5", "-0 0,1,3"],
      ...["+0 0,1,4", "dead end: region 2 2", "-0 0,1,4"],
      ...["+0 0,3,4", "+0 1,2,5", "solution", "-0 1,2,5", "-0 0,3,4"],
    ]);
  });

  it("of bitboards: the last board of the list comes first", async () => {
    expect(await shortSteps("bitboards")).toEqual([
      ...["+0 1,2", "+1 0", "solution", "-1 0", "-0 1,2"],
      ...["+0 0,1", "+1 2", "solution", "-1 2", "-0 0,1"],
    ]);
  });

  it("of Algorithm X on arrays", async () => {
    expect(await shortSteps("algorithm-x")).toEqual(usual);
  });

  it("of the constraint model: its sums, and how they are reached", async () => {
    const { constraints } = modelOf({ puzzle: row, uncovered: [] });
    expect(constraints.map(({ sum, placements }) => [sum, ...placements])).toEqual([
      [1, 0, 2],
      [1, 0, 1, 3],
      [1, 1, 4],
      [1, 0, 1],
      [1, 2, 3, 4],
    ]);
    expect(await shortSteps("model")).toEqual(usual);
  });

  it("of dancing links", async () => {
    expect(await shortSteps("dancing-links")).toEqual(usual);
  });

  it("of the first open cell", async () => {
    expect(await shortSteps("first-open-cell")).toEqual(usual);
  });

  it("of the order of cells: along the short side", () => {
    const tall = sketch({ board: ["* *", "* *", "* *", "* *", "* *"], pieces: { ten: ["##########"] } });
    const wide = sketch({ board: ["* * * * *", "* * * * *"], pieces: { ten: ["##########"] } });
    const firstTwo = (puzzle: typeof tall): number[] => scanOrder(taskOf({ puzzle, uncovered: [] })).slice(0, 2);
    expect(firstTwo(tall)).toEqual([0, 1]);
    expect(firstTwo(wide).map((cell) => cell % 5)).toEqual([0, 0]);
  });
});

it("tables refuse an order that turns about on its way, in which a form has two placements that begin alike", () => {
  const task = taskOf({ puzzle: row, uncovered: [] });
  expect(() => new FormTables(task, [0, 1, 2])).not.toThrow();
  expect(() => new FormTables(task, [1, 0, 2])).toThrow("not the same everywhere");
});

describe("a dead end", () => {
  it("names the cell where nothing fits", async () => {
    const puzzle = sketch({ board: ["* - *", "* * *"], pieces: { bar: ["###"], domino: ["##"] } });
    expect(await shortSteps("positions", puzzle)).toEqual(["+1 0,2", "dead end: cell 1", "-1 0,2"]);
    expect(await shortSteps("algorithm-x", puzzle)).toEqual(["+1 0,2", "dead end: cell 1", "-1 0,2"]);
  });

  it("names the piece that has no room", async () => {
    const puzzle = sketch({ board: ["* * *"], pieces: { square: ["##", "##"] } });
    expect(await shortSteps("bitboards", puzzle)).toEqual(["dead end: piece 0"]);
  });

  it("tells of pieces that are left over", async () => {
    const puzzle = sketch({ board: ["* *"], pieces: { domino: ["##"], other: ["##"] } });
    const steps = await shortSteps("positions", puzzle);
    expect(steps.filter((step) => step === "dead end: left over").length).toBe(2);
  });
});
