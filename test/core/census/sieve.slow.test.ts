/** What the sieve finds doesn't depend on how the sets are divided. */

import { expect, it } from "vitest";
import type { FixedChoices } from "../../../src/core/census/census-board.js";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf } from "../../../src/core/census/family.js";
import { goThrough } from "../../../src/core/census/go.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import { doSieveTask } from "../../../src/core/census/sieve-task.js";
import type { Survey } from "../../../src/core/census/survey.js";
import { doUnit } from "../../../src/core/census/unit.js";
import { bestWay, waysForTarget } from "../../../src/core/census/way.js";
import { targetCount } from "../../../src/core/puzzle/target.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { halfByDay, isNight } from "../../support/night.js";

const host = newCensusHost()!;
const limit = 2 ** 30;

function surveyOf(id: CatalogueId, pieces: string, flips: boolean): Survey {
  const puzzle = cataloguePuzzle(id);
  const family = familyOf("square", readQuotas("square", pieces)!);
  return { puzzle, family, flips, wish: "works", wanted: Array(targetCount(puzzle)).fill(true) };
}

it("the sieve finds the same sets in one part and in two", () => {
  const everyDate = surveyOf("classic", "1 tetromino + 5 pentominoes + 2 hexominoes", true);
  // Each target takes as long, and how sets are divided is no matter of targets.
  const survey = { ...everyDate, wanted: everyDate.wanted.map((_, target) => isNight || target % 31 === 5) };
  const { plan } = planCensus(survey, host, limit)!;
  const from = 700_000;
  const found = (length: number, begin = from) => doUnit(plan, host, { from: begin, to: begin + length });
  const sets = isNight ? 600 : 120;
  const whole = found(sets);
  expect(whole.length).toBeGreaterThan(5);
  expect([...found(50), ...found(sets - 50, from + 50)]).toEqual(whole);
});

it("a go for one target, which lists its hands, counts what a go for all months counts", () => {
  const survey = surveyOf("classic", "7 pentominoes + 1 hexomino", true);
  const way = bestWay(survey, host, [3, 5], false)!;
  const part = { from: 0, to: 6000 };
  const rowsFor = (fixed: FixedChoices, live?: Uint32Array): number[] => [
    ...goThrough(survey, way, host, { part, fixed, isCounting: true, live, limit })!.rows,
  ];
  const april = rowsFor([3, 5]);
  const months = rowsFor([undefined, 5]);
  expect(april).toEqual(april.map((_, set) => months[set * 12 + 3]));
  expect(april.filter((count) => count > 0).length).toBeGreaterThan(100);
  const live = Uint32Array.from({ length: 60 }, (_, i) => i * 100);
  expect(rowsFor([3, 5], live)).toEqual([...live].map((place) => april[place]));
  for (const some of [undefined, live, Uint32Array.from({ length: 5000 }, (_, place) => place)]) {
    const go = { part, fixed: [3, 5], isCounting: false, live: some, limit };
    const all = Array.from(some ?? april.keys(), (place) => (april[place] === 0 ? 0 : 1));
    expect([...goThrough(survey, way, host, go)!.rows]).toEqual(all);
  }
});

it("a go for one target stops once all sets are solved, and looks only for those that aren't", () => {
  const survey = surveyOf("classic", "7 pentominoes + 1 hexomino", true);
  const way = bestWay(survey, host, [3, 5], false)!;
  const after = (live?: readonly number[], part = { from: 0, to: 6000 }) => {
    const places = live && Uint32Array.from(live).sort();
    return goThrough(survey, way, host, { part, fixed: [3, 5], isCounting: false, live: places, limit })!;
  };
  const whole = after();
  const [solved, unsolved] = [1, 0].map((row) => [...whole.rows.keys()].filter((place) => whole.rows[place] === row));
  const nodes = (...live: number[]): number => after(live).effort.nodes;
  expect(nodes(...solved!)).toBeLessThan(nodes(...solved!, unsolved![0]!) * 0.99);
  // Where one is left, whatever it doesn't need is left out.
  expect(nodes(...solved!, unsolved![0]!)).toBeLessThan(nodes(...solved!, ...unsolved!) * 0.99);
  const alone = (place: number) => after(undefined, { from: place, to: place + 1 }).effort.nodes;
  const average = (places: readonly number[]) => places.slice(0, 12).reduce((sum, place) => sum + alone(place), 0);
  expect(average(solved!)).toBeLessThan(average(unsolved!) * 0.9);
});

it("a target takes its sets in halves where the memory isn't enough for all of them", () => {
  const survey = surveyOf("classic", "7 pentominoes + 1 hexomino", true);
  const { plan } = planCensus(survey, host, limit)!;
  const live = Uint32Array.from({ length: 3000 }, (_, i) => i * 2);
  const task = { target: 31 * 3 + 5, live };
  const found = (bytes: number) => doSieveTask({ ...plan, limit: bytes }, host, { from: 0, to: 6000 }, task);
  const whole = found(limit) as { failed: Uint32Array; seconds: number };
  const halves = found(3 << 20) as typeof whole;
  expect(halves.failed).toEqual(whole.failed);
  expect(halves.seconds).toBeGreaterThan(whole.seconds);
  expect(whole.failed.length).toBeGreaterThan(1000);
  expect(found(1 << 20)).toBe(undefined);
});

it("every way to read and cut the board finds the same sets", () => {
  const survey = surveyOf("classic", "7 pentominoes + 1 hexomino", true);
  const part = { from: 0, to: 6000 };
  const ways = waysForTarget(survey, host, [3, 5]);
  expect(ways.length).toBeGreaterThan(8);
  const go = { part, fixed: [3, 5], isCounting: false, live: undefined, limit };
  const found = halfByDay(ways).map((way) => [...goThrough(survey, way, host, go)!.rows].join(""));
  expect(new Set(found).size).toBe(1);
});
