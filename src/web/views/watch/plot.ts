/** From depths over time to a small plot: how deep each span of a search went, and where it found something. */

import type { Theme } from "../../../core/drawing/themes.js";
import type { Canvas2d } from "./canvas-pen.js";
import type { DepthProfile } from "./depth-profile.js";

export interface PlotLook {
  readonly theme: Theme;
  /** How many pieces there are. */
  readonly deepest: number;
  /** Pixels of the canvas per pixel of the page. */
  readonly density: number;
}

/** Room above the deepest for the dots of solutions, in pixels of the page. */
const headroom = 9;
const dotRadius = 2.5;
const thinnest = 2;
/** How strong the colour is below the shallowest. */
const tint = 0.25;

export function drawPlot(pixels: Canvas2d, { spans, span, width }: DepthProfile, look: PlotLook): void {
  const { canvas } = pixels;
  const { theme, deepest, density } = look;
  const top = headroom * density;
  const one = (canvas.width * width) / span;
  const yOf = (depth: number): number => canvas.height - (depth / deepest) * (canvas.height - top);
  pixels.clearRect(0, 0, canvas.width, canvas.height);
  pixels.fillStyle = theme.plain.bar;
  // On whole pixels, or seams would show.
  const xOf = (i: number): number => Math.round(i * one);
  for (const [i, { low, high }] of spans.entries()) {
    const [x, breadth] = [xOf(i), xOf(i + 1) - xOf(i)];
    const height = Math.max(thinnest * density, yOf(low) - yOf(high));
    pixels.globalAlpha = 1;
    pixels.fillRect(x, yOf(high), breadth, height);
    pixels.globalAlpha = tint;
    pixels.fillRect(x, yOf(high) + height, breadth, canvas.height);
  }
  pixels.globalAlpha = 1;
  const found = spans.flatMap(({ solutions }, i) => (solutions > 0 ? [(i + 0.5) * one] : []));
  drawDots(pixels, found, look);
}

function drawDots(pixels: Canvas2d, places: readonly number[], { theme, density }: PlotLook): void {
  pixels.fillStyle = theme.plain.unique;
  for (const x of places) {
    pixels.beginPath();
    pixels.arc(x, (headroom * density) / 2, dotRadius * density, 0, 2 * Math.PI);
    pixels.fill();
  }
}
