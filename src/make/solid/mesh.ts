/** From rings at heights to the surface of a body: walls between rings, and faces that fill them. */

import type { Point } from "../../core/lattice/lattice.js";
import type { Ring } from "../plane.js";
import { evenOut } from "./delaunay.js";
import { withoutRepeats } from "./ring.js";
import { triangulate } from "./triangulate.js";

/** In whole units, z upwards. */
export interface Vertex extends Point {
  readonly z: number;
}

/** Indexes of vertices, counterclockwise as seen from outside. */
export type Facet = readonly [number, number, number];

export interface Mesh {
  readonly vertices: readonly Vertex[];
  readonly facets: readonly Facet[];
}

/** A ring at a height. */
export interface RingLevel {
  readonly ring: Ring;
  readonly z: number;
}

/** Puts a surface together. */
export class Surface implements Mesh {
  readonly vertices: Vertex[] = [];
  readonly facets: Facet[] = [];
  private readonly indexes = new Map<string, number>();

  private indexOf({ x, y }: Point, z: number): number {
    const key = `${x},${y},${z}`;
    const index = this.indexes.get(key) ?? this.vertices.length;
    if (index === this.vertices.length) {
      this.indexes.set(key, index);
      this.vertices.push({ x, y, z });
    }
    return index;
  }

  /** Where a corner vanishes on the way, nothing is left of one of the two triangles. */
  private add(a: number, b: number, c: number): void {
    if (a !== b && b !== c && c !== a) this.facets.push([a, b, c]);
  }

  /** Between two rings whose points belong together; the body lies on the left of both. */
  wall(lower: RingLevel, upper: RingLevel): void {
    lower.ring.forEach((from, i) => {
      const j = (i + 1) % lower.ring.length;
      const [a, b] = [this.indexOf(from, lower.z), this.indexOf(lower.ring[j]!, lower.z)];
      const [c, d] = [this.indexOf(upper.ring[j]!, upper.z), this.indexOf(upper.ring[i]!, upper.z)];
      this.add(a, b, c);
      this.add(a, c, d);
    });
  }

  /** Walls from level to level. */
  walls(levels: readonly RingLevel[]): void {
    levels.slice(1).forEach((upper, i) => {
      this.wall(levels[i]!, upper);
    });
  }

  /** Seen from above. */
  top(rings: readonly Ring[], z: number): void {
    for (const [a, b, c] of evenOut(triangulate(rings.map(withoutRepeats))))
      this.add(this.indexOf(a, z), this.indexOf(b, z), this.indexOf(c, z));
  }

  /** Seen from below. */
  bottom(rings: readonly Ring[], z: number): void {
    for (const [a, b, c] of evenOut(triangulate(rings.map(withoutRepeats))))
      this.add(this.indexOf(c, z), this.indexOf(b, z), this.indexOf(a, z));
  }
}
