/** Random positions of the catalogue's puzzles, the same for the same seed: pieces of solutions, some with one moved. */

import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import type { Question } from "../../../src/core/solver/question.js";
import { tilings } from "../../../src/core/solver/tilings.js";
import { type Placement, placementsOf, type Tiling } from "../../../src/core/tiling/placement.js";

export type Position = Question & { readonly placed: readonly Placement[] };

/** Numbers below a bound, the same for the same seed. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export type Dice = ReturnType<typeof dice>;

function shuffled<Item>(items: readonly Item[], roll: Dice): Item[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

function anySolution(question: Question, roll: Dice): Tiling | undefined {
  for (const tiling of tilings(question, { seed: roll(1 << 30) })) return tiling;
  return undefined;
}

/** One more piece, anywhere that it fits. */
function thrown({ puzzle, uncovered, placed, flips }: Position, roll: Dice): Placement[] {
  const closed = [...uncovered, ...placed.flatMap(({ cells }) => cells)];
  const used = (piece: number): number => placed.filter((each) => each.piece === piece).length;
  const all = placementsOf(puzzle, { closed, flips }).filter(({ piece }) => used(piece) < puzzle.pieces[piece]!.copies);
  return all.length === 0 ? [] : [all[roll(all.length)]!];
}

/** Between a few and all but two pieces of a solution; one in three times another piece on top, which may spoil it. */
export function randomPosition(puzzle: Puzzle, roll: Dice, flips = true): Position {
  for (;;) {
    const uncovered = targetCells(puzzle, targetAt(puzzle, roll(targetCount(puzzle))));
    const solution = anySolution({ puzzle, uncovered, flips }, roll);
    if (solution === undefined) continue;
    const least = Math.min(2, solution.length - 2);
    const placed = shuffled(solution, roll).slice(0, least + roll(solution.length - least - 1));
    const position = { puzzle, uncovered, placed, flips };
    return roll(3) > 0 ? position : { ...position, placed: [...placed, ...thrown(position, roll)] };
  }
}
