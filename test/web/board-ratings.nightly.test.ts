/** How hard puzzles are, as the picker of puzzles says it: all of them worked out again. */

import { expect, it } from "vitest";
import type { CatalogueId } from "../../src/formats/catalogue.js";
import { boardRatings } from "../../src/web/board-ratings.js";
import { ratingOf } from "./board-rating.js";

it.each(Object.entries(boardRatings))("of %s, %i", async (id, rating) => {
  expect(await ratingOf(id as CatalogueId)).toBe(rating);
});
