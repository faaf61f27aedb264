/** A plan depends on nothing but what is asked: machines that share a census cut the board alike, and expect the same. */
// @module-tag thorough

import { expect, it } from "vitest";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf } from "../../../src/core/census/family.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
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
  const expected = {
    method: "together",
    cut: 10,
    goes: 1,
    ...whole,
    units: 1,
    seconds: 0.00017230197,
    bytes: 67_133_079,
  };
  expect(planned({ ...asked, bytes: 2 ** 28 })).toEqual(expected);
});

it("where the memory is small, the choices of a field are taken one by one", () => {
  const expected = { method: "together", cut: 10, goes: 4, ...whole, units: 1, seconds: 0.0001973136, bytes: 2 ** 16 };
  expect(planned({ ...asked, bytes: 2 ** 16 })).toEqual(expected);
});

/** Six rows of four, and sets of which there are too many to be counted together. */
const tower = sketch({
  board: ["* * * *", "* * * *", "* * * *", "* * * *", "a b * *", "* * * *"],
  fields: { letter: ["a", "b"] },
});
const towerSets = { puzzle: tower, pieces: "1 pentomino + 3 hexominoes" };

it.each(["works", "working"] as const)(
  "many sets are sieved, in parts of equal length: %s",
  { tags: ["thorough"] },
  (wish) => {
    const units = { first: { from: 0, to: 13_090 }, last: { from: 65_450, to: 78_540 }, units: 6 };
    // Judging a set takes less than counting it.
    const seconds = wish === "works" ? 7.89227886 : 10.26948;
    const expected = { method: "sieved", cut: 10, goes: 0, ...units, seconds };
    expect(planned({ ...towerSets, wish, bytes: 2 ** 28 })).toEqual({ ...expected, bytes: 90_670_864 });
    expect(planned({ ...towerSets, wish, bytes: 2 ** 20 })).toEqual({ ...expected, bytes: 2 ** 20 });
  },
);

it("many sets are counted in equal units that their counts have room for", { tags: ["thorough"] }, () => {
  const units = { first: { from: 0, to: 39_270 }, last: { from: 39_270, to: 78_540 }, units: 2 };
  const expected = { method: "together", cut: 10, goes: 1, ...units, seconds: 0.0101969391, bytes: 67_825_406 };
  expect(planned({ ...towerSets, wish: "counts", bytes: 2 ** 28 })).toEqual(expected);
});

it("many sets on a board that's too large for the solver are decided together", { tags: ["thorough"] }, () => {
  const puzzle = sketch({
    board: [`a b${" *".repeat(31)}`, `*${" *".repeat(32)}`],
    fields: { letter: ["a", "b"] },
  });
  const pieces = "1 tromino + 10 pentominoes + 2 hexominoes";
  const sets = { first: { from: 0, to: 78_540 }, last: { from: 0, to: 78_540 }, units: 1 };
  const expected = { method: "decided", cut: 31, goes: 1, ...sets, seconds: 0.0376080743, bytes: 72_394_323 };
  expect(planned({ puzzle, pieces, wish: "works", bytes: 2 ** 28 })).toEqual(expected);
});

it("there's no plan where an upright piece reaches too far, whichever way the board is read", () => {
  const board = [`a b${" *".repeat(15)}`, ...Array<string>(16).fill("*")];
  const family = familyOf("square", readQuotas("square", "4 pentominoes + 2 hexominoes")!);
  const puzzle = sketch({ board, fields: { letter: ["a", "b"] } });
  const survey = { puzzle, family, flips: true, wish: "counts", wanted: [true, true] } as const;
  expect(planCensus(survey, newCensusHost()!, 2 ** 28)).toBeUndefined();
});
