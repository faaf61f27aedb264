/** Solutions to taste are the best there are: proved by looking at all of them, and measuring each in another way. */

import { describe, expect, it } from "vitest";
import { tastes, tilingsToTaste } from "../../../src/core/coach/coach.js";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { orientationsOf, shapeKey, shapeOf } from "../../../src/core/lattice/shape.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { tilings } from "../../../src/core/solver/tilings.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { neighboursByTurning } from "../tiling/all-neighbours.js";
import { dice } from "./positions.js";

const keys = (tiling: Tiling): string[] => tiling.map(({ piece, cells }) => `${piece} ${cells}`);

/** By shape: whether it is one of those without a flip. */
function flips(puzzle: Puzzle, tiling: Tiling): number {
  return tiling.filter(({ piece, cells }) => {
    const { shape } = puzzle.pieces[piece]!;
    const faceUp = orientationsOf(latticeNamed(puzzle.lattice), shape, false).map(shapeKey);
    return !faceUp.includes(shapeKey(shapeOf(cells.map((cell) => puzzle.board.cells[cell]!.point))));
  }).length;
}

/** Square boards alone: by coordinates. */
function joints(puzzle: Puzzle, tiling: Tiling): number {
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
function shared(all: readonly Tiling[]): number[] {
  const lists = all.map(keys);
  return lists.map((mine) => {
    const own = new Set(mine);
    return lists.reduce((sum, other) => sum + other.filter((key) => own.has(key)).length, 0);
  });
}

/** With more there are too many groups to turn. */
const maxGroups = 12_000;

const best = (values: readonly number[], least: number): number[] =>
  values.flatMap((value, i) => (value === least ? [i] : []));

const puzzles: readonly CatalogueId[] = ["classic", "hex-lake", "tetromino", "domino-months"];

describe.each(puzzles)("on %s", (id) => {
  const puzzle = cataloguePuzzle(id);
  const roll = dice(8);
  const questions = Array.from({ length: 3 }, () => {
    const uncovered = targetCells(puzzle, targetAt(puzzle, roll(targetCount(puzzle))));
    return { puzzle, uncovered };
  });

  it.each(tastes)("%s", async (prefer) => {
    for (const question of questions) {
      const all = [...tilings(question)];
      if (prefer === "most-neighbours" && all.length * 2 ** (all[0]?.length ?? 0) > maxGroups) continue;
      const common = prefer === "rarest" ? shared(all) : [];
      const measured = all.map((tiling, i) => {
        if (prefer === "fewest-flips") return flips(puzzle, tiling);
        if (prefer === "rarest") return common[i]!;
        if (prefer === "most-neighbours") return -neighboursByTurning(puzzle, all, tiling);
        return prefer === "most-joints" ? -joints(puzzle, tiling) : joints(puzzle, tiling);
      });
      const found = await tilingsToTaste(question, { prefer });
      expect(found.map(({ rank }) => rank)).toEqual(best(measured, Math.min(...measured)));
      if (found[0] !== undefined) expect(Math.abs(found[0].score!)).toBe(Math.abs(Math.min(...measured)));
    }
  });

  it("nearest", async () => {
    for (const [i, question] of questions.entries()) {
      const [near = []] = tilings(questions[(i + 1) % questions.length]!);
      const kept = [...tilings(question)].map(
        (tiling) => keys(tiling).filter((key) => keys(near).includes(key)).length,
      );
      const found = await tilingsToTaste(question, { near });
      expect(found.map(({ rank }) => rank)).toEqual(best(kept, Math.max(...kept)));
    }
  });
});
