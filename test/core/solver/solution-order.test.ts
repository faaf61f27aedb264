/** The order of solutions is that of its example, and a total one. */

import { expect, it } from "vitest";
import { inSolutionOrder } from "../../../src/core/solver/solution-order.js";
import { compareTilings, tilings } from "../../../src/core/solver/solver.js";
import { formatGrid } from "../../../src/core/tiling/grid.js";
import { sketch } from "../../support/puzzles.js";

const puzzle = sketch({ board: ["a b c", "d e f"], pieces: { D: ["##"], L: ["###", "#.."] } });
const all = [...tilings({ puzzle, uncovered: [] })];

it("the order of solutions is that of the example", () => {
  const grids = all.map((tiling) => formatGrid(puzzle, tiling).join("/"));
  expect(grids).toEqual(["DDL/LLL", "LLL/LDD", "LLL/DDL", "LDD/LLL"]);
});

it("of two tilings one comes first, and none before itself", () => {
  const signs = all.map((a) => all.map((b) => Math.sign(compareTilings(a, b))));
  expect(signs).toEqual([
    [0, -1, -1, -1],
    [1, 0, -1, -1],
    [1, 1, 0, -1],
    [1, 1, 1, 0],
  ]);
  expect(inSolutionOrder([all[2]!, all[0]!, all[3]!, all[1]!])).toEqual(all);
});
