/** From a board to its tray: a frame whose opening holds the pieces, and a base with labels and a grid below it. */

import { latticeNamed } from "../../core/lattice/lattice.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { joinedByLabels } from "../board-labels.js";
import { hangingHole, notchIn } from "../fittings/holes.js";
import { areaOf, type Bounds, boundsOf, difference, offsetBy, type Ring, rectangle, ringsOf, union } from "../plane.js";
import { boxParts } from "./box.js";
import { gridLines } from "./grid.js";
import {
  type EngravedLetters,
  type FrameWords,
  inscriptionLines,
  labelLines,
  markLines,
  noFrameWords,
} from "./labels.js";
import { closed, type LaserPart, type Line } from "./part.js";
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

/** How round a notch is, in widths of the border. */
const notchRound = 0.3;

/** What shall be left of the wood; where the board has holes, islands lie in the opening. */
export function finishedFrame(puzzle: Puzzle, settings: LaserSettings): Ring[] {
  const opening = openingOf(puzzle, settings);
  const notch = settings.notch ? notchIn(opening, settings.border, settings.border * notchRound) : [];
  return difference(finishedBase(puzzle, settings), union(opening, notch));
}

/** Base and frame have the same outline, and the same hole for a nail. */
function finishedBase(puzzle: Puzzle, settings: LaserSettings): Ring[] {
  const outer = outerOf(puzzle, settings);
  return settings.hanging ? difference(outer, hangingHole(openingOf(puzzle, settings), settings.border)) : outer;
}

/** The rings of holes in the board, where islands of the frame stand. */
export const islandsOf = (puzzle: Puzzle, { cell }: LaserSettings): Ring[] =>
  boardRings(puzzle, cell).filter((ring) => areaOf([ring]) < 0);

/** The words on both sides of the frame, as lines to engrave. */
function wordsOnFrame(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): Record<Side, Line[]> {
  const { left, right, top, bottom } = boundsOf(openingOf(puzzle, settings));
  const { onFrame = noFrameWords, lines } = letter;
  const room = (from: number): Bounds => ({ left, right, top: from, bottom: from + settings.border });
  return {
    below: inscriptionLines(onFrame.below, room(bottom), lines),
    above: inscriptionLines(onFrame.above, room(top - settings.border), lines),
  };
}

type Side = keyof FrameWords;
const sides = ["below", "above"] as const satisfies readonly Side[];

/** Whether what is to stand on the frame can be read there. */
export function hasRoomForWords(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): boolean {
  const words = wordsOnFrame(puzzle, settings, letter);
  return sides.every((side) => (letter.onFrame?.[side] ?? "") === "" || words[side].length > 0);
}

function frameOf(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart {
  const cut = aroundIt(finishedFrame(puzzle, settings), settings.kerf);
  const { below, above } = wordsOnFrame(puzzle, settings, letter);
  return { name: makeMessages.theFrame(), cut, score: [], engrave: [...above, ...below], isUpright: true };
}

/** Lines between the cells, and around the places where islands are glued on; labels in the cells. */
function baseOf(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart {
  return {
    name: makeMessages.theBase(),
    cut: aroundIt(finishedBase(puzzle, settings), settings.kerf),
    score: [
      ...gridLines(puzzle, settings.cell, joinedByLabels(puzzle, letter.labels)),
      ...islandsOf(puzzle, settings).map(closed),
    ],
    engrave: [...labelLines(puzzle, settings.cell, letter), ...markLines(puzzle, settings.cell, letter)],
    isUpright: true,
  };
}

export function trayParts(puzzle: Puzzle, settings: LaserSettings, letter: EngravedLetters): LaserPart[] {
  const tray = [baseOf(puzzle, settings, letter), frameOf(puzzle, settings, letter)];
  if (!settings.box) return tray;
  return [
    ...tray,
    ...boxParts(boundsOf(outerOf(puzzle, settings)), settings, letter.lid ?? { lines: [] }, letter.lines),
  ];
}
