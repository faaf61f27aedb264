/** From a board to its tray: a frame whose opening holds the pieces, and a base with labels and a grid below it. */

import { latticeNamed } from "../../core/lattice/lattice.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { joinByLabels } from "../board-labels.js";
import { hangingHole, notchIn } from "../fittings/holes.js";
import {
  type Bounds,
  difference,
  findBounds,
  findRings,
  makeRectangle,
  measureArea,
  offsetBy,
  type Ring,
  union,
} from "../plane.js";
import { makeBoxParts } from "./box.js";
import { findGridLines } from "./grid.js";
import {
  type EngravedLetters,
  engraveInscription,
  engraveLabels,
  engraveMark,
  type FrameWords,
  noFrameWords,
} from "./labels.js";
import { closePath, type LaserPart, type Line } from "./part.js";
import { aroundIt } from "./pieces.js";
import type { LaserSettings } from "./settings.js";

const findBoardRings = ({ lattice, board }: Puzzle, cell: number): Ring[] =>
  findRings(
    latticeNamed(lattice),
    board.cells.map(({ point }) => point),
    cell,
  );

/** The room for the pieces: wider than the board by half the clearance on every side, as pieces are narrower. */
export function findOpening(puzzle: Puzzle, { cell, clearance }: LaserSettings): Ring[] {
  const rings = findBoardRings(puzzle, cell);
  return clearance === 0 ? rings : offsetBy(rings, clearance / 2, { corner: "mitre" });
}

/** Corners of the tray are as round as the border is wide, which looks right at any size. */
function outerOf(puzzle: Puzzle, settings: LaserSettings): Ring[] {
  const { border } = settings;
  const { left, top, right, bottom } = findBounds(findOpening(puzzle, settings));
  return makeRectangle(
    { left: left - border, top: top - border, right: right + border, bottom: bottom + border },
    border,
  );
}

/** How round a notch is, in widths of the border. */
const notchRound = 0.3;

/** What shall be left of the wood; where the board has holes, islands lie in the opening. */
export function finishFrame(puzzle: Puzzle, settings: LaserSettings): Ring[] {
  const opening = findOpening(puzzle, settings);
  const notch = settings.notch ? notchIn(opening, settings.border, settings.border * notchRound) : [];
  return difference(finishBase(puzzle, settings), union(opening, notch));
}

/** Base and frame have the same outline, and the same hole for a nail. */
function finishBase(puzzle: Puzzle, settings: LaserSettings): Ring[] {
  const outer = outerOf(puzzle, settings);
  return settings.hanging ? difference(outer, hangingHole(findOpening(puzzle, settings), settings.border)) : outer;
}

/** The rings of holes in the board, where islands of the frame stand. */
export const findIslands = (puzzle: Puzzle, { cell }: LaserSettings): Ring[] =>
  findBoardRings(puzzle, cell).filter((ring) => measureArea([ring]) < 0);

/** The words on both sides of the frame, as lines to engrave. */
function engraveFrame(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): Record<Side, Line[]> {
  const { left, right, top, bottom } = findBounds(findOpening(puzzle, settings));
  const { onFrame = noFrameWords, lines } = letter;
  const room = (from: number): Bounds => ({ left, right, top: from, bottom: from + settings.border });
  return {
    below: engraveInscription(onFrame.below, room(bottom), lines),
    above: engraveInscription(onFrame.above, room(top - settings.border), lines),
  };
}

type Side = keyof FrameWords;
const sides = ["below", "above"] as const satisfies readonly Side[];

/** Whether what is to stand on the frame can be read there. */
export function hasRoomForWords(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): boolean {
  const words = engraveFrame(puzzle, settings, letter);
  return sides.every((side) => (letter.onFrame?.[side] ?? "") === "" || words[side].length > 0);
}

function makeFrame(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart {
  const cut = aroundIt(finishFrame(puzzle, settings), settings.kerf);
  const { below, above } = engraveFrame(puzzle, settings, letter);
  return { name: makeMessages.theFrame(), cut, score: [], engrave: [...above, ...below], isUpright: true };
}

/** Lines between the cells, and around the places where islands are glued on; labels in the cells. */
function makeBase(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart {
  return {
    name: makeMessages.theBase(),
    cut: aroundIt(finishBase(puzzle, settings), settings.kerf),
    score: [
      ...findGridLines(puzzle, settings.cell, joinByLabels(puzzle, letter.labels)),
      ...findIslands(puzzle, settings).map(closePath),
    ],
    engrave: [...engraveLabels(puzzle, settings.cell, letter), ...engraveMark(puzzle, settings.cell, letter)],
    isUpright: true,
  };
}

export function makeTrayParts(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart[] {
  const tray = [makeBase(puzzle, settings, letter), makeFrame(puzzle, settings, letter)];
  if (!settings.box) return tray;
  return [
    ...tray,
    ...makeBoxParts(findBounds(outerOf(puzzle, settings)), settings, letter.lid ?? { lines: [] }, letter.lines),
  ];
}
