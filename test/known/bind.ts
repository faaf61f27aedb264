/** Holds a solver against the known counts: the solver says how it counts, and the table says what must come out. */

import { describe, expect, it } from "vitest";
import type { Puzzle, Target } from "../../src/core/puzzle/puzzle.js";
import { targetAt, targetCount, targetIndex, targetNames } from "../../src/core/puzzle/target.js";
import { pentominoRectangle, puzzleById, targetNamed } from "./boards.js";
import {
  classicCounts,
  classicPairs,
  type KnownPuzzle,
  type KnownRectangle,
  knownPuzzles,
  type Named,
  pentominoRectangles,
} from "./counts.js";

type Sooner<Value> = Value | Promise<Value>;
/** Tilings of one target. */
export type CountTarget = (puzzle: Puzzle, target: Target) => Sooner<number>;
/** Tilings of every target, in the order of `targetIndex`. */
export type CountAllTargets = (puzzle: Puzzle) => Sooner<ArrayLike<number>>;
/** Tilings with two cells uncovered, for any two cells by index, the smaller one first. */
export type CountPairs = (puzzle: Puzzle) => Sooner<(a: number, b: number) => number>;
/** Tilings of a board that is covered all over. */
export type CountBoard = (puzzle: Puzzle) => Sooner<number>;

const withIds = (ids: readonly string[]): KnownPuzzle[] => knownPuzzles.filter(({ id }) => ids.includes(id));
const allIds = knownPuzzles.map(({ id }) => id);
/** The puzzles of which all targets have been counted. */
const countedIds = knownPuzzles.flatMap(({ id, tilings }) => (tilings === undefined ? [] : [id]));

/** Those of them that take the solver so long. */
export const idsTaking = (takes: KnownPuzzle["takes"]): string[] =>
  knownPuzzles.filter((known) => known.tilings !== undefined && known.takes === takes).map(({ id }) => id);

function singleTargets({ id, at = [], unique = [], impossible = [] }: KnownPuzzle): [string, Named, number][] {
  const all = [...at, ...unique.map((t) => [t, 1] as const), ...impossible.map((t) => [t, 0] as const)];
  return all.map(([names, count]) => [id, names, count]);
}

export function bindSingleTargets(name: string, count: CountTarget, ids: readonly string[] = allIds): void {
  it.each(withIds(ids).flatMap(singleTargets))(
    `${name} counts what is known: %s, %j has %d`,
    async (id, names, expected) => {
      const puzzle = puzzleById(id);
      expect(await count(puzzle, targetNamed(puzzle, names))).toBe(expected);
    },
  );
}

export function bindAllTargets(name: string, countAll: CountAllTargets, ids: readonly string[] = countedIds): void {
  describe.each(withIds(ids))(`${name} counts every target of $id`, (known) => {
    const puzzle = puzzleById(known.id);
    let counts: Promise<number[]> | undefined;
    const count = async () => Array.from(await countAll(puzzle));
    // Counted by the first test that asks, and in its time.
    const counted = () => {
      counts ??= count();
      return counts;
    };
    bindTotals(known, puzzle, counted);
    bindExtremes(known, puzzle, counted);
    if (known.id === "classic") bindClassicTable(known, puzzle, counted);
  });
}

function bindTotals(known: KnownPuzzle, puzzle: Puzzle, counted: () => Promise<number[]>): void {
  it("all together", async () => {
    const counts = await counted();
    expect(targetCount(puzzle)).toBe(known.targets);
    expect(counts).toHaveLength(known.targets);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(known.tilings);
    expect(counts.filter((count) => count === 0)).toHaveLength(known.unsolvable ?? 0);
  });

  it.each(singleTargets(known))("%s, %j has %d", async (_, names, expected) => {
    expect((await counted())[targetIndex(puzzle, targetNamed(puzzle, names))]).toBe(expected);
  });
}

/** The names of all targets with this many tilings. */
const targetsWith = (puzzle: Puzzle, counts: readonly number[], wanted: number): string[] =>
  counts.flatMap((count, index) =>
    count === wanted ? [Object.values(targetNames(puzzle, targetAt(puzzle, index))).join(" ")] : [],
  );

function bindExtremes(known: KnownPuzzle, puzzle: Puzzle, counted: () => Promise<number[]>): void {
  const named = (targets: readonly Named[]) => targets.map((names) => names.join(" ")).sort();
  const { fewest, most, unique, impossible } = known;
  if (fewest !== undefined) it("the fewest", async () => expect(Math.min(...(await counted()))).toBe(fewest));
  if (most !== undefined) it("the most", async () => expect(Math.max(...(await counted()))).toBe(most));
  if (unique !== undefined)
    it("the unique ones", async () => expect(targetsWith(puzzle, await counted(), 1).sort()).toEqual(named(unique)));
  if (impossible !== undefined)
    it("the impossible ones", async () =>
      expect(targetsWith(puzzle, await counted(), 0).sort()).toEqual(named(impossible)));
}

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function bindClassicTable(known: KnownPuzzle, puzzle: Puzzle, counted: () => Promise<number[]>): void {
  const table = classicCounts();
  const countOf = (counts: readonly number[], month: number, day: number) =>
    counts[targetIndex(puzzle, [month - 1, day - 1])]!;

  it("each of them as in the table of 372", async () => {
    const counts = await counted();
    expect(table).toHaveLength(372);
    expect(table.map(({ month, day }) => ({ month, day, count: countOf(counts, month, day) }))).toEqual(table);
  });

  it("the real dates together", async () => {
    const counts = await counted();
    const real = table.filter(({ month, day }) => day <= longestMonths[month - 1]!);
    expect(real).toHaveLength(366);
    expect(real.reduce((sum, { month, day }) => sum + countOf(counts, month, day), 0)).toBe(known.realDates);
  });
}

export function bindClassicPairs(name: string, countPairs: CountPairs): void {
  it(`${name} counts any two uncovered cells of the classic board`, async () => {
    const { board, ...rest } = puzzleById("classic");
    const count = await countPairs({ board, ...rest });
    const pairs = board.cells.flatMap((a) =>
      board.cells.slice(a.index + 1).map((b) => ({ cells: [a.id!, b.id!] as const, tilings: count(a.index, b.index) })),
    );
    const cellsWith = (tilings: number) => pairs.filter((p) => p.tilings === tilings).map((p) => p.cells);
    expect(pairs).toHaveLength(classicPairs.pairs);
    expect(pairs.reduce((sum, { tilings }) => sum + tilings, 0)).toBe(classicPairs.tilings);
    expect(Math.max(...pairs.map(({ tilings }) => tilings))).toBe(classicPairs.most.tilings);
    expect(cellsWith(classicPairs.most.tilings)).toEqual([classicPairs.most.cells]);
    expect(cellsWith(1)).toEqual(classicPairs.unique);
    expect(cellsWith(0)).toEqual(classicPairs.impossible);
  });
}

export function bindRectangles(
  name: string,
  count: CountBoard,
  rectangles: readonly KnownRectangle[] = pentominoRectangles,
): void {
  it.each(rectangles)(`${name} fills $rows x $columns with pentominoes in $tilings ways`, async (rectangle) => {
    expect(await count(pentominoRectangle(rectangle))).toBe(rectangle.tilings);
  });
}
