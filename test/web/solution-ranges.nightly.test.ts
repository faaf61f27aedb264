/** How many solutions dates have, as the picker of puzzles says it: counted. */

import { expect, it } from "vitest";
import { countTargets } from "../../src/core/solver/solver.js";
import { type CatalogueId, catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { solutionRanges } from "../../src/web/solution-ranges.js";

it("puzzles that are gone have no range", () => {
  expect(Object.keys(solutionRanges).filter((id) => !catalogueIds.some((known) => known === id))).toEqual([]);
});

it.each(Object.entries(solutionRanges))("of %s from %o", async (id, range) => {
  const counts = (await countTargets({ puzzle: cataloguePuzzle(id as CatalogueId) })).filter((count) => count > 0);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual(range);
});
