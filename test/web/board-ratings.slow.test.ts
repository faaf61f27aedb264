/** How hard puzzles are, as the picker of puzzles says it: a few worked out again, as for a design. All of them are for the night. */

import { expect, it } from "vitest";
import { catalogueIds } from "../../src/formats/catalogue.js";
import { boardRatings } from "../../src/web/board-ratings.js";
import { ratingOf } from "./board-rating.js";

it.each(["classic", "classic-flag", "hex-lake"] as const)("of %s", async (id) => {
  expect(await ratingOf(id)).toBe(boardRatings[id]);
});

it("puzzles that are gone have no rating", () => {
  expect(Object.keys(boardRatings).filter((id) => !catalogueIds.some((known) => known === id))).toEqual([]);
});
