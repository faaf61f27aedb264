/** What covers some cells is told in every way it can be, and no other. */
// @module-tag thorough

import { expect, it } from "vitest";
import { waysToCover } from "../../../src/core/coach/covered-ways.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { bruteForce, cellsNamed, classic, hexagons, sketch } from "../../support/puzzles.js";

const allCells = ({ board }: Puzzle): number[] => board.cells.map(({ index }) => index);
const told = (ways: readonly Tiling[]): string[] => ways.map((way) => JSON.stringify(way)).sort();

it("lists the one way where there is one, with pieces to spare", async () => {
  const { ways, isAll } = await waysToCover(classic, cellsNamed(classic, "Jan", "Feb", "Mar", "Jul", "Aug", "Sep"));
  expect(isAll).toBe(true);
  expect(ways).toEqual([[{ piece: 7, orientation: 0, cells: [0, 1, 2, 6, 7, 8] }]]);
  expect(await waysToCover(classic, [8, 2, 1, 7, 6, 0])).toEqual({ ways, isAll });
});

it.each([classic, hexagons])("finds every solution of a whole board", async (puzzle) => {
  const uncovered = puzzle === classic ? cellsNamed(classic, "Dec", "25") : [0];
  const covered = allCells(puzzle).filter((cell) => !uncovered.includes(cell));
  const { ways } = await waysToCover(puzzle, covered);
  expect(ways.length).toBeGreaterThan(0);
  expect(told(ways)).toEqual(told([...bruteForce(puzzle, uncovered)]));
});

it("finds none where none is, and one without pieces where nothing is covered", async () => {
  expect(await waysToCover(classic, [0, 1])).toEqual({ ways: [], isAll: true });
  expect(await waysToCover(classic, [])).toEqual({ ways: [[]], isAll: true });
});

it("takes no more copies than there are", async () => {
  const puzzle = sketch({ board: ["a b c d", "e f g h"], pieces: { I: ["##"], O: ["##", "##"] }, copies: { I: 2 } });
  expect((await waysToCover(puzzle, allCells(puzzle))).ways).toHaveLength(5);
  expect((await waysToCover(puzzle, [0, 1, 2, 3])).ways).toHaveLength(1);
});

it("stops at a limit and says so", async () => {
  const covered = allCells(classic).filter((cell) => !cellsNamed(classic, "Dec", "25").includes(cell));
  expect(await waysToCover(classic, covered, { maxWays: 10 })).toMatchObject({ isAll: false, ways: { length: 10 } });
  expect((await waysToCover(classic, covered, { maxTried: 100 })).isAll).toBe(false);
});

it("stops when it is told to", async () => {
  const covered = allCells(classic).filter((cell) => !cellsNamed(classic, "Dec", "25").includes(cell));
  await expect(waysToCover(classic, covered, { signal: AbortSignal.abort(new Error("enough")) })).rejects.toThrow(
    "enough",
  );
});
