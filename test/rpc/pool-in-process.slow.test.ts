/** A pool gives what one thread would give, with progress, stopping and faults. */

import { describe, expect, it } from "vitest";
import { doJob } from "../../src/core/solver/do-job.js";
import type { Job, Progress } from "../../src/core/solver/job.js";
import { puzzleById } from "../known/boards.js";
import { classic, hexagons, sketch } from "../support/puzzles.js";
import { poolHere } from "./in-process.js";
import { expectLikeOneThread, jobsFor, longStrip, oneLongBeginning } from "./jobs.js";

const jobs = jobsFor(classic);

/** Long enough to be interrupted. */
const longJob = jobsFor(puzzleById("weekday")).targets;
const nothingToDo: Job = { problem: { cellCount: 1, stocks: [1], options: [] }, yields: { kind: "rows" } };

/** A signal that is given when the first news of the work arrive. */
function stopAtFirstNews() {
  const stop = new AbortController();
  return { signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) };
}

describe("a pool works out everything as one thread would", () => {
  it.each([
    ["classic", 3, classic],
    ["hex-lake", 2, puzzleById("hex-lake")],
    ["hexagons", 1, hexagons],
    ["hexagons", 2, hexagons],
    ["hexagons", 3, hexagons],
    ["a long strip", 2, longStrip],
    ["a long strip", 3, longStrip],
  ])("of %s with %d threads", async (_, threads, puzzle) => {
    const { pool } = poolHere(threads);
    await expectLikeOneThread(puzzle, (job) => pool.run(job, {}));
  });
});

describe("a pool", () => {
  it("gives every thread a part, and every beginning to one thread", async () => {
    const { pool, wire } = poolHere(3);
    await pool.run(jobs.targets, {});
    const ranges = wire.sent.filter((message) => message.kind === "range");
    const beginnings = wire.heard.find((message) => message.kind === "ready")?.beginnings;
    // Four groups of days: more would take longer in all.
    expect(ranges.length).toBe(4);
    expect(ranges.map(({ from }) => from)).toEqual([0, ...ranges.slice(0, -1).map(({ to }) => to)]);
    expect(ranges.at(-1)?.to).toBe(beginnings);
    expect(wire.heard.filter(({ kind }) => kind === "finished")).toHaveLength(3);
  });

  it("does what takes but a moment without threads, where that is wanted", async () => {
    const { pool, wire } = poolHere(2, { triesHere: true });
    const small = jobsFor(sketch({ board: ["a b c d"], pieces: { bar: ["##"] }, copies: { bar: 2 } })).rows;
    const news: Progress[] = [];
    expect(await pool.run(small, { onProgress: (progress) => news.push(progress) })).toEqual(await doJob(small));
    expect(news).toEqual([{ done: 1, found: 1 }]);
    expect(wire.sent).toEqual([]);
  });

  it("takes a job to its threads when it turns out to be long", async () => {
    const { pool, wire } = poolHere(2, { triesHere: true });
    await expect(pool.run(longJob, stopAtFirstNews())).rejects.toThrow("enough");
    expect(wire.sent.filter(({ kind }) => kind === "begin")).toHaveLength(2);
  });

  it("finds nothing where there is nothing to find", async () => {
    const { pool } = poolHere(2);
    const news: number[] = [];
    const result = await pool.run(nothingToDo, { onProgress: ({ done }) => news.push(done) });
    expect(result).toEqual({ found: 0, counts: new Float64Array(0), rows: [] });
    expect(news).toEqual([1]);
  });

  it("does two jobs that are asked for at once", async () => {
    const { pool } = poolHere(2);
    const both = await Promise.all([pool.run(jobs.targets, {}), pool.run(jobs.count, {})]);
    expect(both[0].counts).toEqual((await doJob(jobs.targets)).counts);
    expect(both.map(({ found }) => found)).toEqual([25_061, 25_061]);
  });

  it("does the work itself where there are no threads to be had", async () => {
    const { pool } = poolHere(2, {
      start: () => {
        throw new Error("no threads here");
      },
    });
    expect((await pool.run(jobs.count, {})).found).toBe(25_061);
  });
});

describe("a number of threads that can't be", () => {
  it.each([0, 257, 1.5])("is out of range: %d", (threads) => {
    const message = `threads: expected a whole number from 1 to 256, not ${threads}`;
    expect(() => poolHere(threads)).toThrow(new RangeError(message));
  });

  it("is not a number", () => {
    expect(() => poolHere("4" as never)).toThrow(new TypeError('threads: expected a number, not "4"'));
  });
});

describe("progress", () => {
  it("never goes back, and ends at 1 with everything found", async () => {
    const { pool } = poolHere(2);
    const news: Progress[] = [];
    await pool.run(jobs.targets, { onProgress: (progress) => news.push(progress) });
    expect(news.length).toBeGreaterThan(1);
    expect(news.map(({ done }) => done)).toEqual(news.map(({ done }) => done).sort((a, b) => a - b));
    expect(news.map(({ found }) => found)).toEqual(news.map(({ found }) => found).sort((a, b) => a - b));
    expect(news.at(-1)).toEqual({ done: 1, found: 25_061 });
    expect(news.every(({ done }) => done > 0 && done <= 1)).toBe(true);
  });
});

