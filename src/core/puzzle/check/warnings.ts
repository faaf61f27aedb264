/** From a puzzle that is sound to what its maker may not have meant all the same. */

import { latticeNamed } from "../../lattice/lattice.js";
import { orientationsOf, shapeKey } from "../../lattice/shape.js";
import type { Fault } from "../../text/fault.js";
import { quoted } from "../../text/sentences.js";
import type { Piece, Puzzle } from "../puzzle.js";

/** Alike for two pieces that can lie in the same ways. */
function formOf({ lattice }: Puzzle, { shape, mayFlip }: Piece): string {
  const keys = orientationsOf(latticeNamed(lattice), shape, mayFlip).map(shapeKey);
  return keys.sort().join(" ");
}

/** Swapping two such pieces makes another solution, which is right only if they can be told apart. */
function sameShapes(puzzle: Puzzle): Fault[] {
  const first = new Map<string, string>();
  return puzzle.pieces.flatMap((piece, p) => {
    const form = formOf(puzzle, piece);
    const other = first.get(form);
    first.set(form, other ?? piece.id);
    if (other === undefined) return [];
    const swapping = `${quoted(piece.id)} has the same shape as ${quoted(other)}, so swapping them makes another solution`;
    return [{ path: ["pieces", p], message: `${swapping}; if they look alike, make them copies of one piece` }];
  });
}

export const puzzleWarnings = (puzzle: Puzzle): Fault[] => sameShapes(puzzle);
