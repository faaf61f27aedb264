/** Random games for property tests: random puzzles with names of any characters, and moves sensible and senseless. */

import fc from "fast-check";
import {
  applyMove,
  type Game,
  liftMove,
  type Move,
  newGame,
  placeMove,
  shiftMove,
} from "../../../src/core/game/game.js";
import { newPlay, type Play, played } from "../../../src/core/game/play.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { placementsOf } from "../../../src/core/tiling/placement.js";
import { randomPuzzle } from "../../oracle/random.js";

/** What a name may be confused with: numbers behind it, the marks of a move, marks of any script. */
const trickyNames = ["-1", "L5", ".3@17", "7", "", "a b", "\n", "😀", "é", "-", "@", "0.0@0-0"];

export const randomGame: fc.Arbitrary<Game> = fc
  .tuple(randomPuzzle(), fc.nat(), fc.shuffledSubarray(trickyNames, { minLength: trickyNames.length }))
  .map(([puzzle, target, names]) => {
    const pieces = puzzle.pieces.map((piece, i) => ({ ...piece, id: names[i] ?? piece.id }));
    return newGame({ ...puzzle, pieces }, targetCells(puzzle, targetAt(puzzle, target % targetCount(puzzle))));
  });

interface Draw {
  readonly kind: "place" | "lift" | "shift";
  readonly pick: number;
  readonly cell: number;
}

const draws: fc.Arbitrary<Draw[]> = fc.array(
  fc.record({ kind: fc.constantFrom("place", "place", "place", "lift", "shift"), pick: fc.nat(), cell: fc.nat() }),
  { maxLength: 40 },
);

function drawnMove(game: Game, { kind, pick, cell }: Draw): Move {
  const placements = placementsOf(game.puzzle);
  const placement = placements[pick % Math.max(1, placements.length)];
  const at = cell % game.puzzle.board.cells.length;
  if (kind === "lift" || placement === undefined) return liftMove(at);
  return kind === "place" ? placeMove(game, placement) : shiftMove(game, at, placement);
}

/** Moves in a row, made or refused, as they come. */
export const randomMoves: fc.Arbitrary<{ game: Game; moves: Move[] }> = fc
  .tuple(randomGame, draws)
  .map(([game, list]) => ({ game, moves: list.map((draw) => drawnMove(game, draw)) }));

/** The games after each move that could be made, the first one included. */
export function gamesAfter(game: Game, moves: readonly Move[]): Game[] {
  const games = [game];
  for (const move of moves) {
    const result = applyMove(games.at(-1)!, move);
    if (result.ok) games.push(result.value);
  }
  return games;
}

export function playOf(game: Game, moves: readonly Move[]): Play {
  return moves.reduce((play, move) => {
    const result = played(play, move);
    return result.ok ? result.value : play;
  }, newPlay(game));
}
