/** The largest counts, a second time and without the solver: by adding up the ways to every state. */

import { expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetAt } from "../../src/core/puzzle/target.js";
import { countTargets } from "../../src/core/solver/solver.js";
import { puzzleById } from "../known/boards.js";
import { knownPuzzles } from "../known/counts.js";
import { jointProblem } from "./problems.js";
import { transferCounts } from "./transfer.js";

/** Along its longer side, so that few cells are between what is covered and what is open. */
function lengthwise({ board: { cells } }: Puzzle): number[] {
  const [width, height] = (["x", "y"] as const).map((axis) => Math.max(...cells.map(({ point }) => point[axis])));
  const isWide = width! > height!;
  const along = ({ x, y }: { x: number; y: number }): number => (isWide ? x * 1000 + y : y * 1000 + x);
  return cells.map(({ index }) => index).sort((a, b) => along(cells[a]!.point) - along(cells[b]!.point));
}

/** What the solver counts, added up for each combination of choices of some fields. */
async function solverCounts(puzzle: Puzzle, fields: readonly number[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  (await countTargets({ puzzle })).forEach((count, index) => {
    const target = targetAt(puzzle, index);
    const key = fields.map((field) => target[field]).join(" ");
    sums.set(key, (sums.get(key) ?? 0) + count);
  });
  return sums;
}

/** Fields that come late on the way, since what is told apart early makes more states. */
it.each([
  ["classic", ["day"], 31],
  ["hex-lake", ["day"], 31],
  ["weekday", ["weekday"], 7],
  ["classic-year", ["tens", "units"], 100],
] as const)("%s, told apart by %j: %d counts", { timeout: 3_600_000 }, async (id, names, size) => {
  const puzzle = puzzleById(id);
  const fields = names.map((name) => puzzle.fields.findIndex((field) => field.name === name));
  const stocks = fields.map((field) => puzzle.pieces.length + field);
  const counts = transferCounts(jointProblem(puzzle), lengthwise(puzzle), stocks);
  expect(counts.size).toBe(size);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(knownPuzzles.find((known) => known.id === id)?.tilings);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(await solverCounts(puzzle, fields)));
});