describe("the progress of a single long beginning", () => {
  it("is told in parts", async () => {
    const { pool, wire } = poolHere(1);
    const stop = new AbortController();
    const news: number[] = [];
    const onProgress = ({ done }: Progress) => {
      if (news.push(done) === 3) stop.abort(new Error("enough"));
    };
    await expect(pool.run(oneLongBeginning(), { signal: stop.signal, onProgress })).rejects.toThrow("enough");
    expect(wire.heard.find((message) => message.kind === "ready")?.beginnings).toBe(1);
    expect(news).toEqual([...news].sort((a, b) => a - b));
    expect(news.every((done) => done > 0 && done < 1)).toBe(true);
  });
});

describe("stopping", () => {
  it("in the middle gives the reason, and leaves the pool ready for work", async () => {
    const { pool } = poolHere(2);
    await expect(pool.run(longJob, stopAtFirstNews())).rejects.toThrow("enough");
    expect((await pool.run(jobs.count, {})).found).toBe(25_061);
  });

  it("before the start asks nothing of the threads", async () => {
    const { pool, wire } = poolHere(2);
    await expect(pool.run(longJob, { signal: AbortSignal.abort(new Error("never mind")) })).rejects.toThrow(
      "never mind",
    );
    expect(wire.sent).toEqual([]);
  });

  it("a job that waits does not disturb the one at work", async () => {
    const { pool, wire } = poolHere(2);
    const stop = new AbortController();
    const first = pool.run(longJob, stopAtFirstNews());
    const second = pool.run(jobs.count, { signal: stop.signal });
    stop.abort(new Error("not that one"));
    await expect(second).rejects.toThrow("not that one");
    await expect(first).rejects.toThrow("enough");
    expect(wire.sent.filter(({ kind }) => kind === "begin")).toHaveLength(2);
  });
});

describe("what goes wrong", () => {
  const broken = {
    problem: { ...jobs.count.problem, options: undefined },
    yields: { kind: "count" },
  } as unknown as Job;

  it("in a thread ends the job with a sentence, and only that job", async () => {
    const { pool } = poolHere(2);
    await expect(pool.run(broken, {})).rejects.toThrow(/^A thread of the solver failed: .*undefined/);
    expect((await pool.run(jobs.count, {})).found).toBe(25_061);
  });

  it("with a job that cannot be sent ends that job only", async () => {
    const { pool } = poolHere(2);
    const unsendable = { ...jobs.count, note: () => {} } as Job;
    const both = await Promise.allSettled([pool.run(unsendable, {}), pool.run(jobs.count, {})]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });

  it("in the listener to progress ends the job", async () => {
    const { pool } = poolHere(1);
    const onProgress = () => {
      throw new Error("not my day");
    };
    await expect(pool.run(longJob, { onProgress })).rejects.toThrow("not my day");
  });
});

describe("a thread that breaks down", () => {
  /** Threads that say hello or not, and then break down at the first message. */
  function fragile(saysHello: boolean) {
    let ended = 0;
    const start = () => {
      let breakDown: (error: Error) => void = () => {};
      return {
        post: () => queueMicrotask(() => breakDown(new Error("out of memory"))),
        listen: (hear: (message: { kind: "hello" }) => void, fail: (error: Error) => void) => {
          breakDown = fail;
          if (saysHello) hear({ kind: "hello" });
        },
        terminate: async () => void ended++,
      };
    };
    return { start, ended: () => ended };
  }

  it("after it has started takes the job with it, and all threads are replaced", async () => {
    const { start, ended } = fragile(true);
    const { pool } = poolHere(2, { start });
    const failure = "A thread of the solver broke down: out of memory";
    await expect(pool.run(jobs.count, {})).rejects.toThrow(failure);
    expect(ended()).toBe(2);
    await expect(pool.run(jobs.count, {})).rejects.toThrow(failure);
    expect(ended()).toBe(4);
  });

  it("before it has started leaves the work to us", async () => {
    const { pool } = poolHere(2, { start: fragile(false).start });
    expect((await pool.run(jobs.count, {})).found).toBe(25_061);
  });
});

describe("a closed pool", () => {
  it("gives up what it was at, and what waited, and takes no more", async () => {
    const { pool } = poolHere(2);
    const given = [pool.run(longJob, {}), pool.run(jobs.count, {})];
    const outcomes = Promise.allSettled(given);
    await pool.close();
    const closed = { status: "rejected", reason: new Error("The worker pool is closed.") };
    expect(await outcomes).toEqual([closed, closed]);
    await expect(pool.run(jobs.count, {})).rejects.toThrow("The worker pool is closed.");
  });
});
