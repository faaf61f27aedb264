/** The sieve, task by task: whoever takes part in a census, on whatever machine, does the same tasks in the same order. */

import { describe, expect, it } from "vitest";
import { Sieve, type SieveState } from "../../../src/core/census/sieve.js";
import type { SieveTask } from "../../../src/core/census/sieve-task.js";
import type { CensusWish, Survey } from "../../../src/core/census/survey.js";
import { countedSet, type SieveCosts, sets, sieveAnswer, wanted, working } from "./invented-sets.js";

const part = { from: 100, to: 100 + sets };
const sieveOf = (wish: CensusWish, length = sets, before?: SieveState) =>
  new Sieve({ wish, wanted } as unknown as Survey, { from: 100, to: 100 + length }, before);

/** A target by its number, sets by the first of them and how many they are. */
const named = (task: SieveTask): string =>
  "target" in task ? `t${task.target}` : `${task.places[0]}+${task.places.length}`;

/** Does all tasks, one after the other; each with how many sets are left before it, and whether the solver decides. */
function traceOf(sieve: Sieve, costs: SieveCosts): string[] {
  const trace: string[] = [];
  for (let task = sieve.next(); typeof task === "object"; task = sieve.next()) {
    trace.push(`${named(task)}/${sieve.left}${sieve.isForSolver ? " solver" : ""}`);
    sieve.take(task, sieveAnswer(task, costs));
  }
  return trace;
}

const targetsIn = (trace: readonly string[]): string[] => trace.filter((task) => task.startsWith("t"));
const placesOf = (found: readonly { place: number }[]): number[] => found.map(({ place }) => place);

/** The first sample: twelve times sixteen sets, evenly spread. */
const sample = [1854, 1519, 1185, 850, 516, 182, 2847, 2513, 2179, 1844, 1510, 1176];
const begins = [...sample.map((place) => `${place}+16/3000`), "t0/3000", "t3/1573"];

describe("the order of tasks", () => {
  it.each<[string, CensusWish, SieveCosts, length: number, later: string[], last: string, tried: number, left: number]>(
    [
      [
        "targets that take long",
        "works",
        { set: 0.01, target: 1 },
        62,
        ["t4/1214", "t2/929"],
        "2935+10/707 solver",
        4,
        707,
      ],
      ["targets that take very long", "works", { set: 0.001, target: 10 }, 87, [], "2989+3/1214 solver", 2, 1214],
      [
        "figures that are asked for",
        "working",
        { set: 0.1, target: 0.1 },
        58,
        [
          ...["t4/1214", "t2/929", "t24/707", "t29/648", "t28/599", "t34/549"],
          ...["t38/506", "t37/469", "t33/429", "t19/387"],
        ],
        "2910+8/378 solver",
        12,
        378,
      ],
    ],
  )("for %s", (_, wish, costs, length, later, last, tried, left) => {
    const sieve = sieveOf(wish);
    const trace = traceOf(sieve, costs);
    expect(trace.slice(0, begins.length)).toEqual(begins);
    expect(targetsIn(trace.slice(begins.length))).toEqual(later);
    expect([trace.length, trace.at(-1)]).toEqual([length, last]);
    expect([sieve.done, sieve.left, sieve.isForSolver]).toEqual([tried / 59, left, true]);
    expect(sieve.found()).toEqual(working.map((place) => ({ place, figures: countedSet(place).figures })));
    expect(sieve.next()).toBeUndefined();
  });

  it("for sets that take long: then all targets are tried, those first that most sets fail", () => {
    const sieve = sieveOf("works");
    const trace = traceOf(sieve, { set: 0.1, target: 0.1 });
    expect(trace.slice(0, begins.length)).toEqual(begins);
    const later = targetsIn(trace.slice(begins.length));
    expect(later.slice(0, 12)).toEqual([
      ...["t1/1214", "t2/1214", "t4/992", "t5/707", "t9/707", "t8/707"],
      ...["t14/707", "t19/707", "t10/698", "t6/698", "t24/698", "t13/639"],
    ]);
    expect(later.slice(-4)).toEqual(["t45/371", "t50/371", "t51/371", "t56/371"]);
    expect([trace.length, sieve.done, sieve.left, sieve.isForSolver]).toEqual([79, 1, 371, false]);
    expect(sieve.state.open).toEqual([]);
    expect(placesOf(sieve.found())).toEqual(working);
  });

  it("for few sets is the solver's from the beginning", () => {
    const few = traceOf(sieveOf("works", 384), { set: 0.01, target: 1 });
    expect(few).toEqual(Array.from({ length: 24 }, (_, i) => `${i * 16}+16/384 solver`));
    const more = traceOf(sieveOf("works", 385), { set: 0.01, target: 1 });
    expect(targetsIn(more)).toEqual(["t0/385", "t3/203"]);
    expect(more.slice(-6)).toEqual([
      ...["7+16/158 solver", "93+16/158 solver", "168+16/158 solver"],
      ...["245+16/158 solver", "318+16/158 solver", "377+3/158 solver"],
    ]);
    expect(traceOf(sieveOf("works", 0), { set: 1, target: 1 })).toEqual([]);
    expect(sieveOf("works", 0).done).toBe(0);
  });
});

describe("two threads", () => {
  it("wait for what the next task depends on, and find the same", () => {
    const sieve = sieveOf("works");
    const [log, underWay] = [[] as string[], [] as SieveTask[]];
    const takeOne = (): void => {
      const task = underWay.shift()!;
      sieve.take(task, sieveAnswer(task, { set: 0.01, target: 1 }));
    };
    for (let task = sieve.next(); task !== undefined || underWay.length > 0; task = sieve.next()) {
      log.push(typeof task === "object" ? named(task) : String(task));
      if (typeof task === "object") underWay.push(task);
      if (typeof task !== "object" || underWay.length === 2) takeOne();
    }
    expect(log.slice(12, 26)).toEqual([
      ...["wait", "t0", "t3", "wait", "834+16", "511+16", "161+16", "548+16", "2778+16", "2435+16"],
      ...["2104+16", "1770+10", "wait", "t4"],
    ]);
    expect(placesOf(sieve.found())).toEqual(working);
  });
});

describe("a sieve that goes on from another", () => {
  it("begins again what had been begun, with the sets and targets that were left", () => {
    const first = sieveOf("works");
    const costs = { set: 0.01, target: 1 };
    let task = first.next();
    for (; typeof task === "object" && named(task) !== "t3"; task = first.next())
      first.take(task, sieveAnswer(task, costs));
    const { live, open, targetSeconds } = first.state;
    expect([live.length, open.length, open.includes(3), open.includes(0), targetSeconds]).toEqual([
      1573,
      58,
      true,
      false,
      1,
    ]);
    expect([first.done, first.left, first.isForSolver]).toEqual([1 / 59, 1573, false]);
    expect(open).toEqual(open.toSorted((a, b) => a - b));
    const next = sieveOf("works", part.to - part.from, first.state);
    const trace = traceOf(next, costs);
    expect(targetsIn(trace)).toEqual(["t3/1573", "t4/1214", "t2/929"]);
    expect([trace[0], trace.length, trace.at(-1)]).toEqual(["1848+16/1573", 56, "2922+14/707 solver"]);
    expect(placesOf(next.found())).toEqual(working);
  });
});
