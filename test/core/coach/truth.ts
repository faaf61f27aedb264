/** From what the coach says about a position to what is false about it, judged by exact search and the bare board. */

import type { DeadEnd, Hint, Reason } from "../../../src/core/coach/coach.js";
import { countTilings } from "../../../src/core/solver/counts.js";
import { firstTiling, tilings } from "../../../src/core/solver/tilings.js";
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

export interface Message {
  readonly placement: Placement;
  readonly reason: Reason;
}

export const leftIn = ({ puzzle, placed }: Position): number[] =>
  puzzle.pieces.map(({ copies }, piece) => copies - placed.filter((each) => each.piece === piece).length);

/** Whether some of these placements cover the region exactly, by trying. */
export function canFill(region: readonly number[], placements: readonly Placement[], left: readonly number[]): boolean {
  const [cell] = region;
  if (cell === undefined) return true;
  return placements.some(({ piece, cells }) => {
    if (left[piece] === 0 || !cells.includes(cell) || !cells.every((each) => region.includes(each))) return false;
    const rest = region.filter((each) => !cells.includes(each));
    return canFill(rest, placements, left.with(piece, left[piece]! - 1));
  });
}

/** All open cells that touch each other, region by region. */
function regionsIn(position: Position): number[][] {
  const closed = closedIn(position);
  const neighbours = touchingCells(position.puzzle);
  const regions: number[][] = [];
  for (const { index } of position.puzzle.board.cells) {
    if (closed.has(index) || regions.some((region) => region.includes(index))) continue;
    const found = new Set([index]);
    for (const cell of found) for (const next of neighbours[cell]!) if (!closed.has(next)) found.add(next);
    regions.push([...found]);
  }
  return regions;
}

/** Whether a glance is enough: a cell that nothing covers, a piece without a place, a region of no size there is. */
function looksDead(position: Position): boolean {
  const possible = possibleIn(position);
  const covered = new Set(possible.flatMap(({ cells }) => cells));
  const pieces = new Set(possible.map(({ piece }) => piece));
  const sizes = sizesOf(position);
  const regions = regionsIn(position);
  return (
    regions.some((region) => !sizes.has(region.length) || region.some((cell) => !covered.has(cell))) ||
    leftIn(position).some((left, piece) => left > 0 && !pieces.has(piece))
  );
}

type Judge = (position: Position, said: Message, possible: readonly Placement[]) => string | undefined;

const coversOf = (possible: readonly Placement[], { cell }: Reason): Placement[] =>
  possible.filter(({ cells }) => cells.includes(cell));

/** What is false of each argument, told from the bare board. */
const judges: Partial<Record<Reason["kind"], Judge>> = {
  "only-cell": (_, { reason }, possible) =>
    coversOf(possible, reason).length === 1 ? undefined : "the cell can be covered in several ways",
  "only-piece": (_, { placement, reason }, possible) =>
    coversOf(possible, reason).every(({ piece }) => piece === placement.piece)
      ? undefined
      : "another piece covers the cell, too",
  "only-place": (position, { placement }, possible) => {
    const places = possible.filter(({ piece }) => piece === placement.piece);
    return places.length === leftIn(position)[placement.piece] ? undefined : "the piece fits elsewhere, too";
  },
  "forced-region": (position, { placement, reason }, possible) => {
    const others = possible.filter(
      ({ piece, cells }) => piece !== placement.piece || `${cells}` !== `${placement.cells}`,
    );
    return canFill(reason.region!, others, leftIn(position)) ? "the region can be filled without it" : undefined;
  },
  "shared-piece": (position, { placement, reason }, possible) => {
    const left = leftIn(position);
    const needs = reason.needs!;
    if (canFill(reason.region!, possible, left.with(needs, left[needs]! - 1))) return "the region does without it";
    const others = coversOf(possible, reason).filter(({ piece }) => piece !== needs);
    if (reason.region!.includes(reason.cell)) return "the cell is in the region itself";
    return others.every(({ piece }) => piece === placement.piece) ? undefined : "a third piece covers the cell, too";
  },
  "others-fail": (position, { placement, reason }, possible) => {
    const others = coversOf(possible, reason).filter(({ piece }) => piece !== placement.piece);
    return others.every((each) => looksDead(withPiece(position, each)))
      ? undefined
      : "another piece on the cell leaves no gap that anybody sees";
  },
};

