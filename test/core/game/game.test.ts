/** Moves do what they say, and nothing they should not. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyMove,
  copiesLeft,
  fits,
  type Game,
  isSolved,
  liftMove,
  type MoveResult,
  moveFaults,
  newGame,
  pieceOn,
  placeMove,
  placementAt,
  shiftMove,
} from "../../../src/core/game/game.js";
import { placementsOf } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { bruteForce, cellsNamed, classic, hexagons, sketch } from "../../support/puzzles.js";
import { gamesAfter, randomGame, randomMoves } from "./random-play.js";

const christmas = newGame(classic, cellsNamed(classic, "25", "Dec"));

function made(result: MoveResult): Game {
  if (!result.ok) throw new Error(result.faults.join());
  return result.value;
}

/** After L5 has been placed from March to June and on September. */
const refusals = [
  ["", "not a move"],
  ["O6", "not a move"],
  ["O6.0@", "not a move"],
  ["O6.-1@0", "not a move"],
  ["17", "not a move"],
  ["- 17", "not a move"],
  ["Q9.0@0", "no such piece"],
  ["O6.2@0", "no such orientation"],
  ["O6.0@43", "no such cell"],
  ["-43", "no such cell"],
  ["-99999999999999999999", "no such cell"],
  ["O6.0@4", "off the board"],
  ["O6.0@9", "on an uncovered cell"],
  ["P5.0@3", "on another piece"],
  ["L5.1@20", "no copy left"],
  ["-40", "nothing to lift"],
  ["P5.0@20-40", "nothing to lift"],
] as const;

describe("a move as text", () => {
  it("names a piece, an orientation and the first cell", () => {
    const game = made(applyMove(christmas, "O6.0@0"));
    const cells = cellsNamed(classic, "Jan", "Feb", "Mar", "Jul", "Aug", "Sep");
    expect(game.placed).toEqual([{ piece: 7, orientation: 0, cells }]);
    expect(placeMove(christmas, game.placed[0]!)).toBe("O6.0@0");
  });

  it("lifts the piece on a cell", () => {
    const game = made(applyMove(christmas, "O6.0@0"));
    for (const cell of game.placed[0]!.cells)
      expect(applyMove(game, liftMove(cell))).toEqual({ ok: true, value: christmas });
  });

  it("shifts a piece, also onto cells it lies on", () => {
    const game = made(applyMove(christmas, "O6.0@0"));
    const right = placementAt(classic, 7, 0, 1)!;
    expect(applyMove(game, placeMove(game, right))).toEqual({ ok: false, faults: ["no copy left"] });
    expect(made(applyMove(game, shiftMove(game, 0, right))).placed).toEqual([right]);
  });

  it.each(refusals)("%j is refused: %s", (move, why) => {
    const game = made(applyMove(christmas, "L5.0@2"));
    expect(applyMove(game, move)).toEqual({ ok: false, faults: [why] });
  });

  it("meets every reason of the list in this table", () => {
    expect(new Set(refusals.map(([, why]) => why))).toEqual(new Set(moveFaults));
  });
});

describe("any placement on any board", () => {
  it("is the one its move makes, whatever the pieces are called", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        for (const placement of placementsOf(game.puzzle)) {
          const result = applyMove(game, placeMove(game, placement));
          expect(result.ok).toBe(fits(game, placement));
          if (result.ok) expect(result.value.placed).toEqual([placement]);
          expect(placementAt(game.puzzle, placement.piece, placement.orientation, placement.cells[0]!)).toEqual(
            placement,
          );
        }
      }),
    );
  });
});

describe("any moves in a row", () => {
  it("never put two pieces on one cell, one on an uncovered cell, or more than there are", () => {
    fc.assert(
      fc.property(randomMoves, ({ game, moves }) => {
        for (const { placed, uncovered, puzzle } of gamesAfter(game, moves)) {
          const taken = [...uncovered, ...placed.flatMap(({ cells }) => cells)];
          expect(new Set(taken).size).toBe(taken.length);
          expect(Math.min(...copiesLeft({ placed, uncovered, puzzle }))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("solve the puzzle exactly where the verifier agrees", () => {
    fc.assert(
      fc.property(randomMoves, ({ game, moves }) => {
        for (const after of gamesAfter(game, moves)) {
          expect(isSolved(after)).toBe(verifyTiling(after.puzzle, after.uncovered, after.placed) === undefined);
        }
      }),
    );
  });
});

describe("any text at all", () => {
  it("is a move or is refused with a reason from the list", () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-.@0-9aL]{0,12}$/));
    fc.assert(
      fc.property(randomGame, texts, (game, text) => {
        const result = applyMove(game, text);
        expect(result.ok || result.faults.every((fault) => moveFaults.includes(fault))).toBe(true);
      }),
    );
  });
});

describe("a game", () => {
  it("is solved by the moves of a solution, and only by the last of them", () => {
    const start = newGame(hexagons, cellsNamed(hexagons, "k"));
    const [tiling = []] = bruteForce(hexagons, start.uncovered);
    const games = gamesAfter(
      start,
      tiling.map((placement) => placeMove(start, placement)),
    );
    expect(games.map(isSolved)).toEqual([...tiling.map(() => false), true]);
  });

  it("is not solved while a piece is left over", () => {
    const puzzle = sketch({ board: ["a b"], pieces: { two: ["##"], one: ["#"] } });
    expect(isSolved(made(applyMove(newGame(puzzle, []), "two.0@0")))).toBe(false);
  });

  it("tells what lies on a cell", () => {
    const game = made(applyMove(made(applyMove(christmas, "O6.0@0")), "U5.0@14"));
    expect([0, 3, 14].map((cell) => pieceOn(game, cell))).toEqual([0, undefined, 1]);
  });

  it("takes uncovered cells in any order, but only cells there are", () => {
    expect(christmas.uncovered).toEqual(cellsNamed(classic, "Dec", "25"));
    expect(() => newGame(classic, [classic.board.cells.length])).toThrow(RangeError);
  });
});
