/** The number of solutions left, as the board asks for it: right for every position, and of the latest one only. */
// @module-tag thorough

import { expect, it, onTestFinished, vi } from "vitest";
import { type Game, newGame } from "../../../../src/core/game/game.js";
import { targetCells } from "../../../../src/core/puzzle/target.js";
import { doJob } from "../../../../src/core/solver/do-job.js";
import type { Job, JobResult, Pool } from "../../../../src/core/solver/job.js";
import { countTilings, firstTiling } from "../../../../src/core/solver/solver.js";
import { placementsOf } from "../../../../src/core/tiling/placement.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { type Count, LiveCount } from "../../../../src/web/views/play/live-count.js";

const classic = cataloguePuzzle("classic");
const empty = newGame(classic, targetCells(classic, [11, 24]));
const solution = firstTiling(empty)!;
const after = (pieces: number): Game => ({ ...empty, placed: solution.slice(0, pieces) });

/** A pool that is at work until the test lets it finish. */
class SlowPool implements Pool {
  readonly jobs: { readonly job: Job; readonly signal: unknown; finish(found: number): void; fail(): void }[] = [];

  run(job: Job, { signal }: { signal?: unknown }): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      const finish = (found: number): void => resolve({ found, counts: new Float64Array(), rows: [] });
      this.jobs.push({ job, signal, finish, fail: () => reject(new Error("a thread is gone")) });
    });
  }

  /** The counter loads the solver before it asks. */
  async at(index: number) {
    await expect.poll(() => this.jobs.length).toBeGreaterThan(index);
    return this.jobs[index]!;
  }
}

function counting(pool: Pool) {
  const told: [Game, Count][] = [];
  return { told, counter: new LiveCount(pool, (game, count) => told.push([game, count])) };
}

const isAborted = (signal: unknown): boolean => (signal as AbortSignal).aborted;

it("is what the solver counts, for every position on the way to a solution and for a dead end", async () => {
  const here: Pool = { run: (job, { signal }) => doJob(job, { signal }) };
  const dead = placementsOf(classic, { closed: empty.uncovered })
    .map((placement) => ({ ...empty, placed: [placement] }))
    .find((game) => firstTiling(game) === undefined)!;
  const games = [...solution.keys()].map(after).concat(after(solution.length), dead);
  const counts: Count[] = [];
  for (const game of games) {
    const { told, counter } = counting(here);
    expect(counter.ask(game)).toBe(true);
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]![0]).toBe(game);
    expect(told[0]![1]).toBe(await countTilings(game));
    counts.push(told[0]![1]);
  }
  expect([counts[0], counts.at(-2), counts.at(-1)]).toEqual([92, 1, 0]);
});

it("is asked for once for the same game", async () => {
  const pool = new SlowPool();
  const { told, counter } = counting(pool);
  const game = after(1);
  expect([counter.ask(game), counter.ask(game), counter.isCounting]).toEqual([true, false, true]);
  (await pool.at(0)).finish(7);
  await expect.poll(() => told).toEqual([[game, 7]]);
  expect([counter.ask(game), counter.isCounting, pool.jobs.length]).toEqual([false, false, 1]);
});

it("of a game that is over is never told, whichever count comes first", async () => {
  for (const isOldFirst of [true, false]) {
    const pool = new SlowPool();
    const { told, counter } = counting(pool);
    const [before, now] = [after(1), after(2)];
    counter.ask(before);
    const old = await pool.at(0);
    counter.ask(now);
    const latest = await pool.at(1);
    expect([isAborted(old.signal), isAborted(latest.signal)]).toEqual([true, false]);
    for (const [job, count] of isOldFirst
      ? ([
          [old, 5],
          [latest, 3],
        ] as const)
      : ([
          [latest, 3],
          [old, 5],
        ] as const))
      job.finish(count);
    await expect.poll(() => told).toEqual([[now, 3]]);
    expect(counter.isCounting).toBe(false);
  }
});

it("is not wanted any more once nothing is asked", async () => {
  const pool = new SlowPool();
  const { told, counter } = counting(pool);
  counter.ask(after(1));
  const job = await pool.at(0);
  expect([counter.ask(undefined), counter.isCounting, isAborted(job.signal)]).toEqual([false, false, true]);
  job.finish(5);
  const next = after(2);
  counter.ask(next);
  (await pool.at(1)).finish(4);
  await expect.poll(() => told).toEqual([[next, 4]]);
});

it("is unknown where the solver does not come", async () => {
  vi.doMock("../../../../src/core/solver/counts.js", () => {
    throw new Error("no connection");
  });
  onTestFinished(() => void vi.doUnmock("../../../../src/core/solver/counts.js"));
  const { told, counter } = counting(new SlowPool());
  counter.ask(after(1));
  await expect.poll(() => told).toEqual([[after(1), undefined]]);
  expect(counter.isCounting).toBe(false);
});

it("is unknown where the count breaks down, and can be asked for again", async () => {
  const pool = new SlowPool();
  const { told, counter } = counting(pool);
  const game = after(1);
  counter.ask(game);
  (await pool.at(0)).fail();
  await expect.poll(() => told).toEqual([[game, undefined]]);
  expect(counter.isCounting).toBe(false);
  const again = { ...game };
  counter.ask(again);
  (await pool.at(1)).finish(6);
  await expect.poll(() => told.at(-1)).toEqual([again, 6]);
});
