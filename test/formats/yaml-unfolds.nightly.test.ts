/** Files that unfold into much more than they are get an answer in time. */

import { describe, expect, it } from "vitest";
import { limitOf } from "../../src/core/puzzle/limits.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { stepsOf } from "../support/steps.js";

const ranges = (count: number): string => "1..400 ".repeat(count);

describe("a file that unfolds", () => {
  it.each([
    ["ranges of flips", `flips: ${ranges(12_000)}\n`],
    ["ranges of choices", `fields: {f: '${ranges(12_000)}'}\n`],
    ["fields of ranges", `fields:\n${"  x: 1..400\n".repeat(6000)}`],
    ["choices of ranges", `fields:\n  f: {${"x: 1..400, ".repeat(6000)}}\n`],
    ["empty lines of a board", `board: |\n  *${"\n".repeat(99_000)}`],
    ["empty lines of a board, then more", `board: |\n  *${"\n".repeat(99_000)}  *\n`],
    ["empty lines of a board that keeps them", `board: |+\n  *${"\n".repeat(99_000)}`],
    ["empty lines of pieces", `pieces: |\n  *${"\n".repeat(99_000)}`],
  ])("is answered in time: %s", (_, text) => {
    let told = 0;
    const steps = stepsOf(() => {
      const reading = readPuzzleYaml(`id: x\n${text}`.slice(0, 100_000));
      told = reading.ok ? 0 : reading.faults.length;
    });
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(101);
    expect(steps).toBeLessThan(100 * limitOf("file"));
  });
});
