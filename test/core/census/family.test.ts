/** Families: how many sets they have, and the way from numbers to sets and back. */

import { describe, expect, it } from "vitest";
import { familyOf, partPool, setNumberOf, setPieces, setSize, waysToPick } from "../../../src/core/census/family.js";
import { freePieces } from "../../../src/core/census/free-pieces.js";
import { quotasText, readQuotas } from "../../../src/core/census/quotas.js";

const family = (text: string) => familyOf("square", readQuotas("square", text)!);

describe("free pieces", () => {
  it("are as many as the world knows", () => {
    expect([1, 2, 3, 4, 5, 6].map((size) => freePieces("square", size).length)).toEqual([1, 1, 2, 5, 12, 35]);
    expect([1, 2, 3, 4, 5].map((size) => freePieces("hex", size).length)).toEqual([1, 1, 3, 7, 22]);
  });

  it("have names, one each", () => {
    expect(freePieces("square", 4).map(({ id }) => id)).toEqual(["I4", "L4", "O4", "S4", "T4"]);
    expect(new Set(freePieces("square", 6).map(({ id }) => id)).size).toBe(35);
  });
});

describe("a family", () => {
  it("has as many sets as there are ways to choose", () => {
    const texts = [
      "7 pentominoes + 1 hexomino",
      "1 tetromino + 5 pentominoes + 2 hexominoes",
      "2 tetrominoes + 3 pentominoes + 3 hexominoes",
      "3 tetrominoes + 1 pentomino + 4 hexominoes",
      "4 tetrominoes + 5 pentominoes",
      "5 tetrominoes + 3 pentominoes + 1 hexomino",
    ];
    const sets = texts.map((text) => family(text).sets);
    expect(sets).toEqual([27_720, 2_356_200, 14_399_000, 6_283_200, 3960, 7700]);
    expect(sets.reduce((sum, each) => sum + each)).toBe(23_077_780);
  });

  it("numbers every set, and finds it again", () => {
    const small = family("2 tetrominoes + 11 pentominoes");
    const ids = Array.from({ length: small.sets }, (_, number) => setPieces(small, number).map(({ id }) => id));
    expect(new Set(ids.map((each) => each.join(" "))).size).toBe(120);
    expect(ids.map((each) => setNumberOf(small, each))).toEqual([...ids.keys()]);
    expect(setNumberOf(small, ["I4", "L4"])).toBeUndefined();
  });

  it("has its sizes in one order, whoever names them: those with fewer choices first, then the smaller ones", () => {
    const named = (...quotas: [size: number, count: number][]) =>
      familyOf(
        "square",
        quotas.map(([size, count]) => ({ size, count })),
      );
    expect(named([2, 1], [1, 1], [4, 5]).sizes.map(({ size }) => size)).toEqual([1, 2, 4]);
    expect(named([5, 1], [4, 2], [3, 1]).sizes.map(({ size }) => size)).toEqual([3, 4, 5]);
    expect(named([6, 1], [5, 7]).sizes.map(({ size, stride, subsets }) => [size, stride, subsets])).toEqual([
      [6, 792, 35],
      [5, 1, 792],
    ]);
    expect([setSize(named([5, 7], [6, 1])), named([5, 7], [6, 1]).area]).toEqual([8, 41]);
    expect([waysToPick(12, 0), waysToPick(12, 5), waysToPick(5, 6)]).toEqual([1, 792, 0]);
  });

  it("needs fewer pieces for a part", () => {
    const large = family("2 tetrominoes + 3 pentominoes + 3 hexominoes");
    const sizesIn = (from: number, to: number) => partPool(large, { from, to }).map(({ length }) => length);
    expect(sizesIn(0, large.sets)).toEqual([5, 12, 35]);
    expect(sizesIn(0, large.sets / 10)).toEqual([2, 12, 35]);
    expect(sizesIn(6545, 2 * 6545)).toEqual([2, 3, 35]);
    expect(sizesIn(7, 8)).toEqual([2, 3, 3]);
  });
});

describe("families as text", () => {
  it("are read and written", () => {
    expect(readQuotas("square", "7 pentominoes + 1 hexomino")).toEqual([
      { size: 5, count: 7 },
      { size: 6, count: 1 },
    ]);
    expect(readQuotas("hex", "2 trihexes + 1 Pentahex")).toEqual([
      { size: 3, count: 2 },
      { size: 5, count: 1 },
    ]);
    for (const text of ["7 pentominoes + 1 hexomino", "1 domino"])
      expect(quotasText("square", readQuotas("square", text)!)).toBe(text);
  });

  it("are refused where they can't be read", () => {
    for (const text of ["", "pentominoes", "7 heptominoes", "1 trihex", "7 pentominoes 1 hexomino"])
      expect(readQuotas("square", text)).toBeUndefined();
  });
});
