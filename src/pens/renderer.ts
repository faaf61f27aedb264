/** From nothing to the program that turns SVG into pixels, with Daytile's fonts: loaded for the first picture, then kept. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readFontFile } from "./font-files.js";
import { fontFamily, fontNames } from "./fonts.js";

/** What was drawn. It is in the renderer's own memory, so take from it what you want at once. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  asPng(): Uint8Array;
}

/** How to draw an SVG. */
export interface Rendering {
  /** Pixels for a unit. */
  readonly zoom: number;
  /** The colour of the ground; left out: transparent. */
  readonly background?: string;
}

/** Draws an SVG, and returns what was taken of it. */
export type Renderer = <Taken>(svg: string, rendering: Rendering, take: (image: Image) => Taken) => Taken;

const rendererWith =
  (fontBuffers: Uint8Array[]): Renderer =>
  (svg, { zoom, ...ground }, take) => {
    const font = { loadSystemFonts: false, fontBuffers, defaultFontFamily: fontFamily };
    const drawing = new Resvg(svg, { font, fitTo: { mode: "zoom", value: zoom }, ...ground });
    const image = drawing.render();
    try {
      return take(image);
    } finally {
      image.free();
      drawing.free();
    }
  };

/** Another copy of Daytile in the same process has started it; it can be started only once. */
const isRunning = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("Already initialized");

async function start(): Promise<Renderer> {
  const file = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
  const [code, ...fonts] = await Promise.all([readFile(file), ...fontNames().map(readFontFile)]);
  await initWasm(code).catch((error: unknown) => {
    if (!isRunning(error)) throw error;
  });
  return rendererWith(fonts);
}

let started: Promise<Renderer> | undefined;

export function renderer(): Promise<Renderer> {
  started ??= start();
  return started;
}
