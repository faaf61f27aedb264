/** A plan for very many sets has units that can be listed. */

import { describe, expect, it } from "vitest";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf } from "../../../src/core/census/family.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import type { Survey } from "../../../src/core/census/survey.js";
import { targetCount } from "../../../src/core/puzzle/target.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";

const host = newCensusHost()!;
const limit = 2 ** 30;

function surveyOf(id: CatalogueId, pieces: string, flips: boolean): Survey {
  const puzzle = cataloguePuzzle(id);
  const family = familyOf("square", readQuotas("square", pieces)!);
  return { puzzle, family, flips, wish: "works", wanted: Array(targetCount(puzzle)).fill(true) };
}

describe("a plan", () => {
  it("for more than a hundred million sets has a few thousand units, and knows that they take days", () => {
    const survey = surveyOf("weekday", "2 tetrominoes + 3 pentominoes + 4 hexominoes", true);
    const { parts, estimate } = planCensus(survey, host, limit)!;
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.length).toBeLessThanOrEqual(4096);
    expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([0, 115_192_000]);
    expect(parts.slice(1).every(({ from }, i) => from === parts[i]!.to)).toBe(true);
    expect(estimate.seconds).toBeGreaterThan(86_400);
    expect(estimate.bytes).toBeLessThanOrEqual(limit);
  });

  it("has units of seconds where sets are sieved", () => {
    const { plan, parts, estimate } = planCensus(
      surveyOf("classic", "1 tetromino + 5 pentominoes + 2 hexominoes", true),
      host,
      limit,
    )!;
    expect(plan.method).toBe("sieved");
    expect(estimate.seconds / parts.length).toBeLessThan(60);
  });
});
