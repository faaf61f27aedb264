/**
 * From the measures of a job to a test piece to make first: three wells, each with its number, and one small piece.
 *
 * Half of a gap belongs to the piece and half to the well. Only the wells differ, each by twice as much: the one that the
 * piece fits says what both are to be.
 */

import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { EngravedLetters } from "../laser/labels.js";
import { nestParts } from "../laser/nest.js";
import type { LaserPart } from "../laser/part.js";
import { aroundIt, finishOutline } from "../laser/pieces.js";
import type { LaserSettings } from "../laser/settings.js";
import { findOpening } from "../laser/tray.js";
import { difference, findBounds, makeRectangle, measureArea, type Ring } from "../plane.js";
import { type Body, makePieceBodies, makeTrayBody } from "../solid/bodies.js";
import { drawLabelRings } from "../solid/labels.js";
import type { Letters } from "../solid/letters.js";
import type { SolidSettings } from "../solid/parameters.js";

/** By how much neighbouring wells differ, in millimetres. */
const kerfStep = 0.05;
const clearanceStep = 0.1;
const steps = [-1, 0, 1] as const;
/** Around a well. */
const rim = 5;

/** Two decimals, or as many as there are. */
export const writeMeasure = (value: number): string => String(Math.round(value * 100) / 100);

/** Nothing is below nothing. */
const around = (value: number, step: number): number[] =>
  [...new Set(steps.map((sign) => Math.max(0, value + sign * step)))].map((each) => Math.round(each * 1000) / 1000);

export const listTestKerfs = ({ kerf }: Pick<LaserSettings, "kerf">): number[] => around(kerf, kerfStep);
export const listTestClearances = ({ clearance }: Pick<SolidSettings, "clearance">): number[] =>
  around(clearance, clearanceStep).filter((each) => 2 * each > clearance);

/** A board of one cell, whose piece fills it. */
function oneCell({ lattice, ...puzzle }: Puzzle): Puzzle {
  const point = { x: 0, y: 0 };
  const board = { cells: [{ index: 0, id: "test", point }], rows: 1, columns: 1 };
  const piece = { id: "test", shape: [point], mayFlip: true, copies: 1 };
  return { ...puzzle, lattice, board, fields: [], pieces: [piece], labels: {} };
}

const isHole = (ring: Ring): boolean => measureArea([ring]) < 0;

function makeWellPart(
  puzzle: Puzzle,
  tested: number,
  settings: LaserSettings,
  lines: EngravedLetters["lines"],
): LaserPart {
  const opening = findOpening(puzzle, settings);
  const { left, top, right, bottom } = findBounds(opening);
  const text = lines(writeMeasure(tested));
  const capital = rim * 0.5;
  const box = { left: left - rim, top: top - rim, right: right + rim, bottom: bottom + rim + capital };
  const outer = aroundIt(makeRectangle(box, 1), settings.kerf);
  const hole = aroundIt(difference(makeRectangle(box, 1), opening), 2 * tested - settings.kerf).filter(isHole);
  const at = { x: left, y: bottom + rim + capital * 0.6 };
  const written = text.map((line) => line.map(({ x, y }) => ({ x: at.x + x * capital, y: at.y + y * capital })));
  const name = { message: writeMeasure(tested) };
  return { name, cut: [...outer, ...hole], score: [], engrave: written, isUpright: true };
}

/** On as many sheets as the test needs: one, unless sheets are tiny. */
export function makeLaserTest(puzzle: Puzzle, settings: LaserSettings, lines: EngravedLetters["lines"]): LaserPart[] {
  const board = oneCell(puzzle);
  const wells = listTestKerfs(settings).map((kerf) => makeWellPart(board, kerf, settings, lines));
  const cut = aroundIt(finishOutline(board, [{ x: 0, y: 0 }], settings), settings.kerf);
  const piece: LaserPart = { name: { message: "test" }, cut, score: [], engrave: [], isUpright: false };
  return [...(nestParts([...wells, piece], settings).sheets[0] ?? [])];
}

/** Nothing else is cut into a test piece. */
const plain = { notch: false, hanging: false, pegs: false } as const;

function makeWellBody(puzzle: Puzzle, tested: number, settings: SolidSettings, letters: Letters): Body {
  const own = {
    ...settings,
    clearance: 2 * tested - settings.clearance,
    border: rim,
    frame: "fixed" as const,
    ...plain,
  };
  const labels: Ring[][] = drawLabelRings(puzzle, [writeMeasure(tested)], letters, settings.cell);
  return { ...makeTrayBody(puzzle, { labels }, { ...own, labels: "engraved" }), name: writeMeasure(tested) };
}

/** Three small trays and a piece. */
export function makeSolidTest(puzzle: Puzzle, settings: SolidSettings, letters: Letters): Body[] {
  const board = oneCell(puzzle);
  const wells = listTestClearances(settings).map((each) => makeWellBody(board, each, settings, letters));
  return [...wells, ...makePieceBodies(board, settings)];
}
