/** From a set of the atlas to the puzzle that it makes of the classic board: one of the catalogue, or one for a link. */

import { type FreePiece, freeShapeKey } from "../../../core/census/free-pieces.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { catalogueIds, cataloguePuzzle } from "../../../formats/catalogue.js";

const classic = cataloguePuzzle("classic");

const shapesText = (shapes: readonly FreePiece["shape"][]): string =>
  shapes
    .map((shape) => freeShapeKey("square", shape))
    .sort()
    .join(" ");

/** Those puzzles of the catalogue that only have other pieces than the classic one, by their pieces. */
function catalogueSets(): ReadonlyMap<string, Puzzle> {
  const boardOf = ({ lattice, board, fields }: Puzzle): string => JSON.stringify([lattice, board, fields]);
  const others = catalogueIds.map((id) => cataloguePuzzle(id)).filter((each) => boardOf(each) === boardOf(classic));
  const isFree = ({ pieces }: Puzzle): boolean => pieces.every(({ copies, mayFlip }) => copies === 1 && mayFlip);
  return new Map(others.filter(isFree).map((each) => [shapesText(each.pieces.map(({ shape }) => shape)), each]));
}

let known: ReadonlyMap<string, Puzzle> | undefined;

/** The title is the same in every language, so that a game that has begun is found again in another one. */
export function puzzleOfSet(pieces: readonly FreePiece[], flips: boolean): Puzzle {
  known ??= catalogueSets();
  const own = flips ? known.get(shapesText(pieces.map(({ shape }) => shape))) : undefined;
  if (own !== undefined) return own;
  return {
    ...classic,
    id: "atlas",
    title: { en: `Atlas: ${pieces.map(({ id }) => id).join(" ")}` },
    note: {},
    credits: cataloguePuzzle("classic-rocket").credits,
    pieces: pieces.map(({ id, shape }) => ({ id, shape, mayFlip: flips, copies: 1 })),
  };
}

/** Whether people know it by its own name. */
export const isInCatalogue = ({ id }: Puzzle): boolean => id !== "atlas";
