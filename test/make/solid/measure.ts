/** Turns meshes and cells into what can be said about them without the code under test: closed, how large, how round. */

import { type Lattice, latticeNamed, type Point } from "../../../src/core/lattice/lattice.js";
import type { Ring } from "../../../src/make/plane.js";
import type { Mesh, Vertex } from "../../../src/make/solid/mesh.js";
import { linesOfArc } from "../../../src/make/solid/ring.js";

const unitsPerMillimetre = 10_000;

/** Sides of facets that do not have exactly one facet on either side; none on a tight and oriented body. */
export function looseEdges({ facets }: Pick<Mesh, "facets">): string[] {
  const uses = new Map<string, number>();
  for (const facet of facets)
    facet.forEach((from, i) => {
      const edge = `${from}>${facet[(i + 1) % 3]}`;
      uses.set(edge, (uses.get(edge) ?? 0) + 1);
    });
  const back = (edge: string): string => edge.split(">").reverse().join(">");
  return [...uses].filter(([edge, count]) => count !== 1 || uses.get(back(edge)) !== 1).map(([edge]) => edge);
}

const sixfold = (a: Vertex, b: Vertex, c: Vertex): number =>
  a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x);

/** In cubic millimetres; negative where facets look inwards. */
export function volumeOf({ facets, vertices }: Mesh): number {
  const sum = facets.reduce((all, [a, b, c]) => all + sixfold(vertices[a]!, vertices[b]!, vertices[c]!), 0);
  return sum / 6 / unitsPerMillimetre ** 3;
}

/** The rings around the faces that a body is on, in millimetres with y downwards. */
export function footprint({ facets, vertices }: Mesh): Ring[] {
  const isFloor = (facet: readonly number[]): boolean => facet.every((index) => vertices[index]!.z === 0);
  const sides = new Set(
    facets.filter(isFloor).flatMap((facet) => facet.map((from, i) => `${from}>${facet[(i + 1) % 3]}`)),
  );
  const next = new Map<number, number>();
  for (const side of sides) {
    const [from, to] = side.split(">").map(Number) as [number, number];
    if (!sides.has(`${to}>${from}`)) next.set(from, to);
  }
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let at = start; next.has(at); ) {
      const { x, y } = vertices[at]!;
      ring.push({ x: x / unitsPerMillimetre, y: -y / unitsPerMillimetre });
      const to = next.get(at)!;
      next.delete(at);
      at = to;
    }
    if (ring.length > 0) rings.push(ring);
  }
  // Seen from below, and with y the other way: that is twice the other way round.
  return rings;
}

interface Corners {
  readonly outer: number;
  readonly inner: number;
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** At a corner of the lattice meet `full` cells; how many of them are there says what corner of the shape it is. */
function cornersOf(lattice: Lattice, cells: readonly Point[]): Corners {
  const full = lattice.name === "square" ? 4 : 3;
  const around = new Map<string, Point[]>();
  for (const cell of cells)
    for (const corner of lattice.corners(cell).map(keyOf)) around.set(corner, [...(around.get(corner) ?? []), cell]);
  const touches = ([a, b]: readonly Point[]): boolean =>
    lattice.neighbours.some(({ x, y }) => a!.x + x === b!.x && a!.y + y === b!.y);
  let [outer, inner] = [0, 0];
  for (const group of around.values()) {
    if (group.length === 1) outer += 1;
    else if (group.length === full - 1) inner += 1;
    else if (group.length === 2 && !touches(group)) outer += 2;
  }
  return { outer, inner };
}

function sidesOf(lattice: Lattice, cells: readonly Point[]): number {
  const inside = new Set(cells.map(keyOf));
  return cells.reduce(
    (sum, cell) =>
      sum + lattice.neighbours.filter(({ x, y }) => !inside.has(keyOf({ x: cell.x + x, y: cell.y + y }))).length,
    0,
  );
}

export interface Measures {
  readonly cell: number;
  readonly clearance: number;
  readonly radius: number;
  readonly chamfer: number;
  readonly thickness: number;
}

/** What a round corner takes away from a sharp one, drawn with so many lines. */
const shaved = (radius: number, turn: number, lines: number): number =>
  radius ** 2 * (Math.tan(turn / 2) - (lines / 2) * Math.sin(turn / lines));

/** The area of a shape whose sides are all moved inwards, by counting cells, sides and corners. */
function areaAt(
  lattice: Lattice,
  cells: readonly Point[],
  { cell, clearance, radius }: Measures,
  depth: number,
): number {
  const sides = lattice.neighbours.length;
  const turn = (2 * Math.PI) / sides;
  const side = cell * Math.tan(turn / 2);
  const inset = clearance / 2 + depth;
  const { outer, inner } = cornersOf(lattice, cells);
  const sharp =
    (cells.length * sides * side * cell) / 4 -
    sidesOf(lattice, cells) * side * inset +
    (outer - inner) * Math.tan(turn / 2) * inset ** 2;
  if (radius === 0) return sharp;
  const lines = linesOfArc(radius, turn);
  return sharp - outer * shaved(radius - depth, turn, lines) + inner * shaved(radius + depth, turn, lines);
}

/** Of a piece: a prism, and what the cut edges leave of it; areas grow with the square, so Simpson's rule is exact. */
export function expectedVolume(name: Lattice["name"], cells: readonly Point[], measures: Measures): number {
  const lattice = latticeNamed(name);
  const { thickness, chamfer } = measures;
  const [outside, middle, inside] = [0, chamfer / 2, chamfer].map((depth) =>
    areaAt(lattice, cells, measures, depth),
  ) as [number, number, number];
  return outside * (thickness - 2 * chamfer) + (2 * chamfer * (outside + 4 * middle + inside)) / 6;
}
