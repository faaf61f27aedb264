/** Letter grids are read in one pass, whatever brackets they have. */

import { expect, it } from "vitest";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { timesDearer } from "../../support/effort.js";
import { classic } from "../../support/puzzles.js";

it("brackets that are not closed are read in one pass", () => {
  const reading = (letter: string) => () => parseGrid(classic, Array<string>(7).fill(letter.repeat(24_000)));
  // As much effort as letters take, and a hundred times as much if each bracket looks for its end.
  expect(timesDearer(reading("["), reading("."))).toBeLessThan(16);
});
