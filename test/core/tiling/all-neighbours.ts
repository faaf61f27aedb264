/** From a solution to its symmetric neighbours, the long way: every group of its pieces is turned in every way. */

import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { shapeKey, shapeOf } from "../../../src/core/lattice/shape.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";

const keys = (tiling: Tiling): string[] => tiling.map(({ piece, cells }) => `${piece} ${cells}`);

/** By turning every group of pieces in place, in all ways: which other solutions come of it. */
export function neighboursByTurning(puzzle: Puzzle, all: readonly Tiling[], tiling: Tiling): number {
  const textOf = (parts: readonly string[]): string => [...parts].sort().join("; ");
  const known = new Set(all.map((each) => textOf(keys(each))));
  const found = new Set<string>();
  const { symmetries } = latticeNamed(puzzle.lattice);
  const cellAt = new Map(puzzle.board.cells.map(({ point: { x, y }, index }) => [`${x},${y}`, index]));
  for (let subset = 1; subset < 1 << tiling.length; subset++) {
    const group = tiling.filter((_, i) => subset & (1 << i));
    const rest = keys(tiling.filter((_, i) => !(subset & (1 << i))));
    const points = group.flatMap(({ cells }) => cells.map((cell) => puzzle.board.cells[cell]!.point));
    const home = new Set(points.map(({ x, y }) => `${x},${y}`));
    for (const { xx, xy, yx, yy } of symmetries) {
      const turned = points.map(({ x, y }) => ({ x: xx * x + xy * y, y: yx * x + yy * y }));
      const [a, b] = [shapeOf(points), shapeOf(turned)];
      if (shapeKey(a) !== shapeKey(b)) continue;
      const first = (list: typeof turned) => [...list].sort((p, q) => p.y - q.y || p.x - q.x)[0]!;
      const [dx, dy] = [first(points).x - first(turned).x, first(points).y - first(turned).y];
      const image = turned.map(({ x, y }) => `${x + dx},${y + dy}`);
      if (!image.every((point) => home.has(point))) continue;
      let at = 0;
      const moved = group.map(({ piece, cells }) => {
        const own = cells.map(() => cellAt.get(image[at++]!)!).sort((p, q) => p - q);
        return `${piece} ${own}`;
      });
      found.add(textOf([...rest, ...moved]));
    }
  }
  found.delete(textOf(keys(tiling)));
  return [...found].filter((each) => known.has(each)).length;
}
