/** A task of the sieve finds what the solver finds, set by set, for all sets or for those that are left. */
// @module-tag thorough

import { expect, it } from "vitest";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { countSet } from "../../../src/core/census/each.js";
import { familyOf } from "../../../src/core/census/family.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import { doSieveTask, type SieveTask } from "../../../src/core/census/sieve-task.js";
import { setFigures } from "../../../src/core/census/tally.js";
import { sketch } from "../../support/puzzles.js";

const host = newCensusHost()!;
const puzzle = sketch({
  board: ["a b * *", "c * * *", "- 1 2 3"],
  fields: { letter: ["a", "b", "c"], digit: ["1", "2", "3"] },
});
const family = familyOf("square", readQuotas("square", "1 tetromino + 1 pentomino")!);
const targets = 9;
const wanted = Array.from({ length: targets }, (_, target) => target !== 4);
const survey = { puzzle, family, flips: true, wish: "works", wanted } as const;
const { plan } = planCensus(survey, host, 1 << 28)!;
const part = { from: 7, to: 52 };
const counts = Array.from({ length: part.to - part.from }, (_, place) => countSet(survey, part.from + place)!.counts);

const failedBy = (target: number, places: readonly number[]): number[] =>
  places.filter((place) => counts[place]![target] === 0);

it("one target, for all sets of a part and for some", () => {
  const all = [...counts.keys()];
  const some = all.filter((place) => place % 3 !== 1);
  for (let target = 0; target < targets; target++) {
    const found = (live?: Uint32Array) => doSieveTask(plan, host, part, { target, live }) as { failed: Uint32Array };
    expect([...found().failed]).toEqual(failedBy(target, all));
    expect([...found(Uint32Array.from(some)).failed]).toEqual(failedBy(target, some));
    expect([...found(Uint32Array.of(11, 12, 13)).failed]).toEqual(failedBy(target, [11, 12, 13]));
  }
  expect(failedBy(0, all).length).toBeGreaterThan(3);
});

it("all targets, for some sets: those that nobody asked about can't fail", () => {
  const places = [0, 5, 9, 33, 44];
  const task: SieveTask = { places };
  const failed = (place: number) => [...wanted.keys()].filter((at) => wanted[at] && counts[place]![at] === 0);
  for (const wish of ["works", "working"] as const) {
    const found = doSieveTask({ ...plan, survey: { ...survey, wish } }, host, part, task);
    const { sets, seconds } = found as { sets: readonly object[]; seconds: number };
    const figures = (place: number) => (wish === "works" ? undefined : setFigures(counts[place]!, wanted));
    expect(sets).toMatchObject(places.map((place) => ({ place, failed: failed(place), figures: figures(place) })));
    expect(seconds).toBeGreaterThan(0);
  }
  expect(failed(9).length).toBeLessThan(failed(0).length);
});

it("nothing where the memory isn't enough for a single set", () => {
  const task: SieveTask = { target: 0, live: undefined };
  expect(doSieveTask({ ...plan, limit: 1 }, host, part, task)).toBeUndefined();
});

it("the two halves of a part where the memory isn't enough for all of it", () => {
  const found = (limit: number, live?: Uint32Array) =>
    doSieveTask({ ...plan, limit }, host, part, { target: 0, live }) as { failed: Uint32Array; seconds: number };
  // A little less than all sets take, or those that are left.
  for (const [bytes, live] of [
    [2_379_000, undefined],
    [2_393_000, Uint32Array.of(1, 2, 40)],
  ] as const) {
    const [halves, whole] = [found(bytes, live), found(1 << 28, live)];
    expect([...halves.failed]).toEqual([...whole.failed]);
    expect([...whole.failed]).toEqual(failedBy(0, [...(live ?? counts.keys())]));
    expect(halves.seconds).toBeGreaterThan(whole.seconds);
  }
});
