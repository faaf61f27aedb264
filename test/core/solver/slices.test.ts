/** Long work gives others their turn, and stops when it is told. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { doHere } from "../../../src/core/solver/do-here.js";
import type { Progress } from "../../../src/core/solver/job.js";
import { quickly } from "../../../src/core/solver/quickly.js";
import { Slices } from "../../../src/core/solver/slices.js";
import { countTilings, tilingsAsync } from "../../../src/core/solver/solver.js";
import { puzzleById } from "../../known/boards.js";
import { jobsFor } from "../../rpc/jobs.js";
import { clockWithSteps } from "../../support/clock.js";
import { classic } from "../../support/puzzles.js";

/** Longer than any slice. */
const long = 1000;

describe("slices", () => {
  it("end when their time is over, and not before", async () => {
    let ended = 0;
    clockWithSteps(10);
    const slices = new Slices({ milliseconds: 35, onSlice: () => ended++ });
    for (let i = 0; i < 3; i++) await slices.rest();
    expect(ended).toBe(0);
    await slices.rest();
    expect(ended).toBe(1);
    for (let i = 0; i < 4; i++) await slices.rest();
    expect(ended).toBe(2);
  });

  it("let others have their turn", async () => {
    clockWithSteps(long);
    const slices = new Slices();
    let hadTurn = false;
    setTimeout(() => {
      hadTurn = true;
    });
    await slices.rest();
    expect(hadTurn).toBe(true);
  });

  it("end with the reason of the signal, whether it is given before or meanwhile", async () => {
    const reason = new Error("enough");
    await expect(new Slices({ signal: AbortSignal.abort(reason) }).rest()).rejects.toBe(reason);
    clockWithSteps(long);
    const stop = new AbortController();
    await expect(new Slices({ signal: stop.signal, onSlice: () => stop.abort(reason) }).rest()).rejects.toBe(reason);
  });
});

describe("progress", () => {
  const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b);

  it.each([
    ["the frontier graph", puzzleById("weekday-6x9")],
    ["the kernel", classic],
  ])("of %s goes from 0 to 1 and never back", async (_, puzzle) => {
    clockWithSteps(long);
    const seen: Progress[] = [];
    const { found } = await doHere(jobsFor(puzzle).count, { onProgress: (progress) => seen.push(progress) });
    const done = seen.map((progress) => progress.done);
    expect(seen.length).toBeGreaterThan(10);
    expect(done).toEqual(ascending(done));
    expect(done[0]).toBeLessThan(0.2);
    expect(done.filter((share) => share > 0.2 && share < 0.8).length).toBeGreaterThan(2);
    expect(seen.at(-1)).toEqual({ done: 1, found });
    expect(seen.map((progress) => progress.found)).toEqual(ascending(seen.map((progress) => progress.found)));
  });

  it("of a walk through tilings goes on with every slice", async () => {
    clockWithSteps(long);
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    let count = 0;
    for await (const _ of tilingsAsync({ puzzle: classic, uncovered: [0, 20] }, { onProgress })) count++;
    expect(seen.map(({ found }) => found)).toEqual(ascending(seen.map(({ found }) => found)));
    expect(seen.at(-1)?.found).toBe(count);
  });
});

describe("work that is only worth a moment", () => {
  const question = { puzzle: classic, uncovered: [11, 36] };
  const count = (options: object) => countTilings(question, options);

  it("is done where it takes no longer, and its end is told", async () => {
    clockWithSteps(0);
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const found = await quickly(count, { milliseconds: 50, onProgress });
    expect(found).toBe(await countTilings(question));
    expect(seen).toEqual([{ done: 1, found }]);
  });

  it("is given up where it takes longer, and nothing is told", async () => {
    clockWithSteps(long);
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    expect(await quickly(count, { milliseconds: 50, onProgress })).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it("can be told by another clock how long it takes", async () => {
    clockWithSteps(long);
    let worked = 0;
    const momentWith = (step: number) => ({ milliseconds: 50, now: () => (worked += step) });
    expect(await quickly(count, momentWith(0))).toBe(await countTilings(question));
    expect(await quickly(count, momentWith(60))).toBeUndefined();
  });

  it("ends with the reason of a signal, and with any fault of its own", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(quickly(count, { milliseconds: 50, signal })).rejects.toThrow("enough");
    const fails = async () => Promise.reject(new Error("wrong"));
    await expect(quickly(fails, { milliseconds: 50 })).rejects.toThrow("wrong");
  });
});
