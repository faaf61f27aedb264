/** From sharp rings to bodies with round corners and cut edges: plates, and what stands on them or is sunk into them. */

import { signedArea } from "../../core/lattice/outline.js";
import type { Ring } from "../plane.js";
import type { RingLevel, Surface } from "./mesh.js";
import { type Depths, keepsItsSides, ringAtDepths, unitsPerMillimetre } from "./ring.js";

export const units = (millimetres: number): number => Math.round(millimetres * unitsPerMillimetre);

/** In millimetres. */
export interface Edge {
  readonly radius: number;
  readonly chamfer: number;
}

/** A ring of a body, and how far in its cut edges end. */
export interface Side {
  readonly at: Depths;
  readonly chamfer: number;
}

/** How often a cut edge is halved before there is none. */
const attempts = [1, 1 / 2, 1 / 4, 0];

/** Where a wall has a side too short for the cut asked for, as between two cells that almost touch, it gets a smaller one. */
function sideOf(ring: Ring, { radius, chamfer }: Edge): Side {
  const at = ringAtDepths(ring, radius);
  const share = attempts.find((each) => keepsItsSides(at(0), at(chamfer * each))) ?? 0;
  return { at, chamfer: chamfer * share };
}

export const sidesOf = (rings: readonly Ring[], edge: Edge): Side[] => rings.map((ring) => sideOf(ring, edge));

/** The same rings with the body on their other side. */
export const reversed = (rings: readonly Ring[]): Ring[] => rings.map((ring) => ring.toReversed());

export const outerRings = (rings: readonly Ring[]): Ring[] => rings.filter((ring) => signedArea(ring) > 0);
export const holesOf = (rings: readonly Ring[]): Ring[] => rings.filter((ring) => signedArea(ring) < 0);

/** Where sides begin and end, in millimetres, and which of their edges are cut. */
export interface Rise {
  readonly from: number;
  readonly to: number;
  readonly cutBelow?: boolean;
  readonly cutAbove?: boolean;
}

function levelsOf({ at, chamfer }: Side, { from, to, cutBelow = false, cutAbove = false }: Rise): RingLevel[] {
  const upright = [
    { ring: at(0), z: units(cutBelow ? from + chamfer : from) },
    { ring: at(0), z: units(cutAbove ? to - chamfer : to) },
  ];
  const below = cutBelow ? [{ ring: at(chamfer), z: units(from) }] : [];
  const above = cutAbove ? [{ ring: at(chamfer), z: units(to) }] : [];
  return [...below, ...upright, ...above];
}

export interface Ends {
  readonly lowest: Ring[];
  readonly highest: Ring[];
}

/** Raises the walls, and gives back the rings that they begin and end with. */
export function raise(surface: Surface, sides: readonly Side[], rise: Rise): Ends {
  const all = sides.map((side) => levelsOf(side, rise));
  for (const levels of all) surface.walls(levels);
  return { lowest: all.map((levels) => levels[0]!.ring), highest: all.map((levels) => levels.at(-1)!.ring) };
}
