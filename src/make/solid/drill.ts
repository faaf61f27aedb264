/** From flat rings to what is raised on a face, sunk into it, or drilled through a body. */

import type { Ring } from "../plane.js";
import { reversed } from "./body.js";
import type { Surface } from "./mesh.js";
import { flatRing } from "./ring.js";

export const flatRings = (rings: readonly Ring[]): Ring[] => rings.map(flatRing).filter(({ length }) => length > 2);

/** What stands above the floor by so much, or lies below it, within these rings: its walls and its end. */
export function standOn(surface: Surface, flat: readonly Ring[], floor: number, height: number): void {
  const end = floor + height;
  for (const ring of height > 0 ? flat : reversed(flat))
    surface.wall({ ring, z: Math.min(floor, end) }, { ring, z: Math.max(floor, end) });
  surface.top(flat, end);
}

/** Holes from one face to another; what they leave out of both. */
export function drill(surface: Surface, flat: readonly Ring[], from: number, to: number): Ring[] {
  for (const ring of reversed(flat)) surface.wall({ ring, z: from }, { ring, z: to });
  return reversed(flat);
}

/** Holes in the lowest face that end so deep in the body; what they leave out of the face. */
export function sinkFromBelow(surface: Surface, flat: readonly Ring[], depth: number): Ring[] {
  const open = drill(surface, flat, 0, depth);
  if (flat.length > 0) surface.bottom(flat, depth);
  return open;
}
