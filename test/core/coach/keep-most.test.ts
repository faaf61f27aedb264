/** A solution keeps as many pieces as any can, and every tiling is one. */

import { expect, it } from "vitest";
import { solutionKeepingMost } from "../../../src/core/coach/keep-most.js";
import { applyMove, type Game, newGame } from "../../../src/core/game/game.js";
import { isSamePlacement } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cellsNamed, classic, sketch } from "../../support/puzzles.js";

const christmas = newGame(classic, cellsNamed(classic, "Dec", "25"));

function after(...moves: string[]): Game {
  return moves.reduce((game, move) => {
    const result = applyMove(game, move);
    if (!result.ok) throw new Error(result.faults.join());
    return result.value;
  }, christmas);
}

it.each([
  [[], []],
  [["O6.0@0"], []],
  [["O6.0@0", "L5.0@14"], [1]],
] as const)("of %j, all but %j stays", async (moves, lifted) => {
  const game = after(...moves);
  const found = (await solutionKeepingMost(game))!;
  expect(found.lifted).toEqual(lifted);
  expect(verifyTiling(classic, game.uncovered, found.tiling)).toBeUndefined();
  const stays = game.placed.filter((each) => found.tiling.some((other) => isSamePlacement(each, other)));
  expect(stays).toHaveLength(moves.length - lifted.length);
});

it("is none where even the empty board has none", async () => {
  const puzzle = sketch({ board: ["a b", "c d"], pieces: { I: ["###"] } });
  expect(await solutionKeepingMost(newGame(puzzle, [0]))).toBeUndefined();
  const dots = sketch({ board: ["a b", "c d"], pieces: { I: ["###"], "1": ["#"] } });
  const placed = [{ piece: 1, orientation: 0, cells: [3] }];
  expect(await solutionKeepingMost({ puzzle: dots, uncovered: [], placed })).toBeUndefined();
});
