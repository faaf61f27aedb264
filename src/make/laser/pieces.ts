/** From the pieces of a puzzle to the parts to cut: smaller by the clearance, rounded, and wider by the kerf. */

import { middleCell } from "../../core/drawing/board-figures.js";
import { latticeNamed, type Point } from "../../core/lattice/lattice.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import type { Piece, Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import { findRings, offsetBy, type Ring, roundRings } from "../plane.js";
import { findHatchLines } from "./hatch.js";
import { type EngravedLetters, engraveLetter } from "./labels.js";
import type { LaserPart, Line } from "./part.js";
import type { LaserSettings } from "./settings.js";

/** What shall be left of the wood: each piece gives way by half of the gap to its neighbour. */
export function finishOutline({ lattice }: Puzzle, cells: readonly Point[], settings: LaserSettings): Ring[] {
  const { cell, clearance, radius } = settings;
  const rings = findRings(latticeNamed(lattice), cells, cell);
  return roundRings(clearance === 0 ? rings : offsetBy(rings, -clearance / 2, { corner: "mitre" }), radius);
}

/** Where the beam goes: half of what it burns away lies on either side. */
export const aroundIt = (outline: readonly Ring[], kerf: number): Ring[] =>
  kerf === 0 ? [...outline] : offsetBy(outline, kerf / 2);

/** A letter in the cell nearest to the middle; capitals are this high, in sizes of a cell. */
const letterHeight = 0.34;

function placeLetter({ lattice }: Puzzle, { shape }: Piece, letter: string, how: Engraving): Line[] {
  const { cell } = how.settings;
  const named = latticeNamed(lattice);
  const { x, y } = named.centreInPlane(itemAt(shape, middleCell(named, shape)));
  const [half, room] = [(letterHeight * cell) / 2, cell / 2];
  const at = { left: x * cell - room, right: x * cell + room, top: y * cell - half, bottom: y * cell + half };
  return engraveLetter(letter, at, how.lines);
}

/** How far patterns stay away from the edge, in sizes of a cell. */
const aroundPattern = 0.12;

function placePattern(puzzle: Puzzle, { shape }: Piece, number: number, { settings }: Engraving): Line[] {
  const inside = offsetBy(finishOutline(puzzle, shape, settings), -aroundPattern * settings.cell, {
    corner: "mitre",
  });
  return findHatchLines(inside, number, settings.cell);
}

interface Engraving {
  readonly settings: LaserSettings;
  readonly lines: EngravedLetters["lines"];
}

/** What tells pieces apart where wood has one colour. */
function engravePiece(puzzle: Puzzle, piece: Piece, copy: { letter: string; number: number }, how: Engraving): Line[] {
  const { engrave = "none" } = how.settings;
  if (engrave === "letters") return placeLetter(puzzle, piece, copy.letter, how);
  return engrave === "patterns" ? placePattern(puzzle, piece, copy.number, how) : [];
}

function makePart(puzzle: Puzzle, { id, shape }: Piece, settings: LaserSettings): LaserPart {
  const cut = aroundIt(finishOutline(puzzle, shape, settings), settings.kerf);
  return { name: makeMessages.thePiece({ piece: id }), cut, score: [], engrave: [], isUpright: false };
}

/** Every copy of every piece; copies are alike unless they have letters. */
export function makePieceParts(
  puzzle: Puzzle,
  settings: LaserSettings,
  lines: EngravedLetters["lines"] = () => [],
): LaserPart[] {
  const letters = pieceLetters(puzzle);
  return puzzle.pieces.flatMap((piece, number) => {
    const part = makePart(puzzle, piece, settings);
    const own = itemAt(letters, number);
    if ((settings.engrave ?? "none") === "none") return new Array<LaserPart>(piece.copies).fill(part);
    return own.map((letter) => ({
      ...part,
      engrave: engravePiece(puzzle, piece, { letter, number }, { settings, lines }),
    }));
  });
}
