/** Whatever the method, a unit finds what the solver finds, set by set; larger ones are compared with brute force. */
// @module-tag thorough

import { expect, it } from "vitest";
import { allFixed } from "../../../src/core/census/census-board.js";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { countSet } from "../../../src/core/census/each.js";
import { familyOf, setPieces } from "../../../src/core/census/family.js";
import { goThrough } from "../../../src/core/census/go.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import type { CensusWish, Survey } from "../../../src/core/census/survey.js";
import { setFigures } from "../../../src/core/census/tally.js";
import { doUnit, isOutOfRoom, unitText } from "../../../src/core/census/unit.js";
import { sketch } from "../../support/puzzles.js";

const host = newCensusHost()!;
const puzzle = sketch({
  lattice: "hex",
  board: ["a b *", "* * *", "1 2 3"],
  fields: { letter: ["a", "b"], digit: ["1", "2", "3"] },
});
const family = familyOf("hex", readQuotas("hex", "1 trihex + 1 tetrahex")!);
// Others are combinations that nobody asks about.
const wanted = [false, true, false, true, false, false];
const surveyFor = (wish: CensusWish): Survey => ({ puzzle, family, flips: true, wish, wanted });
const { plan } = planCensus(surveyFor("counts"), host, 1 << 28)!;

const part = { from: 2, to: 20 };
const known = Array.from({ length: part.to - part.from }, (_, place) => {
  const set = part.from + place;
  const figures = setFigures(countSet(surveyFor("counts"), set)!.counts, wanted);
  return { pieces: setPieces(family, set).map(({ id }) => id), figures };
});
const working = known.filter(({ figures }) => figures.impossible === 0);

it("has sets that work, and others", () => {
  expect(working.length).toBeGreaterThan(0);
  expect(working.length).toBeLessThan(known.length);
});

it.each(["together", "decided", "sieved", "each"] as const)("%s, all or those that work", (method) => {
  for (const goes of [plan.goes, allFixed(puzzle, new Set([0, 1])), allFixed(puzzle, new Set([1]))]) {
    const unit = (wish: CensusWish) => doUnit({ ...plan, survey: surveyFor(wish), method, goes }, host, part);
    if (method === "together" || method === "each") expect(unit("counts")).toEqual(known);
    expect(unit("working")).toEqual(working);
    expect(unit("works")).toEqual(working.map(({ pieces }) => ({ pieces, figures: undefined })));
  }
});

it("those that a sieve left are counted by the solver", () => {
  const left = Uint32Array.of(3, 9, 17);
  const expected = [3, 9, 17].map((set) => known[set - part.from]);
  expect(doUnit(plan, host, part, left)).toEqual(expected);
});

it("is written as lines of JSON", () => {
  const { text, working: count } = unitText(plan, host, part);
  const lines = text.split("\n").slice(0, -1);
  expect(lines.map((line) => JSON.parse(line))).toEqual(known.map(({ pieces, figures }) => ({ pieces, ...figures })));
  expect(count).toBe(working.length);
});

it("is halved where the memory isn't enough for all its sets", () => {
  const fits = (limit: number): boolean => {
    const go = { part, fixed: plan.goes[0]!, isCounting: true, live: undefined, limit };
    return goThrough(plan.survey, plan, host, go) !== undefined;
  };
  let [tooSmall, enough] = [1 << 20, 1 << 21];
  expect([tooSmall, enough].map(fits)).toEqual([false, true]);
  while (enough - tooSmall > 1) {
    const middle = (tooSmall + enough) >> 1;
    if (fits(middle)) enough = middle;
    else tooSmall = middle;
  }
  expect(doUnit({ ...plan, method: "together", limit: tooSmall }, host, part)).toEqual(known);
});

it("fails where the memory isn't enough for a single set, and says so", () => {
  const fail = () => doUnit({ ...plan, method: "together", limit: 1 }, host, part);
  expect(fail).toThrow("The memory is too small for one set.");
  expect(isOutOfRoom(new Error("The memory is too small for one set."))).toBe(true);
  expect([isOutOfRoom(new Error("no")), isOutOfRoom("The memory is too small for one set.")]).toEqual([false, false]);
});
