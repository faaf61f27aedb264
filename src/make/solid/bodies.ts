/** From a puzzle and its measures to bodies: each piece, the tray with its labels, and the frame around the board. */

import { middleCell } from "../../core/drawing/board-figures.js";
import type { PictureInk } from "../../core/drawing/picture.js";
import { type Lattice, latticeNamed } from "../../core/lattice/lattice.js";
import { signedArea } from "../../core/lattice/outline.js";
import type { Piece, Puzzle } from "../../core/puzzle/puzzle.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import { hangingHole, notchIn, pegPlaces, pegsAt } from "../fittings/holes.js";
import {
  type Bounds,
  difference,
  findBounds,
  findRings,
  makeRectangle,
  moveBy,
  offsetBy,
  type Ring,
  roundRings,
  union,
} from "../plane.js";
import { holesOf, outerRings, raise, reversed, type Side, sidesOf, units } from "./body.js";
import { drill, flatRings, sinkFromBelow, standOn } from "./drill.js";
import type { Inscription } from "./inscription.js";
import type { Letters } from "./letters.js";
import { type Mesh, Surface } from "./mesh.js";
import { depthOfLabels, type FrameSide, type SolidSettings } from "./parameters.js";

export interface Body {
  readonly name: string;
  readonly mesh: Mesh;
  readonly copies: number;
  /** What colour it has where there are several. */
  readonly ink?: PictureInk;
  /** What fills its engraved labels, for a second colour. */
  readonly inlay?: Inlay;
}

/** A body within another. */
export interface Inlay {
  readonly mesh: Mesh;
  readonly ink: PictureInk;
}

/** Every side moved by this much, corners staying sharp. */
const moveRings = (rings: readonly Ring[], millimetres: number): Ring[] =>
  offsetBy(rings, millimetres, { corner: "mitre" });

/** Between two pieces, half of the clearance belongs to each. */
function makePieceBody(
  lattice: Lattice,
  piece: Piece,
  number: number,
  settings: SolidSettings,
  letter: readonly Ring[],
) {
  const { id, shape, copies } = piece;
  const { cell, clearance, thickness } = settings;
  const surface = new Surface();
  const sides = sidesOf(moveRings(findRings(lattice, shape, cell), -clearance / 2), settings);
  const { lowest, highest } = raise(surface, sides, { from: 0, to: thickness, cutBelow: true, cutAbove: true });
  surface.bottom(lowest, 0);
  const depth = Math.min(settings["label-depth"], thickness / 2);
  surface.top([...highest, ...sinkLetters(surface, letter, thickness, depth)], units(thickness));
  const ink: PictureInk = `top${number}`;
  return { name: id, mesh: surface, copies, ink };
}

/** How large a letter on a piece is, in sizes of a cell. */
const letterSize = 0.55;

/** In the cell nearest to the middle; copies share the letter of the first. */
function placeLetter(
  lattice: Lattice,
  { shape }: Piece,
  letter: string,
  { cell }: SolidSettings,
  letters: Letters,
): Ring[] {
  const { x, y } = lattice.centreInPlane(shape[middleCell(lattice, shape)]!);
  return moveBy(letters.ringsOf(letter, letterSize * cell), x * cell, y * cell);
}

/** With letters on them where they are asked for and there is something to write with. */
export function makePieceBodies(puzzle: Puzzle, settings: SolidSettings, letters?: Letters): Body[] {
  const lattice = latticeNamed(puzzle.lattice);
  const names = pieceLetters(puzzle);
  const numbers = puzzle.pieces.map((_, i) => puzzle.pieces.slice(0, i).reduce((sum, { copies }) => sum + copies, 0));
  const written = (piece: Piece, i: number): Ring[] =>
    settings.engrave === "none" || letters === undefined
      ? []
      : placeLetter(lattice, piece, names[i]?.[0] ?? "", settings, letters);
  return puzzle.pieces.map((piece, i) => makePieceBody(lattice, piece, numbers[i]!, settings, written(piece, i)));
}

