/**
 * From an arrangement that can be solved to the next piece to place, the plainest to see, and the reason for it.
 *
 * An argument that a person can follow comes first; then what all solutions have in common; at last the piece that is
 * alike in most of them.
 */

import type { WorkOptions } from "../solver/job.js";
import type { Question } from "../solver/question.js";
import type { Slices } from "../solver/slices.js";
import { itemAt } from "../text/list.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { Possibilities } from "../tiling/possibilities.js";
import { coachSlices, solutionsOf } from "./solutions.js";
import { plainReasons, type Reason } from "./techniques.js";

export interface NextStep {
  readonly placement: Placement;
  readonly reason: Reason;
}

const keyOf = ({ piece, cells }: Placement): string => `${piece} ${cells.join(" ")}`;

/** So many solutions are compared before we give up to find what they have in common. */
const maxCompared = 2_000;

interface Tally {
  readonly placement: Placement;
  count: number;
}

/** How often each placement occurs in the solutions; undefined where there are too many to tell. */
async function talliesOf(question: Question, slices: Slices): Promise<{ tallies: Tally[]; of: number } | undefined> {
  const tallies = new Map<string, Tally>();
  let of = 0;
  for await (const tiling of solutionsOf(question, slices)) {
    if (++of > maxCompared) return undefined;
    for (const placement of newIn(tiling, question)) {
      const key = keyOf(placement);
      const tally = tallies.get(key) ?? { placement, count: 0 };
      tally.count++;
      tallies.set(key, tally);
    }
  }
  return { tallies: [...tallies.values()], of };
}

/** The placements of a solution that are still to be made. */
function newIn(tiling: Tiling, { placed = [] }: Question): Placement[] {
  const known = new Set(placed.map(keyOf));
  return tiling.filter((placement) => !known.has(keyOf(placement)));
}

/** Of those as frequent the one that covers the earliest cell, so that the search's own order decides nothing. */
function mostFrequent(tallies: readonly Tally[]): Tally {
  const before = (a: Tally, b: Tally): boolean =>
    a.count > b.count || (a.count === b.count && itemAt(a.placement.cells, 0) < itemAt(b.placement.cells, 0));
  return tallies.reduce((best, next) => (before(next, best) ? next : best));
}

/** What most solutions have in common, or at least a piece of one of them where the board leaves least choice. */
async function byTrying(
  question: Question,
  tiling: Tiling,
  possible: Possibilities,
  slices: Slices,
): Promise<NextStep> {
  const told = await talliesOf(question, slices);
  if (told === undefined) {
    const cell = fewestWays(possible);
    return { placement: placementOn(tiling, cell), reason: { kind: "best-chance", cell } };
  }
  const { placement, count } = mostFrequent(told.tallies);
  const cell = itemAt(placement.cells, 0);
  if (count === told.of) return { placement, reason: { kind: "every-solution", cell } };
  return { placement, reason: { kind: "best-chance", cell, chance: { count, of: told.of } } };
}

function fewestWays(possible: Possibilities): number {
  const open = possible.puzzle.board.cells.map(({ index }) => index).filter((cell) => possible.isOpen(cell));
  return open.reduce((best, next) => (possible.ways(next) < possible.ways(best) ? next : best));
}

function placementOn(tiling: Tiling, cell: number): Placement {
  const placement = tiling.find(({ cells }) => cells.includes(cell));
  if (placement === undefined) throw new Error(`no piece of the solution covers cell ${cell}`);
  return placement;
}

/** The next step towards `tiling`, one of the solutions, or towards another; something must be left to place. */
export async function nextStep(question: Question, tiling: Tiling, { signal }: WorkOptions): Promise<NextStep> {
  const possible = new Possibilities(question);
  for (const reason of plainReasons(possible)) return { placement: placementOn(tiling, reason.cell), reason };
  return byTrying(question, tiling, possible, coachSlices(signal));
}
