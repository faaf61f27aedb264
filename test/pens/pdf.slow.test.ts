/** A PDF, read by another program, has the pages, texts and curves of its pictures. */

import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import type { Picture } from "../../src/core/drawing/picture.js";
import { themeNames } from "../../src/core/drawing/themes.js";
import { cellLabels } from "../../src/core/puzzle/labels.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { pdfOf } from "../../src/pens/pdf.js";
import { arcHandles } from "../../src/pens/pdf-path.js";
import { hostile } from "../gallery/pictures.js";
import { getDocument } from "../support/pdfjs.js";
import { classic, hexagons } from "../support/puzzles.js";
import { outlinesIn } from "./glyphs.js";

/** What another program finds in it. */
async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ("str" in item ? [item.str] : []));
  const { info } = await document.getMetadata();
  const title = "Title" in info ? info.Title : undefined;
  await document.destroy();
  return { pages: document.numPages, size: page.view.slice(2), text: texts.join(""), title };
}

/** Regardless of order: a page keeps words from right to left as it shows them. */
const letters = (text: string): string => [...text.replace(/\s/g, "")].sort().join("");

const bare = (language: (typeof languages)[number]): Picture =>
  boardPicture(classic, { placements: [], uncovered: [] }, { language });

describe("a PDF", () => {
  it.each(languages)("has every label of %s, for another program to find", async (language) => {
    const { text } = await read(await pdfOf(bare(language), { theme: "light" }));
    expect(letters(text)).toBe(letters(cellLabels(classic, language).join("")));
  });

  it.each(languages)("has an outline for each letter of %s", async (language) => {
    const puzzle = cataloguePuzzle("weekday");
    const picture = boardPicture(puzzle, { placements: [], uncovered: [] }, { language });
    const needed = new Set(cellLabels(puzzle, language).join(""));
    const outlines = await outlinesIn(await pdfOf(picture, { theme: "light" }));
    expect(outlines.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(needed.size);
  });

  it.each(themeNames)("is one page as large as the picture, in the theme %s", async (theme) => {
    const picture = boardPicture(hexagons, { placements: [], uncovered: [0] }, { title: "Ein Tag – 一日" });
    const { pages, size, title } = await read(await pdfOf(picture, { theme }));
    expect({ pages, title }).toEqual({ pages: 1, title: "Ein Tag – 一日" });
    expect(size[0]).toBeCloseTo(picture.box.width * 0.75, 3);
    expect(size[1]).toBeCloseTo(picture.box.height * 0.75, 3);
  });

  it("survives hostile labels, and shows a question mark for what no font has", async () => {
    const { text } = await read(await pdfOf(boardPicture(hostile, { placements: [] }), { theme: "light" }));
    expect(text).toContain("Donaudampfs…");
    expect(text).toContain("</text><scr…");
    expect(text).toContain("?");
    expect(text).not.toContain("👩");
  });

  it("names its parts of fonts as such, each set of characters by its own letters", async () => {
    const namesIn = async (picture: Picture): Promise<string[]> => {
      const document = await PDFDocument.load(await pdfOf(picture, { theme: "light" }));
      const dictionaries = document.context.enumerateIndirectObjects().map(([, object]) => object);
      const fonts = dictionaries.filter((object) => object instanceof PDFDict);
      return [...new Set(fonts.flatMap((font) => font.get(PDFName.of("FontName"))?.toString() ?? []))];
    };
    const [german, arabic] = [await namesIn(bare("de")), await namesIn(bare("ar"))];
    for (const name of [...german, ...arabic]) expect(name).toMatch(/^\/[A-Z]{6}\+(Nunito|Tajawal)-(Medium|Bold)$/);
    expect(arabic.length).toBeGreaterThan(1);
    expect(german[0]).not.toBe(arabic[0]);
  });

  it("is the same every time", async () => {
    const [first, second] = await Promise.all([
      pdfOf(bare("ar"), { theme: "light" }),
      pdfOf(bare("ar"), { theme: "light" }),
    ]);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });
});

describe("the curve that stands for an arc", () => {
  it.each([60, 90, 120])("stays on the circle over %d degrees", (degrees) => {
    const angle = (degrees / 180) * Math.PI;
    const [from, to] = [
      { x: 1, y: 0 },
      { x: Math.cos(angle), y: Math.sin(angle) },
    ];
    // With y downwards, growing angles run clockwise.
    const [first, second] = arcHandles(from, to, 1, true);
    const middle = {
      x: (from.x + 3 * first.x + 3 * second.x + to.x) / 8,
      y: (from.y + 3 * first.y + 3 * second.y + to.y) / 8,
    };
    expect(Math.hypot(middle.x, middle.y)).toBeCloseTo(1, 6);
    expect(Math.atan2(middle.y, middle.x)).toBeCloseTo(angle / 2, 6);
  });
});
