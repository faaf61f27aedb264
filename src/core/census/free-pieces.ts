/**
 * From a lattice and a size to all shapes of that many touching cells: free polyominoes or polyhexes, each once, however
 * it is turned or flipped.
 *
 *     freePieces("square", 4).map(({ id }) => id)  // ["I4", "L4", "O4", "S4", "T4"]
 *
 * Shapes that people have a name for have that name. The others are called after their size and their place in the list,
 * such as 6-17.
 */

import { type LatticeName, latticeNamed, type Point } from "../lattice/lattice.js";
import { orientationsOf, type Shape, shapeKey, shapeOf } from "../lattice/shape.js";
import { knownDrawing, shapeName } from "../lattice/shape-names.js";

/** A shape with a name, however it is turned or flipped. */
export interface FreePiece {
  readonly id: string;
  /** The side it is drawn on: without flips, the other side is never used. */
  readonly shape: Shape;
}

/** The largest pieces of a census: there are 35 hexominoes and 22 pentahexes. */
export const maxPieceSize = { square: 6, hex: 5 } as const satisfies Readonly<Record<LatticeName, number>>;

/** The first, in the order of keys, of all ways to turn and flip a shape: the same for all of them. */
function canonical(lattice: LatticeName, cells: readonly Point[]): Shape {
  const shapes = orientationsOf(latticeNamed(lattice), cells, true);
  return shapes.reduce((best, next) => (shapeKey(next) < shapeKey(best) ? next : best));
}

/** All shapes that are one cell larger. */
function grown(lattice: LatticeName, shapes: readonly Shape[]): Shape[] {
  const found = new Map<string, Shape>();
  for (const shape of shapes)
    for (const cell of shape)
      for (const step of latticeNamed(lattice).neighbours) {
        const next = { x: cell.x + step.x, y: cell.y + step.y };
        if (shape.some(({ x, y }) => x === next.x && y === next.y)) continue;
        const larger = canonical(lattice, [...shape, next]);
        found.set(shapeKey(larger), larger);
      }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shape]) => shape);
}

function shapesOfSize(lattice: LatticeName, size: number): Shape[] {
  let shapes: Shape[] = [shapeOf([{ x: 0, y: 0 }])];
  for (let cells = 1; cells < size; cells++) shapes = grown(lattice, shapes);
  return shapes;
}

/** The free pieces of a size, those with a name first. */
export function freePieces(lattice: LatticeName, size: number): FreePiece[] {
  const named: FreePiece[] = [];
  const others: FreePiece[] = [];
  for (const shape of shapesOfSize(lattice, size)) {
    const name = lattice === "square" ? shapeName(shapeKey(shape)) : undefined;
    if (name === undefined) others.push({ id: `${size}-${others.length + 1}`, shape });
    else named.push({ id: name, shape: shapeOf(knownDrawing(name)) });
  }
  named.sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...named, ...others];
}

/** The same for all shapes that become each other by turning and flipping. */
export const freeShapeKey = (lattice: LatticeName, cells: readonly Point[]): string =>
  shapeKey(canonical(lattice, cells));
