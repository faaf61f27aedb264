/** How hard dates of small boards are, whole: held against every play played to its end, and the fifths counted by hand. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import {
  difficultyOf,
  difficultyOfBoard,
  difficultyOfTargets,
  ratingsOf,
  scaleAmong,
} from "../../../src/core/coach/difficulty.js";
import { playing, playsOf, questionAt } from "../../../src/core/coach/plays.js";
import { PlaysWork } from "../../../src/core/coach/plays-work.js";
import { ratedBoard } from "../../../src/core/coach/rated-boards.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { tilingsOfAllTargets } from "../../../src/core/solver/all-targets.js";
import { doHere } from "../../../src/core/solver/do-here.js";
import type { PlaysJob } from "../../../src/core/solver/job.js";
import { firstTiling } from "../../../src/core/solver/tilings.js";
import { placementsOf } from "../../../src/core/tiling/placement.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { sketch } from "../../support/puzzles.js";
import { playsByPlaying } from "./playing.js";

const letters = "abcdefghijkl".split("");
const I2 = ["##"];
const L4 = ["###", "#.."];
const P5 = ["###", "##."];

/** Wherever equals are looked at first, the chance is the same; so dice make no difference. */
const small = sketch({
  board: ["a b c d", "e f g h", "i j k l"],
  fields: { letter: letters },
  pieces: { I2, L4, P5 },
});
/** Thirty-six dates, four of them without a solution: only some are what the others are compared with. */
const wide = sketch({
  board: ["a b c d e f", "* * * * * *", "u v w x y z"],
  fields: { first: "abcdef".split(""), second: "uvwxyz".split("") },
  pieces: { I2, L4, P5, U5: ["###", "#.#"] },
});
/** Here, dice decide. */
const dotted = sketch({
  board: ["a b c", "d e f", "g h i"],
  fields: { letter: letters.slice(0, 9) },
  pieces: { I2, "1": ["#"] },
  copies: { I2: 3, "1": 2 },
});

const targets = (puzzle: Puzzle): number[] => [...Array(targetCount(puzzle)).keys()];
const at = (puzzle: Puzzle, index: number) => ({ puzzle, uncovered: targetCells(puzzle, targetAt(puzzle, index)) });

async function gathered<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("the plays", () => {
  it("are one over the chance, which is exact", async () => {
    const played = targets(small).map((index) => playsByPlaying(new Possibilities(at(small, index))));
    const all = await difficultyOfTargets({ puzzle: small });
    expect(all.map((each) => each?.plays.toFixed(10))).toEqual(played.map((each) => each.toFixed(10)));
    expect([all[5]?.plays, all[4]?.plays]).toEqual([1.5, 8 / 3]);
  });

  it("are those of what is left, where pieces are placed or stay face up", async () => {
    for (const placement of placementsOf(small, { closed: [0] }).filter(({ piece }) => piece === 0)) {
      const placed = { ...at(small, 0), placed: [placement] };
      const plays = playsByPlaying(new Possibilities(placed));
      expect((await difficultyOf(placed))?.plays ?? Number.POSITIVE_INFINITY).toBeCloseTo(plays, 10);
    }
    const faceUp = { ...at(small, 1), flips: false };
    expect((await difficultyOf(faceUp))?.plays).toBeCloseTo(playsByPlaying(new Possibilities(faceUp)), 10);
    const last = { ...at(small, 0), placed: firstTiling(at(small, 0)) ?? [] };
    expect((await difficultyOf(last))?.plays).toBe(1);
  });

  it("differ by seed where dice decide", async () => {
    const seeds = [1, 2, 3, 4, 5, 6];
    const plays = await Promise.all(seeds.map((seed) => difficultyOf(at(dotted, 6), { seed })));
    expect(new Set(plays.map((each) => each?.plays.toFixed(4)))).toEqual(new Set(["1.0000", "1.0286", "1.0588"]));
    expect(await difficultyOf(at(dotted, 6))).toEqual(plays[0]);
  });

  it("are missing where there is no solution", async () => {
    expect(await difficultyOf(at(wide, 7))).toBeUndefined();
    const player = playing({ puzzle: small }, placementsOf(small));
    expect(playsOf(at(small, 0), player, new Uint32Array())).toBeUndefined();
  });

  it("are missing where there are more solutions than anybody works through", async () => {
    // Eight dominoes fill four by four cells in 36 ways, each with every order of their names.
    const names = Array.from({ length: 8 }, (_, i) => [`d${i}`, I2] as const);
    const many = sketch({ board: Array<string>(4).fill("* * * *"), pieces: Object.fromEntries(names) });
    expect(await difficultyOf({ puzzle: many, uncovered: [] })).toBeUndefined();
    const player = playing({ puzzle: small }, placementsOf(small));
    expect(playsOf(at(small, 0), player, new Uint32Array(3 * 20_001))).toBeUndefined();
  });
});

