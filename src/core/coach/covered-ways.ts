/**
 * From the cells that are covered on somebody's board to the pieces that may be there: every way, up to a limit.
 *
 * The first open cell is filled with whatever fits, then the next one. Not all pieces have to be used, so the solver's
 * questions, in which every piece has its place, do not ask for this.
 */

import { expectPuzzle } from "../puzzle/expect.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { Slices, sliceMilliseconds } from "../solver/slices.js";
import type { StopSignal } from "../solver/stop.js";
import { itemAt } from "../text/list.js";
import { inTilingOrder, type Placement, placementsOf } from "../tiling/placement.js";

export interface CoveredWays {
  readonly ways: readonly (readonly Placement[])[];
  /** False where there may be more than are listed. */
  readonly isAll: boolean;
}

export interface CoveredOptions {
  readonly signal?: StopSignal | undefined;
  /** How many ways are listed at most. */
  readonly maxWays?: number | undefined;
  /** How many pieces are placed at most, counting each time. */
  readonly maxTried?: number | undefined;
}

const defaultMax = { ways: 1000, tried: 500_000 } as const;

/** How many are tried between two looks at the clock. */
const atAStretch = 2000;

/** By cell: the placements that have it as their first, and are on covered cells alone. */
function placementsByFirst(puzzle: Puzzle, cells: readonly number[]): ReadonlyMap<number, readonly Placement[]> {
  const closed = puzzle.board.cells.map(({ index }) => index).filter((cell) => !cells.includes(cell));
  const byFirst = new Map<number, Placement[]>(cells.map((cell) => [cell, []]));
  for (const placement of placementsOf(puzzle, { closed })) byFirst.get(itemAt(placement.cells, 0))?.push(placement);
  return byFirst;
}

/** One piece placed is one step; a way that is found is handed out as it is. */
function* coverings(puzzle: Puzzle, cells: readonly number[]): Generator<readonly Placement[] | undefined, void> {
  const byFirst = placementsByFirst(puzzle, cells);
  const open = new Set(cells);
  const left = puzzle.pieces.map(({ copies }) => copies);
  const way: Placement[] = [];
  function* fill(): Generator<readonly Placement[] | undefined, void> {
    const first = cells.find((cell) => open.has(cell));
    if (first === undefined) return yield [...way].sort(inTilingOrder);
    for (const placement of byFirst.get(first) ?? []) {
      if (itemAt(left, placement.piece) === 0 || !placement.cells.every((cell) => open.has(cell))) continue;
      yield undefined;
      take(placement, -1);
      yield* fill();
      take(placement, 1);
    }
  }
  const take = (placement: Placement, step: 1 | -1): void => {
    left[placement.piece] = itemAt(left, placement.piece) + step;
    if (step < 0) way.push(placement);
    else way.pop();
    for (const cell of placement.cells) step < 0 ? open.delete(cell) : open.add(cell);
  };
  yield* fill();
}

/** The ways in which pieces of the puzzle cover just these cells. */
export async function waysToCover(
  puzzle: Puzzle,
  cells: readonly number[],
  { signal, maxWays = defaultMax.ways, maxTried = defaultMax.tried }: CoveredOptions = {},
): Promise<CoveredWays> {
  expectPuzzle(puzzle);
  const slices = new Slices({ signal, milliseconds: sliceMilliseconds.page });
  const ways: (readonly Placement[])[] = [];
  let tried = 0;
  for (const way of coverings(
    puzzle,
    [...cells].sort((a, b) => a - b),
  )) {
    if (way !== undefined) ways.push(way);
    else if (++tried % atAStretch === 0) await slices.rest();
    if (ways.length > maxWays || tried > maxTried) return { ways: ways.slice(0, maxWays), isAll: false };
  }
  return { ways, isAll: true };
}
