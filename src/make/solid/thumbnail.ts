/** From a plate to a small PNG of it as seen from above, for file managers and slicers to show. */

import { zlibSync } from "fflate";
import { colourOf, themeNamed } from "../../core/drawing/themes.js";
import type { Body } from "./bodies.js";
import type { Mesh, Vertex } from "./mesh.js";
import { measurePlate, type Plate } from "./plate.js";
import { unitsPerMillimetre } from "./ring.js";

/** Pixels a side. */
const size = 256;
const margin = 8;

type Colour = readonly [number, number, number];

export const formatHex = ({ ink = "frame" }: Pick<Body, "ink">): string => colourOf(themeNamed("light"), ink);

const parseColour = (hex: string): Colour => {
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
    this.pixels.set([...colour.map((each) => Math.min(255, Math.round(each * shade))), 255], 4 * at);
  }
}

const crossOf = (a: Vertex, b: Vertex, x: number, y: number): number =>
  (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

type Shade = (facet: readonly Vertex[]) => number;

const facetArea = ([a, b, c]: readonly [Vertex, Vertex, Vertex]): number => crossOf(a, b, c.x, c.y);
const isFlat = ([a, b, c]: readonly [Vertex, Vertex, Vertex]): boolean => a.z === b.z && b.z === c.z;

/** A well's rim may be a little smaller than its floor. It's still on top. */
const ofTheLargest = 0.5;
/** How light what lies deeper is, a step at a time, and what stands out. */
const [deeper, higher, slope] = [0.72, 1.1, 0.8] as const;

/**
 * How light each face is, by the levels of a body: the highest of the large ones has its colour, letters and lines cut into it are darker.
 * By height alone, letters half a millimetre deep would hardly be seen.
 */
function computeShade(facets: readonly (readonly [Vertex, Vertex, Vertex])[]): Shade {
  const areas = new Map<number, number>();
  for (const facet of facets.filter(isFlat)) {
    const [{ z }, area] = [facet[0], facetArea(facet)];
    if (area > 0) areas.set(z, (areas.get(z) ?? 0) + area);
  }
  const levels = [...areas.keys()].sort((a, b) => b - a);
  const large = Math.max(...areas.values()) * ofTheLargest;
  const main = levels.find((z) => (areas.get(z) ?? 0) >= large) ?? 0;
  const below = levels.filter((z) => z < main);
  return (facet) => {
    const z = Math.max(...facet.map((each) => each.z));
    const steps = below.filter((level) => level >= z).length;
    return (z > main ? higher : deeper ** steps) * (facet.every((each) => each.z === z) ? 1 : slope);
  };
}

function drawFacet(canvas: Canvas, [a, b, c]: readonly [Vertex, Vertex, Vertex], colour: Colour, shade: number): void {
  if (facetArea([a, b, c]) <= 0) return;
  const z = (a.z + b.z + c.z) / 3;
  const [left, right] = [Math.floor(Math.min(a.x, b.x, c.x)), Math.ceil(Math.max(a.x, b.x, c.x))];
  const [top, bottom] = [Math.floor(Math.min(a.y, b.y, c.y)), Math.ceil(Math.max(a.y, b.y, c.y))];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const inside = [crossOf(a, b, x, y), crossOf(b, c, x, y), crossOf(c, a, x, y)].every((each) => each >= 0);
      if (inside) canvas.put(x, size - 1 - y, z, colour, shade);
    }
}

function drawMesh(canvas: Canvas, mesh: Mesh, place: (vertex: Vertex) => Vertex, colour: Colour) {
  const placed = mesh.vertices.map(place);
  const facets = mesh.facets.map(([a, b, c]) => [placed[a]!, placed[b]!, placed[c]!] as const);
  const shade = computeShade(facets);
  for (const facet of facets) drawFacet(canvas, facet, colour, shade(facet));
}

function drawPlate(plate: Plate): Uint8Array {
  const canvas = new Canvas();
  const { width, height } = measurePlate(plate);
  const scale = (size - 2 * margin) / Math.max(width, height) / unitsPerMillimetre;
  for (const { body, dx, dy } of plate) {
    const place = ({ x, y, z }: Vertex): Vertex => ({ x: margin + (x + dx) * scale, y: margin + (y + dy) * scale, z });
    drawMesh(canvas, body.mesh, place, parseColour(formatHex(body)));
    if (body.inlay !== undefined) drawMesh(canvas, body.inlay.mesh, place, parseColour(formatHex(body.inlay)));
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

function encodePng(pixels: Uint8Array): Uint8Array {
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

export const drawThumbnail = (plate: Plate): Uint8Array => encodePng(drawPlate(plate));
