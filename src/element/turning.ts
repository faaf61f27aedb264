/** From a piece to its orientations and the ways between them: which one a turn or a flip leads to. */

import { latticeNamed, type Symmetry } from "../core/lattice/lattice.js";
import { type Shape, shapeKey, turnedShape } from "../core/lattice/shape.js";
import type { Piece, Puzzle } from "../core/puzzle/puzzle.js";
import { itemAt } from "../core/text/list.js";
import { onFirstUse } from "../core/text/on-first-use.js";
import { pieceOrientations } from "../core/tiling/placement.js";

export const turns = ["rotate", "flip"] as const;
export type Turn = (typeof turns)[number];

export interface Turning {
  /** By orientation. */
  readonly shapes: readonly Shape[];
  /** By orientation: the one after a turn to the right, and the one after turning over. */
  readonly rotate: readonly number[];
  readonly flip: readonly number[];
}

/** A turn by one step, and the mirror image, as every lattice lists them. */
function stepsOf(symmetries: readonly Symmetry[]): Readonly<Record<Turn, Symmetry>> {
  return {
    rotate: itemAt(symmetries, 1),
    flip: itemAt(
      symmetries.filter(({ flips }) => flips),
      0,
    ),
  };
}

/** How far a turn goes, in degrees. */
export function degreesOf(puzzle: Puzzle): number {
  return 360 / latticeNamed(puzzle.lattice).symmetries.filter(({ flips }) => !flips).length;
}

export function turningOf(puzzle: Puzzle, piece: Piece): Turning {
  const shapes = pieceOrientations(puzzle, piece);
  const numbers = onFirstUse(() => new Map(shapes.map((shape, i) => [shapeKey(shape), i])));
  const steps = stepsOf(latticeNamed(puzzle.lattice).symmetries);
  // A piece that you can't flip stays as it is.
  const after = (turn: Turn): number[] =>
    shapes.map((shape, i) => numbers().get(shapeKey(turnedShape(shape, steps[turn]))) ?? i);
  const rotate = onFirstUse(() => after("rotate"));
  const flip = onFirstUse(() => (piece.mayFlip ? after("flip") : [...shapes.keys()]));
  return {
    shapes,
    get rotate() {
      return rotate();
    },
    get flip() {
      return flip();
    },
  };
}
