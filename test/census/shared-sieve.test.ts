/** A sieve whose tasks are shared finds the same sets with any number of threads, and from any state it was left in. */

import { describe, expect, it } from "vitest";
import { type SharedSieve, type Sieved, shareSieve } from "../../src/census/shared-sieve.js";
import type { SieveState } from "../../src/core/census/sieve.js";
import type { SieveTask } from "../../src/core/census/sieve-task.js";
import type { CensusWish } from "../../src/core/census/survey.js";
import { type SieveCosts, sets, sieveAnswer, wanted, working } from "../core/census/invented-sets.js";

const family = { sets };

interface Run {
  readonly wish: CensusWish;
  readonly costs: SieveCosts;
  readonly threads: number;
  readonly state?: SieveState;
}

/** What is found, the states that were noted, and how many tasks were under way at the same time. */
async function shared({ wish, costs, threads, state }: Run) {
  const [states, tasks]: [SieveState[], SieveTask[]] = [[], []];
  let [busy, most, turn] = [0, 0, 0];
  const sift = async (_: unknown, task: SieveTask) => {
    tasks.push(task);
    most = Math.max(most, ++busy);
    // Some tasks take longer than others, so they end in another order.
    for (let i = turn++ % 3; i >= 0; i--) await new Promise((resolve) => setImmediate(resolve));
    busy--;
    return sieveAnswer(task, costs);
  };
  const notes = { state, write: async (next: SieveState) => void states.push(next) };
  const planned = { plan: { survey: { wish, wanted, family } } };
  const work = { planned, pool: { sift }, threads, notes, onProgress: () => {} } as unknown as SharedSieve;
  return { sieved: await shareSieve(work), states, tasks, most };
}

const byTargets = { set: 0.1, target: 0.1 };
const decided = (left: readonly number[]): Sieved => ({ left: Uint32Array.from(left), isDecided: true });

describe("a shared sieve", () => {
  it.each([1, 2, 5])("finds the sets that work with %d threads, and keeps them busy", async (threads) => {
    const { sieved, most } = await shared({ wish: "works", costs: byTargets, threads });
    expect(sieved).toEqual(decided(working));
    expect(most).toBe(threads);
  });

  it("goes on from every state that it noted, and tries no target again", async () => {
    const { states, tasks } = await shared({ wish: "works", costs: byTargets, threads: 2 });
    const targetsOf = (some: readonly SieveTask[]) => some.flatMap((task) => ("target" in task ? [task.target] : []));
    expect(states.length).toBe(targetsOf(tasks).length);
    const last = await shared({ wish: "works", costs: byTargets, threads: 2, state: states.at(-1)! });
    expect([last.sieved, last.tasks]).toEqual([decided(working), []]);
    for (const state of states.filter((_, i) => i % 7 === 0)) {
      const again = await shared({ wish: "works", costs: byTargets, threads: 3, state });
      // So few are left that the solver decides them, unless all targets have been tried.
      const rest = again.sieved.isDecided ? working : [...again.sieved.left].filter((set) => working.includes(set));
      expect(rest).toEqual(working);
      expect(targetsOf(again.tasks).every((target) => state.open.includes(target))).toBe(true);
    }
  });

  it("leaves to the solver what it decides in less time, and loses no set that works", async () => {
    const { sieved } = await shared({ wish: "works", costs: { set: 0.01, target: 1 }, threads: 2 });
    expect(sieved.isDecided).toBe(false);
    expect(working.every((set) => sieved.left.includes(set))).toBe(true);
    expect(sieved.left.length).toBeLessThan(sets / 2);
  });

  it("leaves all that may work to the solver where figures are asked for", async () => {
    const { sieved } = await shared({ wish: "working", costs: { set: 0.1, target: 0.1 }, threads: 2 });
    expect(sieved.isDecided).toBe(false);
    expect(working.every((set) => sieved.left.includes(set))).toBe(true);
  });

  it("fails where a task fails", async () => {
    const planned = { plan: { survey: { wish: "works", wanted, family } } };
    const pool = { sift: () => Promise.reject(new Error("no room")) };
    const notes = { state: undefined, write: async () => {} };
    const work = { planned, pool, threads: 2, notes, onProgress: () => {} } as unknown as SharedSieve;
    await expect(shareSieve(work)).rejects.toThrow("no room");
  });
});
