/**
 * From a solution to whether it would stay as it is on a shelf, the board upright, its top row up.
 *
 * Nothing may slide: no piece, and no pieces together, can move a step down into uncovered cells. And nothing may tip:
 * every piece has its centre of gravity above what it rests on. The frame holds whatever rests on it, also in the gaps of
 * the board. Hexagons rest on the two cells below them, and slide down to the left or to the right.
 */

import { latticeNamed } from "../lattice/lattice.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { noOwner, owners } from "./measures.js";
import { cellLookup, type Placement, type Tiling } from "./placement.js";

/** A step that leads down. */
interface StepDown {
  /** By cell: the cell there, or undefined where the frame is. */
  readonly below: readonly (number | undefined)[];
  /** By cell: from where to where the side reaches on which it rests. */
  readonly sides: readonly (readonly [number, number])[];
}

function stepsDown({ lattice: name, board }: Puzzle): StepDown[] {
  const { neighbours, corners, cornerInPlane } = latticeNamed(name);
  const cellAt = cellLookup(board);
  return neighbours.flatMap((step, side): StepDown[] => {
    if (step.y <= 0) return [];
    const below = board.cells.map(({ point }) => cellAt(point.x + step.x, point.y + step.y));
    const sides = board.cells.map(({ point }): [number, number] => {
      const around = corners(point);
      const ends = [around[side]!, around[(side + 1) % around.length]!].map((corner) => cornerInPlane(corner).x);
      return [Math.min(...ends), Math.max(...ends)];
    });
    return [{ below, sides }];
  });
}

/** Whether some pieces can slide together one step along, with nothing but themselves and uncovered cells in the way. */
function slides(tiling: Tiling, owner: Int32Array, { below }: StepDown): boolean {
  const loose = new Set(tiling.keys());
  const rests = (i: number): boolean =>
    tiling[i]!.cells.some((cell) => {
      const next = below[cell];
      return next === undefined || (owner[next] !== noOwner && !loose.has(owner[next]!));
    });
  for (let before = -1; before !== loose.size; ) {
    before = loose.size;
    for (const i of loose) if (rests(i)) loose.delete(i);
  }
  return loose.size > 0;
}

/** What is exactly above an edge does not tip. */
const tolerance = 1e-9;

/** Whether the middle of a piece is beside all that it rests on: on other pieces, or on the frame. */
function tips(puzzle: Puzzle, { cells }: Placement, owner: Int32Array, steps: readonly StepDown[]): boolean {
  const { centreInPlane } = latticeNamed(puzzle.lattice);
  const middle = cells.reduce((sum, cell) => sum + centreInPlane(puzzle.board.cells[cell]!.point).x, 0) / cells.length;
  const own = owner[cells[0]!]!;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { below, sides } of steps) {
    for (const cell of cells) {
      const next = below[cell];
      if (next !== undefined && (owner[next] === noOwner || owner[next] === own)) continue;
      from = Math.min(from, sides[cell]![0]);
      to = Math.max(to, sides[cell]![1]);
    }
  }
  return middle < from - tolerance || middle > to + tolerance;
}

/** Tells whether a solution would stand upright on a shelf: nothing slides, and nothing tips. */
export function uprightJudge(puzzle: Puzzle): (tiling: Tiling) => boolean {
  const steps = stepsDown(puzzle);
  return (tiling) => {
    const owner = owners(puzzle, tiling);
    if (steps.some((step) => slides(tiling, owner, step))) return false;
    return !tiling.some((placement) => tips(puzzle, placement, owner, steps));
  };
}
