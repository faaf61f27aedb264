/**
 * From a position and a proof to what is wrong with it: a judge that shares no code with the coach. Every list of cases
 * must be complete, every leaf must say something true, and exact search must find it dead.
 */

import type { Contradiction, Proof } from "../../../src/core/coach/coach.js";
import { countTilings } from "../../../src/core/solver/counts.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import type { Position } from "./positions.js";
import { canFill, isRegion, leftIn, possibleIn, sizesOf, withPiece } from "./truth.js";

const keyOf = ({ piece, cells }: Placement): string => `${piece} ${cells.join(" ")}`;

/** Dark cells minus light ones, up to the sign; told by the coordinates of squares. */
function surplus({ puzzle }: Position, cells: readonly number[]): number {
  const signs = cells.map((cell) => {
    const { x, y } = puzzle.board.cells[cell]!.point;
    return (x + y) % 2 === 0 ? 1 : -1;
  });
  return Math.abs(signs.reduce((sum, sign) => sum + sign, 0));
}

/** Whether these are all cells of one colour among those. */
function areOfOneColour({ puzzle }: Position, some: readonly number[], all: readonly number[]): boolean {
  const colour = (cell: number): number => {
    const { x, y } = puzzle.board.cells[cell]!.point;
    return (x + y) & 1;
  };
  const colours = new Set(some.map(colour));
  return colours.size < 2 && all.every((cell) => some.includes(cell) === colours.has(colour(cell)));
}

/** All pairs of size and surplus of some of the pieces left. */
function coloursOf(position: Position): Set<string> {
  const left = leftIn(position);
  let sums: [number, number][] = [[0, 0]];
  for (const [piece, { shape }] of position.puzzle.pieces.entries()) {
    const more = Math.abs(shape.reduce((sum, { x, y }) => sum + ((x + y) % 2 === 0 ? 1 : -1), 0));
    for (let copy = 0; copy < left[piece]!; copy++) {
      const next = new Map(sums.map((sum) => [String(sum), sum]));
      for (const [size, before] of sums)
        for (const sign of [1, -1]) {
          const sum: [number, number] = [size + shape.length, before + sign * more];
          next.set(String(sum), sum);
        }
      sums = [...next.values()];
    }
  }
  return new Set(sums.map(([size, more]) => `${size} ${Math.abs(more)}`));
}

function falseLeaf(position: Position, said: Contradiction): string | undefined {
  const possible = possibleIn(position);
  const left = leftIn(position);
  if (said.kind === "uncoverable")
    return possible.some(({ cells }) => cells.includes(said.cell)) ? "the cell can be covered" : undefined;
  if (said.kind === "no-room")
    return possible.filter(({ piece }) => piece === said.piece).length >= left[said.piece]!
      ? "there is room"
      : undefined;
  const regions = said.kind === "same-piece" ? said.regions : [said.cells];
  if (!regions.every((region) => isRegion(position, region))) return "that is no region";
  if (said.kind === "wrong-size") return sizesOf(position).has(said.cells.length) ? "the size is right" : undefined;
  if (said.kind === "wrong-shape") return canFill(said.cells, possible, left) ? "it can be filled" : undefined;
  if (said.kind === "same-piece") {
    // The fewest copies that each region does with.
    const needed = said.regions.map((region) =>
      [...Array(left[said.piece]! + 1).keys()].findIndex((copies) =>
        canFill(region, possible, left.with(said.piece, copies)),
      ),
    );
    if (needed.includes(0)) return "a region does without the piece";
    return needed.reduce((sum, copies) => sum + copies, 0) > left[said.piece]! ? undefined : "there are enough of it";
  }
  if (new Set(said.dark).size !== said.dark.length || !areOfOneColour(position, said.dark, said.cells))
    return "these aren't the dark ones";
  return coloursOf(position).has(`${said.cells.length} ${surplus(position, said.cells)}`)
    ? "the colours match"
    : undefined;
}

/** What is wrong with a proof, in words; undefined where it is sound. */
export async function proofFault(position: Position, proof: Proof): Promise<string | undefined> {
  if (proof.kind === "contradiction") {
    if ((await countTilings(position)) > 0) return "a leaf has solutions";
    return falseLeaf(position, proof.contradiction);
  }
  const isMeant = ({ piece, cells }: Placement): boolean =>
    proof.kind === "cell" ? cells.includes(proof.cell) : piece === proof.piece;
  const expected = possibleIn(position).filter(isMeant).map(keyOf).sort();
  const given = proof.cases.map(({ placement }) => keyOf(placement)).sort();
  if (JSON.stringify(expected) !== JSON.stringify(given)) return "the list of cases is not complete";
  for (const { placement, proof: rest } of proof.cases) {
    const fault = await proofFault(withPiece(position, placement), rest);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