/** In which fifth of a sample a number is: as many fifths end at or below it. */
function fifth(sample: readonly number[], plays: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const ends = [0.2, 0.4, 0.6, 0.8].map((part) => sorted[Math.floor(part * sorted.length + 1e-9)]!);
  return 1 + ends.filter((end) => end <= plays).length;
}

describe("the rating", () => {
  it("is the fifth of a board's dates, all of them where they are few", async () => {
    const all = await difficultyOfTargets({ puzzle: small });
    expect(all.map((each) => each?.rating)).toEqual([4, 2, 2, 4, 5, 1, 1, 5, 4, 5, 5, 4]);
  });

  it("is the fifth of twenty-five dates, evenly spread, where there are more", async () => {
    const all = await difficultyOfTargets({ puzzle: wide });
    const spread = Array.from({ length: 25 }, (_, i) => Math.floor((36 * (2 * i + 1)) / 50));
    const sample = spread.flatMap((index) => all[index]?.plays ?? []);
    expect([sample.length, all.filter((each) => each === undefined).length]).toEqual([21, 4]);
    expect(all.map((each) => each?.rating)).toEqual(all.map((each) => each && fifth(sample, each.plays)));
    expect(
      scaleAmong(
        { puzzle: wide },
        all.map((each) => each?.plays),
      ),
    ).toEqual([4, 8, 12, 16].map((place) => sample.toSorted((a, b) => a - b)[place]));
  });

  it.each([small, wide])("is the same for one date, for some in a row, and for all", async (board) => {
    // A scale is kept for a puzzle.
    const puzzle = { ...board };
    const all = await difficultyOfTargets({ puzzle });
    const some = [7, 2, 4, 11];
    expect(await Promise.all(some.map((index) => difficultyOf(at(puzzle, index))))).toEqual(some.map((i) => all[i]));
    const inARow = ratingsOf(
      { puzzle },
      some.map((index) => targetAt(puzzle, index)),
    );
    expect(await gathered(inARow)).toEqual(some.map((index) => all[index]?.rating));
    const whole = ratingsOf(
      { puzzle: { ...board } },
      targets(board).map((index) => targetAt(board, index)),
    );
    expect(await gathered(whole)).toEqual(all.map((each) => each?.rating));
  });

  it("compares with the dates of another puzzle where it is told to", async () => {
    const few = { ...small, fields: [{ name: "letter", choices: small.fields[0]!.choices.slice(4, 8) }] };
    const [among, alone] = [
      await difficultyOfTargets({ puzzle: few }, { among: small }),
      await difficultyOfTargets({ puzzle: few }),
    ];
    expect(among.map((each) => each?.rating)).toEqual([5, 1, 1, 5]);
    expect(alone.map((each) => each?.rating)).toEqual([5, 3, 3, 5]);
    expect(await difficultyOf(at(few, 0), { among: small, seed: 3 })).toMatchObject({ rating: 5 });
  });

  it("has another scale where pieces stay face up", async () => {
    const setup = { puzzle: small, flips: false };
    const all = await difficultyOfTargets(setup);
    const plays = all.flatMap((each) => each?.plays ?? []);
    expect(all.map((each) => each?.rating)).toEqual(all.map((each) => each && fifth(plays, each.plays)));
    expect(all).not.toEqual(await difficultyOfTargets({ puzzle: small }));
    const one = all.findIndex((each) => each !== undefined);
    expect(await difficultyOf({ ...at(small, one), flips: false })).toEqual(all[one]);
  });

  it("is in the book of boards that take long", async () => {
    const puzzle = cataloguePuzzle("weekday");
    const { ratings } = ratedBoard({ puzzle })!;
    const some = [0, 1, 1000, 2603];
    const inARow = ratingsOf(
      { puzzle },
      some.map((index) => targetAt(puzzle, index)),
    );
    expect(await gathered(inARow)).toEqual(some.map((index) => ratings[index]));
  });
});

