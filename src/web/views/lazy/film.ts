/** From the mornings of a lazy year to an animated GIF: the pictures of the command line's, drawn by the browser. */

import { defaultSpeed, pauseSeconds } from "../../../core/drawing/film.js";
import { lazyPictures } from "../../../core/drawing/lazy-pictures.js";
import type { Picture } from "../../../core/drawing/picture.js";
import { itemAt } from "../../../core/text/list.js";
import type { AppContext } from "../../context.js";
import { breathe } from "../watch/breathe.js";
import { CanvasPen, canvasOf } from "../watch/canvas-pen.js";
import { Reel } from "../watch/reel.js";
import type { Morning } from "./find-lazy.js";

/** Pixels to a unit, as at the command line. */
const scale = 0.75;
const millisecondsPerSecond = 1000;

export interface LazyFilmOptions {
  readonly signal: AbortSignal;
  /** Hears how much is ready, from 0 to 1. */
  readonly tell: (done: number) => void;
}

/** Draws pictures of one size, one over the other. */
function easelFor(picture: Picture, { theme }: AppContext): CanvasPen {
  const { left, top, width, height } = picture.box;
  const pixels = canvasOf(Math.round(width * scale), Math.round(height * scale), { willReadFrequently: true });
  pixels.fillStyle = theme.plain.page;
  pixels.fillRect(0, 0, pixels.canvas.width, pixels.canvas.height);
  pixels.scale(scale, scale);
  pixels.translate(-left, -top);
  return new CanvasPen(pixels, theme);
}

export async function filmOfMornings(
  context: AppContext,
  mornings: readonly Morning[],
  { signal, tell }: LazyFilmOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { puzzle, language, theme } = context;
  const solved = mornings.flatMap(({ tiling, ...rest }) => (tiling === undefined ? [] : [{ ...rest, tiling }]));
  const pictures = lazyPictures(puzzle, solved, { language, letters: theme.letters });
  const pen = easelFor(itemAt(pictures, 0), context);
  pen.draw(itemAt(pictures, 0).figures);
  const reel = new Reel(pen.pixels, context);
  for (const [i, { figures }] of pictures.entries()) {
    pen.draw(figures);
    reel.add(millisecondsPerSecond * (i === pictures.length - 1 ? pauseSeconds : 1 / defaultSpeed));
    tell((i + 1) / pictures.length);
    await breathe(signal);
  }
  return reel.bytes();
}
