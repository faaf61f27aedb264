/**
 * From a solution to what can be measured about it: how many pieces are flipped, how many straight joints it has, and how
 * many pieces are where they are in another arrangement.
 */

import { latticeNamed, type Point } from "../lattice/lattice.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { cellLookup, isSamePlacement, type Placement, pieceOrientations, type Tiling } from "./placement.js";

/** Orientations as drawn and turned come before those of the mirror image. */
function faceUpOrientations(puzzle: Puzzle): number[] {
  return puzzle.pieces.map((piece) => pieceOrientations(puzzle, piece, { flips: false }).length);
}

/** Counts the pieces that are flipped. A piece that looks the same from behind never is. */
export function flipCounter(puzzle: Puzzle): (tiling: Tiling) => number {
  const faceUp = faceUpOrientations(puzzle);
  return (tiling) => tiling.filter(({ piece, orientation }) => orientation >= faceUp[piece]!).length;
}

/** No piece: the cell is uncovered. */
export const noOwner = -1;

/** By cell: which of the placements covers it. */
export function owners(puzzle: Puzzle, tiling: Tiling): Int32Array {
  const owner = new Int32Array(puzzle.board.cells.length).fill(noOwner);
  tiling.forEach(({ cells }, i) => {
    for (const cell of cells) owner[cell] = i;
  });
  return owner;
}

/** Two sides in line that meet at a corner, each as the two cells that it parts. */
type Joint = readonly [number, number, number, number];

interface Side {
  readonly cells: readonly [number, number];
  readonly ends: readonly [Point, Point];
}

/** Every side between two cells of the board, once. */
function innerSides({ lattice, board }: Puzzle): Side[] {
  const { neighbours, corners } = latticeNamed(lattice);
  const cellAt = cellLookup(board);
  return board.cells.flatMap(({ point, index }) =>
    neighbours.flatMap(({ x, y }, side): Side[] => {
      const other = cellAt(point.x + x, point.y + y);
      if (other === undefined || other < index) return [];
      const around = corners(point);
      return [{ cells: [index, other], ends: [around[side]!, around[(side + 1) % around.length]!] }];
    }),
  );
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** Whether a corner is the middle of the way from one end to the other. */
function isStraight(lattice: Puzzle["lattice"], one: Point, corner: Point, other: Point): boolean {
  const { cornerInPlane } = latticeNamed(lattice);
  const [a, b, c] = [one, corner, other].map(cornerInPlane) as [Point, Point, Point];
  return Math.abs(a.x + c.x - 2 * b.x) < 1e-9 && Math.abs(a.y + c.y - 2 * b.y) < 1e-9;
}

function jointsAt(lattice: Puzzle["lattice"], sides: readonly Side[], corner: Point): Joint[] {
  const end = ({ ends: [one, other] }: Side): Point => (keyOf(one) === keyOf(corner) ? other : one);
  return sides.flatMap((one, i) =>
    sides.slice(i + 1).flatMap((other): Joint[] => {
      return isStraight(lattice, end(one), corner, end(other)) ? [[...one.cells, ...other.cells]] : [];
    }),
  );
}

function allJoints(puzzle: Puzzle): Joint[] {
  const byCorner = new Map<string, { corner: Point; sides: Side[] }>();
  for (const side of innerSides(puzzle)) {
    for (const corner of side.ends) {
      const here = byCorner.get(keyOf(corner)) ?? { corner, sides: [] };
      here.sides.push(side);
      byCorner.set(keyOf(corner), here);
    }
  }
  return [...byCorner.values()].flatMap(({ corner, sides }) => jointsAt(puzzle.lattice, sides, corner));
}

/** Counts the straight joints: corners that a seam between pieces runs straight past. Hexagons have none. */
export function jointCounter(puzzle: Puzzle): (tiling: Tiling) => number {
  const joints = allJoints(puzzle);
  return (tiling) => {
    const owner = owners(puzzle, tiling);
    const isSeam = (a: number, b: number): boolean =>
      owner[a] !== owner[b] && owner[a] !== noOwner && owner[b] !== noOwner;
    return joints.filter(([a, b, c, d]) => isSeam(a, b) && isSeam(c, d)).length;
  };
}

/** The pieces of a solution that are where they are in another arrangement, and the others. Copies may be swapped. */
export function comparedWith(tiling: Tiling, near: readonly Placement[]): { kept: Placement[]; moved: Placement[] } {
  const isKept = (placement: Placement): boolean => near.some((other) => isSamePlacement(placement, other));
  return { kept: tiling.filter(isKept), moved: tiling.filter((placement) => !isKept(placement)) };
}