/** What stands around the pieces. */
interface Walls {
  readonly outside: readonly Side[];
  /** Around the floor; the frame is the body. */
  readonly inside: readonly Side[];
  /** Where the board has gaps amid its cells. */
  readonly islands: readonly Side[];
}

/** Two parts of a board may only just meet when gaps are closed. Such a neck is narrower than its own cut edges. */
function withoutNecks(outline: readonly Ring[], border: number): readonly Ring[] {
  const sturdy = moveRings(moveRings(outline, -border / 2), border / 2);
  // Moving there and back costs other outlines a hair, so they are left as they are.
  return sturdy.length > outline.length ? sturdy : outline;
}

/** Gaps in the outline that are narrower than two borders are closed: nothing would hold there. */
function outlineAround(rings: readonly Ring[], border: number): Ring[] {
  return [...withoutNecks(moveRings(outerRings(moveRings(rings, 2 * border)), -border), border)];
}

/** The room for the pieces: wider than the board by half of the clearance. */
function wellOf({ lattice, board }: Puzzle, { cell, clearance }: SolidSettings): Ring[] {
  const points = board.cells.map(({ point }) => point);
  return moveRings(findRings(latticeNamed(lattice), points, cell), clearance / 2);
}

/** The outline of tray and frame, in millimetres. */
export function findTrayOutline(puzzle: Puzzle, settings: SolidSettings): Ring[] {
  const outline = outlineAround(outerRings(wellOf(puzzle, settings)), settings.border);
  const sides = settings.level ?? [];
  return sides.reduce((ring, side) => levelRings(ring, side, settings.border), outline);
}

/** Straight from the first of the outmost corners to the last: around hexagons these edges are zigzags otherwise. */
function levelRings(outline: readonly Ring[], side: FrameSide, border: number): Ring[] {
  const { top, bottom } = findBounds(outline);
  const edge = side === "lower" ? bottom : top;
  const across = findBounds([outline.flat().filter(({ y }) => Math.abs(y - edge) < 0.01)]);
  const inner = side === "lower" ? bottom - border : top + border;
  return across.left === across.right
    ? [...outline]
    : outerRings(
        union(outline, makeRectangle({ ...across, top: Math.min(edge, inner), bottom: Math.max(edge, inner) })),
      );
}

/** What the frame leaves open: the well, and a notch for a finger. */
function openingIn(puzzle: Puzzle, settings: SolidSettings): Ring[] {
  const well = outerRings(wellOf(puzzle, settings));
  return settings.notch ? union(well, notchIn(well, settings.border)) : well;
}

/** How round the corners of tray and frame are. */
const outerRadius = ({ radius, border }: SolidSettings): number => radius + border / 2;

function wallsOf(puzzle: Puzzle, settings: SolidSettings): Walls {
  const { chamfer } = settings;
  return {
    outside: sidesOf(findTrayOutline(puzzle, settings), { radius: outerRadius(settings), chamfer }),
    inside: sidesOf(reversed(openingIn(puzzle, settings)), settings),
    islands: sidesOf(reversed(holesOf(wellOf(puzzle, settings))), settings),
  };
}

/** Rings of what goes into the border or stands on it. */
interface Fittings {
  readonly nail: readonly Ring[];
  readonly pegs: readonly Ring[];
  readonly pegHoles: readonly Ring[];
}

/** A frame that is part of the tray needs no pegs. */
function fittingsOf(puzzle: Puzzle, { pegs, hanging, border, clearance, frame, ...settings }: SolidSettings): Fittings {
  const well = wellOf(puzzle, { pegs, hanging, border, clearance, frame, ...settings });
  const places = pegs && frame === "loose" ? pegPlaces(well, border) : [];
  return {
    nail: hanging ? flatRings(hangingHole(well, border)) : [],
    pegs: flatRings(pegsAt(places, border)),
    pegHoles: flatRings(pegsAt(places, border, clearance / 2)),
  };
}

/** How high pegs are, in millimetres: half of the frame at most. Their holes are a little deeper. */
const pegHeight = ({ "wall-height": height }: SolidSettings): number => Math.min(2, height / 2);
const pegDepth = (settings: SolidSettings): number => pegHeight(settings) + Math.min(0.3, settings["wall-height"] / 8);

