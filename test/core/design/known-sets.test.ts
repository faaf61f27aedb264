/** Sets to begin with come from families that have any; sets by goal and seed are tested in small-search.test.ts. */

import { expect, it } from "vitest";
import { type KnownFamily, knownBeginnings } from "../../../src/core/design/known-sets.js";
import { sketch } from "../../support/puzzles.js";

const nine = sketch({
  board: ["a b c", "* * *", "* * *"],
  fields: { letter: ["a", "b", "c"] },
  pieces: { I4: ["####"], L4: ["###", "#.."] },
});
const barren: KnownFamily = { pieces: "2 tetrominoes", working: [], even: [] };
const fertile: KnownFamily = { pieces: "2 tetrominoes", working: [2, 4, 0], even: [] };

it("a family in which no set works changes nothing, not even what chance brings", () => {
  const begun = (families: readonly KnownFamily[]) => {
    const chances = [0, 0.9];
    const random = () => chances.shift()!;
    return knownBeginnings(nine, "works", { board: nine, families, withoutFlips: [] }, { seed: 1, random });
  };
  expect(begun([fertile])).toHaveLength(1);
  expect(begun([barren, fertile])).toEqual(begun([fertile]));
});
