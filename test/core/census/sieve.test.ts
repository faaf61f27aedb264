/** The sieve finds the sets that work, whatever the tasks cost: a table of invented sets says which targets each fails. */

import { describe, expect, it } from "vitest";
import { Sieve } from "../../../src/core/census/sieve.js";
import type { SieveTask } from "../../../src/core/census/sieve-task.js";
import type { CensusWish, Survey } from "../../../src/core/census/survey.js";
import { countedSet, type SieveCosts, sets, sieveAnswer, targets, wanted, working } from "./invented-sets.js";

function sieve(wish: CensusWish, costs: SieveCosts) {
  const sieve = new Sieve({ wish, wanted } as unknown as Survey, { from: 100, to: 100 + sets });
  const tasks: SieveTask[] = [];
  for (let task = sieve.next(); typeof task === "object"; task = sieve.next()) {
    tasks.push(task);
    sieve.take(task, sieveAnswer(task, costs));
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