/** From the top of the frame down, in millimetres; less where the frame is low. */
const inscriptionDepth = ({ "label-depth": depth, "wall-height": height }: SolidSettings): number =>
  Math.min(depth, height / 2);

/** Letters in the top of something, so deep; what they leave out of it. */
function sinkLetters(surface: Surface, rings: readonly Ring[], top: number, depth: number): Ring[] {
  const flat = flatRings(rings);
  if (flat.length === 0) return [];
  standOn(surface, flat, units(top), -units(depth));
  return [fillAround(surface, reversed(flat), units(top))];
}

/** One line of letters after the other: together, their outline would go around the opening. */
const sinkInscription = (surface: Surface, lines: Inscription, top: number, settings: SolidSettings): Ring[] =>
  lines.flatMap((rings) => sinkLetters(surface, rings, top, inscriptionDepth(settings)));

/** What letters may stand on: the top of the frame without its cut edges and holes, in millimetres. */
export function frameTop(puzzle: Puzzle, settings: SolidSettings): Ring[] {
  const { border, chamfer, hanging } = settings;
  const inner = moveRings(openingIn(puzzle, settings), chamfer);
  const nail = hanging ? hangingHole(wellOf(puzzle, settings), border) : [];
  const outer = roundRings(findTrayOutline(puzzle, settings), outerRadius(settings));
  return difference(moveRings(outer, -chamfer), union(inner, nail));
}

export function makeFrameBody(puzzle: Puzzle, settings: SolidSettings, inscription: Inscription = []): Body {
  const { outside, inside } = wallsOf(puzzle, settings);
  const height = settings["wall-height"];
  const surface = new Surface();
  const { lowest, highest } = raise(surface, [...outside, ...inside], { from: 0, to: height, cutAbove: true });
  const { nail, pegHoles } = fittingsOf(puzzle, settings);
  const drilled = drill(surface, nail, 0, units(height));
  surface.bottom([...lowest, ...drilled, ...sinkFromBelow(surface, pegHoles, units(pegDepth(settings)))], 0);
  surface.top([...highest, ...drilled, ...sinkInscription(surface, inscription, height, settings)], units(height));
  return { name: "frame", mesh: surface, copies: 1, ink: "well" };
}

/** The rim of the floor with what stands on it: of the whole tray, or of what the frame leaves of it. */
function raiseTray(
  surface: Surface,
  { outside, inside }: Walls,
  { nail, pegs }: Fittings,
  settings: SolidSettings,
  inscription: Inscription,
): Ring[] {
  const { base } = settings;
  const isFixed = settings.frame === "fixed";
  const top = isFixed ? base + settings["wall-height"] : base;
  const outer = raise(surface, outside, { from: 0, to: top, cutBelow: true, cutAbove: isFixed });
  const drilled = drill(surface, nail, 0, units(top));
  surface.bottom([...outer.lowest, ...drilled], 0);
  if (!isFixed) return [...outer.highest, ...drilled, ...raisePegs(surface, pegs, settings)];
  const inner = raise(surface, inside, { from: base, to: top, cutAbove: true });
  const written = sinkInscription(surface, inscription, top, settings);
  surface.top([...outer.highest, ...inner.highest, ...drilled, ...written], units(top));
  return reversed(inner.lowest);
}

/** Pegs that find their holes in the frame; what they leave out of the rim. */
function raisePegs(surface: Surface, pegs: readonly Ring[], settings: SolidSettings): Ring[] {
  if (pegs.length > 0) standOn(surface, pegs, units(settings.base), units(pegHeight(settings)));
  return reversed(pegs);
}

/** Blocks where the board has gaps; what they leave out of the floor. */
function raiseIslands(surface: Surface, { islands }: Walls, settings: SolidSettings): Ring[] {
  const top = settings.base + settings["wall-height"];
  const { lowest, highest } = raise(surface, islands, { from: settings.base, to: top, cutAbove: true });
  surface.top(highest, units(top));
  return reversed(lowest);
}