describe("a scale", () => {
  /** Counts how often somebody looks whether to go on, and says no from a number on. */
  function patience(looks = Number.POSITIVE_INFINITY) {
    const signal = {
      looks: 0,
      reason: new Error("enough"),
      get aborted() {
        return ++this.looks > looks;
      },
    };
    return signal;
  }

  it("is worked out once for all dates of a board, but anew for each seed", async () => {
    const puzzle = { ...small };
    const looks: number[] = [];
    for (const seed of [undefined, undefined, 3, 3]) {
      const signal = patience();
      await difficultyOf(at(puzzle, 0), { signal, seed });
      looks.push(signal.looks);
    }
    const [first, second, third, fourth] = looks as [number, number, number, number];
    // How often somebody looks depends on the clock a little.
    expect(second).toBeLessThan(first / 2);
    expect(Math.min(third, fourth)).toBeGreaterThan(first / 2);
  });

  it("is worked out anew by the next one, where somebody was stopped", async () => {
    const puzzle = { ...small };
    const alone = patience();
    await difficultyOf(at(puzzle, 0), { signal: alone, seed: 1 });
    await expect(difficultyOf(at(puzzle, 0), { signal: patience(alone.looks / 2) })).rejects.toThrow("enough");
    expect(await difficultyOf(at(puzzle, 0))).toEqual((await difficultyOfTargets({ puzzle: small }))[0]);
  });
});

describe("a whole board", () => {
  const mean = (plays: readonly number[]): number =>
    plays.reduce((product, each) => product * each, 1) ** (1 / plays.length);

  it("is as hard as the geometric mean of some of its dates", async () => {
    const all = (await difficultyOfTargets({ puzzle: small })).map((each) => each!.plays);
    const five = [1, 3, 6, 8, 10].map((index) => all[index]!);
    const some = await difficultyOfBoard({ puzzle: small }, targets(small), 5);
    expect(some).toEqual({ plays: expect.closeTo(mean(five), 10), rating: 1 });
    const more = await difficultyOfBoard({ puzzle: small }, [4, 5], 20);
    expect(more?.plays).toBeCloseTo(Math.sqrt(1.5 * (8 / 3)), 10);
  });

  it("is rated by those of its dates that have a solution, if any", async () => {
    const solvable = (await difficultyOf(at(wide, 6)))!.plays;
    expect((await difficultyOfBoard({ puzzle: wide }, [7, 6], 2))?.plays).toBeCloseTo(solvable, 10);
    expect(await difficultyOfBoard({ puzzle: wide }, [7, 15], 2)).toBeUndefined();
    expect(await difficultyOfBoard({ puzzle: wide }, [], 2)).toBeUndefined();
  });
});

describe("work on many dates", () => {
  async function jobOf(puzzle: Puzzle): Promise<PlaysJob> {
    const { placements, byTarget } = (await tilingsOfAllTargets({ puzzle })).numbered();
    const yields = { kind: "targets", targets: targetCount(puzzle) } as const;
    return { setup: { puzzle }, placements, rows: byTarget, seed: undefined, yields };
  }

  it("is done date by date, from one to another", async () => {
    const all = await difficultyOfTargets({ puzzle: wide });
    const work = new PlaysWork(await jobOf(wide));
    expect([work.size, work.standing, work.step()]).toEqual([36, { done: 0, found: 0 }, true]);
    work.begin(6, 8);
    expect([work.step(), work.step(), work.step()]).toEqual([false, false, true]);
    work.begin(10, 20);
    expect([work.step(), work.standing]).toEqual([false, { done: 3, found: 3 }]);
    work.release();
    expect([work.step(), work.takeRows()]).toEqual([true, []]);
    const expected = Array<number>(36).fill(0).with(6, all[6]!.plays).with(10, all[10]!.plays);
    expect([...work.counts()]).toEqual(expected);
  });

  it("is shared out where somebody shares it out", async () => {
    const asked: PlaysJob[] = [];
    const pool = {
      run: doHere,
      rate: async (job: PlaysJob) => {
        asked.push(job);
        return { found: 0, counts: Float64Array.from(targets(small), (i) => i), rows: [] };
      },
    };
    const all = await difficultyOfTargets({ puzzle: small }, { pool, seed: 5 });
    expect(all.map((each) => [each?.plays, each?.rating])).toEqual(
      [undefined, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5].map((rating, i) => [rating && i, rating]),
    );
    expect(asked).toEqual([{ ...(await jobOf(small)), seed: 5 }]);
  });

  it("is about the questions of its setup", () => {
    expect(questionAt({ puzzle: wide, flips: false }, 7)).toEqual({ puzzle: wide, flips: false, uncovered: [1, 13] });
  });
});
