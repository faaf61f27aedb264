/** The general search has the manners of the kernel: the same rows, the same counts, whole or begun in parts. */

import { describe, expect, it } from "vitest";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { targetWeights } from "../../../src/core/solver/counts.js";
import { GeneralRunner } from "../../../src/core/solver/general-runner.js";
import { kernelFor } from "../../../src/core/solver/long-runner.js";
import { compileQuestion, compileTargets } from "../../../src/core/solver/question.js";
import type { Runner, Yield } from "../../../src/core/solver/runner.js";
import { bruteForce, sketch } from "../../support/puzzles.js";

const puzzle = sketch({
  board: ["a b c", "d * *", "* * *"],
  fields: { letter: ["a", "b", "c", "d"] },
  pieces: { I2: ["##"], L4: ["###", "#.."] },
  copies: { I2: 2 },
});
const compiled = compileTargets({ puzzle });
const { problem } = compiled;
const rows: Yield = { kind: "rows" };
const targets: Yield = {
  kind: "targets",
  targets: targetCount(puzzle),
  weights: targetWeights(compiled, puzzle),
  scales: problem.stocks.map(() => []),
};
const plan = (yields: Yield) => ({ yields, capacity: 1e6, long: true });
const counts = Array.from(
  { length: targetCount(puzzle) },
  (_, i) => [...bruteForce(puzzle, targetCells(puzzle, targetAt(puzzle, i)))].length,
);
const total = counts.reduce((sum, count) => sum + count, 0);

/** Rows as texts, in any order, without what only fills them up. */
function textsOf(runner: Runner): string[] {
  const taken = runner.takeRows();
  const slots = runner.filledSlots();
  return Array.from({ length: taken.length / runner.rowLength }, (_, i) =>
    slots.map((slot) => taken[i * runner.rowLength + slot]).join(" "),
  ).sort();
}

describe("the general search", () => {
  it("gives the rows that the kernel gives", () => {
    const kernel = kernelFor(problem, plan(rows))!;
    const general = new GeneralRunner(problem, plan(rows));
    for (const runner of [kernel, general]) runner.run(1e6);
    expect([general.found, general.rowCount]).toEqual([total, total]);
    const texts = textsOf(general);
    expect(texts).toEqual(textsOf(kernel));
    expect(texts).toHaveLength(total);
    expect(general.rowCount).toBe(0);
    kernel.release();
  });

  it("has each row in the order of its stocks, and copies in the order of their options", () => {
    const general = new GeneralRunner(problem, plan(rows));
    general.run(1e6);
    const taken = [...general.takeRows()];
    for (let at = 0; at < taken.length; at += general.rowLength) {
      const row = taken.slice(at, at + general.rowLength);
      const byStock = row.toSorted((a, b) => problem.options[a]!.stock - problem.options[b]!.stock || a - b);
      expect(row).toEqual(byStock);
    }
  });

  it("stops when its rows are full, and goes on when they are taken or dropped", () => {
    const general = new GeneralRunner(problem, { ...plan(rows), capacity: 2 });
    general.run(1e6);
    expect([general.rowCount, general.found, general.finished]).toEqual([2, 2, false]);
    general.takeRows();
    general.run(1e6);
    expect([general.rowCount, general.found]).toEqual([2, 4]);
    general.dropRows();
    expect(general.rowCount).toBe(0);
  });

  it("counts the solutions of each target, and hands out a copy of the counts", () => {
    const general = new GeneralRunner(problem, plan(targets));
    general.run(1e6);
    expect([...general.counts()]).toEqual(counts);
    general.counts().fill(0);
    expect([...general.counts()]).toEqual(counts);
    expect(general.rowCount).toBe(0);
  });

  it("finds everything once, begun in parts", () => {
    const general = new GeneralRunner(problem, plan(rows));
    const beginnings = general.beginnings();
    expect(beginnings.length).toBeGreaterThan(1);
    for (const path of beginnings) {
      general.begin(path);
      expect(general.finished).toBe(false);
      general.run(1e6);
      expect(general.finished).toBe(true);
    }
    const whole = new GeneralRunner(problem, plan(rows));
    whole.run(1e6);
    expect(textsOf(general)).toEqual(textsOf(whole));
  });

  it("tells how far it is, and how many nodes it took", () => {
    const general = new GeneralRunner(problem, plan(rows));
    const told: number[] = [];
    while (!general.finished) {
      const before = general.nodes;
      general.run(5);
      expect(general.nodes).toBeGreaterThan(before);
      told.push(general.progress);
    }
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it("has rows of nothing where the pieces can't fill the board", () => {
    const { problem: short } = compileQuestion({ puzzle, uncovered: [] });
    const general = new GeneralRunner(short, plan(rows));
    general.run(1e6);
    expect([general.rowLength, general.found, general.finished]).toEqual([0, 0, true]);
  });
});