/** So far around a label, in units: less than any cell leaves free. */
const aroundLabel = units(0.1);

/** Whether a ring goes around everything: that of a marked day, or a letter that stands alone. */
function isAround(ring: Ring, all: Bounds): boolean {
  const { left, top, right, bottom } = findBounds([ring]);
  const isOutmost = left === all.left && right === all.right && top === all.top && bottom === all.bottom;
  return isOutmost && signedArea(ring) < 0;
}

/**
 * The floor around the letters of a label, up to a rectangle; what that leaves out of the rest. Filling a face takes the
 * square of the number of its points, so many small ones are filled faster than one large one.
 */
function fillAround(surface: Surface, letters: readonly Ring[], z: number): Ring {
  const { left, top, right, bottom } = findBounds(letters);
  const ring = letters.find((each) => isAround(each, { left, top, right, bottom }));
  // A rectangle around a ring would not fit into the cell.
  if (ring !== undefined) {
    surface.top(
      letters.filter((each) => each !== ring),
      z,
    );
    return ring;
  }
  const [west, east] = [left - aroundLabel, right + aroundLabel];
  const [south, north] = [top - aroundLabel, bottom + aroundLabel];
  const around = [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ];
  surface.top([around, ...letters], z);
  return around.toReversed();
}

/** Letters above the floor or below it, one surface with it; what they leave out of the floor. */
function raiseLabel(surface: Surface, label: readonly Ring[], { base, ...settings }: SolidSettings): Ring[] {
  const flat = flatRings(label);
  if (flat.length === 0) return [];
  const height = settings.labels === "raised" ? settings["label-depth"] : -depthOfLabels(settings);
  standOn(surface, flat, units(base), units(height));
  return [fillAround(surface, reversed(flat), units(base))];
}

/** Grooves in the floor; what they leave out of it, and what of it they enclose. */
function sinkGrooves(surface: Surface, grooves: readonly Ring[], settings: SolidSettings): Ring[] {
  const flat = flatRings(grooves);
  if (flat.length > 0) standOn(surface, flat, units(settings.base), -units(settings["grid-depth"]));
  return reversed(flat);
}

/** Letters that fill what was cut out for them: up to the floor, or the bottom of it only. */
function makeInlay(labels: readonly (readonly Ring[])[], settings: SolidSettings): Inlay {
  const { base } = settings;
  const surface = new Surface();
  const bottom = units(base - depthOfLabels(settings));
  const top = settings.labels === "lined" ? units(base - settings["label-depth"]) : units(base);
  for (const label of labels) {
    const flat = flatRings(label);
    for (const ring of flat) surface.wall({ ring, z: bottom }, { ring, z: top });
    surface.bottom(flat, bottom);
    surface.top(flat, top);
  }
  return { mesh: surface, ink: "quiet" };
}

/** What is written and drawn on the floor: rings on the board, in millimetres. */
export interface FloorMarks {
  /** Those of each label together. */
  readonly labels?: readonly (readonly Ring[])[];
  /** Grooves between the cells. */
  readonly grooves?: readonly Ring[];
  /** What stands on the frame, where that is part of the tray. */
  readonly inscription?: Inscription;
}

export function makeTrayBody(puzzle: Puzzle, marks: FloorMarks, settings: SolidSettings): Body {
  const { labels = [], grooves = [], inscription = [] } = marks;
  const walls = wallsOf(puzzle, settings);
  const surface = new Surface();
  const rim = raiseTray(surface, walls, fittingsOf(puzzle, settings), settings, inscription);
  const written = labels.flatMap((label) => raiseLabel(surface, label, settings));
  const left = [...raiseIslands(surface, walls, settings), ...written, ...sinkGrooves(surface, grooves, settings)];
  surface.top([...rim, ...left], units(settings.base));
  const inlay =
    settings.labels === "inlaid" || settings.labels === "lined" ? { inlay: makeInlay(labels, settings) } : {};
  return { name: "tray", mesh: surface, copies: 1, ink: "open", ...inlay };
}
