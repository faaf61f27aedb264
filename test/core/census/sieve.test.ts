/** The sieve finds the sets that work, whatever the tasks cost: a table of invented sets says which targets each fails. */

import { describe, expect, it } from "vitest";
import { Sieve } from "../../../src/core/census/sieve.js";
import type { CountedSet, SieveFinding, SieveTask } from "../../../src/core/census/sieve-task.js";
import type { CensusWish, Survey } from "../../../src/core/census/survey.js";

const [sets, targets] = [3000, 60];
/** One target nobody is asked about, and every set fails it. */
const unwanted = 7;

/** One set in twenty fails nothing; others fail low targets often, and high ones seldom. */
const fails = (set: number, target: number): boolean =>
  target === unwanted || (set % 20 !== 5 && ((set * 7919 + target * 104_729) % 1009) / 1009 < 0.5 / (1 + target));

const wanted = Array.from({ length: targets }, (_, target) => target !== unwanted);
const failedBy = (set: number): number[] => [...wanted.keys()].filter((target) => wanted[target] && fails(set, target));
const working = Array.from({ length: sets }, (_, set) => set).filter((set) => failedBy(set).length === 0);

const countedSet = (place: number): CountedSet => {
  const failed = failedBy(place);
  return { place, failed, figures: { total: place, impossible: failed.length, single: 0, fewest: 0, most: 0 } };
};

interface Costs {
  readonly set: number;
  readonly target: number;
}

function answer(task: SieveTask, costs: Costs): SieveFinding {
  if ("places" in task) return { seconds: task.places.length * costs.set, sets: task.places.map(countedSet) };
  const live = task.live ?? Uint32Array.from({ length: sets }, (_, place) => place);
  return { seconds: costs.target, failed: live.filter((place) => fails(place, task.target)) };
}

function sieve(wish: CensusWish, costs: Costs) {
  const sieve = new Sieve({ wish, wanted } as unknown as Survey, { from: 100, to: 100 + sets });
  const tasks: SieveTask[] = [];
  for (let task = sieve.next(); task !== undefined; task = sieve.next()) {
    tasks.push(task);
    sieve.take(task, answer(task, costs));
  }
  const tried = tasks.flatMap((task) => ("target" in task ? [task.target] : []));
  const counted = tasks.flatMap((task) => ("places" in task ? [...task.places] : []));
  return { found: sieve.found(), tried, counted };
}

describe("the sieve", () => {
  it("has sets to find, and some to drop", () => {
    expect(working.length).toBeGreaterThan(150);
    expect(working.length).toBeLessThan(sets / 2);
  });

  it("leaves the rest to the solver where targets take long", () => {
    const { found, tried, counted } = sieve("works", { set: 0.01, target: 1 });
    expect(found.map(({ place }) => place)).toEqual(working);
    expect(tried.length).toBeLessThan(targets / 2);
    expect(new Set(counted).size).toBe(counted.length);
  });

  it("tries all targets where sets take long, each once, and the hardest first", () => {
    const { found, tried, counted } = sieve("works", { set: 0.1, target: 0.1 });
    expect(found.map(({ place }) => place)).toEqual(working);
    expect(tried.toSorted((a, b) => a - b)).toEqual([...wanted.keys()].filter((target) => wanted[target]));
    expect(tried[0]).toBe(0);
    expect(counted.length).toBeLessThan(sets / 3);
  });

  it("counts every set that works where figures are asked for", () => {
    const { found } = sieve("working", { set: 0.1, target: 0.1 });
    expect(found).toEqual(working.map((place) => ({ place, figures: countedSet(place).figures })));
  });
});
