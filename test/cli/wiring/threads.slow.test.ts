/** From --threads to a pool of as many threads, which gives the same answer. */

import { describe, expect, it, onTestFinished, vi } from "vitest";
import { poolHere } from "../../rpc/in-process.js";
import { threadLines } from "./places.js";
import { type Result, run } from "./wire.js";

/** How many threads each pool was asked to have; what it did, it was told by the messages. */
const pools: { threads: number | undefined; jobs: number }[] = [];

vi.mock("../../../src/rpc/node.js", () => ({
  startPool: (threads: number | undefined) => {
    const { pool } = poolHere(threads ?? 2);
    const asked = { threads, jobs: 0 };
    pools.push(asked);
    return {
      threads: pool.threads,
      close: () => pool.close(),
      run: (...job: Parameters<typeof pool.run>) => {
        asked.jobs++;
        return pool.run(...job);
      },
    };
  },
}));

/** Work and clock go on by this many milliseconds whenever somebody looks at them. */
function clock(step: number): void {
  let now = 0;
  const later = (): number => {
    now += step;
    return now;
  };
  const spies = [
    vi.spyOn(Date, "now").mockImplementation(later),
    vi.spyOn(process, "cpuUsage").mockImplementation(() => ({ user: later() * 1000, system: 0 })),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

async function withThreads(line: string, threads?: number): Promise<Result> {
  pools.length = 0;
  return run(threads === undefined ? line : `${line} --threads ${threads}`);
}

describe("--threads", () => {
  it.each(Object.entries(threadLines))("of %s starts as many, and changes nothing", async (_, line) => {
    clock(0);
    const { bytes: alone } = await withThreads(line, 3);
    expect(pools, "none for what takes but a moment").toEqual([]);
    clock(1000);
    for (const threads of [undefined, 3, 1]) {
      const { code, bytes } = await withThreads(line, threads);
      expect(pools.map((pool) => [pool.threads, pool.jobs > 0])).toEqual([[threads, true]]);
      expect(bytes.equals(alone)).toBe(true);
      expect([0, 1, 3]).toContain(code);
    }
  });
});
