/** A pool works with threads of Node, and keeps no program from ending. */

import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { difficultyOfTargets } from "../../src/core/coach/coach.js";
import type * as nodePool from "../../src/rpc/node.js";
import { root } from "../frame/files.js";
import { temporaryFolder, writeFiles } from "../frame/run.js";
import { puzzleById } from "../known/boards.js";
import { itAtNight, lastByDay } from "../support/night.js";
import { classic } from "../support/puzzles.js";
import { expectLikeOneThread, jobsFor, longStrip } from "./jobs.js";

/** Threads start from files that Node can run, so these tests use the build. */
const dist = join(root, "dist");
const built = (path: string, folder = dist) => pathToFileURL(join(folder, path)).href;

async function startPool(threads?: number) {
  const { startPool: start } = (await import(built("rpc/node.js"))) as typeof nodePool;
  const pool = start(threads);
  onTestFinished(() => pool.close());
  return pool;
}

const weekday = puzzleById("weekday");

describe.each([
  ["classic", classic, lastByDay([1, 3])],
  ["hex-lake", puzzleById("hex-lake"), [3]],
  ["a long strip", longStrip, [3]],
] as const)("threads of Node work out all of %s", (_, puzzle, numbers) => {
  it.each(numbers)("as one thread would, with %d of them", async (threads) => {
    const pool = await startPool(threads);
    expect(pool.threads).toBe(threads);
    await expectLikeOneThread(puzzle, (job) => pool.run(job, {}));
  });
});

describe("threads of Node", () => {
  // By day a program that keeps its own thread free counts them, below.
  itAtNight("count all tilings of the weekday board", async () => {
    const { counts, found } = await (await startPool(2)).run(jobsFor(weekday).targets, {});
    expect(found).toBe(4_937_780);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4_937_780);
  });

  it("rate every date as one thread does", async () => {
    const pool = await startPool(2);
    const rate = vi.spyOn(pool, "rate");
    const shared = await difficultyOfTargets({ puzzle: classic }, { pool });
    expect(rate).toHaveBeenCalledOnce();
    expect(shared).toEqual(await difficultyOfTargets({ puzzle: classic }));
    expect(shared.filter((each) => each !== undefined)).toHaveLength(372);
  });

  it("stop in the middle, and take up the next job", async () => {
    const pool = await startPool(2);
    const stop = new AbortController();
    const stopped = pool.run(jobsFor(weekday).targets, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error("enough")),
    });
    await expect(stopped).rejects.toThrow("enough");
    expect((await pool.run(jobsFor(puzzleById("tetromino")).count, {})).found).toBe(388_733);
  });

  it("are as many as there are cores, unless told otherwise", async () => {
    expect((await startPool()).threads).toBe(availableParallelism());
  });
});

/** How another program ended, and what it printed. */
function program(text: string, folder = dist) {
  const from = (path: string) => JSON.stringify(built(path, folder));
  const imports = `
    import { startPool } from ${from("rpc/node.js")};
    import { cataloguePuzzle } from ${from("formats/catalogue.js")};
    import { countTargets } from ${from("core/solver/counts.js")};
    const sum = (counts) => counts.reduce((all, count) => all + count, 0);
    const count = (id, options) => countTargets({ puzzle: cataloguePuzzle(id) }, options).then(sum);
  `;
  const args = ["--input-type=module", "--eval", imports + text];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 300_000 });
  return { status, lines: stdout.trim().split("\n"), stderr };
}

describe("a program with a pool", () => {
  const ended = (...lines: string[]) => ({ status: 0, lines, stderr: "" });

  it("goes on until the work is done, and then ends by itself", () => {
    expect(program(`console.log(await count("tetromino", { pool: startPool(2) }))`)).toEqual(ended("388733"));
  });

  it("ends by itself after a job was stopped", () => {
    const text = `
      const stop = new AbortController();
      const options = { pool: startPool(2), signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) };
      await count("weekday", options).catch(({ message }) => console.log(message));
    `;
    expect(program(text)).toEqual(ended("enough"));
  });

  it("keeps its own thread free meanwhile", () => {
    const text = `
      console.log(await count("weekday", { pool: startPool(2) }));
      console.log(performance.eventLoopUtilization().utilization < 0.5);
    `;
    expect(program(text)).toEqual(ended("4937780", "true"));
  });

  it("does the work all the same where the file of the threads has got lost", () => {
    const folder = temporaryFolder();
    const app = join(dist, "app");
    cpSync(dist, join(folder, "dist"), { recursive: true, filter: (path) => path !== app });
    writeFiles(folder, { "package.json": '{ "type": "module" }' });
    rmSync(join(folder, "dist/rpc/node-thread.js"));
    const text = `console.log(await count("tetromino", { pool: startPool(2) }))`;
    expect(program(text, join(folder, "dist"))).toEqual(ended("388733"));
  });
});
