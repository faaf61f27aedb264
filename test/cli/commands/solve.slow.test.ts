/** `daytile solve` far down the order of solutions. */

import { describe, expect, it } from "vitest";
import { rankOf } from "../../../src/core/solver/solver.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { cellsNamed } from "../../support/puzzles.js";
import { daytile } from "../support.js";

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
});
