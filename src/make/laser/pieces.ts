/** From the pieces of a puzzle to the parts to cut: smaller by the clearance, rounded, and wider by the kerf. */

import { latticeNamed, type Point } from "../../core/lattice/lattice.js";
import type { Piece, Puzzle } from "../../core/puzzle/puzzle.js";
import { sayMake } from "../messages.js";
import { offsetBy, type Ring, ringsOf, roundedRings } from "../plane.js";
import type { LaserPart } from "./part.js";
import type { LaserSettings } from "./settings.js";

/** What shall be left of the wood: each piece gives way by half of the gap to its neighbour. */
export function finishedOutline({ lattice }: Puzzle, cells: readonly Point[], settings: LaserSettings): Ring[] {
  const { cell, clearance, radius } = settings;
  const rings = ringsOf(latticeNamed(lattice), cells, cell);
  return roundedRings(clearance === 0 ? rings : offsetBy(rings, -clearance / 2, { corner: "mitre" }), radius);
}

/** Where the beam goes: half of what it burns away lies on either side. */
export const aroundIt = (outline: readonly Ring[], kerf: number): Ring[] =>
  kerf === 0 ? [...outline] : offsetBy(outline, kerf / 2);

function partOf(puzzle: Puzzle, { id, shape }: Piece, settings: LaserSettings): LaserPart {
  const cut = aroundIt(finishedOutline(puzzle, shape, settings), settings.kerf);
  return { name: sayMake.thePiece(id), cut, score: [], engrave: [], isUpright: false };
}

/** Every copy of every piece. */
export function pieceParts(puzzle: Puzzle, settings: LaserSettings): LaserPart[] {
  return puzzle.pieces.flatMap((piece) => new Array<LaserPart>(piece.copies).fill(partOf(puzzle, piece, settings)));
}