/** What is false of the argument itself, apart from what follows from it. */
async function falseArgument(position: Position, said: Message): Promise<string | undefined> {
  const { reason } = said;
  const possible = possibleIn(position);
  if (reason.region !== undefined && !isRegion(position, reason.region)) return "that is no region";
  const wrong = judges[reason.kind]?.(position, said, possible);
  if (wrong !== undefined || reason.kind !== "shared-piece") return wrong;
  const elsewhere = possible.filter(
    ({ piece, cells }) => piece === reason.needs && !reason.region!.includes(cells[0]!),
  );
  return (await solutionsWithAny(position, elsewhere)) > 0
    ? "the piece is used outside the region that needs it"
    : undefined;
}

/** Whether more solutions have some other placement than so many. */
function isBeaten(position: Position, count: number): boolean {
  const counts = new Map<string, number>();
  const known = new Set(position.placed.map(({ piece, cells }) => `${piece} ${cells}`));
  for (const tiling of tilings(position))
    for (const { piece, cells } of tiling) {
      const key = `${piece} ${cells}`;
      if (!known.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return Math.max(...counts.values()) > count;
}

const exact = ["only-cell", "only-place", "forced-region", "every-solution"];

/** What is false of what follows from it. */
async function falseStep(
  position: Position,
  { placement, reason }: Message,
  total: number,
): Promise<string | undefined> {
  const here = await solutionsWith(position, placement);
  if (here === 0) return "no solution has the piece there";
  if (!placement.cells.includes(reason.cell)) return "the piece doesn't cover the cell";
  if (reason.kind === "best-chance") {
    const { chance } = reason;
    if (here === total) return "every solution has the piece there";
    if (chance === undefined) return undefined;
    if (chance.count !== here || chance.of !== total) return "the chance is wrong";
    return isBeaten(position, here) ? "another piece has a better chance" : undefined;
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

const without = (position: Position, lifted: readonly number[]): Position => ({
  ...position,
  placed: position.placed.filter((_, index) => !lifted.includes(index)),
});

/** Whether lifting fewer pieces than this would do, too; each set is tried. */
async function canLiftFewer(position: Position, size: number, lifted: readonly number[] = []): Promise<boolean> {
  if (firstTiling(without(position, lifted)) !== undefined) return true;
  if (lifted.length + 1 >= size) return false;
  for (let next = (lifted.at(-1) ?? -1) + 1; next < position.placed.length; next++)
    if (await canLiftFewer(position, size, [...lifted, next])) return true;
  return false;
}

/** With more pieces on the board, the coach finds a small set that need not be the smallest. */
const maxPieces = 12;

/** What is false about the pieces to take off. */
export async function falseLift(position: Position, lift: readonly number[]): Promise<string | undefined> {
  if ((await countTilings(without(position, lift))) === 0) return "lifting these doesn't help";
  const isSmallest = position.placed.length > maxPieces || !(await canLiftFewer(position, lift.length));
  return isSmallest ? undefined : "lifting fewer would do";
}

async function falseCorrection(position: Position, said: Hint & { kind: "wrong" }): Promise<string | undefined> {
  return (await falseLift(position, said.wrong)) ?? falseDeadEnd(position, said.reason);
}

/** What is false about a step, in words; undefined where it is true. */
export async function falseReason(position: Position, said: Message): Promise<string | undefined> {
  return (await falseArgument(position, said)) ?? (await falseStep(position, said, await countTilings(position)));
}

/** What is false about a hint, in words; undefined where it is true. */
export async function falsehood(position: Position, said: Hint): Promise<string | undefined> {
  const total = await countTilings(position);
  if (said.kind === "wrong") return total > 0 ? "there are solutions" : falseCorrection(position, said);
  if (total === 0) return "there is no solution";
  return said.kind === "next" ? falseReason(position, said) : undefined;
}
