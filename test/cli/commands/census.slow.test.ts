/** A census gives up with a sentence where not even one set fits into the memory. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type * as plan from "../../../src/core/census/plan.js";
import { daytile } from "../support.js";

/** So little memory that a small census is too large for it; a census that is too large for a gigabyte is for the night. */
const memory = 1 << 16;

vi.mock("../../../src/core/census/plan.js", async (original) => {
  const { planCensus, ...others } = await original<typeof plan>();
  return {
    ...others,
    planCensus: (...[survey, host]: Parameters<typeof planCensus>) => planCensus(survey, host, memory),
  };
});

/** Threads need what is built. */
vi.mock("../../../src/census/census-pool.js", () => import("../../../dist/census/census-pool.js"));

const rows = Array.from({ length: 5 }, () => "  * * * * * *");
const thirty = ["id: thirty", "title: Thirty", "board: |", ...rows, "pieces: {B: '######'}", "copies: {B: 5}"];

it("gives up where not even one set fits into the memory", async () => {
  const line = ["census", "-p", "thirty.yaml", "--pieces", "6 pentominoes", "-o", "sets.jsonl", "--threads", "1"];
  const { code, stdout, stderr, cwd } = await daytile(line, { files: { "thirty.yaml": thirty.join("\n") } });
  const sentence = "this kind has too many small pieces to fit in memory; use fewer, or larger ones";
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `daytile: ${sentence}\n` });
  // Nothing is half done: the file is empty, and the journal says so.
  expect(readFileSync(join(cwd, "sets.jsonl"), "utf8")).toBe("");
  expect(existsSync(join(cwd, "sets.jsonl.units"))).toBe(true);
});
