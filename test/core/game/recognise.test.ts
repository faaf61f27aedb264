/** What is drawn over the board is taken for the piece that is there, or for none with a reason. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { applyMove, type Game, newGame } from "../../../src/core/game/game.js";
import { type DrawingFault, recognised } from "../../../src/core/game/recognise.js";
import type { Point } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { placementsOf } from "../../../src/core/tiling/placement.js";
import { catalogueIds, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { cellsNamed, classic, hexagons, sketch } from "../../support/puzzles.js";

const pointsOf = (puzzle: Puzzle, cells: readonly number[]): Point[] =>
  cells.map((cell) => puzzle.board.cells[cell]!.point);

const christmas = newGame(classic, cellsNamed(classic, "Dec", "25"));
const drawn = (game: Game, ...ids: string[]) =>
  recognised(game, pointsOf(game.puzzle, cellsNamed(game.puzzle, ...ids)));
const refused = (fault: DrawingFault) => ({ ok: false, faults: [fault] });

function after(game: Game, ...moves: string[]): Game {
  return moves.reduce((before, move) => {
    const result = applyMove(before, move);
    if (!result.ok) throw new Error(result.faults.join());
    return result.value;
  }, game);
}

describe("a drawing", () => {
  it.each([...catalogueIds])("is recognised in %s, whichever piece lies wherever", (id) => {
    const puzzle = cataloguePuzzle(id);
    const game = newGame(puzzle, []);
    const found = placementsOf(puzzle).map(({ cells }) => recognised(game, pointsOf(puzzle, [...cells].reverse())));
    expect(found).toEqual(placementsOf(puzzle).map((value) => ({ ok: true, value })));
  });

  it("may go over a cell more than once", () => {
    const found = drawn(christmas, "Jan", "Feb", "Mar", "Feb", "Aug", "Sep", "Aug", "Jul");
    expect(found).toEqual({ ok: true, value: { piece: 7, orientation: 0, cells: [0, 1, 2, 6, 7, 8] } });
  });

  it("takes whichever copy is left", () => {
    const game = newGame(hexagons, []);
    const clump = placementsOf(hexagons).filter(({ piece }) => hexagons.pieces[piece]?.id === "clump");
    const [first, second] = [
      clump[0]!,
      clump.find(({ cells }) => !cells.some((cell) => clump[0]!.cells.includes(cell)))!,
    ];
    const found = recognised({ ...game, placed: [first] }, pointsOf(hexagons, second.cells));
    expect(found).toEqual({ ok: true, value: second });
  });
});

describe("what a hand does by mistake is forgiven", () => {
  it("slips off the board", () => {
    const off = { x: 6, y: 0 };
    const found = recognised(christmas, [...pointsOf(classic, [2, 3, 4, 5, 10]), off, { x: 40, y: -3 }]);
    expect(found.ok && classic.pieces[found.value.piece]?.id).toBe("Y5");
  });

  it("brushes another piece", () => {
    const game = after(christmas, "O6.0@0");
    expect(drawn(game, "Mar", "Apr", "May", "Jun", "Oct", "Nov")).toMatchObject({ ok: true, value: { piece: 2 } });
  });

  it("brushes the date", () => {
    expect(drawn(christmas, "16", "17", "18", "19", "23", "24", "25")).toEqual(refused("no such shape"));
    expect(drawn(christmas, "15", "16", "17", "18", "22", "25")).toMatchObject({ ok: true, value: { piece: 0 } });
  });
});

describe("a drawing that is no piece", () => {
  it("says why", () => {
    expect(recognised(christmas, [])).toEqual(refused("nothing drawn"));
    expect(drawn(christmas, "Jan")).toEqual(refused("no such shape"));
    expect(drawn(christmas, "1", "2", "3", "4", "5")).toEqual(refused("no such shape"));
    expect(drawn(christmas, "4", "11", "18", "25", "26")).toEqual(refused("on an uncovered cell"));
    expect(
      recognised(christmas, [
        { x: -1, y: 0 },
        { x: 0, y: 0 },
      ]),
    ).toEqual(refused("off the board"));
    expect(recognised(christmas, [{ x: 9, y: 9 }])).toEqual(refused("off the board"));
  });

  it("says that the piece lies elsewhere, or that another is in the way", () => {
    const game = after(christmas, "O6.0@0");
    expect(drawn(game, "8", "9", "10", "15", "16", "17")).toEqual(refused("no copy left"));
    // Even where the hand has slipped off the board.
    const block = pointsOf(classic, cellsNamed(classic, "8", "9", "10", "15", "16", "17"));
    expect(recognised(game, [...block, { x: 40, y: -3 }])).toEqual(refused("no copy left"));
    expect(drawn(game, "Mar", "Apr")).toEqual(refused("on another piece"));
    expect(drawn(game, "Jan", "Feb")).toEqual(refused("on another piece"));
  });

  it("says that a piece lies the wrong way up where it can't be flipped", () => {
    const puzzle = sketch({ board: ["a b c d", "e f g h"], pieces: { L: ["###", "#.."] }, faceUp: "all" });
    const game = newGame(puzzle, []);
    expect(drawn(game, "a", "b", "c", "e").ok).toBe(true);
    expect(drawn(game, "a", "b", "c", "g")).toEqual(refused("wrong way up"));
  });
});
