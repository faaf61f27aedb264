/** What is only worth a moment is given up as soon as it's clear that it takes longer. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { targetCount } from "../../../src/core/puzzle/target.js";
import { targetWeights } from "../../../src/core/solver/counts.js";
import { doHere, workHere } from "../../../src/core/solver/do-here.js";
import type { Job, LongWork } from "../../../src/core/solver/job.js";
import { compileTargets } from "../../../src/core/solver/question.js";
import { quickly } from "../../../src/core/solver/quickly.js";
import { type CatalogueId, cataloguePuzzle } from "../../../src/formats/catalogue.js";

function countsOf(id: CatalogueId): Job {
  const puzzle = cataloguePuzzle(id);
  const compiled = compileTargets({ puzzle });
  const weights = targetWeights(compiled, puzzle);
  return {
    problem: compiled.problem,
    yields: { kind: "targets", targets: targetCount(puzzle), weights, scales: [] },
  };
}

describe("a moment that never ends", () => {
  const forever = { milliseconds: 1, now: () => 0.5 };

  it("is long enough for the classic board", async () => {
    const result = await quickly((options) => doHere(countsOf("classic"), options), forever);
    expect(result?.found).toBe(25_061);
  });

  it("is left by a count that says itself that it takes long", async () => {
    expect(await quickly((options) => doHere(countsOf("weekday"), options), forever)).toBeUndefined();
  });

  it("is left at once then, without waiting for what long work would need", async () => {
    const work: LongWork = {
      size: 1,
      loading: new Promise(() => {}),
      takesLong: true,
      standing: { done: 0, found: 0 },
      begin: () => {},
      step: () => false,
      takeRows: () => [],
      counts: () => new Float64Array(),
      release: () => {},
    };
    expect(await quickly((options) => workHere(work, options), forever)).toBeUndefined();
  });
});
