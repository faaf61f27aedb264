/** The counts of a year: those of this very board with these very pieces, from the workers or from what was kept. */
// @module-tag thorough

import { afterEach, describe, expect, it, vi } from "vitest";
import type { Puzzle, Target } from "../../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../../src/core/puzzle/target.js";
import { doJob } from "../../../../src/core/solver/do-job.js";
import type { Pool } from "../../../../src/core/solver/job.js";
import { countTilings } from "../../../../src/core/solver/solver.js";
import type { AppContext } from "../../../../src/web/context.js";
import { memoryShelves, type Shelves } from "../../../../src/web/shelves.js";
import { storeOn } from "../../../../src/web/storage.js";
import { type Sketch, sketch } from "../../../support/puzzles.js";

/** Boards of six cells, of which two stay uncovered; all of them go by one name. */
const plain = {
  board: ["a b c", "d e f"],
  fields: { first: ["a", "b", "c"], second: ["d", "e", "f"] },
  pieces: { I2: ["##"], J2: ["##"] },
} satisfies Sketch;

const variants: Readonly<Record<string, Puzzle>> = {
  "two pieces": sketch(plain),
  "other pieces": sketch({ ...plain, pieces: { I3: ["###"], I1: ["#"] } }),
  "one more copy of a smaller piece": sketch({ ...plain, pieces: { I2: ["##"], I1: ["#"] }, copies: { I1: 2 } }),
  "the choices in another order": sketch({ ...plain, fields: { first: ["c", "a", "b"], second: ["d", "e", "f"] } }),
  "another board": sketch({ ...plain, board: ["a b c", "d - e", "- - f"] }),
  "a piece that may be flipped": sketch({
    board: ["a b c d", "e f g h"],
    fields: { first: ["a", "b", "c"], second: ["d"] },
    pieces: { S4: [".##", "##."], I2: ["##"] },
  }),
  "the same piece, which may not be flipped": sketch({
    board: ["a b c d", "e f g h"],
    fields: { first: ["a", "b", "c"], second: ["d"] },
    pieces: { S4: [".##", "##."], I2: ["##"] },
    faceUp: "all",
  }),
};

const targetsOf = (puzzle: Puzzle): Target[] =>
  Array.from({ length: targetCount(puzzle) }, (_, i) => targetAt(puzzle, i));

const expected = (puzzle: Puzzle): Promise<number[]> =>
  Promise.all(targetsOf(puzzle).map((target) => countTilings({ puzzle, uncovered: targetCells(puzzle, target) })));

const here: Pool = { run: (job, { signal, onProgress }) => doJob(job, { signal, onProgress }) };
const broken: Pool = { run: () => Promise.reject(new Error("no worker can be had")) };

/** As on a page that has just been loaded: nothing is remembered but what's on the shelves. */
async function visit(shelves: Shelves, long: Pool = here) {
  vi.resetModules();
  const { countSpots } = await import("../../../../src/web/views/year/counter.js");
  const store = storeOn(async () => shelves, { putAside() {}, notKept() {} });
  const context = { store, solver: { long, quick: long } } as unknown as AppContext;
  return async (puzzle: Puzzle): Promise<(number | undefined)[]> => {
    const targets = targetsOf(puzzle);
    let seen: (number | undefined)[] = [];
    let done = 0;
    await countSpots(context, { puzzle, targets }, new AbortController().signal, (counting) => {
      seen = targets.map(counting.counts);
      done = counting.done;
    });
    expect(done).toBe(1);
    return seen;
  };
}

afterEach(() => vi.resetModules());

describe("counts of boards that go by one name", () => {
  it("are never those of another board, though all are remembered", async () => {
    const countOn = await visit(memoryShelves());
    for (const puzzle of Object.values(variants)) expect(await countOn(puzzle)).toEqual(await expected(puzzle));
    const all = await Promise.all(Object.values(variants).map(expected));
    expect(new Set(all.map(String)).size).toBe(all.length);
  });

  it("are kept apart for the next visit, which needs no worker", async () => {
    const shelves = memoryShelves();
    const countOn = await visit(shelves);
    for (const puzzle of Object.values(variants)) await countOn(puzzle);
    expect((await shelves.all("counts")).size).toBe(Object.keys(variants).length);
    const countAgain = await visit(shelves, broken);
    for (const puzzle of Object.values(variants)) expect(await countAgain(puzzle)).toEqual(await expected(puzzle));
  });
});

it("counts that were spoiled are counted again", async () => {
  const shelves = memoryShelves();
  const puzzle = variants["two pieces"]!;
  await (await visit(shelves))(puzzle);
  const [[key, kept]] = [...(await shelves.all("counts"))] as [[string, [number, number][]]];
  const first = [
    [0, -1],
    [0, "7"],
    [0, 7, 7],
  ];
  for (const spoiled of [...first.map((pair) => [pair, ...kept.slice(1)]), { 0: 1 }]) {
    await shelves.put("counts", new Map([[key, spoiled]]));
    expect(await (await visit(shelves))(puzzle)).toEqual(await expected(puzzle));
  }
});
