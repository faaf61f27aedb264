/** Tilings of few targets as numbers of placements, found one target after the other. */

import { expect, it } from "vitest";
import { numberedTilings } from "../../../src/core/solver/numbered-tilings.js";
import { tilings } from "../../../src/core/solver/solver.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { numbers, sketch } from "../../support/puzzles.js";

const puzzle = sketch({
  board: ["1 2 3 4 5", "6 7 8 9 10", "* * * * *"],
  fields: { day: numbers(1, 10) },
  pieces: { I2: ["##"], V3: ["##", "#."] },
  copies: { I2: 4, V3: 2 },
});

const textOf = (tiling: Tiling): string =>
  tiling
    .map(({ piece, cells }) => `${piece} ${cells}`)
    .sort()
    .join("; ");

it("have the pieces that are placed besides those already there", async () => {
  const question = { puzzle, uncovered: [0] };
  const [first] = tilings(question);
  const placed = first!.slice(-1);
  const { placements, size, byTarget } = await numberedTilings({ puzzle, placed }, new Set([0]), {});
  const all = [...tilings({ ...question, placed })];
  expect(all.map((tiling) => verifyTiling(puzzle, [0], tiling))).toEqual(all.map(() => undefined));
  expect([size, [...byTarget.keys()]]).toEqual([5, [0]]);
  const found = all.map((_, i) => Array.from(byTarget.get(0)!.slice(i * size, (i + 1) * size), (n) => placements[n]!));
  expect(found.map((own) => textOf([...own, ...placed])).sort()).toEqual(all.map(textOf).sort());
  expect(byTarget.get(0)).toHaveLength(all.length * size);
});
