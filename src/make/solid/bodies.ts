/** From a puzzle and its measures to bodies: each piece, the tray with its labels, and the frame around the board. */

import type { PictureInk } from "../../core/drawing/picture.js";
import { type Lattice, latticeNamed } from "../../core/lattice/lattice.js";
import type { Piece, Puzzle } from "../../core/puzzle/puzzle.js";
import { boundsOf, difference, offsetBy, type Ring, ringsOf } from "../plane.js";
import { holesOf, outerRings, raise, reversed, type Side, sidesOf, units } from "./body.js";
import { type Mesh, Surface } from "./mesh.js";
import type { SolidSettings } from "./parameters.js";
import { flatRing } from "./ring.js";

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
const moved = (rings: readonly Ring[], millimetres: number): Ring[] =>
  offsetBy(rings, millimetres, { corner: "mitre" });

/** Between two pieces, half of the clearance belongs to each. */
function pieceBody(lattice: Lattice, piece: Piece, number: number, settings: SolidSettings): Body {
  const { id, shape, copies } = piece;
  const { cell, clearance, thickness } = settings;
  const surface = new Surface();
  const sides = sidesOf(moved(ringsOf(lattice, shape, cell), -clearance / 2), settings);
  const { lowest, highest } = raise(surface, sides, { from: 0, to: thickness, cutBelow: true, cutAbove: true });
  surface.bottom(lowest, 0);
  surface.top(highest, units(thickness));
  return { name: id, mesh: surface, copies, ink: `top${number}` };
}

export function pieceBodies(puzzle: Puzzle, settings: SolidSettings): Body[] {
  const numbers = puzzle.pieces.map((_, i) => puzzle.pieces.slice(0, i).reduce((sum, { copies }) => sum + copies, 0));
  return puzzle.pieces.map((piece, i) => pieceBody(latticeNamed(puzzle.lattice), piece, numbers[i]!, settings));
}

/** What stands around the pieces. */
interface Walls {
  readonly outside: readonly Side[];
  /** Around the floor; the frame is the body. */
  readonly inside: readonly Side[];
  /** Where the board has gaps amid its cells. */
  readonly islands: readonly Side[];
}

/** Gaps in the outline that are narrower than two borders are closed: nothing would hold there. */
function outlineAround(rings: readonly Ring[], border: number): Ring[] {
  return moved(outerRings(moved(rings, 2 * border)), -border);
}

function wallsOf({ lattice, board }: Puzzle, settings: SolidSettings): Walls {
  const { cell, clearance, border, radius, chamfer } = settings;
  const points = board.cells.map(({ point }) => point);
  const well = moved(ringsOf(latticeNamed(lattice), points, cell), clearance / 2);
  const outline = outlineAround(outerRings(well), border);
  return {
    outside: sidesOf(outline, { radius: radius + border / 2, chamfer }),
    inside: sidesOf(reversed(outerRings(well)), settings),
    islands: sidesOf(reversed(holesOf(well)), settings),
  };
}

/** From the top of the frame down, in millimetres; less where the frame is low. */
const inscriptionDepth = ({ "label-depth": depth, "wall-height": height }: SolidSettings): number =>
  Math.min(depth, height / 2);

/** Letters in the top of the frame; what they leave out of it. */
function sinkInscription(surface: Surface, rings: readonly Ring[], top: number, settings: SolidSettings): Ring[] {
  const flat = flatRings(rings);
  if (flat.length === 0) return [];
  raiseBy(surface, flat, units(top), -units(inscriptionDepth(settings)));
  return [fillAround(surface, reversed(flat), units(top))];
}

/** What letters may stand on: the top of the frame without its cut edges, in millimetres. */
export function frameTop(puzzle: Puzzle, { border, ...settings }: SolidSettings): Ring[] {
  const { cell, clearance, chamfer } = settings;
  const points = puzzle.board.cells.map(({ point }) => point);
  const well = moved(ringsOf(latticeNamed(puzzle.lattice), points, cell), clearance / 2);
  const [outer, inner] = [outlineAround(outerRings(well), border), outerRings(well)];
  return difference(moved(outer, -chamfer), moved(inner, chamfer));
}

