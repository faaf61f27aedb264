/** The audit of all sets of cells says what the counts say. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { displayWidth } from "../../../src/core/drawing/width.js";
import { classicPairs } from "../../known/counts.js";
import { daytile, json, smallWeek } from "../support.js";

describe("daytile audit --json", () => {
  it("has what is known of any two cells of the classic board", async () => {
    const { counts, ...figures } = await json("audit --json");
    expect(figures).toEqual({
      version: 1,
      command: "audit",
      puzzle: "classic",
      cells: 2,
      sets: classicPairs.pairs,
      tilings: classicPairs.tilings,
      mean: classicPairs.tilings / classicPairs.pairs,
      impossible: classicPairs.impossible,
      unique: classicPairs.unique,
      most: { cells: classicPairs.most.cells, count: classicPairs.most.tilings, tied: [] },
    });
    const sets = counts as { cells: string[]; count: number }[];
    expect(sets).toHaveLength(classicPairs.pairs);
    expect(sets.reduce((sum, { count }) => sum + count, 0)).toBe(classicPairs.tilings);
    expect(sets.filter(({ count }) => count === 0).map(({ cells }) => cells)).toEqual(classicPairs.impossible);
  });

  it("tells of sets that share the most", async () => {
    const { most } = await json("audit -p mine.yaml --json", { files: { "mine.yaml": smallWeek } });
    const others = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "r2c4"].map((cell) => [cell]);
    expect(most).toEqual({ cells: ["Sun"], count: 4, tied: others });
  });

  it("names blank cells by their place", async () => {
    const { sets, tilings, impossible } = await json("audit -p mine.yaml --json", {
      files: { "mine.yaml": smallWeek },
    });
    const { count } = await json("count -p mine.yaml --uncover r2c4 --json", { files: { "mine.yaml": smallWeek } });
    const year = await json("year -p mine.yaml --json", { files: { "mine.yaml": smallWeek } });
    expect(sets).toBe(8);
    expect(tilings).toBe((year.tilings as number) + (count as number));
    expect((impossible as string[][]).some(([cell]) => cell === "r2c4")).toBe(count === 0);
  });
});

describe("daytile audit", () => {
  it("prints figures, lists and a histogram", async () => {
    const { code, stdout, stderr } = await daytile("audit");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("classic, any 2 of 43 cells uncovered: 903 sets, 59,787 solutions");
    expect(stdout).toContain("most: 305 (Jan+Jul)\n");
    expect(stdout).toContain("without a solution: 7 sets: Feb+Jul, May+Dec, 6+14, 21+27, 22+24, 22+30, 24+30\n");
    expect(stdout).toContain("unique: 1 set: 6+12\n");
    expect(stdout).toMatch(/^ +0 █▎ 7$/m);
  });

  it("cuts long lists short, and fits narrow terminals", async () => {
    const world = { terminal: true, columns: 40, env: { NO_COLOR: "1" } };
    const { stdout } = await daytile("audit --no-flips", world);
    expect(stdout).toMatch(/and \d+\s+more/);
    expect(Math.max(...stdout.split("\n").map(displayWidth))).toBeLessThanOrEqual(40);
  });

  it("speaks the language asked for", async () => {
    expect((await daytile("audit --lang de")).stdout).toContain("Mai+Dez, 6+14");
  });

  it("calls cells by their labels, but by their long names where two bear the same", async () => {
    const labelled = (labels: string) => ({
      files: { "mine.yaml": smallWeek.replace("pieces:", `labels:\n  en: {${labels}}\npieces:`) },
    });
    expect((await daytile("audit -p mine.yaml", labelled("Sun: Y"))).stdout).toContain(
      "most: 4 (Y, Mon, Tue, Wed, Thu, Fri, Sat, r2c4)\n",
    );
    expect((await daytile("audit -p mine.yaml", labelled("Sun: Y, Mon: Y"))).stdout).toContain(
      "most: 4 (Sunday, Monday, Tue, Wed, ",
    );
  });

  it.each([
    ["audit 12-25", "audit checks every set of cells; leave out the date"],
    ["audit -p many.yaml", "6 of 36 cells make too many sets to count"],
  ])("answers %s with a sentence", async (line, message) => {
    const many = `id: many
title: Many
note: Six cells stay uncovered.
credits:
  - Drawn for the tests
lattice: square
board: |
  a b c d e f * * *
  * * * * * * * * *
  * * * * * * * * *
  * * * u v w x y z
fields:
  six: {first: [a, b, c, d, e, f], second: [u, v, w, x, y, z]}
pieces: |
  I5
  #####
copies: {I5: 6}
flips: all
`;
    const outcome = await daytile(line, { files: { "many.yaml": many } });
    expect(outcome).toMatchObject({ code: 2, stdout: "", stderr: `daytile: ${message}\n` });
  });
});
