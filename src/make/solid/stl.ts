/**
 * From bodies on a plate to a binary STL file: 80 characters of anything, the number of triangles, and for each its
 * direction and three corners as single-precision numbers, and two bytes of nothing. STL has no unit; these are
 * millimetres, as every program expects.
 */

import type { Vertex } from "./mesh.js";
import type { Plate } from "./plate.js";
import { unitsPerMillimetre } from "./ring.js";

const headerLength = 80;
const facetLength = 50;
/** Must not begin with the word "solid", which other STL files begin with. */
const header = "Daytile, binary STL in millimetres";

type Corners = readonly [Vertex, Vertex, Vertex];

/** Of length 1, outwards, of the corners as the file has them. */
function directionOf([a, b, c]: Corners): [number, number, number] {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Millimetres in single precision. */
const inFile = (units: number): number => Math.fround(units / unitsPerMillimetre);

function* cornersOf(plate: Plate): Generator<Corners> {
  for (const { body, dx, dy } of plate) {
    const moved = body.mesh.vertices.map(({ x, y, z }) => ({ x: inFile(x + dx), y: inFile(y + dy), z: inFile(z) }));
    for (const [a, b, c] of body.mesh.facets) yield [moved[a]!, moved[b]!, moved[c]!];
  }
}

const numbersOf = (corners: Corners): number[] => [
  ...directionOf(corners),
  ...corners.flatMap(({ x, y, z }) => [x, y, z]),
];

export function writeStl(plate: Plate): Uint8Array {
  const count = plate.reduce((sum, { body }) => sum + body.mesh.facets.length, 0);
  const bytes = new Uint8Array(headerLength + 4 + count * facetLength);
  bytes.set(new TextEncoder().encode(header));
  const view = new DataView(bytes.buffer);
  view.setUint32(headerLength, count, true);
  let at = headerLength + 4;
  for (const corners of cornersOf(plate)) {
    for (const [i, number] of numbersOf(corners).entries()) view.setFloat32(at + 4 * i, number, true);
    at += facetLength;
  }
  return bytes;
}
