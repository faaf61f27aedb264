/** Targets, their indexes and their names lead to each other. */

import { describe, expect, it } from "vitest";
import { newGame } from "../../../src/core/game/game.js";
import { targetFromDate } from "../../../src/core/puzzle/dates.js";
import { targetFromNames } from "../../../src/core/puzzle/names.js";
import type { Target } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetFromChoices, targetIndex } from "../../../src/core/puzzle/target.js";
import { countTilings, firstTiling } from "../../../src/core/solver/solver.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";

const puzzle = cataloguePuzzle("classic");
const christmas = targetFromChoices(puzzle, [11, 24]);

function chosen(reading: ReturnType<typeof targetFromNames>): Target {
  if (!reading.ok) throw new Error(reading.faults.map(({ message }) => message).join());
  return reading.value;
}

/** However one comes by it. */
const targets: readonly (readonly [string, Target])[] = [
  ["choices", christmas],
  ["an index", targetAt(puzzle, targetIndex(puzzle, [11, 24]))],
  ["a date", chosen(targetFromDate(puzzle, { month: 12, day: 25 }))],
  ["names", chosen(targetFromNames(puzzle, { month: "Dec", day: 25 }))],
];

describe.each(targets)("a target from %s", (_, target) => {
  it("looks like a list of choices, and stands for its cells", () => {
    expect(target).toEqual([11, 24]);
    expect(JSON.stringify(target)).toBe("[11,24]");
    expect(Object.keys(target)).toEqual(["0", "1"]);
    expect(targetCells(puzzle, target)).toEqual([11, 36]);
  });

  it("is not taken for cells, which the compiler knows and a program notices", async () => {
    // @ts-expect-error A target isn't a list of cells: the count would be that of other cells.
    await expect(countTilings({ puzzle, uncovered: target })).rejects.toThrow(TypeError);
    // @ts-expect-error So it is for every question.
    expect(() => firstTiling({ puzzle, uncovered: target })).toThrow(TypeError);
    // @ts-expect-error And for a game.
    expect(() => newGame(puzzle, target)).toThrow(TypeError);
    // @ts-expect-error And for the verifier.
    expect(() => verifyTiling(puzzle, target, [])).toThrow(TypeError);
  });
});

describe("any list of numbers", () => {
  it("may be cells, or the choices of a target", async () => {
    const cells: readonly number[] = [11, 36];
    expect(await countTilings({ puzzle, uncovered: cells })).toBe(92);
    expect(targetCells(puzzle, [11, 24])).toEqual(cells);
    // @ts-expect-error But it is not a target before it has been looked at.
    const target: Target = [11, 24];
    expect(target).toEqual(christmas);
  });

  it.each([
    ["too few", [11]],
    ["too many", [11, 24, 0]],
    ["no such day", [11, 31]],
    ["no whole number", [0.5, 0]],
    ["below the first", [-1, 0]],
  ])("is refused as a target where it has %s", (_, choices) => {
    expect(() => targetFromChoices(puzzle, choices)).toThrow(RangeError);
  });

  it("stays what it is when a target is made of it", () => {
    const choices = [11, 24];
    targetFromChoices(puzzle, choices);
    expect(() => newGame(puzzle, choices)).not.toThrow();
  });
});
