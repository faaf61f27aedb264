/** From a plate to a small PNG of it as seen from above, for file managers and slicers to show. */

import { zlibSync } from "fflate";
import { colourOf, themeNamed } from "../../core/drawing/themes.js";
import type { Body } from "./bodies.js";
import type { Mesh, Vertex } from "./mesh.js";
import { type Plate, sizeOfPlate } from "./plate.js";
import { unitsPerMillimetre } from "./ring.js";

/** Pixels a side. */
const size = 256;
const margin = 8;

type Colour = readonly [number, number, number];

export const hexOf = ({ ink = "frame" }: Pick<Body, "ink">): string => colourOf(themeNamed("light"), ink);

const colourIn = (hex: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** Pixels with the height of what is seen in each. */
class Canvas {
  readonly pixels = new Uint8Array(size * size * 4);
  private readonly heights = new Float32Array(size * size).fill(-1);

  put(x: number, y: number, z: number, colour: Colour, shade: number): void {
    const at = y * size + x;
    if (x < 0 || y < 0 || x >= size || y >= size || z < this.heights[at]!) return;
    this.heights[at] = z;
    this.pixels.set([...colour.map((each) => Math.round(each * shade)), 255], 4 * at);
  }
}

const crossOf = (a: Vertex, b: Vertex, x: number, y: number): number =>
  (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

/** Faces that look up are lit, slopes are darker, and what lies lower is darker still. */
function drawFacet(
  canvas: Canvas,
  [a, b, c]: readonly [Vertex, Vertex, Vertex],
  colour: Colour,
  highest: number,
): void {
  const area = crossOf(a, b, c.x, c.y);
  if (area <= 0) return;
  const z = (a.z + b.z + c.z) / 3;
  const shade = (a.z === b.z && b.z === c.z ? 1 : 0.8) * (0.5 + (0.5 * z) / highest);
  const [left, right] = [Math.floor(Math.min(a.x, b.x, c.x)), Math.ceil(Math.max(a.x, b.x, c.x))];
  const [top, bottom] = [Math.floor(Math.min(a.y, b.y, c.y)), Math.ceil(Math.max(a.y, b.y, c.y))];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const inside = [crossOf(a, b, x, y), crossOf(b, c, x, y), crossOf(c, a, x, y)].every((each) => each >= 0);
      if (inside) canvas.put(x, size - 1 - y, z, colour, shade);
    }
}

function drawMesh(canvas: Canvas, mesh: Mesh, place: (vertex: Vertex) => Vertex, colour: Colour, highest: number) {
  const placed = mesh.vertices.map(place);
  for (const [a, b, c] of mesh.facets) drawFacet(canvas, [placed[a]!, placed[b]!, placed[c]!], colour, highest);
}

function drawn(plate: Plate): Uint8Array {
  const canvas = new Canvas();
  const { width, height } = sizeOfPlate(plate);
  const scale = (size - 2 * margin) / Math.max(width, height) / unitsPerMillimetre;
  for (const { body, dx, dy } of plate) {
    const place = ({ x, y, z }: Vertex): Vertex => ({ x: margin + (x + dx) * scale, y: margin + (y + dy) * scale, z });
    const highest = body.mesh.vertices.reduce((most, { z }) => Math.max(most, z), 1);
    drawMesh(canvas, body.mesh, place, colourIn(hexOf(body)), highest);
    if (body.inlay !== undefined) drawMesh(canvas, body.inlay.mesh, place, colourIn(hexOf(body.inlay)), highest);
  }
  return canvas.pixels;
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

const checksum = (bytes: Uint8Array): number =>
  (bytes.reduce((c, byte) => table[(c ^ byte) & 255]! ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

/** A part of a PNG file: its length, its name, what it says, and a checksum. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Eight bits each of red, green, blue and opacity. */
const kindOfPixels = [8, 6, 0, 0, 0];
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngOfPixels(pixels: Uint8Array): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  head.set(kindOfPixels, 8);
  const rows = new Uint8Array(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) rows.set(pixels.subarray(y * size * 4, (y + 1) * size * 4), y * (size * 4 + 1) + 1);
  const parts = [
    Uint8Array.from(signature),
    chunk("IHDR", head),
    chunk("IDAT", zlibSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array(0)),
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export const thumbnailOf = (plate: Plate): Uint8Array => pngOfPixels(drawn(plate));
