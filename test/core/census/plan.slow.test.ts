/** Plans for the classic board: as many units as threads can share, by the method that takes the least time. */

import { expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { type Planned, planned } from "./planned.js";

const asked: Planned = {
  puzzle: cataloguePuzzle("classic"),
  pieces: "7 pentominoes + 1 hexomino",
  wish: "works",
  bytes: 2 ** 30,
};

it("sets that work are sieved, in five parts at least", () => {
  const ends = { first: { from: 0, to: 5544 }, last: { from: 22_176, to: 27_720 } };
  expect(planned(asked)).toEqual({
    method: "sieved",
    cut: 21,
    goes: 0,
    ...ends,
    units: 5,
    seconds: 11.3447058,
    bytes: 75_424_864,
  });
});

it("counts take a go for each day where the memory is small", () => {
  const ends = { first: { from: 0, to: 2376 }, last: { from: 26_136, to: 27_720 } };
  const expected = { method: "together", cut: 20, goes: 31, ...ends, units: 12, seconds: 43.3759402, bytes: 2 ** 24 };
  expect(planned({ ...asked, wish: "counts", bytes: 2 ** 24 })).toEqual(expected);
});

it("counts of very many sets are the solver's, set by set, in units of a few seconds", () => {
  const ends = { first: { from: 0, to: 792 }, last: { from: 2_355_408, to: 2_356_200 } };
  const expected = { method: "each", cut: 20, goes: 31, ...ends, units: 2975, seconds: 16_710.6122, bytes: 2 ** 26 };
  const pieces = "1 tetromino + 5 pentominoes + 2 hexominoes";
  expect(planned({ ...asked, pieces, wish: "counts" })).toEqual(expected);
});
