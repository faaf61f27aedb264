/** From a board to its tray: a frame whose opening holds the pieces, and a base with labels and a grid below it. */

import { latticeNamed } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { joinedByLabels } from "../board-labels.js";
import { sayMake } from "../messages.js";
import { areaOf, type Bounds, boundsOf, difference, offsetBy, type Ring, rectangle, ringsOf } from "../plane.js";
import { gridLines } from "./grid.js";
import { type EngravedLetters, inscriptionLines, labelLines, markLines } from "./labels.js";
import { closed, type LaserPart } from "./part.js";
import { aroundIt } from "./pieces.js";
import type { LaserSettings } from "./settings.js";

const boardRings = ({ lattice, board }: Puzzle, cell: number): Ring[] =>
  ringsOf(
    latticeNamed(lattice),
    board.cells.map(({ point }) => point),
    cell,
  );

/** The room for the pieces: wider than the board by half the clearance on every side, as pieces are narrower. */
export function openingOf(puzzle: Puzzle, { cell, clearance }: LaserSettings): Ring[] {
  const rings = boardRings(puzzle, cell);
  return clearance === 0 ? rings : offsetBy(rings, clearance / 2, { corner: "mitre" });
}

/** Corners of the tray are as round as the border is wide, which looks right at any size. */
function outerOf(puzzle: Puzzle, settings: LaserSettings): Ring[] {
  const { border } = settings;
  const { left, top, right, bottom } = boundsOf(openingOf(puzzle, settings));
  return rectangle({ left: left - border, top: top - border, right: right + border, bottom: bottom + border }, border);
}

/** What shall be left of the wood; where the board has holes, islands lie in the opening. */
export function finishedFrame(puzzle: Puzzle, settings: LaserSettings): Ring[] {
  return difference(outerOf(puzzle, settings), openingOf(puzzle, settings));
}

/** The rings of holes in the board, where islands of the frame stand. */
export const islandsOf = (puzzle: Puzzle, { cell }: LaserSettings): Ring[] =>
  boardRings(puzzle, cell).filter((ring) => areaOf([ring]) < 0);

/** The lower side of the frame, where an inscription stands. */
function inscriptionRoom(puzzle: Puzzle, settings: LaserSettings): Bounds {
  const { left, right, bottom } = boundsOf(openingOf(puzzle, settings));
  return { left, right, top: bottom, bottom: bottom + settings.border };
}

function frameOf(puzzle: Puzzle, settings: LaserSettings, { inscription = "", lines }: EngravedLetters): LaserPart {
  const cut = aroundIt(finishedFrame(puzzle, settings), settings.kerf);
  const engrave = inscriptionLines(inscription, inscriptionRoom(puzzle, settings), lines);
  return { name: sayMake.theFrame(), cut, score: [], engrave, isUpright: true };
}

/** Lines between the cells, and around the places where islands are glued on; labels in the cells. */
function baseOf(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart {
  return {
    name: sayMake.theBase(),
    cut: aroundIt(outerOf(puzzle, settings), settings.kerf),
    score: [
      ...gridLines(puzzle, settings.cell, joinedByLabels(puzzle, letter.labels)),
      ...islandsOf(puzzle, settings).map(closed),
    ],
    engrave: [...labelLines(puzzle, settings.cell, letter), ...markLines(puzzle, settings.cell, letter)],
    isUpright: true,
  };
}

export function trayParts(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart[] {
  return [baseOf(puzzle, settings, letter), frameOf(puzzle, settings, letter)];
}
