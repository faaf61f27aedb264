/** A plan depends on nothing but what is asked: machines that share a census cut the board alike, and expect the same. */

import { expect, it } from "vitest";
import { sketch } from "../../support/puzzles.js";
import { planned } from "./planned.js";

const hexes = sketch({
  lattice: "hex",
  board: ["a b c d", "* * * *", "- * * *", "* * - *"],
  fields: { letter: ["a", "b", "c", "d"] },
});
const asked = { puzzle: hexes, pieces: "2 trihexes + 1 tetrahex + 1 dihex", wish: "counts" } as const;
const whole = { first: { from: 0, to: 21 }, last: { from: 0, to: 21 } };

it("a small family is counted in one go", () => {
  const expected = { method: "together", cut: 10, goes: 1, ...whole, seconds: 0.000172, megabytes: 67 };
  expect(planned({ ...asked, bytes: 2 ** 28 })).toEqual(expected);
});

it("where the memory is small, the choices of a field are taken one by one", () => {
  const expected = { method: "together", cut: 10, goes: 4, ...whole, seconds: 0.000197, megabytes: 0 };
  expect(planned({ ...asked, bytes: 2 ** 16 })).toEqual(expected);
});
