/** How hard puzzles are, as the picker of puzzles says it: worked out again, as for a design. */

import { expect, it } from "vitest";
import { difficultyOfBoard } from "../../src/core/coach/difficulty.js";
import { judgedTargets } from "../../src/core/design/goals.js";
import { countTargets } from "../../src/core/solver/solver.js";
import { type CatalogueId, catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { boardRatings } from "../../src/web/board-ratings.js";

/** As many dates as the app's last word about a design is from. */
const sample = 61;

it("every puzzle has a rating but the one that shows the year", () => {
  expect(catalogueIds.filter((id) => boardRatings[id] === undefined)).toEqual(["classic-year"]);
});

it.each(Object.entries(boardRatings))("of %s, %i", async (id, rating) => {
  const puzzle = cataloguePuzzle(id as CatalogueId);
  const counts = await countTargets({ puzzle });
  const targets = judgedTargets(puzzle).filter((target) => (counts[target] ?? 0) > 0);
  expect((await difficultyOfBoard({ puzzle }, targets, sample))?.rating).toBe(rating);
});
