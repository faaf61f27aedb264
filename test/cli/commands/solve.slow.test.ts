/** `daytile solve` far down the order of solutions. */

import { describe, expect, it } from "vitest";
import { rankOf } from "../../../src/core/solver/solver.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { readPuzzleYaml } from "../../../src/formats/yaml.js";
import { cellsNamed } from "../../support/puzzles.js";
import { daytile } from "../support.js";

/** A chessboard of dominoes, which has 12,988,816 solutions. */
const dominoes = `id: dominoes
title: Dominoes
note: Nothing stays visible.
credits: [Drawn for the tests]
lattice: square
board: |
${"  * * * * * * * *\n".repeat(8)}fields: {}
pieces: |
  D
  ##
copies: {D: 32}
flips: all
`;

describe("solve", () => {
  it("finds a solution far down the order, and knows where the order ends", async () => {
    const weekday = cataloguePuzzle("weekday");
    const uncovered = cellsNamed(weekday, "Jun", "7", "Tue");
    const { stdout } = await daytile("tue 7 jun -p weekday --number 10374 --style plain");
    const tiling = parseGrid(weekday, stdout);
    expect(tiling.ok && (await rankOf({ puzzle: weekday, uncovered }, tiling.value))).toBe(10_373);
    const { code, stderr } = await daytile("tue 7 jun -p weekday --number 10375");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "daytile: there are only 10,374 solutions\n" });
  });

  it("finds number 300,000 of millions without listing those before, and any at random", async () => {
    const files = { "dominoes.yaml": dominoes };
    const puzzle = unwrap(readPuzzleYaml(dominoes));
    const grid = await daytile("solve -p dominoes.yaml --number 300000 --style plain", { files });
    const tiling = unwrap(parseGrid(puzzle, grid.stdout));
    expect(await rankOf({ puzzle, uncovered: [] }, tiling)).toBe(299_999);
    const picked = await daytile("solve -p dominoes.yaml --random --seed 7 --json", { files });
    const [solution] = JSON.parse(picked.stdout).solutions;
    expect(solution.number).toBeGreaterThan(1000);
    const again = unwrap(parseGrid(puzzle, solution.grid));
    expect(await rankOf({ puzzle, uncovered: [] }, again)).toBe(solution.number - 1);
  });
});