export function frameBody(puzzle: Puzzle, settings: SolidSettings, inscription: readonly Ring[] = []): Body {
  const { outside, inside } = wallsOf(puzzle, settings);
  const height = settings["wall-height"];
  const surface = new Surface();
  const { lowest, highest } = raise(surface, [...outside, ...inside], { from: 0, to: height, cutAbove: true });
  surface.bottom(lowest, 0);
  surface.top([...highest, ...sinkInscription(surface, inscription, height, settings)], units(height));
  return { name: "frame", mesh: surface, copies: 1, ink: "well" };
}

/** The rim of the floor: of the whole tray, or of what the frame leaves of it. */
function raiseTray(
  surface: Surface,
  { outside, inside }: Walls,
  settings: SolidSettings,
  inscription: readonly Ring[],
): Ring[] {
  const { base } = settings;
  const isFixed = settings.frame === "fixed";
  const top = isFixed ? base + settings["wall-height"] : base;
  const outer = raise(surface, outside, { from: 0, to: top, cutBelow: true, cutAbove: isFixed });
  surface.bottom(outer.lowest, 0);
  if (!isFixed) return outer.highest;
  const inner = raise(surface, inside, { from: base, to: top, cutAbove: true });
  const written = sinkInscription(surface, inscription, top, settings);
  surface.top([...outer.highest, ...inner.highest, ...written], units(top));
  return reversed(inner.lowest);
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

/**
 * The floor around the letters of a label, up to a rectangle; what that leaves out of the rest. Filling a face takes the
 * square of the number of its points, so many small ones are filled faster than one large one.
 */
function fillAround(surface: Surface, letters: readonly Ring[], z: number): Ring {
  const { left, top, right, bottom } = boundsOf(letters);
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

const flatRings = (rings: readonly Ring[]): Ring[] => rings.map(flatRing).filter(({ length }) => length > 2);

/** What stands above the floor by so much, or lies below it, within these rings: its walls and its end. */
function raiseBy(surface: Surface, flat: readonly Ring[], floor: number, height: number): void {
  const end = floor + height;
  for (const ring of height > 0 ? flat : reversed(flat))
    surface.wall({ ring, z: Math.min(floor, end) }, { ring, z: Math.max(floor, end) });
  surface.top(flat, end);
}

/** Letters above the floor or below it, one surface with it; what they leave out of the floor. */
function raiseLabel(surface: Surface, label: readonly Ring[], { base, ...settings }: SolidSettings): Ring[] {
  const flat = flatRings(label);
  if (flat.length === 0) return [];
  raiseBy(surface, flat, units(base), units((settings.labels === "raised" ? 1 : -1) * settings["label-depth"]));
  return [fillAround(surface, reversed(flat), units(base))];
}

/** Grooves in the floor; what they leave out of it, and what of it they enclose. */
function sinkGrooves(surface: Surface, grooves: readonly Ring[], settings: SolidSettings): Ring[] {
  const flat = flatRings(grooves);
  if (flat.length > 0) raiseBy(surface, flat, units(settings.base), -units(settings["grid-depth"]));
  return reversed(flat);
}

/** Letters that fill what was cut out for them, level with the floor. */
function inlayOf(labels: readonly (readonly Ring[])[], { base, "label-depth": depth }: SolidSettings): Inlay {
  const surface = new Surface();
  const [bottom, top] = [units(base - depth), units(base)];
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
  readonly inscription?: readonly Ring[];
}

export function trayBody(puzzle: Puzzle, marks: FloorMarks, settings: SolidSettings): Body {
  const { labels = [], grooves = [], inscription = [] } = marks;
  const walls = wallsOf(puzzle, settings);
  const surface = new Surface();
  const rim = raiseTray(surface, walls, settings, inscription);
  const written = labels.flatMap((label) => raiseLabel(surface, label, settings));
  const left = [...raiseIslands(surface, walls, settings), ...written, ...sinkGrooves(surface, grooves, settings)];
  surface.top([...rim, ...left], units(settings.base));
  const inlay = settings.labels === "inlaid" ? { inlay: inlayOf(labels, settings) } : {};
  return { name: "tray", mesh: surface, copies: 1, ink: "open", ...inlay };
}
