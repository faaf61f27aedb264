/** From a design to the same with other pieces: added, drawn again, copied, or gone. What changes nothing gives it back. */

import { type LatticeName, latticeNamed, type Point } from "../lattice/lattice.js";
import { orientationsOf, type Shape, shapeKey, shapeOf } from "../lattice/shape.js";
import { freeKey, nextLetters, shapeName } from "../lattice/shape-names.js";
import { limitOf } from "../puzzle/limits.js";
import { type Design, type DesignPiece, isInReach, pointKey } from "./design.js";

/** Each cell once, the first of them at the origin. */
function tidy(points: readonly Point[]): Shape {
  const once = new Map(points.filter(isInReach).map((point) => [pointKey(point), point]));
  return shapeOf([...once.values()]);
}

/** The name people know a shape by, or the next letter; with a number where that is taken. */
export function nameForPiece(lattice: LatticeName, shape: Shape, taken: ReadonlySet<string>): string {
  const known = lattice === "square" ? shapeName(freeKey(shape)) : undefined;
  const names = (i: number): string => (known === undefined ? nextLetters(i) : i === 0 ? known : `${known}-${i + 1}`);
  let i = 0;
  while (taken.has(names(i))) i++;
  return names(i);
}

const idsOf = ({ pieces }: Design): Set<string> => new Set(pieces.map(({ id }) => id));

/** The same for shapes that look alike, whether they may be flipped or not. */
export const standsAs = (lattice: LatticeName, shape: Shape, mayFlip: boolean): string =>
  orientationsOf(latticeNamed(lattice), shape, mayFlip).map(shapeKey).sort().join("|");

/** A piece that is there already, however it is turned, gets one copy more. */
export function pieceAdded(design: Design, points: readonly Point[], asked?: string): Design {
  const shape = tidy(points);
  if (shape.length === 0) return design;
  const isSame = (piece: DesignPiece): boolean =>
    standsAs(design.lattice, piece.shape, piece.mayFlip) === standsAs(design.lattice, shape, piece.mayFlip);
  const same = design.pieces.findIndex(isSame);
  if (same >= 0) return pieceChanged(design, same, { copies: (design.pieces[same]?.copies ?? 0) + 1 });
  const taken = idsOf(design);
  const id = asked !== undefined && !taken.has(asked) ? asked : nameForPiece(design.lattice, shape, taken);
  return { ...design, pieces: [...design.pieces, { id, shape, copies: 1, mayFlip: true }] };
}

export function pieceRemoved(design: Design, place: number): Design {
  if (design.pieces[place] === undefined) return design;
  return { ...design, pieces: design.pieces.filter((_, index) => index !== place) };
}

const maxCopies = limitOf("copies");

export function pieceChanged(design: Design, place: number, change: Partial<DesignPiece>): Design {
  const piece = design.pieces[place];
  if (piece === undefined) return design;
  const next = { ...piece, ...change, copies: Math.max(1, Math.min(maxCopies, change.copies ?? piece.copies)) };
  if (JSON.stringify(next) === JSON.stringify(piece)) return design;
  return { ...design, pieces: design.pieces.with(place, next) };
}

/** Keeps name, copies and flips. */
export function pieceRedrawn(design: Design, place: number, points: readonly Point[]): Design {
  const shape = tidy(points);
  return shape.length === 0 ? design : pieceChanged(design, place, { shape });
}

/** Another shape in its place, with its own name. */
export function pieceSwapped(design: Design, place: number, points: readonly Point[]): Design {
  const shape = tidy(points);
  const piece = design.pieces[place];
  if (piece === undefined || shape.length === 0) return design;
  const taken = idsOf(pieceRemoved(design, place));
  return pieceChanged(design, place, { shape, id: nameForPiece(design.lattice, shape, taken) });
}
