/** A plan comes back from its notes as it was, and notes that nobody could follow are none. */
// @module-tag thorough

import fc from "fast-check";
import { expect, it } from "vitest";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf } from "../../../src/core/census/family.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { notesOf, type PlanNotes, planFrom } from "../../../src/core/census/plan-notes.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import type { CensusWish } from "../../../src/core/census/survey.js";
import { targetCount } from "../../../src/core/puzzle/target.js";
import { sketch } from "../../support/puzzles.js";

const host = newCensusHost()!;
const hexes = sketch({
  lattice: "hex",
  board: ["a b c d", "* * * *", "- * * *", "* * - *"],
  fields: { letter: ["a", "b", "c", "d"] },
});
const squares = sketch({
  board: ["a b c 1 2", "* * * * *", "* * * * *"],
  fields: { letter: ["a", "b", "c"], number: ["1", "2"] },
});

const surveyOf = (puzzle: typeof hexes, pieces: string, wish: CensusWish) => ({
  puzzle,
  family: familyOf(puzzle.lattice, readQuotas(puzzle.lattice, pieces)!),
  flips: true,
  wish,
  wanted: Array.from({ length: targetCount(puzzle) }, () => true),
});

const limit = 2 ** 28;
const survey = surveyOf(squares, "1 tromino + 2 pentominoes", "counts");
const noted: PlanNotes = { ...notesOf(planCensus(survey, host, limit)!), ends: [60, 132] };

it.each([
  ["hexagons", surveyOf(hexes, "2 trihexes + 1 tetrahex + 1 dihex", "counts"), limit],
  ["little memory", surveyOf(hexes, "2 trihexes + 1 tetrahex + 1 dihex", "counts"), 2 ** 16],
  ["sets that work", surveyOf(squares, "1 tromino + 2 pentominoes", "works"), limit],
  ["sets that work, counted", surveyOf(squares, "1 tromino + 2 pentominoes", "working"), limit],
] as const)("is read as it was written: %s", (_, about, bytes) => {
  const planned = planCensus(about, host, bytes)!;
  expect(planFrom(about, JSON.parse(JSON.stringify(notesOf(planned))), bytes)).toEqual(planned);
});

it("notes tell where parts end and how often something is fixed, not how much memory there is", () => {
  const { plan, parts } = planFrom(
    survey,
    {
      ...noted,
      goes: [
        [0, null],
        [1, null],
        [2, null],
      ],
    },
    12_345,
  )!;
  expect(parts).toEqual([
    { from: 0, to: 60 },
    { from: 60, to: 132 },
  ]);
  expect([plan.goes.length, plan.limit]).toEqual([3, 12_345]);
});

it.each<[string, Partial<Record<keyof PlanNotes, unknown>>]>([
  ["a method that nobody knows", { method: "guessed" }],
  ["a reading that isn't there", { reading: 4 }],
  ["a reading that is none", { reading: -1 }],
  ["a cut beyond the board", { cut: 1000 }],
  ["no cut", { cut: undefined }],
  [
    "a target left out",
    {
      goes: [
        [0, null],
        [1, null],
      ],
    },
  ],
  [
    "a target twice",
    {
      goes: [
        [0, null],
        [1, null],
        [2, null],
        [2, null],
      ],
    },
  ],
  [
    "a choice that isn't there",
    {
      goes: [
        [0, null],
        [1, null],
        [3, null],
      ],
    },
  ],
  [
    "a choice beyond the last that looks like the next target",
    {
      goes: [
        [0, null],
        [0, 2],
        [1, 1],
        [2, null],
      ],
    },
  ],
  ["a go with a field too few", { goes: [[null]] }],
  ["a sieve with targets", { method: "sieved" }],
  ["sets left out at the end", { ends: [60, 131] }],
  ["no sets", { ends: [] }],
  ["parts that overlap", { ends: [60, 50, 132] }],
  ["an empty part", { ends: [60, 60, 132] }],
  ["half a set", { ends: [60.5, 132] }],
  ["no estimate", { seconds: "long" }],
])("notes with %s are none", (_, wrong) => {
  expect(planFrom(survey, noted, limit)).toBeDefined();
  expect(planFrom(survey, { ...noted, ...wrong }, limit)).toBeUndefined();
});

it("anything else is no plan", () => {
  fc.assert(fc.property(fc.anything(), (value) => planFrom(survey, value, limit) === undefined));
});
