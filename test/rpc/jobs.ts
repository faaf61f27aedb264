/** Jobs of every kind for the tests of pools, each with what one thread makes of it. */

import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetCount } from "../../src/core/puzzle/target.js";
import { targetWeights } from "../../src/core/solver/counts.js";
import { doJob } from "../../src/core/solver/do-job.js";
import type { Job, JobResult } from "../../src/core/solver/job.js";
import { compileTargets } from "../../src/core/solver/question.js";
import { numbers, sketch } from "../support/puzzles.js";

const kinds = ["count", "targets", "rows"] as const;

/** All tilings of all targets of a puzzle: how many, how many of each, and all of them. */
export function jobsFor(puzzle: Puzzle): Readonly<Record<(typeof kinds)[number], Job>> {
  const compiled = compileTargets({ puzzle });
  const { problem } = compiled;
  const targets = { targets: targetCount(puzzle), weights: targetWeights(compiled, puzzle), scales: [] };
  return {
    count: { problem, yields: { kind: "count" } },
    targets: { problem, yields: { kind: "targets", ...targets } },
    rows: { problem, yields: { kind: "rows" } },
  };
}

const rows = ["a", "b", "c", "d"];

/** Too many cells for the kernel: bars go across or along, and one column stays uncovered. */
function stripOf(length: number): Puzzle {
  const columns = numbers(1, length);
  return sketch({
    board: rows.map((row) => columns.map((column) => row + column).join(" ")),
    fields: { column: Object.fromEntries(columns.map((column) => [column, rows.map((row) => row + column)])) },
    pieces: { bar: ["####"] },
    copies: { bar: length - 1 },
  });
}

export const longStrip = stripOf(17);

/**
 * Bars of four cells never fill a square of twenty-two by twenty-two, but it takes very long to find out by trying; and a
 * bar from row to row reaches further than the frontier graph can see.
 */
const hopelessSquare = sketch({
  board: Array.from({ length: 22 }, () => "* ".repeat(22)),
  pieces: { bar: ["####"] },
  copies: { bar: 121 },
});

/** Long work that has but one beginning: a cell that only one option covers. */
export function oneLongBeginning(): Job {
  const { cellCount, stocks, options } = compileTargets({ puzzle: hopelessSquare }).problem;
  const forced = { stock: stocks.length, cells: [cellCount] };
  return {
    problem: { cellCount: cellCount + 1, stocks: [...stocks, 1], options: [...options, forced] },
    yields: { kind: "count" },
  };
}

/** Rows as a digest, however they are divided into batches: comparing them one by one takes longer than finding them. */
function digest({ found, counts, rows }: JobResult) {
  const hash = createHash("sha256");
  for (const batch of rows) hash.update(Uint32Array.from(batch));
  return { found, counts: counts.join(" "), rows: hash.digest("hex") };
}

export async function expectLikeOneThread(puzzle: Puzzle, run: (job: Job) => Promise<JobResult>): Promise<void> {
  const jobs = jobsFor(puzzle);
  for (const kind of kinds) {
    const alone = digest(await doJob(jobs[kind]));
    expect(alone.found).toBeGreaterThan(100);
    expect(digest(await run(jobs[kind])), kind).toEqual(alone);
  }
}
