/** The first tilings, as many as are asked for. */

import { expect, it } from "vitest";
import { firstTilings, tilings } from "../../../src/core/solver/solver.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { sketch } from "../../support/puzzles.js";

const puzzle = sketch({
  board: ["a b c d e", "* * * * *", "* * * * *"],
  fields: { letter: ["a", "b", "c", "d", "e"] },
  pieces: { I2: ["##"], V3: ["##", "#."] },
  copies: { I2: 4, V3: 2 },
});

it("are those that come first, and no more than asked for", () => {
  const question = { puzzle, uncovered: [0] };
  const all = [...tilings(question)];
  expect(all.map((tiling) => verifyTiling(puzzle, [0], tiling))).toEqual(all.map(() => undefined));
  expect(all.length).toBeGreaterThan(4);
  for (const limit of [0, 1, 4]) expect(firstTilings(question, limit)).toEqual(all.slice(0, limit));
  expect(firstTilings(question, all.length + 1)).toHaveLength(all.length);
});
