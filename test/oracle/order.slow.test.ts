/** Solutions come in the order that is told, for every search and any number of threads. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../src/core/puzzle/target.js";
import { generalSearch } from "../../src/core/solver/general.js";
import { compileQuestion, tilingFrom } from "../../src/core/solver/question.js";
import {
  firstTiling,
  firstTilings,
  type Pool,
  type Progress,
  type Question,
  rankOf,
  ranksOf,
  sortedTilings,
  tilingAt,
  tilings,
  tilingsAsync,
} from "../../src/core/solver/solver.js";
import type { Tiling } from "../../src/core/tiling/placement.js";
import { verifyTiling } from "../../src/core/tiling/verify.js";
import { fullDatePuzzle, pentominoRectangle, puzzleById, targetNamed } from "../known/boards.js";
import { poolHere } from "../rpc/in-process.js";
import { longStrip } from "../rpc/jobs.js";
import { clockWithSteps } from "../support/clock.js";
import { bruteForce, hexagons, sketch } from "../support/puzzles.js";
import { allSolutions } from "./contract.js";
import { asText, asTold } from "./order.js";
import { randomPuzzle } from "./random.js";

const texts = (list: Iterable<Tiling>) => [...list].map(asText);

async function walked(question: Question): Promise<Tiling[]> {
  const found: Tiling[] = [];
  for await (const tiling of tilingsAsync(question)) found.push(tiling);
  return found;
}

/** All ways to come by the tilings of a question agree on them, on their order, and on the place of each. */
async function expectOneOrder(question: Question, expected: readonly Tiling[], pool?: Pool): Promise<void> {
  const told = texts(asTold(question.puzzle.board.cells.length, expected));
  expect(texts(tilings(question))).toEqual(told);
  // The second time the puzzle is known.
  expect(texts(tilings(question))).toEqual(told);
  expect(texts(await walked(question))).toEqual(told);
  const sorted = await sortedTilings(question, { pool });
  expect(texts(sorted)).toEqual(told);
  const rank = await ranksOf(question, { pool });
  for (const [i, tiling] of sorted.entries()) {
    expect(await rank(tiling)).toBe(i);
    if (i % Math.ceil(sorted.length / 5) !== 0) continue;
    expect(await rankOf(question, tiling, { pool })).toBe(i);
    expect(asText((await tilingAt(question, i, { pool }))!)).toBe(told[i]);
  }
  expect(await tilingAt(question, sorted.length, { pool })).toBeUndefined();
}

const questionsOf = (puzzle: Puzzle): Question[] =>
  [...new Set([0, targetCount(puzzle) - 1])].flatMap((i) => {
    const uncovered = targetCells(puzzle, targetAt(puzzle, i));
    return [
      { puzzle, uncovered },
      { puzzle, uncovered, flips: false },
    ];
  });

function has(tiling: Tiling, part: Tiling): boolean {
  const placements = new Set(tiling.map((placement) => asText([placement])));
  return part.every((placement) => placements.has(asText([placement])));
}

