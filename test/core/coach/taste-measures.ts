/** From a solution to what can be preferred about it, measured in another way than the coach does. */

import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { orientationsOf, shapeKey, shapeOf } from "../../../src/core/lattice/shape.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";

export const keys = (tiling: Tiling): string[] => tiling.map(({ piece, cells }) => `${piece} ${cells}`);

/** By shape: whether it is one of those without a flip. */
export function flips(puzzle: Puzzle, tiling: Tiling): number {
  return tiling.filter(({ piece, cells }) => {
    const { shape } = puzzle.pieces[piece]!;
    const faceUp = orientationsOf(latticeNamed(puzzle.lattice), shape, false).map(shapeKey);
    return !faceUp.includes(shapeKey(shapeOf(cells.map((cell) => puzzle.board.cells[cell]!.point))));
  }).length;
}

/** Square boards alone: by coordinates. */
export function joints(puzzle: Puzzle, tiling: Tiling): number {
  if (puzzle.lattice !== "square") return 0;
  const owner = new Map(
    tiling.flatMap(({ cells }, i) =>
      cells.map((cell) => [`${Object.values(puzzle.board.cells[cell]!.point)}`, i] as const),
    ),
  );
  const seam = (x: number, y: number, u: number, v: number): boolean => {
    const [a, b] = [owner.get(`${x},${y}`), owner.get(`${u},${v}`)];
    return a !== undefined && b !== undefined && a !== b;
  };
  let count = 0;
  for (let y = 0; y < puzzle.board.rows; y++)
    for (let x = 0; x < puzzle.board.columns; x++) {
      if (seam(x, y, x + 1, y) && seam(x, y + 1, x + 1, y + 1)) count++;
      if (seam(x, y, x, y + 1) && seam(x + 1, y, x + 1, y + 1)) count++;
    }
  return count;
}

/** For each: how many pieces it has where others have them, one by one. */
export function shared(all: readonly Tiling[]): number[] {
  const lists = all.map(keys);
  return lists.map((mine) => {
    const own = new Set(mine);
    return lists.reduce((sum, other) => sum + other.filter((key) => own.has(key)).length, 0);
  });
}

/** The places of a value in a list. */
export const best = (values: readonly number[], least: number): number[] =>
  values.flatMap((value, i) => (value === least ? [i] : []));
