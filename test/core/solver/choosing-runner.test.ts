/** Whoever does the work, the search or the frontier graph, the result is the same. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { ChoosingRunner, type TrialPatience } from "../../../src/core/solver/choosing-runner.js";
import { plainPaths } from "../../../src/core/solver/graph/field-groups.js";
import { GraphRunner } from "../../../src/core/solver/graph/graph-runner.js";
import type { Job } from "../../../src/core/solver/job.js";
import { newRunner } from "../../../src/core/solver/search.js";
import { jobsFor } from "../../rpc/jobs.js";
import { sketch } from "../../support/puzzles.js";

const puzzle = sketch({
  board: ["a b c d", "e f * *", "* * * *", "* * * *"],
  fields: { letter: ["a", "b", "c"], other: ["d", "e", "f"] },
  pieces: { I2: ["##"], L4: ["###", "#.."], V3: ["##", "#."], I3: ["###"] },
  copies: { I2: 2 },
});
const jobs = jobsFor(puzzle);

interface Made {
  readonly runner: ChoosingRunner;
  readonly graphs: () => number;
}

interface MakeOptions {
  readonly limit?: number;
  readonly load?: () => Promise<void> | undefined;
  readonly tries?: boolean;
}

function choosing(
  { problem, yields }: Job,
  patience: TrialPatience,
  { limit, load, tries = true }: MakeOptions = {},
): Made {
  const plan = { yields, capacity: 1000, long: true };
  let graphs = 0;
  const runner = new ChoosingRunner({
    kind: yields.kind,
    tries,
    patience,
    search: () => newRunner(problem, plan),
    ...(load === undefined ? {} : { load }),
    graph: () => {
      graphs++;
      return GraphRunner.of(problem, plan, limit);
    },
    plainPaths: (path) => plainPaths(problem, path),
  });
  return { runner, graphs: () => graphs };
}

const patient = { first: 1, most: Number.POSITIVE_INFINITY, doubt: 1 };
const impatient = { first: 1, most: 0, doubt: 1 };

function resultOf({ runner }: Made, isShared = false) {
  for (const path of runner.beginnings(isShared)) {
    runner.begin(path);
    while (!runner.finished) runner.run(3);
  }
  return { found: runner.found, counts: [...runner.counts()] };
}

describe.each(["count", "targets"] as const)("a job of the kind %s", (kind) => {
  const expected = resultOf(choosing(jobs[kind], patient));

  it("has something to find", () => expect(expected.found).toBeGreaterThan(20));

  it("is left to the search where that is soon done", () => {
    const made = choosing(jobs[kind], patient);
    expect(resultOf(made)).toEqual(expected);
    expect(made.graphs()).toBe(0);
  });

  it("is done by the graph where the search would take long, alone and shared", () => {
    const made = choosing(jobs[kind], impatient);
    expect(resultOf(made)).toEqual(expected);
    expect(made.graphs()).toBe(1);
    expect(resultOf(choosing(jobs[kind], impatient), true)).toEqual(expected);
  });

  it("comes back to the search where the graph has too little memory", () => {
    const made = choosing(jobs[kind], impatient, { limit: 1 });
    expect(resultOf(made)).toEqual(expected);
    expect(made.graphs()).toBe(1);
    expect(resultOf(choosing(jobs[kind], impatient, { limit: 1 }), true)).toEqual(expected);
  });
});

describe("a graph that has to be loaded", () => {
  const expected = resultOf(choosing(jobs.count, patient));
  const later = () => {
    let isLoaded = false;
    const load = async (): Promise<void> => {
      isLoaded = true;
    };
    return () => (isLoaded ? undefined : load());
  };

  it("does the work of those who wait for it", async () => {
    const { runner, graphs } = choosing(jobs.count, impatient, { load: later() });
    while (!runner.finished) {
      runner.run(3);
      await runner.loading;
    }
    expect([runner.found, graphs()]).toEqual([expected.found, 1]);
  });

  it("isn't missed by those who can't", () => {
    const made = choosing(jobs.count, impatient, { load: later() });
    expect(resultOf(made)).toEqual(expected);
    expect(made.graphs()).toBe(0);
  });

  it("isn't used any more when it comes too late", async () => {
    const { runner, graphs } = choosing(jobs.count, impatient, { load: later() });
    runner.run(3);
    const { loading } = runner;
    runner.release();
    await loading;
    expect(graphs()).toBe(0);
  });
});

it("comes back to the search for groups of choices too", () => {
  const many = sketch({
    board: ["a b c d e", "f g h i j", "* * * * *"],
    fields: { letter: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] },
    pieces: { I2: ["##"], L4: ["###", "#.."], V3: ["##", "#."] },
    copies: { I2: 2, V3: 2 },
  });
  const { targets } = jobsFor(many);
  const expected = resultOf(choosing(targets, patient));
  expect(choosing(targets, impatient).runner.beginnings(true)).toHaveLength(2);
  expect(resultOf(choosing(targets, impatient), true)).toEqual(expected);
  expect(resultOf(choosing(targets, impatient, { limit: 1 }), true)).toEqual(expected);
  // Threads that share a count don't even try the search, but fall back on it.
  const untried = choosing(targets, patient, { tries: false });
  expect([resultOf(untried, true), untried.graphs()]).toEqual([expected, 1]);
  expect(resultOf(choosing(targets, patient, { limit: 1, tries: false }), true)).toEqual(expected);
  expect(expected.found).toBeGreaterThan(20);
});

describe("rows", () => {
  const listed = (made: Made) => {
    const { runner } = made;
    resultOf(made);
    const slots = runner.filledSlots();
    const rows = runner.takeRows();
    return Array.from({ length: rows.length / runner.rowLength }, (_, i) =>
      slots
        .map((slot) => rows[i * runner.rowLength + slot]!)
        .sort((a, b) => a - b)
        .join(),
    ).sort();
  };

  it("are the same from both", () => {
    const rows = listed(choosing(jobs.rows, patient));
    expect(new Set(rows).size).toBe(resultOf(choosing(jobs.count, patient)).found);
    expect(listed(choosing(jobs.rows, impatient))).toEqual(rows);
  });

  it("are not handed out while the search is only tried", () => {
    const { runner } = choosing(jobs.rows, { first: 1e9, most: 1, doubt: 1 });
    runner.run(50);
    expect([runner.found, runner.rowCount]).toEqual([0, 0]);
  });
});
