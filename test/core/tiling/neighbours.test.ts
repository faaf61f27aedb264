/** Symmetric neighbours on boards small enough to see them. */

import { expect, it } from "vitest";
import { tilings } from "../../../src/core/solver/tilings.js";
import { neighbourCounter } from "../../../src/core/tiling/neighbours.js";
import { sketch } from "../../support/puzzles.js";

function counts(puzzle: ReturnType<typeof sketch>, uncovered: readonly number[] = []): number[] {
  const all = [...tilings({ puzzle, uncovered })];
  return all.map(neighbourCounter(puzzle, all));
}

it("two bars in a square can be turned, and mirrored into each other", () => {
  const square = sketch({ board: ["a b", "c d"], pieces: { I: ["##"], J: ["##"] } });
  // Four solutions: lying or standing, either of them first. All look like the square turned or mirrored.
  expect(counts(square)).toEqual([3, 3, 3, 3]);
});

it("what can't be turned in place has none", () => {
  const rest = sketch({ board: ["a b c", "d - -"], pieces: { L: ["###", "#.."] } });
  expect(counts(rest)).toEqual([0]);
});

it("a group is turned in the midst of others", () => {
  const three = sketch({ board: ["a b c", "d e f"], pieces: { I: ["##"], J: ["##"], K: ["#", "#"] } });
  const all = counts(three);
  expect(all.length).toBeGreaterThan(6);
  expect(Math.min(...all)).toBeGreaterThan(0);
});
