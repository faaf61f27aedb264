/** Solutions to taste on small boards, whole: every solution is measured in another way, and the best are listed. */

import { describe, expect, it } from "vitest";
import { type Taste, type TastyTiling, tastes, tilingsToTaste } from "../../../src/core/coach/coach.js";
import { bestTilings } from "../../../src/core/coach/taste.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { tilings } from "../../../src/core/solver/tilings.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { uprightJudge } from "../../../src/core/tiling/upright.js";
import { sketch } from "../../support/puzzles.js";
import { neighboursByTurning } from "../tiling/all-neighbours.js";
import { flips, joints, keys, shared } from "./taste-measures.js";

const square = sketch({
  board: ["* * * *", "* * * *", "a * * *"],
  fields: { letter: ["a"] },
  pieces: { I2: ["##"], L4: ["###", "#.."], P5: ["###", "##."] },
});
const copies = sketch({
  board: ["* * * *", "* * * *", "* * a *"],
  fields: { letter: ["a"] },
  pieces: { I2: ["##"], I3: ["###"], V3: ["##", "#."] },
  copies: { V3: 2 },
});
const hex = sketch({
  lattice: "hex",
  board: ["* * * *", "* * * *", "* a * *"],
  fields: { letter: ["a"] },
  pieces: { bar: ["###"], bend: ["##.", ".#."], two: ["##"] },
  copies: { bar: 2 },
});

/** By place in the order of solutions: what is preferred, as a number. */
function measured(puzzle: Puzzle, all: readonly Tiling[], prefer: Taste): number[] {
  if (prefer === "rarest") return shared(all);
  return all.map((tiling) => {
    if (prefer === "fewest-flips") return flips(puzzle, tiling);
    if (prefer === "most-neighbours") return neighboursByTurning(puzzle, all, tiling);
    return joints(puzzle, tiling);
  });
}

const isMost = (prefer: Taste): boolean => prefer.startsWith("most");

/** Those with the best score, of the places that are left to choose from. */
function expected(puzzle: Puzzle, all: readonly Tiling[], prefer: Taste, from = [...all.keys()]): TastyTiling[] {
  const scores = measured(puzzle, all, prefer);
  const some = from.map((rank) => scores[rank]!);
  const best = isMost(prefer) ? Math.max(...some) : Math.min(...some);
  return from
    .filter((rank) => scores[rank] === best)
    .map((rank) => ({ rank, tiling: all[rank]!, score: scores[rank]! }));
}

const boards: readonly [string, Puzzle, number[]][] = [
  ["squares", square, [8]],
  ["copies", copies, [10]],
  ["hexagons", hex, [9]],
];

describe.each(boards)("on a board of %s", (_, puzzle, uncovered) => {
  const question = { puzzle, uncovered };
  const all = [...tilings(question)];

  it("there is something to choose from", () => {
    expect(all.length).toBeGreaterThan(2);
  });

  it.each(tastes)("%s", async (prefer) => {
    expect(await tilingsToTaste(question, { prefer })).toEqual(expected(puzzle, all, prefer));
  });

  it("what stands upright is all that is left, and the best of that is chosen", async () => {
    const standing = [...all.keys()].filter((rank) => uprightJudge(puzzle)(all[rank]!));
    const plain = standing.map((rank) => ({ rank, tiling: all[rank]! }));
    expect(await tilingsToTaste(question, { upright: true })).toEqual(plain);
    expect(await tilingsToTaste(question, { upright: true, prefer: "rarest" })).toEqual(
      standing.length === 0 ? [] : expected(puzzle, all, "rarest", standing),
    );
    expect((await tilingsToTaste(question, { upright: false })).length).toBe(all.length);
  });

  it("what keeps the most pieces comes before what is preferred", async () => {
    const near = all[2]!.slice(1);
    const kept = all.map((tiling) => keys(tiling).filter((key) => keys(near).includes(key)).length);
    const most = Math.max(...kept);
    const nearest = [...all.keys()].filter((rank) => kept[rank] === most);
    expect(most).toBe(near.length);
    expect(await tilingsToTaste(question, { near })).toEqual(
      nearest.map((rank) => ({ rank, tiling: all[rank]!, kept: most })),
    );
    expect(await tilingsToTaste(question, { near, prefer: "most-joints" })).toEqual(
      expected(puzzle, all, "most-joints", nearest).map((each) => ({ ...each, kept: most })),
    );
    const nothing = await tilingsToTaste(question, { near: [] });
    expect(nothing).toEqual(all.map((tiling, rank) => ({ rank, tiling, kept: 0 })));
  });
});

describe("without wishes", () => {
  it("all are as good, and where there are none, none is", async () => {
    const all = [...tilings({ puzzle: copies, uncovered: [10] })];
    const plain = all.map((tiling, rank) => ({ rank, tiling }));
    expect(bestTilings(copies, all, {})).toEqual(plain);
    expect(await tilingsToTaste({ puzzle: copies, uncovered: [] }, { prefer: "rarest", near: [] })).toEqual([]);
  });

  it("it stops when it is told to", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(tilingsToTaste({ puzzle: copies, uncovered: [10] }, {}, { signal })).rejects.toThrow("enough");
  });
});
