/**
 * The techniques by which a person finds the next piece, from plain to deep, and where each of them applies on a board.
 *
 * A technique looks at what is possible and says where to look. All but the last two are arguments that a person can
 * follow without trying out solutions; what they say of a board is true whether or not it has a solution.
 */

import { frozen } from "../text/frozen.js";
import { itemAt } from "../text/list.js";
import type { Possibilities } from "../tiling/possibilities.js";
import { isPlainlyDead } from "./dead-end.js";
import { commonTo, fillingsOf, neededBy, type RegionFilling } from "./fillings.js";

/**
 * The ways to find the next piece, from what anybody can see to what only a search shows. Every hint gives one of them
 * as its reason.
 *
 * @example
 * ```ts
 * techniques.slice(0, 5).join(", "); // → only-cell, only-piece, only-place, forced-region, shared-piece
 * techniques.slice(5).join(", "); // → others-fail, every-solution, best-chance
 * ```
 */
export const techniques = frozen([
  /** Only one piece can cover this cell, and in one way only. */
  "only-cell",
  /** Only one piece can cover this cell, though in several ways. */
  "only-piece",
  /** This piece fits in one place only, or in as many as it has copies. */
  "only-place",
  /** However the pieces left fill this region, one of them is always in the same place. */
  "forced-region",
  /** Another region needs a piece, so it can't be used here, and then only one piece can cover this cell. */
  "shared-piece",
  /** Whatever else covers this cell makes a gap that nothing fills, or leaves some piece no room. */
  "others-fail",
  /** In every solution that is left, this piece is here. */
  "every-solution",
  /** More solutions have this piece just here than any other piece anywhere; there are other solutions. */
  "best-chance",
]);
/** A way to find the next piece. */
export type Technique = (typeof techniques)[number];

/** Why a piece goes where a hint says, and where to look. */
export interface Reason {
  readonly kind: Technique;
  /** Where to look: a cell that the piece will cover. */
  readonly cell: number;
  /** Of a forced region its cells; of a shared piece those of the region that needs it. */
  readonly region?: readonly number[];
  /** The piece that this region needs, as an index into the puzzle's. */
  readonly needs?: number;
  /** Of the best chance: how many of the solutions have the piece just here. Left out where there are too many. */
  readonly chance?: { readonly count: number; readonly of: number };
}

const pieceOf = ({ placements }: Possibilities, number: number): number => itemAt(placements, number).piece;

/** The piece that all of these placements are of; undefined where there are several, or none. */
function onlyPieceAmong(possible: Possibilities, numbers: readonly number[]): number | undefined {
  const [first, ...others] = numbers.map((number) => pieceOf(possible, number));
  return others.every((piece) => piece === first) ? first : undefined;
}

function firstCell(possible: Possibilities, fits: (cell: number) => boolean): number | undefined {
  const { cells } = possible.puzzle.board;
  return cells.find(({ index }) => possible.isOpen(index) && fits(index))?.index;
}

type Finder = (possible: Possibilities) => Reason | undefined;

const onlyCell: Finder = (possible) => {
  const cell = firstCell(possible, (each) => possible.ways(each) === 1);
  return cell === undefined ? undefined : { kind: "only-cell", cell };
};

const onlyPiece: Finder = (possible) => {
  const cell = firstCell(possible, (each) => onlyPieceAmong(possible, possible.waysTo(each)) !== undefined);
  return cell === undefined ? undefined : { kind: "only-piece", cell };
};

/** As many places as copies: so all of them are taken. */
const onlyPlace: Finder = (possible) => {
  const piece = possible.puzzle.pieces.findIndex(
    (_, each) => possible.left(each) > 0 && possible.places(each) === possible.left(each),
  );
  const [place] = piece < 0 ? [] : possible.placesOf(piece);
  return place === undefined ? undefined : { kind: "only-place", cell: firstCellOf(possible, place) };
};

const firstCellOf = ({ placements }: Possibilities, number: number): number =>
  itemAt(itemAt(placements, number).cells, 0);

interface FilledRegion {
  readonly cells: readonly number[];
  readonly fillings: readonly RegionFilling[];
}

/** The regions small enough to try all their fillings. */
function filledRegions(possible: Possibilities): FilledRegion[] {
  return possible.regions().flatMap((cells) => {
    const fillings = fillingsOf(possible, cells);
    return fillings === undefined || fillings.length === 0 ? [] : [{ cells, fillings }];
  });
}

const forcedRegion: Finder = (possible) => {
  for (const { cells, fillings } of filledRegions(possible)) {
    const [common] = commonTo(fillings);
    if (common !== undefined) return { kind: "forced-region", cell: firstCellOf(possible, common), region: cells };
  }
  return undefined;
};

/** A cell outside the region where, without the piece that the region needs, only one piece is left. */
function cellWithout(possible: Possibilities, piece: number, region: readonly number[]): number | undefined {
  return firstCell(possible, (cell) => {
    if (region.includes(cell)) return false;
    const others = possible.waysTo(cell).filter((number) => pieceOf(possible, number) !== piece);
    return onlyPieceAmong(possible, others) !== undefined;
  });
}

const sharedPiece: Finder = (possible) => {
  for (const { cells, fillings } of filledRegions(possible)) {
    for (const [piece, needed] of neededBy(possible, fillings).entries()) {
      if (needed === 0 || needed < possible.left(piece)) continue;
      const cell = cellWithout(possible, piece, cells);
      if (cell !== undefined) return { kind: "shared-piece", cell, region: cells, needs: piece };
    }
  }
  return undefined;
};

/** With more choices than this nobody follows the argument that all but one of them fail. */
const maxTried = 12;

/** Whether it is plain at once, with this piece placed, that the rest cannot be filled. */
function fails(possible: Possibilities, number: number): boolean {
  possible.place(number);
  const isDead = isPlainlyDead(possible);
  possible.lift(number);
  return isDead;
}

/** A cell where all choices but those of one piece make it plain at once that the rest cannot be filled. */
const othersFail: Finder = (possible) => {
  const isForced = (cell: number): boolean => {
    if (possible.ways(cell) > maxTried) return false;
    const alive = possible.waysTo(cell).filter((number) => !fails(possible, number));
    return onlyPieceAmong(possible, alive) !== undefined;
  };
  const cell = firstCell(possible, isForced);
  return cell === undefined ? undefined : { kind: "others-fail", cell };
};

/** Arguments that need no search, from plain to deep. */
const finders = [onlyCell, onlyPiece, onlyPlace, forcedRegion, sharedPiece, othersFail] as const;

/** Every argument for a next piece that needs no search, at most one of each technique, from plain to deep. */
export function* plainReasons(possible: Possibilities): Generator<Reason, void, undefined> {
  for (const find of finders) {
    const reason = find(possible);
    if (reason !== undefined) yield reason;
  }
}
