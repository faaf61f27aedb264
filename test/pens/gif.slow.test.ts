/** A GIF, read by another program, has the pictures, colours and pauses of the film. */

import { GifReader } from "omggif";
import { describe, expect, it } from "vitest";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import type { Picture } from "../../src/core/drawing/picture.js";
import { gifOf } from "../../src/pens/gif.js";
import { pixelsOf } from "../../src/pens/png.js";
import { bruteForce, cellsNamed, hexagons } from "../support/puzzles.js";

const uncovered = cellsNamed(hexagons, "l");
const [tiling = []] = bruteForce(hexagons, uncovered);
/** Pieces come one by one, and one of them goes again. */
const films = [0, 1, 2, 1, 4, 7].map((pieces) =>
  boardPicture(hexagons, { placements: tiling.slice(0, pieces), uncovered }),
);

/** As the film has it: three pixels for four units. */
const look = ({ box }: Picture) => ({ theme: "dark", size: box.width * 0.75, opaque: true }) as const;

/** The mean difference between colours, of 255. */
function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

describe("a GIF", async () => {
  const gif = new GifReader(await gifOf(films, { theme: "dark", speed: 10 }));

  it("has every picture, at the speed asked for, and rests on the last one", () => {
    const delays = films.map((_, i) => gif.frameInfo(i).delay);
    expect(gif.numFrames()).toBe(films.length);
    expect(delays).toEqual([10, 10, 10, 10, 10, 300]);
  });

  it("shows each of them as a PNG would, though only changes are written", async () => {
    const shown = new Uint8Array(gif.width * gif.height * 4);
    for (const [i, picture] of films.entries()) {
      gif.decodeAndBlitFrameRGBA(i, shown);
      const { width, height, rgba } = await pixelsOf(picture, look(picture));
      expect([gif.width, gif.height]).toEqual([width, height]);
      expect(difference(shown, rgba)).toBeLessThan(2);
    }
    // Two pictures of the film are further apart than the few colours of a GIF make them.
    expect(difference(shown, (await pixelsOf(films[0]!, look(films[0]!))).rgba)).toBeGreaterThan(10);
  });
});
