/** The dates of a book are those of the year, each with its count and a solution. */

import { describe, expect, it } from "vitest";
import { targetAt, targetNames } from "../../../src/core/puzzle/target.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { type BookDate, dependsOnYear, listDates } from "../../../src/make/book/dates.js";
import { solveDates } from "../../../src/make/book/solve.js";
import { sketch } from "../../support/puzzles.js";

const [classic, weekday, decades] = [
  cataloguePuzzle("classic"),
  cataloguePuzzle("weekday"),
  cataloguePuzzle("classic-year"),
];

function dates(...asked: Parameters<typeof listDates>): BookDate[] {
  const found = listDates(...asked);
  if (!found.ok) throw new Error(found.faults[0]?.message);
  return found.value;
}

describe("the dates of a book", () => {
  it("are all that some year has, or those of one year", () => {
    expect(dates(classic, {}).length).toBe(366);
    expect(dates(classic, { year: 2027 }).length).toBe(365);
    expect(dates(classic, { year: 2028 }).length).toBe(366);
    expect(dates(classic, { year: 1900, month: 2 }).length).toBe(28);
    expect(dates(classic, { month: 2 }).length).toBe(29);
  });

  it("have the weekdays and digits of their year", () => {
    const [first] = dates(weekday, { year: 2027 });
    expect(targetNames(weekday, first!.target)).toEqual({ month: "Jan", day: "1", weekday: "Fri" });
    const last = dates(decades, { year: 2027 }).at(-1)!;
    expect(targetNames(decades, last.target)).toEqual({ month: "Dec", day: "31", tens: "T2", units: "U7" });
    expect([classic, weekday, decades].map(dependsOnYear)).toEqual([false, true, true]);
  });

  it("are refused, each reason once, where the board has no dates", () => {
    const letters = sketch({ board: ["a b", "c d"], fields: { upper: ["a", "b"] } });
    const found = listDates(letters, {});
    expect(found.ok ? [] : found.faults.map(({ message }) => message)).toEqual([expect.stringContaining("upper")]);
  });
});

describe("the solutions of a book", () => {
  it.each([
    ["classic", 2],
    ["hex-lake", 2],
  ] as const)("leave the dates of %s uncovered", async (id, month) => {
    const puzzle = cataloguePuzzle(id);
    const solved = await solveDates(puzzle, dates(puzzle, { month }), {});
    expect(solved.length).toBe(29);
    for (const { uncovered, solution, count } of solved) {
      expect(count).toBeGreaterThan(0);
      expect(verifyTiling(puzzle, uncovered, solution ?? [])).toBeUndefined();
    }
  });

  it("are none where there are none", async () => {
    const puzzle = sketch({
      board: ["Jan * * *"],
      fields: { month: ["Jan"] },
      pieces: { I3: ["###"] },
    });
    const wrong = { ...puzzle, pieces: puzzle.pieces.map((piece) => ({ ...piece, shape: [{ x: 0, y: 0 }] })) };
    const january = [{ date: { month: 1, day: 1 }, target: targetAt(puzzle, 0) }];
    const [possible] = await solveDates(puzzle, january, {});
    const [impossible] = await solveDates(wrong, january, {});
    expect([possible!.count, impossible!.count, impossible!.solution]).toEqual([1, 0, undefined]);
  });

  it("can be stopped", async () => {
    const work = solveDates(classic, dates(classic, {}), { signal: AbortSignal.abort(new Error("enough")) });
    await expect(work).rejects.toThrow("enough");
  });
});