describe("on random puzzles the order of solutions is as it is told", () => {
  it("for every target, with and without flips", async () => {
    await fc.assert(
      fc.asyncProperty(randomPuzzle(14), async (puzzle) => {
        for (const question of questionsOf(puzzle)) {
          await expectOneOrder(question, [...bruteForce(puzzle, question.uncovered, question.flips ?? true)]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("with pieces in place, which leave the others as they were", async () => {
    await fc.assert(
      fc.asyncProperty(randomPuzzle(14), fc.nat(), fc.nat(), async (puzzle, which, mask) => {
        const uncovered = targetCells(puzzle, targetAt(puzzle, 0));
        const all = [...bruteForce(puzzle, uncovered)];
        if (all.length === 0) return;
        const placed = all[which % all.length]!.filter((_, i) => (mask >> (i % 30)) & 1);
        const having = all.filter((tiling) => has(tiling, placed));
        await expectOneOrder({ puzzle, uncovered, placed }, having);
        const order = texts(asTold(puzzle.board.cells.length, all));
        const kept = order.filter((text) => texts(having).includes(text));
        expect(texts(tilings({ puzzle, uncovered, placed }))).toEqual(kept);
      }),
      { numRuns: 100 },
    );
  });
});

// Found by the tests above: to the right and to the left below are one position further here, so they look alike.
it("on a board so narrow that two orientations look alike the order of solutions is as it is told", async () => {
  const cells = [
    { x: 0, y: 0 },
    { x: -1, y: 1 },
    { x: 0, y: 1 },
  ].map((point, index) => ({ index, id: null, point }));
  const pieces = { domino: ["##"], single: ["#"] };
  const puzzle = { ...sketch({ lattice: "hex", board: ["*"], pieces }), board: { cells, rows: 2, columns: 2 } };
  await expectOneOrder({ puzzle, uncovered: [] }, [...bruteForce(puzzle, [])]);
});

/** What the general search finds, in whatever order. */
function byGeneralSearch(question: Question): Tiling[] {
  const compiled = compileQuestion(question);
  return allSolutions(generalSearch(compiled.problem), [1e6]).map((options) => tilingFrom(compiled, options));
}

describe("on puzzles of the catalogue the order of solutions is as it is told", () => {
  it.each([
    ["classic", [11, 24]],
    ["classic-face-up", [4, 4]],
    ["domino-months", [3, 30]],
    ["hex-lake", [8, 8]],
    ["weekday-6x9", [0, 13, 5]],
    ["weekday-9x6", [5, 30, 0]],
  ])("for a date of %s", async (id, target) => {
    const puzzle = puzzleById(id);
    const question = { puzzle, uncovered: targetCells(puzzle, target) };
    const found = byGeneralSearch(question);
    expect(found.length).toBeGreaterThan(10);
    await expectOneOrder(question, found);
    const [tiling] = found;
    const placed = [tiling![1]!, tiling![tiling!.length - 2]!];
    const having = found.filter((each) => has(each, placed));
    await expectOneOrder({ ...question, placed }, having);
  });

  it("for the first day of the year, as brute force finds it", () => {
    const puzzle = puzzleById("classic");
    const question = { puzzle, uncovered: targetCells(puzzle, [0, 0]) };
    expect(texts(tilings(question))).toEqual(texts(bruteForce(puzzle, question.uncovered)));
  });
});

describe("the order of solutions is the same for any number of threads", () => {
  it.each([1, 2, 3])("such as %d", async (threads) => {
    const { pool } = poolHere(threads);
    const classic = puzzleById("classic");
    for (const question of [
      { puzzle: hexagons, uncovered: targetCells(hexagons, [4]) },
      { puzzle: classic, uncovered: targetCells(classic, [9, 5]) },
      { puzzle: longStrip, uncovered: targetCells(longStrip, [8]) },
    ]) {
      await expectOneOrder(question, byGeneralSearch(question), pool);
    }
  });
});

describe("a place far down the order", () => {
  const tetromino = puzzleById("tetromino");
  const many = { puzzle: tetromino, uncovered: targetCells(tetromino, [5, 24]) };

  it("is found by counting", async () => {
    const all = await sortedTilings(many);
    expect(all).toHaveLength(5205);
    expect(texts(all)).toEqual(texts(tilings(many)));
    for (const i of [999, 1000, 1001, 2500, 5204]) {
      expect(asText((await tilingAt(many, i))!)).toBe(asText(all[i]!));
      expect(await rankOf(many, all[i]!)).toBe(i);
    }
    expect(await tilingAt(many, 5205)).toBeUndefined();
  });

  it("is told to be near, step by step, and can be given up", async () => {
    clockWithSteps(1000);
    const seen: number[] = [];
    const onProgress = ({ done }: Progress) => seen.push(done);
    const tiling = (await tilingAt(many, 5000, { onProgress }))!;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    seen.length = 0;
    expect(await rankOf(many, tiling, { onProgress })).toBe(5000);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.every((done) => done >= 0 && done < 1)).toBe(true);
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(tilingAt(many, 5000, { signal })).rejects.toThrow("enough");
    await expect(tilingAt(many, 0, { signal })).rejects.toThrow("enough");
    await expect(rankOf(many, firstTiling(many)!, { signal })).rejects.toThrow("enough");
  });

  it("is found among millions", async () => {
    const bare = pentominoRectangle({ rows: 8, columns: 8 });
    const shape = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    const puzzle = { ...bare, pieces: [{ id: "I2", shape, mayFlip: true, copies: 32 }] };
    const question = { puzzle, uncovered: [] };
    const place = 12_988_816 - 1_000_000;
    const tiling = (await tilingAt(question, place))!;
    expect(verifyTiling(puzzle, [], tiling)).toBeUndefined();
    expect(await rankOf(question, tiling)).toBe(place);
    expect(await (await ranksOf(question))(tiling)).toBe(place);
    expect(await tilingAt(question, 12_988_816)).toBeUndefined();
  });

  it("is a whole number, and belongs to a tiling of the question", async () => {
    for (const index of [-1, 0.5, Number.NaN]) await expect(tilingAt(many, index)).rejects.toThrow(RangeError);
    const tiling = firstTiling(many)!;
    expect(await rankOf(many, tiling.slice(1))).toBeUndefined();
    expect(await rankOf({ ...many, uncovered: [] }, tiling)).toBeUndefined();
    const other = [...tilings(many)].at(-1)!;
    expect(await rankOf({ ...many, placed: [other[0]!] }, tiling)).toBeUndefined();
  });
});

describe("on a board too large for the kernel", () => {
  const puzzle = fullDatePuzzle();
  const question = { puzzle, uncovered: targetCells(puzzle, targetNamed(puzzle, ["Dec", "Thu", "T2", "U5", "25"])) };

  it("the first solutions come in order, long before all are known", async () => {
    const first = firstTilings(question, 30);
    expect(texts(asTold(puzzle.board.cells.length, first))).toEqual(texts(first));
    expect(asText((await tilingAt(question, 29))!)).toBe(asText(first[29]!));
    expect(await Promise.all([0, 3].map((i) => rankOf(question, first[i]!)))).toEqual([0, 3]);
  });
});
