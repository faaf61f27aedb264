/** From what the coach says about a position to what is false about it, judged by exact search and the bare board. */

import type { DeadEnd, Hint, Reason } from "../../../src/core/coach/coach.js";
import { countTilings } from "../../../src/core/solver/counts.js";
import { type Placement, placementsOf, touchingCells } from "../../../src/core/tiling/placement.js";
import type { Position } from "./positions.js";

const closedIn = ({ uncovered, placed }: Position): Set<number> =>
  new Set([...uncovered, ...placed.flatMap(({ cells }) => cells)]);

/** What could be placed, told without the coach's code. */
export function possibleIn(position: Position): Placement[] {
  const { puzzle, placed, flips } = position;
  const closed = closedIn(position);
  const used = (piece: number): number => placed.filter((each) => each.piece === piece).length;
  return placementsOf(puzzle, { flips }).filter(
    ({ piece, cells }) => used(piece) < puzzle.pieces[piece]!.copies && !cells.some((cell) => closed.has(cell)),
  );
}

export const withPiece = (position: Position, placement: Placement): Position => ({
  ...position,
  placed: [...position.placed, placement],
});

const solutionsWith = (position: Position, placement: Placement): Promise<number> =>
  countTilings(withPiece(position, placement));

async function solutionsWithAny(position: Position, placements: readonly Placement[]): Promise<number> {
  let sum = 0;
  for (const placement of placements) sum += await solutionsWith(position, placement);
  return sum;
}

/** Whether cells are all of a region: open, connected, and no open cell touches them from outside. */
export function isRegion(position: Position, cells: readonly number[]): boolean {
  const closed = closedIn(position);
  const neighbours = touchingCells(position.puzzle);
  const found = new Set(cells.slice(0, 1));
  for (const cell of found) for (const next of neighbours[cell]!) if (!closed.has(next)) found.add(next);
  return found.size === cells.length && cells.every((cell) => found.has(cell) && !closed.has(cell));
}

export interface Said {
  readonly placement: Placement;
  readonly reason: Reason;
}

/** What is false of the argument itself, apart from what follows from it. */
async function falseArgument(position: Position, { placement, reason }: Said): Promise<string | undefined> {
  const possible = possibleIn(position);
  const ways = possible.filter(({ cells }) => cells.includes(reason.cell));
  const places = possible.filter(({ piece }) => piece === placement.piece);
  const copies = position.puzzle.pieces[placement.piece]!.copies;
  const left = copies - position.placed.filter(({ piece }) => piece === placement.piece).length;
  if (reason.kind === "only-cell" && ways.length !== 1) return "the cell can be covered in several ways";
  if (reason.kind === "only-piece" && ways.some(({ piece }) => piece !== placement.piece))
    return "another piece covers the cell, too";
  if (reason.kind === "only-place" && places.length !== left) return "the piece fits elsewhere, too";
  if (reason.region !== undefined && !isRegion(position, reason.region)) return "that is no region";
  if (reason.kind === "shared-piece") {
    const elsewhere = possible.filter(
      ({ piece, cells }) => piece === reason.needs && !reason.region!.includes(cells[0]!),
    );
    if ((await solutionsWithAny(position, elsewhere)) > 0) return "the piece is used outside the region that needs it";
  }
  return undefined;
}

const exact = ["only-cell", "only-place", "forced-region", "every-solution"];

/** What is false of what follows from it. */
async function falseStep(position: Position, { placement, reason }: Said, total: number): Promise<string | undefined> {
  const here = await solutionsWith(position, placement);
  if (here === 0) return "no solution has the piece there";
  if (!placement.cells.includes(reason.cell)) return "the piece doesn't cover the cell";
  if (reason.kind === "best-chance") {
    const { chance } = reason;
    if (here === total) return "every solution has the piece there";
    return chance === undefined || (chance.count === here && chance.of === total) ? undefined : "the chance is wrong";
  }
  if (exact.includes(reason.kind)) return here === total ? undefined : "some solution has the piece elsewhere";
  const ways = possibleIn(position).filter(
    ({ piece, cells }) => piece === placement.piece && cells.includes(reason.cell),
  );
  return (await solutionsWithAny(position, ways)) === total ? undefined : "some solution covers the cell otherwise";
}

/** All sums of the sizes of pieces left, one by one. */
export function sizesOf({ puzzle, placed }: Position): Set<number> {
  const sums = new Set([0]);
  for (const [piece, { shape, copies }] of puzzle.pieces.entries()) {
    const left = copies - placed.filter((each) => each.piece === piece).length;
    for (let copy = 0; copy < left; copy++) for (const sum of [...sums]) sums.add(sum + shape.length);
  }
  return sums;
}

function falseDeadEnd(position: Position, reason: DeadEnd): string | undefined {
  const possible = possibleIn(position);
  if (reason.kind === "uncoverable" && possible.some(({ cells }) => cells.includes(reason.cell)))
    return "the cell can be covered";
  if (reason.kind === "no-room" && possible.some(({ piece }) => piece === reason.piece)) return "the piece has room";
  if (reason.kind !== "cut-off") return undefined;
  if (!isRegion(position, reason.cells)) return "that is not cut off";
  return sizesOf(position).has(reason.cells.length) ? "some pieces have that size" : undefined;
}

async function falseCorrection(position: Position, said: Hint & { kind: "wrong" }): Promise<string | undefined> {
  const placed = position.placed.filter((_, index) => !said.wrong.includes(index));
  if ((await countTilings({ ...position, placed })) === 0) return "lifting these doesn't help";
  return falseDeadEnd(position, said.reason);
}

/** What is false about a step, in words; undefined where it is true. */
export async function falseReason(position: Position, said: Said): Promise<string | undefined> {
  return (await falseArgument(position, said)) ?? (await falseStep(position, said, await countTilings(position)));
}

/** What is false about a hint, in words; undefined where it is true. */
export async function falsehood(position: Position, said: Hint): Promise<string | undefined> {
  const total = await countTilings(position);
  if (said.kind === "wrong") return total > 0 ? "there are solutions" : falseCorrection(position, said);
  if (total === 0) return "there is no solution";
  return said.kind === "next" ? falseReason(position, said) : undefined;
}
