/** From what is drawn on a canvas, again and again, to an animated GIF in the colours of a board. */

import { GIFEncoder, quantize } from "gifenc";
import { colourOf } from "../../../core/drawing/themes.js";
import { itemAt } from "../../../core/text/list.js";
import type { AppContext } from "../../context.js";
import type { Canvas2d } from "./canvas-pen.js";

/** One of the 128 is kept for pixels that stay as they are. */
const maxColours = 127;
/** Leave each picture where it is, and draw the next one over it. */
const keep = 1;

type Look = Pick<AppContext, "theme" | "puzzle">;

type Colour = [number, number, number];

const groundInks = [
  "page",
  "text",
  "frame",
  "rim",
  "well",
  "open",
  "date",
  "quiet",
  "bright",
  "disc",
  "letter",
] as const;

/** What a picture is made of; on its edges there are others between them. */
function coloursOf({ theme, puzzle }: Look): Colour[] {
  const copies = puzzle.pieces.reduce((sum, piece) => sum + piece.copies, 0);
  const pieceInks = Array.from({ length: copies }, (_, copy) => [`top${copy}`, `side${copy}`, `edge${copy}`] as const);
  const colours = new Set([...groundInks, ...pieceInks.flat()].map((ink) => colourOf(theme, ink)));
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return [...colours].map((colour) => [channel(colour, 1), channel(colour, 3), channel(colour, 5)]);
}

/** The colours of the theme exactly, and what else the first picture needs. */
function paletteFor(look: Look, rgba: Uint8ClampedArray): Colour[] {
  const exact = coloursOf(look).slice(0, maxColours - 1);
  return [...exact, ...quantize(rgba, maxColours - exact.length)];
}

function nearest(palette: readonly Colour[], red: number, green: number, blue: number): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

/** From pixels to places in a palette. gifenc's own way joins similar colours first, and cells become one with the tray. */
class Matcher {
  private readonly known = new Map<number, number>();
  private before: Uint32Array | undefined;

  constructor(private readonly palette: readonly Colour[]) {}

  private indexOf(pixel: number): number {
    const known = this.known.get(pixel);
    if (known !== undefined) return known;
    const index = nearest(this.palette, pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255);
    this.known.set(pixel, index);
    return index;
  }

  /** Only what has changed since the last time, which makes a film of a board ten times smaller. */
  changes(rgba: Uint8ClampedArray, unchanged: number): Uint8Array {
    const pixels = new Uint32Array(rgba.buffer);
    const { before } = this;
    const indexes = new Uint8Array(pixels.length).fill(unchanged);
    pixels.forEach((pixel, i) => {
      if (pixel !== before?.[i]) indexes[i] = this.indexOf(pixel);
    });
    this.before = pixels;
    return indexes;
  }
}

export class Reel {
  private readonly encoder = GIFEncoder();
  private readonly palette: Colour[];
  private readonly matcher: Matcher;

  constructor(
    private readonly pixels: Canvas2d,
    look: Look,
  ) {
    this.palette = paletteFor(look, this.rgba);
    this.matcher = new Matcher(this.palette);
  }

  private get rgba(): Uint8ClampedArray {
    const { width, height } = this.pixels.canvas;
    return this.pixels.getImageData(0, 0, width, height).data;
  }

  /** What is on the canvas now, for this many milliseconds. */
  add(delay: number): void {
    const { palette } = this;
    const { width, height } = this.pixels.canvas;
    const transparentIndex = palette.length;
    const frame = {
      palette: [...palette, itemAt(palette, 0)],
      delay,
      transparent: true,
      transparentIndex,
      dispose: keep,
    };
    this.encoder.writeFrame(this.matcher.changes(this.rgba, transparentIndex), width, height, frame);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    this.encoder.finish();
    return this.encoder.bytes() as Uint8Array<ArrayBuffer>;
  }
}
