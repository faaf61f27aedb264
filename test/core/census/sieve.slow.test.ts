/** What the sieve finds doesn't depend on how the sets are divided. */

import { expect, it } from "vitest";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf } from "../../../src/core/census/family.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import type { Survey } from "../../../src/core/census/survey.js";
import { doUnit } from "../../../src/core/census/unit.js";
import { targetCount } from "../../../src/core/puzzle/target.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";

const host = newCensusHost()!;
const limit = 2 ** 30;

function surveyOf(id: CatalogueId, pieces: string, flips: boolean): Survey {
  const puzzle = cataloguePuzzle(id);
  const family = familyOf("square", readQuotas("square", pieces)!);
  return { puzzle, family, flips, wish: "works", wanted: Array(targetCount(puzzle)).fill(true) };
}

it("the sieve finds the same sets in one part and in two", () => {
  const survey = surveyOf("classic", "1 tetromino + 5 pentominoes + 2 hexominoes", true);
  const { plan } = planCensus(survey, host, limit)!;
  const from = 700_000;
  const found = (length: number, begin = from) => doUnit(plan, host, { from: begin, to: begin + length });
  const whole = found(600);
  expect(whole.length).toBeGreaterThan(5);
  expect([...found(250), ...found(350, from + 250)]).toEqual(whole);
});
