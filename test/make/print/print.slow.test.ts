/** A print, read back by another program, has its true size. */
// @module-tag poppler

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../../src/core/calendar/languages.js";
import { themeNames } from "../../../src/core/drawing/themes.js";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { titleOf } from "../../../src/core/puzzle/titles.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawBoardBlock } from "../../../src/make/blocks.js";
import { drawPrintPages, getPrintFrame, type PrintLook } from "../../../src/make/print/print.js";
import { splitIntoTiles } from "../../../src/make/print/tiles.js";
import { pdfOfPages, pointsPerMillimetre } from "../../../src/pens/pdf.js";
import { daytile } from "../../cli/support.js";
import { hostile } from "../../gallery/pictures.js";
import { endsByDay } from "../../support/night.js";
import { darkRuns, fileOf, pageSizes, type Raster, rasterOf, textOf, wordBoxes } from "../poppler.js";

const a4 = { width: 210, height: 297 };
const usual: PrintLook = { sheet: a4, cell: 20, language: "en", theme: "light" };
const classic = cataloguePuzzle("classic");

async function printed(puzzle: Puzzle, look: Partial<PrintLook> = {}): Promise<string> {
  const whole = { ...usual, ...look };
  const pages = drawPrintPages(puzzle, whole);
  const document = { title: "A print", description: "", pages, scale: pointsPerMillimetre };
  return fileOf(await pdfOfPages(document, { theme: whole.theme }));
}

/** Five pixels are a millimetre. */
const fine = { dots: 127, pixels: 5 } as const;

describe("the paper of a print", () => {
  it.each([
    ["A4", "595.276 x 841.89", "841.89 x 595.276"],
    ["Letter", "612 x 792", "792 x 612"],
  ])("is %s, upright or on its side", async (paper, upright, wide) => {
    const { cwd } = await daytile(`make print --sheet ${paper} -o print.pdf`);
    expect(pageSizes(join(cwd, "print.pdf"))).toEqual([upright, upright]);
    const split = await daytile(`make print -p weekday --cell 32 --sheet ${paper} -o print.pdf`);
    expect(pageSizes(join(split.cwd, "print.pdf")).slice(0, 2)).toEqual([wide, wide]);
  });
});

describe("the scale of a print", () => {
  it("is true: the rule on every page is 50 mm long", async () => {
    const file = await printed(cataloguePuzzle("weekday"), { cell: 32, theme: "black-and-white" });
    const pages = pageSizes(file).length;
    expect(pages).toBeGreaterThan(3);
    for (const page of endsByDay(Array.from({ length: pages }, (_, i) => i + 1))) {
      const raster = rasterOf(file, page, fine.dots);
      const lengths = [];
      for (let y = raster.height - 26 * fine.pixels; y < raster.height; y++) {
        lengths.push(...darkRuns(raster, y).map(([first, last]) => last - first + 1));
      }
      expect(Math.abs(Math.max(...lengths) - 50 * fine.pixels)).toBeLessThanOrEqual(2);
    }
  });

  /** The lines between cells are grey: here that counts as dark. */
  const darkened = (raster: Raster): Raster => ({ ...raster, grey: (x, y) => (raster.grey(x, y) < 200 ? 0 : 255) });

  /** Without labels, so that nothing else is dark. */
  const blank = (puzzle: Puzzle): Puzzle => ({
    ...puzzle,
    board: { ...puzzle.board, cells: puzzle.board.cells.map((cell) => ({ ...cell, id: null })) },
  });

  it.each([
    ["classic", 20],
    ["classic", 23.5],
    ["hex-lake", 20],
  ] as const)("is true: %s has cells of %f mm", async (id, cell) => {
    const file = await printed(blank(cataloguePuzzle(id)), { cell, theme: "black-and-white" });
    const raster = darkened(rasterOf(file, 1, fine.dots));
    const evenSteps = Array.from({ length: raster.height }, (_, y) => {
      const middles = darkRuns(raster, y).map(([first, last]) => (first + last) / 2);
      const steps = middles.slice(1).map((middle, i) => middle - middles[i]!);
      return steps.filter((step) => Math.abs(step - cell * fine.pixels) <= 1).length;
    });
    expect(Math.max(...evenSteps)).toBeGreaterThanOrEqual(5);
  });
});

