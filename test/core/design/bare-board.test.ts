/** Boards that wait for pieces or labels: what is there is kept, and what is missing doesn't matter yet. */

import { describe, expect, it } from "vitest";
import { boardToFill, puzzleWithLabels, restPlaced } from "../../../src/core/design/bare-board.js";
import { missingLabels } from "../../../src/core/design/design.js";
import { designOf } from "../../../src/core/design/design-puzzle.js";
import { editDesign } from "../../../src/core/design/edit.js";
import { pieceSizesOf } from "../../../src/core/design/piece-sets.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";

const classic = designOf(cataloguePuzzle("classic"));
const noPieces = { ...classic, pieces: [] };

describe("a board to find pieces for", () => {
  it("is the puzzle itself where nothing is wrong with it", () => {
    expect(boardToFill(classic)?.pieces.length).toBe(8);
  });

  it("has no pieces where it lacks some, or where they are wrong", () => {
    for (const pieces of [[], classic.pieces.slice(1), classic.pieces.map((piece) => ({ ...piece, id: "same" }))]) {
      const board = boardToFill({ ...classic, pieces })!;
      expect([board.pieces, board.board.cells.length]).toEqual([[], 43]);
      expect(pieceSizesOf(board)).toEqual([5, 5, 5, 5, 5, 5, 5, 6]);
    }
  });

  it("is none where the board itself is wrong", () => {
    expect(boardToFill({ ...noPieces, fields: [] })).toBeUndefined();
    expect(boardToFill(editDesign(noPieces, { edit: "erase", points: [{ x: 0, y: 0 }] }))).toBeUndefined();
  });
});

describe("labels that wait", () => {
  const waiting = editDesign(classic, { edit: "put-label", at: { x: 2, y: 3 }, id: null });

  it("are placed in one step, wherever there is room", () => {
    expect(missingLabels(waiting).length).toBe(1);
    expect(missingLabels(editDesign(waiting, restPlaced(waiting)))).toEqual([]);
    expect(puzzleWithLabels(waiting)?.fields.length).toBe(2);
  });

  it("leave no puzzle where there is none", () => {
    expect(puzzleWithLabels(editDesign(classic, { edit: "erase", points: [{ x: 0, y: 0 }] }))).toBeUndefined();
  });
});
