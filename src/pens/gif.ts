/** A pen: from pictures of one size to an animated GIF, with a pause on the last of them. */

import gifenc from "gifenc";
import { defaultSpeed, type FilmLook, type FilmWork, finished, pauseSeconds } from "../core/drawing/film.js";
import { lookNames } from "../core/drawing/look.js";
import { expectPictures, type Picture } from "../core/drawing/picture.js";
import { expectOptions } from "../core/text/arguments.js";
import { itemAt, lastOf } from "../core/text/list.js";
import { drawnPixels, type PixelLook } from "./png.js";
import { type Renderer, renderer } from "./renderer.js";

const defaultScale = 0.75;
/** One of the 128 is kept for pixels that stay as they are. */
const maxColours = 127;
const millisecondsPerSecond = 1000;
/** Leave each picture where it is, and draw the next one over it. */
const keep = 1;

/** Only what has changed, which makes a film of a board ten times smaller. */
function changes(indexes: Uint8Array, before: Uint8Array | undefined, unchanged: number): Uint8Array {
  if (before === undefined) return indexes;
  return indexes.map((index, i) => (index === before[i] ? unchanged : index));
}

/** The first and the last picture have every colour between them. */
function paletteOf(draw: Renderer, pictures: readonly Picture[], look: PixelLook) {
  const first = drawnPixels(draw, itemAt(pictures, 0), look).rgba;
  const last = drawnPixels(draw, lastOf(pictures), look).rgba;
  const both = new Uint8Array(first.length + last.length);
  both.set(first);
  both.set(last, first.length);
  return gifenc.quantize(both, maxColours);
}

function* encoding(draw: Renderer, pictures: readonly Picture[], options: FilmLook): FilmWork<Uint8Array> {
  const { theme = "light", speed = defaultSpeed } = options;
  const ground = { theme, size: options.size ?? itemAt(pictures, 0).box.width * defaultScale, opaque: true };
  const palette = paletteOf(draw, pictures, ground);
  const unchanged = palette.length;
  const encoder = gifenc.GIFEncoder();
  let before: Uint8Array | undefined;
  for (const [i, picture] of pictures.entries()) {
    yield;
    const { width, height, rgba } = drawnPixels(draw, picture, ground);
    const indexes = gifenc.applyPalette(rgba, palette);
    const delay = millisecondsPerSecond * (i === pictures.length - 1 ? pauseSeconds : 1 / speed);
    const look = { palette: [...palette, itemAt(palette, 0)], delay, transparent: before !== undefined, dispose: keep };
    encoder.writeFrame(changes(indexes, before, unchanged), width, height, { ...look, transparentIndex: unchanged });
    before = indexes;
  }
  encoder.finish();
  return encoder.bytes();
}

/** The same as `gifOf`, picture by picture. */
export async function gifWork(pictures: readonly Picture[], options: FilmLook = {}): Promise<FilmWork<Uint8Array>> {
  return encoding(await renderer(), pictures, options);
}

/**
 * Draws pictures of one size as an animated GIF, with a pause on the last of them.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const frames = [[], placementsOf(puzzle).slice(0, 1)].map((placements) => boardPicture(puzzle, { placements }));
 * new TextDecoder().decode((await gifOf(frames, { size: 120, speed: 2 })).slice(0, 6)); // → GIF89a
 * ```
 */
export async function gifOf(pictures: readonly Picture[], options: FilmLook = {}): Promise<Uint8Array> {
  expectOptions(options, "options", [...lookNames, "speed"]);
  expectPictures(pictures);
  return finished(await gifWork(pictures, options));
}
