/**
 * The plainest search, as a stream of steps: fill the first open cell with whatever fits, and go back when nothing does.
 *
 * On a board of two cells in a row, with a domino and no cell to leave uncovered, the stream is
 *
 *     place the domino on cells 0 and 1
 *     solution
 *     remove it
 *
 * Whoever reads the stream decides when to stop: after the first solution, or after all of them.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { type Placement, placementsOf } from "../tiling/placement.js";

export type SearchStep =
  | { readonly kind: "place" | "remove"; readonly placement: Placement }
  | { readonly kind: "solution" };

export interface SearchSetup {
  readonly puzzle: Puzzle;
  readonly uncovered: readonly number[];
  readonly flips?: boolean | undefined;
}

/** What is left to do: which cells are taken, and how many copies of each piece are in hand. */
interface State {
  readonly taken: boolean[];
  readonly hand: number[];
  /** By first cell: what can be put there. */
  readonly starting: readonly (readonly Placement[])[];
}

/** Puts a placement on the board, or takes it away again. */
function toggle({ taken, hand }: State, { piece, cells }: Placement, isThere: boolean): void {
  for (const cell of cells) taken[cell] = isThere;
  hand[piece]! += isThere ? -1 : 1;
}

const fits = ({ taken, hand }: State, { piece, cells }: Placement): boolean =>
  hand[piece]! > 0 && cells.every((cell) => !taken[cell]);

function* fill(state: State): Generator<SearchStep, void, undefined> {
  const open = state.taken.indexOf(false);
  if (open < 0 && state.hand.every((copies) => copies === 0)) yield { kind: "solution" };
  for (const placement of state.starting[open] ?? []) {
    if (!fits(state, placement)) continue;
    toggle(state, placement, true);
    yield { kind: "place", placement };
    yield* fill(state);
    toggle(state, placement, false);
    yield { kind: "remove", placement };
  }
}

export function* firstOpenCell({ puzzle, uncovered, flips }: SearchSetup): Generator<SearchStep, void, undefined> {
  const starting = puzzle.board.cells.map((): Placement[] => []);
  for (const placement of placementsOf(puzzle, { flips, closed: uncovered })) {
    starting[placement.cells[0]!]!.push(placement);
  }
  const taken = puzzle.board.cells.map(({ index }) => uncovered.includes(index));
  yield* fill({ taken, hand: puzzle.pieces.map(({ copies }) => copies), starting });
}
