/** From sizes to lists of pieces that fill a board, and from one list to another. */

import { describe, expect, it } from "vitest";
import { palette, pieceSizesOf, sizesFor, swappedPieces, withPiece } from "../../../src/core/design/piece-sets.js";
import type { Piece } from "../../../src/core/puzzle/puzzle.js";
import { sketch } from "../../support/puzzles.js";

/** One letter of nine stays visible, so there is room for two pieces of four cells. */
const nine = sketch({
  board: ["a b c", "d e f", "g h i"],
  fields: { letter: "abcdefghi".split("") },
  pieces: { L4: ["###", "#.."], P: ["##", "##"] },
});

describe("pieces", () => {
  it("are listed up to the sizes that somebody has listed", () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(sizes.map((size) => palette("square", size).length)).toEqual([0, 1, 1, 2, 5, 12, 35, 0]);
    expect(sizes.map((size) => palette("hex", size).length)).toEqual([0, 1, 1, 3, 7, 22, 0, 0]);
  });

  it("fill an area with pieces of about five squares or four hexagons", () => {
    const areas = [0, 1, 7, 8, 12, 13, 41];
    expect(areas.map((area) => sizesFor("square", area).join(" "))).toEqual([
      ...["", "1", "3 4", "4 4", "6 6", "4 4 5"],
      "5 5 5 5 5 5 5 6",
    ]);
    expect([5, 6, 9, 41].map((area) => sizesFor("hex", area).join(" "))).toEqual([
      ...["5", "3 3", "4 5"],
      "4 4 4 4 4 4 4 4 4 5",
    ]);
  });

  it("are the puzzle's own where they fill the board and are listed", () => {
    expect(pieceSizesOf(nine)).toEqual([4, 4]);
    const pieces = [{ ...nine.pieces[0]!, copies: 2 }];
    expect(pieceSizesOf({ ...nine, pieces })).toEqual([4, 4]);
    expect(pieceSizesOf({ ...nine, pieces: nine.pieces.slice(1) })).toEqual([4, 4]);
    const long = sketch({ board: ["a * * * * * * *"], fields: { letter: ["a"] }, pieces: { I7: ["#######"] } });
    expect(pieceSizesOf(long)).toEqual([3, 4]);
    const longer = sketch({
      board: ["a * * * * * * * *"],
      fields: { letter: ["a"] },
      pieces: { I7: ["#######"], I1: ["#"] },
    });
    expect(pieceSizesOf(longer)).toEqual([4, 4]);
  });

  it("are swapped one copy at a time, and never have the same name twice", () => {
    const [l4, o4] = nine.pieces as [Piece, Piece];
    const [i4, free] = [palette("square", 4)[0]!, palette("square", 4)[1]!];
    const twice = { ...nine, pieces: [{ ...l4, copies: 2, mayFlip: false }, o4] };
    expect(swappedPieces(twice, 0, i4)).toEqual([
      { ...l4, copies: 1, mayFlip: false },
      o4,
      { ...i4, copies: 1, mayFlip: false },
    ]);
    expect(swappedPieces(nine, 1, free)).toEqual([{ ...l4, copies: 2 }]);
    const taken = withPiece("square", [{ ...o4, id: "I4" }], i4, true);
    expect(taken.map(({ id }) => id)).toEqual(["I4", "I4-2"]);
  });
});
