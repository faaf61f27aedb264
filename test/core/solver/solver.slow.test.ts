/** The solver's functions agree with each other and with the verifier on whole boards. */

import { describe, expect, it } from "vitest";
import { targetAt, targetCells, targetIndex } from "../../../src/core/puzzle/target.js";
import {
  countSets,
  countTargets,
  countTilings,
  firstTiling,
  firstTilings,
  type Progress,
  setsInReach,
  streamTilingsOfAllTargets,
  tilings,
  tilingsAsync,
  tilingsOfAllTargets,
} from "../../../src/core/solver/solver.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { fullDatePuzzle, pentominoRectangle, puzzleById, targetNamed } from "../../known/boards.js";

const classic = puzzleById("classic");
const christmas = targetCells(classic, targetNamed(classic, ["Dec", "25"]));
const ofChristmas = { puzzle: classic, uncovered: christmas };
const all = [...tilings(ofChristmas)];
const asText = (tiling: Tiling): string => tiling.map(({ cells }) => cells.join()).join(" ");
const cell = (id: string): number => classic.board.cells.find((c) => c.id === id)!.index;

describe("the tilings of a date", () => {
  it("are all different and all right", () => {
    expect(new Set(all.map(asText)).size).toBe(92);
    expect(all.map((tiling) => verifyTiling(classic, christmas, tiling))).toEqual(new Array(92).fill(undefined));
  });

  it("have one placement for each piece, in the order of the pieces", () => {
    for (const tiling of all) expect(tiling.map(({ piece }) => piece)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("come one by one, always in the same order", () => {
    expect(firstTilings(ofChristmas, 5).map(asText)).toEqual(all.slice(0, 5).map(asText));
    expect(asText(firstTiling(ofChristmas)!)).toBe(asText(all[0]!));
    expect(firstTilings(ofChristmas, 0)).toEqual([]);
    expect(firstTilings(ofChristmas, 1000)).toHaveLength(92);
  });

  it.each(["classic", "hex-lake", "weekday-6x9", "classic-year", "domino-months"])(
    "come in the same order whether or not the puzzle has been asked about before: %s",
    (id) => {
      const known = puzzleById(id);
      const uncovered = targetCells(known, targetAt(known, 100));
      const tiling = firstTiling({ puzzle: known, uncovered })!;
      for (const count of [0, 1, 2, tiling.length - 2, tiling.length - 1, tiling.length]) {
        for (const placed of [tiling.slice(0, count), tiling.slice(tiling.length - count)]) {
          const puzzle = structuredClone(known);
          const ask = () => firstTilings({ puzzle, uncovered, placed }, 30).map(asText);
          const first = ask();
          expect(first.length).toBeGreaterThan(0);
          expect(ask()).toEqual(first);
          expect(ask()).toEqual(first);
        }
      }
    },
  );

  it("come in another order from another seed", () => {
    const firsts = Array.from({ length: 12 }, (_, seed) => asText(firstTiling(ofChristmas, { seed })!));
    expect(new Set(firsts).size).toBeGreaterThan(6);
    expect(asText(firstTiling(ofChristmas, { seed: 3 })!)).toBe(firsts[3]);
    expect([...tilings(ofChristmas, { seed: 3 })].map(asText).sort()).toEqual(all.map(asText).sort());
  });

  it("take any whole number as a seed, and nothing else", () => {
    const orders = [0, 2 ** 32, 2 ** 40, -1, Number.MAX_SAFE_INTEGER].map((seed) =>
      firstTilings(ofChristmas, 5, { seed }).map(asText).join("; "),
    );
    expect(new Set(orders).size).toBe(5);
    for (const seed of [0.5, Number.NaN, 1e300])
      expect(() => firstTiling(ofChristmas, { seed })).toThrow("whole number");
  });

  it("are counted without being built", async () => {
    expect(await countTilings(ofChristmas)).toBe(92);
  });

  it("can be walked through side by side", () => {
    const one = tilings(ofChristmas);
    const other = tilings({ puzzle: classic, uncovered: targetCells(classic, [0, 0]) });
    const taken = Array.from({ length: 40 }, () => [one.next().value, other.next().value]);
    expect(taken.map(([a]) => asText(a!))).toEqual(all.slice(0, 40).map(asText));
    expect(taken.every(([, b]) => verifyTiling(classic, targetCells(classic, [0, 0]), b!) === undefined)).toBe(true);
  });
});

describe("pieces already placed", () => {
  it("are part of every tiling, and leave just those that have them", async () => {
    const placed = [all[10]![2]!];
    const having = all.filter((tiling) => tiling[2]!.cells.join() === placed[0]!.cells.join());
    const found = [...tilings({ ...ofChristmas, placed })];
    expect(having.length).toBeGreaterThan(1);
    expect(found.map(asText).sort()).toEqual(having.map(asText).sort());
    expect(await countTilings({ ...ofChristmas, placed })).toBe(having.length);
  });

  it("may be all but one, or all", async () => {
    expect(await countTilings({ ...ofChristmas, placed: all[0]!.slice(1) })).toBe(1);
    expect([...tilings({ ...ofChristmas, placed: all[0]! })].map(asText)).toEqual([asText(all[0]!)]);
  });

  it("leave nothing where they overlap, even if the area comes out right, or lie as they cannot", async () => {
    const [first] = all[0]!;
    const onADay = { ...ofChristmas, uncovered: [...christmas, first!.cells[0]!], placed: [first!] };
    expect(await countTilings(onADay)).toBe(0);
    expect([...tilings(onADay)]).toEqual([]);
    expect(await countTilings({ ...ofChristmas, placed: [{ ...first!, piece: 1 }] })).toBe(0);
    expect(firstTiling({ ...ofChristmas, placed: [{ ...first!, piece: 1 }] })).toBeUndefined();
  });

  it("leave nothing where they overlap, come twice or lie on an uncovered cell", async () => {
    const [first, second] = [all[0]![0]!, all[0]![1]!];
    const overlapping = { ...second, cells: first.cells };
    expect(await countTilings({ ...ofChristmas, placed: [first, overlapping] })).toBe(0);
    expect(await countTilings({ ...ofChristmas, placed: [first, { ...second, piece: 0 }] })).toBe(0);
    const onTheDate = { ...first, cells: [christmas[0]!, ...first.cells.slice(1)] };
    expect(await countTilings({ ...ofChristmas, placed: [onTheDate] })).toBe(0);
  });
});

describe("flips forbidden", () => {
  it("leave just the tilings in which nothing is flipped", () => {
    const faceUp = all.filter((tiling) => verifyTiling(classic, christmas, tiling, { flips: false }) === undefined);
    const found = [...tilings({ ...ofChristmas, flips: false })];
    expect(faceUp.length).toBeGreaterThan(0);
    expect(found.map(asText).sort()).toEqual(faceUp.map(asText).sort());
  });

  it("do not matter where nothing may be flipped anyway", async () => {
    const puzzle = puzzleById("classic-face-up");
    const uncovered = targetCells(puzzle, [5, 5]);
    const count = await countTilings({ puzzle, uncovered });
    expect(count).toBeGreaterThan(0);
    expect(await countTilings({ puzzle, uncovered, flips: false })).toBe(count);
  });
});

describe("any cells uncovered", () => {
  it.each([
    ["6", "12", 1],
    ["22", "24", 0],
    ["Jan", "Jul", 305],
  ])("%s and %s: %d tilings", async (a, b, count) => {
    expect(await countTilings({ puzzle: classic, uncovered: [cell(a), cell(b)] })).toBe(count);
  });

  it.each([[[0, 43]], [[-1, 0]], [[0, 0.5]], [[0, Number.NaN]], [[...christmas, christmas[0]!]]])(
    "%j is refused, however often one asks",
    async (uncovered) => {
      const question = { puzzle: structuredClone(classic), uncovered };
      for (let i = 0; i < 3; i++) expect(() => firstTiling(question)).toThrow(RangeError);
      await expect(countTilings(question)).rejects.toThrow(RangeError);
    },
  );

  it("too many or too few leave no tiling", async () => {
    expect(await countTilings({ puzzle: classic, uncovered: [0] })).toBe(0);
    expect(firstTiling({ puzzle: classic, uncovered: [0, 1, 2] })).toBeUndefined();
  });
});

describe("all targets in one search", () => {
  it("are the tilings of each target", async () => {
    const list = await tilingsOfAllTargets({ puzzle: classic });
    const counts = await countTargets({ puzzle: classic });
    const tallies = new Float64Array(counts.length);
    const faults = new Set<string | undefined>();
    const texts = new Set<string>();
    for (const { target, tiling } of list) {
      tallies[targetIndex(classic, target)]!++;
      faults.add(verifyTiling(classic, targetCells(classic, target), tiling));
      texts.add(`${target}: ${asText(tiling)}`);
    }
    expect(list).toHaveLength(25_061);
    expect([...faults]).toEqual([undefined]);
    expect(texts.size).toBe(25_061);
    expect(tallies).toEqual(counts);
    const ofDay = [...list].filter(({ target }) => target[0] === 11 && target[1] === 24);
    expect(ofDay.map(({ tiling }) => asText(tiling)).sort()).toEqual(all.map(asText).sort());
  });

  it("come one by one as well, in the same order", async () => {
    const puzzle = puzzleById("classic-face-up");
    const list = await tilingsOfAllTargets({ puzzle });
    let i = 0;
    for (const { target, tiling } of streamTilingsOfAllTargets({ puzzle })) {
      expect(targetIndex(puzzle, target)).toBe(list.targetIndex(i));
      expect(tiling).toEqual(list.tiling(i++));
    }
    expect(i).toBe(8312);
  });

  it("can be asked for with pieces in place", async () => {
    const placed = [all[0]![7]!];
    const counts = await countTargets({ puzzle: classic, placed });
    const some = [0, 100, 200, 300, targetIndex(classic, [11, 24])];
    const each = some.map((i) =>
      countTilings({ puzzle: classic, placed, uncovered: targetCells(classic, targetAt(classic, i)) }),
    );
    expect(some.map((i) => counts[i])).toEqual(await Promise.all(each));
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  it("are one tiling where everything has been placed", async () => {
    const puzzle = pentominoRectangle({ rows: 3, columns: 20 });
    const placed = firstTiling({ puzzle, uncovered: [] })!;
    const list = await tilingsOfAllTargets({ puzzle, placed });
    expect([...list].map(({ tiling }) => asText(tiling))).toEqual([asText(placed)]);
    expect([...streamTilingsOfAllTargets({ puzzle, placed })]).toHaveLength(1);
    expect(await countTargets({ puzzle, placed })).toEqual(Float64Array.of(1));
  });

  it("say so when asked for a tiling they do not have", async () => {
    const list = await tilingsOfAllTargets({ puzzle: pentominoRectangle({ rows: 3, columns: 20 }) });
    expect(list).toHaveLength(8);
    expect(() => list.tiling(8)).toThrow(RangeError);
    expect(() => list.at(-1)).toThrow(RangeError);
  });
});

describe("every set of cells", () => {
  const small = pentominoRectangle(
    { rows: 4, columns: 4 },
    { F: 0, I: 0, L: 1, N: 0, P: 1, T: 0, U: 0, V: 1, W: 0, X: 0, Y: 0, Z: 0 },
  );

  it("of one cell is counted as if it were asked for", async () => {
    const sets = await countSets({ puzzle: small }, 1);
    const each = sets.map(({ cells }) => countTilings({ puzzle: small, uncovered: cells }));
    expect(sets.map(({ cells }) => cells)).toEqual(Array.from({ length: 16 }, (_, i) => [i]));
    expect(sets.map(({ count }) => count)).toEqual(await Promise.all(each));
    expect(sets.some(({ count }) => count > 0)).toBe(true);
  });

  it("of three cells as well, with a piece less", async () => {
    const puzzle = pentominoRectangle(
      { rows: 3, columns: 6 },
      { F: 0, I: 0, L: 1, N: 0, P: 1, T: 0, U: 0, V: 0, W: 0, X: 0, Y: 1, Z: 0 },
    );
    const sets = await countSets({ puzzle }, 3);
    expect(sets).toHaveLength(816);
    const some = sets.filter((_, i) => i % 5 === 0);
    const each = some.map(({ cells }) => countTilings({ puzzle, uncovered: cells }));
    expect(some.map(({ count }) => count)).toEqual(await Promise.all(each));
    expect(some.some(({ count }) => count > 0)).toBe(true);
  });

  it.each([-1, 0.5, 1.5, 44, Number.NaN])("of %d cells is refused", async (k) => {
    expect(setsInReach(classic, k)).toBe(false);
    await expect(countSets({ puzzle: classic }, k)).rejects.toThrow("there are no sets");
  });

  it("is refused where there are too many", async () => {
    expect(setsInReach(classic, 2)).toBe(true);
    expect(setsInReach(classic, 9)).toBe(false);
    await expect(countSets({ puzzle: classic }, 9)).rejects.toThrow("too many sets");
  });
});

describe("long work", () => {
  const weekday = puzzleById("weekday-9x6");

  it("tells how far it is, from start to end", async () => {
    const seen: Progress[] = [];
    await countTargets({ puzzle: weekday }, { onProgress: (progress) => seen.push(progress) });
    const done = seen.map((progress) => progress.done);
    expect(seen.length).toBeGreaterThan(3);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ done: 1, found: 86_771 });
    expect(done.some((share) => share > 0.1 && share < 0.9)).toBe(true);
  });

  it("stops when it is told to, with the reason given", async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error("enough"));
    await expect(countTargets({ puzzle: weekday }, { signal: controller.signal, onProgress })).rejects.toThrow(
      "enough",
    );
    expect(await countTilings(ofChristmas)).toBe(92);
  });

  it("does not begin when it has been told to stop", async () => {
    const signal = AbortSignal.abort(new Error("no"));
    await expect(countTilings(ofChristmas, { signal })).rejects.toThrow("no");
    expect(() => firstTiling(ofChristmas, { signal })).toThrow("no");
    expect(() => streamTilingsOfAllTargets({ puzzle: weekday }, signal).next()).toThrow("no");
  });

  it("can be stopped in the middle of a search that finds nothing", async () => {
    // Without two corners of one colour no dominoes cover the board, but no search sees that soon.
    const board = pentominoRectangle({ rows: 12, columns: 12 });
    const dominoes = [
      {
        id: "I2",
        shape: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
        mayFlip: true,
        copies: 71,
      },
    ];
    const question = { puzzle: { ...board, pieces: dominoes }, uncovered: [0, 143] };
    const walk = tilingsAsync(question, { signal: AbortSignal.timeout(50) });
    await expect(walk.next()).rejects.toThrow();
    // The frontier graph has no such trouble.
    expect(await countTilings(question)).toBe(0);
  });

  it("lets others have a turn and finds the same", async () => {
    const found: Tiling[] = [];
    for await (const tiling of tilingsAsync(ofChristmas)) found.push(tiling);
    expect(found.map(asText)).toEqual(all.map(asText));
  });

  it("stops between two tilings", () => {
    const controller = new AbortController();
    const walk = tilings(ofChristmas, { signal: controller.signal });
    expect(walk.next().done).toBe(false);
    controller.abort();
    expect(() => walk.next()).toThrow();
  });
});

describe("a board of 70 cells", () => {
  const puzzle = fullDatePuzzle();
  const uncovered = targetCells(puzzle, targetNamed(puzzle, ["Dec", "Thu", "T2", "U5", "25"]));

  it("is tiled as well, if not as fast", () => {
    const found = firstTilings({ puzzle, uncovered }, 20);
    expect(new Set(found.map(asText)).size).toBe(20);
    expect(found.every((tiling) => verifyTiling(puzzle, uncovered, tiling) === undefined)).toBe(true);
  });

  it("is counted with pieces in place", async () => {
    const tiling = firstTiling({ puzzle, uncovered })!;
    const placed = tiling.slice(0, 8);
    const walked = [...tilings({ puzzle, uncovered, placed })];
    expect(walked.map(asText)).toContain(asText(tiling));
    expect(await countTilings({ puzzle, uncovered, placed })).toBe(walked.length);
  });
});
