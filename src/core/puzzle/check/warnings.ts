/** From a puzzle that is sound to what its maker perhaps didn't mean. */

import { latticeNamed } from "../../lattice/lattice.js";
import { orientationsOf, shapeKey } from "../../lattice/shape.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import type { Fault } from "../../text/fault.js";
import { quoted } from "../../text/sentences.js";
import type { Piece, Puzzle } from "../puzzle.js";

/** The same for two pieces with the same orientations. */
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
    return [{ path: ["pieces", p], ...checkMessages.sameShape({ piece: quoted(piece.id), other: quoted(other) }) }];
  });
}

export const puzzleWarnings = (puzzle: Puzzle): Fault[] => sameShapes(puzzle);
