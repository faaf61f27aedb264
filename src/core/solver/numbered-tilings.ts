/** From some targets of a puzzle to their tilings as numbers, in the order of solutions: for those who compare very many. */

import { targetAt, targetCells, targetCount } from "../puzzle/target.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { inTilingOrder, isSamePlacement, placementsOf } from "../tiling/placement.js";
import { type NumberedTilings, tilingsOfAllTargets } from "./all-targets.js";
import type { Progress, WorkOptions } from "./job.js";
import type { Setup } from "./question.js";
import { tilingsAsync } from "./tilings.js";

/** One search for all targets is worth it unless most of them are not wanted. */
const maxTargetsEach = 8;

/** No lattice has more orientations. */
const maxOrientations = 12;

/** By target index, those without a tiling left out. */
export async function numberedTilings(
  setup: Setup,
  wanted: ReadonlySet<number>,
  options: WorkOptions,
): Promise<NumberedTilings> {
  const isWorthIt = targetCount(setup.puzzle) <= maxTargetsEach * wanted.size;
  if (!isWorthIt) return oneByOne(setup, wanted, options);
  const all = (await tilingsOfAllTargets(setup, options)).numbered((target) => wanted.has(target));
  return { ...all, byTarget: new Map([...all.byTarget].map(([target, rows]) => [target, inOrder(all, rows)])) };
}

async function oneByOne(setup: Setup, wanted: ReadonlySet<number>, options: WorkOptions): Promise<NumberedTilings> {
  const { puzzle, placed = [], flips } = setup;
  const placements = placementsOf(puzzle, { flips, closed: placed.flatMap(({ cells }) => cells) });
  const numberOf = numberer(setup, placements);
  const byTarget = new Map<number, Uint32Array>();
  let [size, done, before] = [0, 0, 0];
  for (const index of wanted) {
    let found = 0;
    const rows: number[] = [];
    const question = { ...setup, uncovered: targetCells(puzzle, targetAt(puzzle, index)) };
    const onProgress = (progress: Progress): void =>
      options.onProgress?.({ done: (done + progress.done) / wanted.size, found: before + found });
    for await (const tiling of tilingsAsync(question, { signal: options.signal, onProgress })) {
      const own = without(tiling, placed);
      size = own.length;
      found++;
      for (const placement of own) rows.push(numberOf(placement));
    }
    if (found > 0) byTarget.set(index, inOrder({ placements, size }, Uint32Array.from(rows)));
    before += found;
    options.onProgress?.({ done: ++done / wanted.size, found: before });
  }
  return { placements, size, byTarget };
}

const without = (tiling: Tiling, placed: readonly Placement[]): Tiling =>
  placed.length === 0 ? tiling : tiling.filter((each) => !placed.some((other) => isSamePlacement(each, other)));

/** Tells the number of a placement among these. */
function numberer({ puzzle }: Setup, placements: readonly Placement[]): (placement: Placement) => number {
  const cells = puzzle.board.cells.length;
  const keyOf = (each: Placement): number => (each.piece * maxOrientations + each.orientation) * cells + each.cells[0]!;
  const numbers = new Uint32Array(puzzle.pieces.length * maxOrientations * cells);
  placements.forEach((placement, number) => {
    numbers[keyOf(placement)] = number;
  });
  return (placement) => numbers[keyOf(placement)]!;
}

/**
 * Rows in the order of solutions, each in the order in which its placements are met. Of two that begin at the same cell,
 * the one with the lower number is of the piece named first, or lies as listed first.
 */
function inOrder({ placements, size }: Pick<NumberedTilings, "placements" | "size">, rows: Uint32Array): Uint32Array {
  const first = (number: number): number => placements[number]!.cells[0]!;
  const each: Uint32Array[] = [];
  for (let at = 0; at < rows.length; at += size) {
    each.push(rows.subarray(at, at + size).sort((a, b) => first(a) - first(b)));
  }
  each.sort((a, b) => {
    for (let i = 0; i < size; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
    return 0;
  });
  const sorted = new Uint32Array(rows.length);
  for (const [i, row] of each.entries()) sorted.set(row, i * size);
  return sorted;
}

/** The tiling at a place among those of a target, with what lies already. */
export function tilingNumbered(
  { placements, size }: NumberedTilings,
  rows: Uint32Array,
  place: number,
  placed: readonly Placement[] = [],
): Tiling {
  const own = Array.from(rows.subarray(place * size, (place + 1) * size), (number) => placements[number]!);
  return [...placed, ...own].sort(inTilingOrder);
}
