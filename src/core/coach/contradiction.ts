/**
 * From what is possible to a reason why the board cannot be filled that a person can check in one look.
 *
 * The reasons are data, from plain to deep; each is true of the board as it is, whatever led to it.
 */

import { frozen } from "../text/frozen.js";
import type { Possibilities } from "../tiling/possibilities.js";
import { colouringOf } from "./colouring.js";
import { fillingsOf, neededBy } from "./fillings.js";
import { reachableSizes } from "./sizes.js";

/**
 * The ways to see that a board has no solution, from plain to deep.
 *
 * @example
 * ```ts
 * contradictionKinds.join(", "); // → uncoverable, no-room, wrong-size, wrong-shape, same-piece, colouring
 * ```
 */
export const contradictionKinds = frozen([
  /** None of the pieces left can cover this cell. */
  "uncoverable",
  /** This piece has fewer places left than copies. */
  "no-room",
  /** No pieces left have as many cells together as this region. */
  "wrong-size",
  /** No pieces left fill this region, though some have its size. */
  "wrong-shape",
  /** Two regions can't be filled without the same piece, and there aren't copies for both. */
  "same-piece",
  /** Coloured like a chessboard, the region has more cells of one colour than pieces of its size can make up for. */
  "colouring",
]);
/** A way to see that a board has no solution. */
export type ContradictionKind = (typeof contradictionKinds)[number];

/** Why a board has no solution, where one look is enough. */
export type Contradiction =
  | { readonly kind: "uncoverable"; readonly cell: number }
  | { readonly kind: "no-room"; readonly piece: number }
  | { readonly kind: "wrong-size"; readonly cells: readonly number[] }
  | { readonly kind: "wrong-shape"; readonly cells: readonly number[] }
  | { readonly kind: "same-piece"; readonly piece: number; readonly regions: readonly (readonly number[])[] }
  | {
      readonly kind: "colouring";
      /** The region, and those of its cells that are dark on a chessboard. */
      readonly cells: readonly number[];
      readonly dark: readonly number[];
    };

function uncoverable(possible: Possibilities): Contradiction | undefined {
  const { cells } = possible.puzzle.board;
  for (let cell = 0; cell < cells.length; cell++)
    if (possible.isOpen(cell) && possible.ways(cell) === 0) return { kind: "uncoverable", cell };
  return undefined;
}

function noRoom(possible: Possibilities): Contradiction | undefined {
  const piece = possible.puzzle.pieces.findIndex((_, each) => possible.places(each) < possible.left(each));
  return piece < 0 ? undefined : { kind: "no-room", piece };
}

type Regions = readonly (readonly number[])[];

/** The smallest is the plainest to see. */
const smallestOf = (regions: Regions): readonly number[] | undefined =>
  [...regions].sort((a, b) => a.length - b.length)[0];

function wrongSize(possible: Possibilities, regions: Regions): Contradiction | undefined {
  const reachable = reachableSizes(possible);
  const cells = smallestOf(regions.filter((region) => reachable[region.length] !== 1));
  return cells && { kind: "wrong-size", cells };
}

interface Needs {
  readonly cells: readonly number[];
  /** By piece; none where no pieces fill the region. */
  readonly needs: readonly number[] | undefined;
}

function needsOf(possible: Possibilities, regions: Regions): Needs[] {
  return regions.flatMap((cells) => {
    const fillings = fillingsOf(possible, cells);
    if (fillings === undefined) return [];
    return [{ cells, needs: fillings.length === 0 ? undefined : neededBy(possible, fillings) }];
  });
}

function wrongShape(all: readonly Needs[]): Contradiction | undefined {
  const cells = smallestOf(all.flatMap(({ cells: region, needs }) => (needs === undefined ? [region] : [])));
  return cells && { kind: "wrong-shape", cells };
}

/** Two regions that need more copies of a piece together than there are. */
function samePiece(possible: Possibilities, all: readonly Needs[]): Contradiction | undefined {
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1)) {
      const piece = one.needs?.findIndex((needed, each) => needed + (other.needs?.[each] ?? 0) > possible.left(each));
      if (piece !== undefined && piece >= 0) return { kind: "same-piece", piece, regions: [one.cells, other.cells] };
    }
  }
  return undefined;
}

function colouring(possible: Possibilities, regions: Regions): Contradiction | undefined {
  const { darkIn, canFill } = colouringOf(possible) ?? {};
  if (darkIn === undefined || canFill === undefined) return undefined;
  const cells = regions.find((region) => !canFill(region));
  return cells && { kind: "colouring", cells, dark: darkIn(cells) };
}

/** The plainest reason why the board cannot be filled, if one look shows it. */
export function contradictionIn(possible: Possibilities): Contradiction | undefined {
  const plain = uncoverable(possible) ?? noRoom(possible);
  if (plain !== undefined || possible.openCells === 0) return plain;
  const regions = possible.regions();
  const sizes = wrongSize(possible, regions);
  if (sizes !== undefined) return sizes;
  const needs = needsOf(possible, regions);
  return wrongShape(needs) ?? samePiece(possible, needs) ?? colouring(possible, regions);
}

/** The cells that a contradiction is about, for a drawing. */
export function cellsOf(contradiction: Contradiction): readonly number[] {
  if (contradiction.kind === "uncoverable") return [contradiction.cell];
  if (contradiction.kind === "no-room") return [];
  if (contradiction.kind === "same-piece") return contradiction.regions.flat();
  return contradiction.kind === "colouring" ? contradiction.dark : contradiction.cells;
}
