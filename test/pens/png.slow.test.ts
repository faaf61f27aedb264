/** A PNG has the size and the pixels of its picture. */

import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../src/core/calendar/languages.js";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import { colourOf, themeNamed, themeNames } from "../../src/core/drawing/themes.js";
import { firstTiling } from "../../src/core/solver/solver.js";
import { type Pixels, pixelsOf, pngOf } from "../../src/pens/png.js";
import { classic, hexagons, sketch } from "../support/puzzles.js";

const bare = (language: Language) => boardPicture(classic, { placements: [], uncovered: [] }, { language });

function colourAt({ width, rgba }: Pixels, x: number, y: number): string {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return `#${Buffer.from(rgba.slice(at, at + 3)).toString("hex")}`;
}

/** How many pixels of a square around a point are not of this colour. */
function strangers(pixels: Pixels, x: number, y: number, colour: string): number {
  const offsets = Array.from({ length: 40 }, (_, i) => i - 20);
  return offsets.flatMap((dx) => offsets.filter((dy) => colourAt(pixels, x + dx, y + dy) !== colour)).length;
}

describe("a PNG", () => {
  it("has each piece in its colour, and a date that is as bright as the theme says", async () => {
    const uncovered = [11, 36];
    const placements = firstTiling({ puzzle: classic, uncovered })!;
    const picture = boardPicture(classic, { placements, uncovered });
    for (const name of themeNames.filter((each) => each !== "black-and-white")) {
      const pixels = await pixelsOf(picture, { theme: name, size: picture.box.width });
      expect([pixels.width, pixels.height]).toEqual([picture.box.width, picture.box.height]);
      const at = (cell: number): string => {
        const { x, y } = classic.board.cells[cell]!.point;
        // A little below the upper edge of the cell, where no label is.
        return colourAt(pixels, x * 64 - picture.box.left, y * 64 - picture.box.top - 20);
      };
      for (const cell of uncovered) expect(at(cell), name).toBe(colourOf(themeNamed(name), "date"));
      placements.forEach(({ cells }, copy) => {
        for (const cell of cells) expect(at(cell), name).toBe(colourOf(themeNamed(name), `top${copy}`));
      });
    }
  });

  it.each(languages)("brings the letters of %s along", async (language) => {
    const picture = bare(language);
    const pixels = await pixelsOf(picture, { size: picture.box.width });
    const open = colourOf(themeNamed("light"), "open");
    for (const { point } of classic.board.cells) {
      const [x, y] = [point.x * 64 - picture.box.left, point.y * 64 - picture.box.top];
      expect(strangers(pixels, x, y, open)).toBeGreaterThan(20);
    }
  });

  it.each(["December", "ديسمبر", "25 ديسمبر 2026"])("has %s in bold where it should be", async (text) => {
    const box = { left: 0, top: 0, width: 200, height: 40 };
    const inked = async (bold: boolean) => {
      const figure = { kind: "text", text, at: { x: 100, y: 30 }, size: 20, ink: "text", bold } as const;
      const { rgba } = await pixelsOf({ ...bare("en"), box, figures: [figure], parts: {} });
      return rgba.filter((_, i) => i % 4 === 3).reduce((sum, opacity) => sum + opacity / 255, 0);
    };
    expect(await inked(true)).toBeGreaterThan(1.15 * (await inked(false)));
  });

  it("shows other letters for another language", async () => {
    const pixels = await Promise.all(languages.map((language) => pixelsOf(bare(language))));
    const pictures = pixels.map(({ rgba }) => Buffer.from(rgba).toString("hex"));
    // Chinese and Japanese number their months alike.
    expect(new Set(pictures).size).toBe(languages.length - 1);
  });

  it("shows a question mark for what no font has, as a PDF does, and nothing for what is not to be seen", async () => {
    const labelled = async (label: string) => {
      const puzzle = sketch({ board: ["a b"], labels: { en: { a: label, b: "x" } } });
      return Buffer.from((await pixelsOf(boardPicture(puzzle, { placements: [] }))).rgba);
    };
    expect((await labelled("🧩")).equals(await labelled("?"))).toBe(true);
    expect((await labelled("?")).equals(await labelled(""))).toBe(false);
    expect((await labelled("é\uFE0F")).equals(await labelled("é"))).toBe(true);
    expect((await labelled("é")).equals(await labelled("?"))).toBe(false);
  });

  it.each(["W".repeat(40), "m".repeat(11), "@%".repeat(5), "M".repeat(200)])("keeps %s in its cell", async (label) => {
    const labelled = (text: string): Promise<Pixels> => {
      const puzzle = sketch({ board: ["a b"], labels: { en: { a: text } } });
      return pixelsOf(boardPicture(puzzle, { placements: [] }));
    };
    const [written, bareOne] = await Promise.all([labelled(label), labelled("")]);
    const middle = bareOne.width / 2;
    const column = (pixels: Pixels): string[] =>
      Array.from({ length: pixels.height }, (_, y) => colourAt(pixels, middle, y));
    expect(column(written)).toEqual(column(bareOne));
    expect(Buffer.from(written.rgba).equals(Buffer.from(bareOne.rgba))).toBe(false);
  });

  it("is the same every time, and begins as every PNG does", async () => {
    const picture = boardPicture(hexagons, { placements: [], uncovered: [3] });
    const png = Buffer.from(await pngOf(picture, { theme: "dark" }));
    expect(png.equals(Buffer.from(await pngOf(picture, { theme: "dark" })))).toBe(true);
    expect(png.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
    expect(png.readUInt32BE(16)).toBe(Math.ceil(picture.box.width * 2));
  });
});
