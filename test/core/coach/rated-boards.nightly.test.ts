/** All of the book of ratings, worked out again. */

import { expect, it } from "vitest";
import { difficultyOfTargets } from "../../../src/core/coach/difficulty.js";
import { ratedBoard } from "../../../src/core/coach/rated-boards.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { startPool } from "../../../src/rpc/node.js";

it.each(["weekday", "weekday-monday"] as const)("%s is in the book as it is", async (id) => {
  const puzzle = cataloguePuzzle(id);
  const pool = startPool(2);
  const all = await difficultyOfTargets({ puzzle }, { pool });
  await pool.close();
  expect(all.map((each) => each?.rating ?? 0)).toEqual(ratedBoard({ puzzle })?.ratings);
});
