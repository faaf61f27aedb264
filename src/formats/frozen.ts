/** From the JSON of a checked puzzle to the puzzle: the same one every time, which nobody can change. */

import type { Point } from "../core/lattice/lattice.js";
import type { Board, Cell, Puzzle } from "../core/puzzle/puzzle.js";
import { frozen } from "../core/text/frozen.js";

/** As the build writes a puzzle: cells without their index, which is their place, and without a word for their point. */
interface PackedPuzzle extends Omit<Puzzle, "board"> {
  readonly board: Omit<Board, "cells"> & { readonly cells: readonly (Pick<Cell, "id"> & Point)[] };
}

function unpacked(json: string): Puzzle {
  const puzzle = JSON.parse(json) as PackedPuzzle;
  const cells = puzzle.board.cells.map(({ id, x, y }, index) => ({ index, id, point: { x, y } }));
  return { ...puzzle, board: { ...puzzle.board, cells } };
}

const known = new Map<string, Puzzle>();

export function puzzleFrom(json: string): Puzzle {
  const puzzle = known.get(json) ?? frozen(unpacked(json));
  known.set(json, puzzle);
  return puzzle;
}