describe("a board larger than a page", () => {
  const look: PrintLook = { ...usual, cell: 40, theme: "black-and-white" };
  const dots = 50.8;
  const pixels = 2;

  /** The whole on one sheet, in the middle of it. */
  async function whole(): Promise<{ raster: Raster; left: number; top: number }> {
    const sheet = { width: 500, height: 500 };
    const file = await printed(classic, { ...look, sheet });
    const { middle } = getPrintFrame(sheet);
    const block = drawBoardBlock(classic, "en", look.cell);
    return {
      raster: rasterOf(file, 1, dots),
      left: middle.left + (middle.width - block.width) / 2,
      top: middle.top + (middle.height - block.height) / 2,
    };
  }

  it.each([0, 3])("is whole again when its pages are joined (moved by %d mm it would not be)", async (slip) => {
    const file = await printed(classic, look);
    const block = drawBoardBlock(classic, "en", look.cell);
    const { middle } = getPrintFrame(a4);
    const { tiles } = splitIntoTiles(block, middle);
    const pages = tiles.map((_, i) => rasterOf(file, i + 1, dots));
    const expected = await whole();
    let [wrong, all] = [0, 0];
    for (let y = 1; y < block.height; y++) {
      for (let x = 1; x < block.width; x++) {
        const wanted = expected.raster.grey((expected.left + x) * pixels, (expected.top + y) * pixels);
        const seen = tiles.flatMap(({ window }, i) => {
          const [px, py] = [x - window.left, y - window.top];
          if (px < 0.5 || py < 0.5 || px > window.width - 0.5 || py > window.height - 0.5) return [];
          return [pages[i]!.grey((middle.left + px + slip) * pixels, (middle.top + py) * pixels)];
        });
        all++;
        if (!seen.some((grey) => Math.abs(grey - wanted) < 90)) wrong++;
      }
    }
    expect(tiles.length).toBe(4);
    if (slip === 0) expect(wrong / all).toBeLessThan(0.02);
    else expect(wrong / all).toBeGreaterThan(0.05);
  });

  it("names its pages, and those they are joined to", async () => {
    const text = textOf(await printed(classic, look), 1, 4);
    for (const label of ["A1", "A2", "B1", "B2"]) expect(text).toContain(`Board ${label}`);
    expect(text).toContain("Join A2 here");
  });
});

describe("what is written on a print", () => {
  /** Regardless of order: a page keeps words from right to left as it shows them. */
  const letters = (text: string): Set<string> => new Set(text.replace(/[\s\u0640]/g, ""));

  it.each(languages)("is in %s, and every letter has a font", async (language) => {
    const text = textOf(await printed(cataloguePuzzle("weekday"), { language }));
    const seen = letters(text.normalize("NFKC"));
    const labels = cellLabels(cataloguePuzzle("weekday"), language).join("").normalize("NFKC");
    for (const letter of letters(labels)) expect(seen).toContain(letter);
    expect(text).not.toContain("?");
  });

  it("has title, pieces by name, credits and the way to print it", async () => {
    const text = textOf(await printed(classic, { language: "de" }));
    for (const words of [titleOf(classic, "de"), "Brett", "Teile", "DragonFjord", "50 mm", "Mär", "Dez", "O6"]) {
      expect(text).toContain(words);
    }
  });

  it.each(themeNames)("fits its page, hostile labels too, in the theme %s", async (theme) => {
    const credits = [`<script>alert("x")</script> ${"ا".repeat(80)} ${"long ".repeat(60)}`];
    const file = await printed({ ...hostile, title: { en: `"${"A title ".repeat(30)}"👩‍🚀` }, credits }, { theme });
    const [width = 0, height = 0] = pageSizes(file)[0]!.split(" x ").map(Number);
    const words = wordBoxes(file);
    expect(words.length).toBeGreaterThan(10);
    for (const { left, top, right, bottom } of words) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(textOf(file)).toContain("Donaudampfs…");
  });
});

describe("daytile make print", () => {
  it.each([
    ["--cell 200 -o print.pdf", "a cell of 200 mm doesn't fit on a page"],
    ["--sheet 60x60 -o print.pdf", "too small"],
    ["--sheet B99 -o print.pdf", "sheet: expected a size"],
    ["-o print.png", "end the name in .pdf"],
    ["", "needs a file"],
    ["12-25 -o print.pdf", "leave out"],
    ["--kerf 1 -o print.pdf", "--kerf doesn't work with make print"],
  ])("refuses %s", async (rest, says) => {
    const { code, stderr, cwd } = await daytile(`make print ${rest}`);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(says) });
    expect(existsSync(join(cwd, "print.pdf"))).toBe(false);
  });

  it("speaks the language and begins the week as it is told", async () => {
    const { cwd } = await daytile("make print -p weekday --lang de --week-start Mo -o print.pdf");
    const text = textOf(join(cwd, "print.pdf"), 1, 1).replace(/\s+/g, " ");
    expect(text).toContain("Mo Di Mi Do Fr Sa So");
    expect(text).toContain("Brett");
  });
});
