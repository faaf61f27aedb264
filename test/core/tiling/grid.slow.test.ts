/** Letter grids are read in one pass, whatever brackets they have. */

import { expect, it } from "vitest";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { timesDearer } from "../../support/effort.js";
import { classic } from "../../support/puzzles.js";

it("brackets that are not closed are read in one pass", () => {
  const reading = (letters: number) => () => parseGrid(classic, Array<string>(7).fill("[".repeat(letters)));
  // Sixteen times as long: sixteen times the effort in one pass, 256 times if each looks for its end.
  expect(timesDearer(reading(48_000), reading(3000))).toBeLessThan(64);
});
