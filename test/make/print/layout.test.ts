/** Blocks and windows of a print fit the paper and leave nothing out. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Figure, GroupFigure } from "../../../src/core/drawing/picture.js";
import { figuresOf } from "../../../src/core/drawing/picture.js";
import { emWidth } from "../../../src/core/drawing/width.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawPieceBlocks } from "../../../src/make/blocks.js";
import { checkPrint, drawPrintPages, getPrintFrame } from "../../../src/make/print/print.js";
import { nameTile, overlap, splitIntoTiles } from "../../../src/make/print/tiles.js";
import { onShelves } from "../../../src/make/shelves.js";
import { sketch } from "../../support/puzzles.js";

const sizes = fc.record({ width: fc.integer({ min: 1, max: 50 }), height: fc.integer({ min: 1, max: 40 }) });

describe("blocks in rows", () => {
  it("lie apart from each other and inside the page, each once", () => {
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1, maxLength: 30 }), (blocks) => {
        const room = { width: 100, height: 90 };
        const drawn = blocks.map((size): typeof size & { figures: Figure[] } => ({ ...size, figures: [] }));
        const placed = onShelves(drawn, room, 5).map((page) =>
          page.map((figure) => {
            const { at, figures } = figure as GroupFigure;
            const block = drawn.find((each) => each.figures === figures)!;
            return { ...at, block };
          }),
        );
        expect(new Set(placed.flat().map(({ block }) => block)).size).toBe(blocks.length);
        expect(placed.flat().length).toBe(blocks.length);
        for (const page of placed) {
          for (const [i, a] of page.entries()) {
            expect(a.x >= 0 && a.y >= 0).toBe(true);
            expect(a.x + a.block.width <= room.width + 1e-9 && a.y + a.block.height <= room.height + 1e-9).toBe(true);
            for (const b of page.slice(i + 1)) {
              const apart = Math.max(
                Math.max(b.x - a.x - a.block.width, a.x - b.x - b.block.width),
                Math.max(b.y - a.y - a.block.height, a.y - b.y - b.block.height),
              );
              expect(apart).toBeGreaterThanOrEqual(5 - 1e-9);
            }
          }
        }
      }),
    );
  });
});

describe("the windows of a large board", () => {
  const lengths = fc.record({
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  });

  it("cover it, and overlap by as much as is glued", () => {
    fc.assert(
      fc.property(lengths, (whole) => {
        const room = { width: 190, height: 250 };
        const { tiles, rows, columns } = splitIntoTiles(whole, room);
        expect(tiles.length).toBe(rows * columns);
        const [first, last] = [tiles[0]!.window, tiles.at(-1)!.window];
        expect(first.left <= 1e-9 && first.top <= 1e-9).toBe(true);
        expect(last.left + last.width).toBeGreaterThanOrEqual(whole.width - 1e-9);
        expect(last.top + last.height).toBeGreaterThanOrEqual(whole.height - 1e-9);
        const next = tiles.find(({ row, column }) => row === 0 && column === 1);
        if (next !== undefined) expect(first.left + first.width - next.window.left).toBeCloseTo(overlap, 9);
      }),
    );
  });

  it("are named like the cells of a sheet", () => {
    expect([nameTile(0, 0), nameTile(1, 2), nameTile(25, 9), nameTile(26, 0)]).toEqual(["A1", "B3", "Z10", "AA1"]);
  });
});

describe("the pieces of a print", () => {
  const a4 = { width: 210, height: 297 };
  const ring = sketch({
    board: ["a * * *", "* * * *", "* * * *"],
    fields: { only: ["a"] },
    pieces: { O8: ["###", "#.#", "###"], I1: ["#"] },
    copies: { I1: 3 },
  });

  it("are there as often as the puzzle has them, each with a letter of its own, holes included", () => {
    const [, pieces] = drawPrintPages(ring, { sheet: a4, cell: 20, language: "en", theme: "light" });
    const figures = figuresOf(pieces!);
    const texts = figures.flatMap((figure) => (figure.kind === "text" ? [figure.text] : []));
    expect(texts.filter((text) => text === "I1").length).toBe(3);
    expect(texts).toEqual(expect.arrayContaining(["O", "I", "A", "B"]));
    const paths = figures.flatMap((figure) => (figure.kind === "path" ? [figure.path] : []));
    expect(paths.some((path) => path.split("M").length === 3)).toBe(true);
  });

  it("have names below them that are no wider than they are", () => {
    const names = ["M".repeat(24), "اسم طويل جدا لقطعة واحدة", "<script>alert(1)</script>", "L"];
    const pieces = names.map((id) => ({ id, shape: [{ x: 0, y: 0 }], mayFlip: false, copies: 1 }));
    for (const cell of [5, 20]) {
      const blocks = drawPieceBlocks({ ...ring, pieces }, cell, a4);
      expect(blocks).toHaveLength(names.length);
      for (const { figures, width } of blocks) {
        const captions = figures.flatMap((figure) => (figure.kind === "text" ? [figure] : []));
        expect(captions).toHaveLength(1);
        for (const { text, size } of captions) expect(emWidth(text) * size).toBeLessThanOrEqual(width);
      }
    }
  });

  it("lie low where that saves a page", () => {
    const letter = { width: 215.9, height: 279.4 };
    const pages = drawPrintPages(cataloguePuzzle("hex-lake"), {
      sheet: letter,
      cell: 20,
      language: "en",
      theme: "light",
    });
    expect(pages.map(({ title }) => title.split(": ").at(-1))).toEqual(["Board", "Pieces"]);
  });

  it("are turned to fit, and split where they do not fit at all", () => {
    const bar = sketch({ board: ["* * * * * *"], pieces: { I6: ["######"] } });
    const names = (cell: number): string[] =>
      drawPrintPages(bar, { sheet: a4, cell, language: "en", theme: "light" }).map(({ title }) => title);
    expect(names(40)).toEqual(["Sketch: Board", "Sketch: Pieces"]);
    expect(names(60).filter((title) => title.startsWith("Sketch: I6")).length).toBeGreaterThan(1);
  });
});

describe("a print that makes no sense", () => {
  it("is refused with what would do", () => {
    const { middle } = getPrintFrame({ width: 210, height: 297 });
    const most = Math.min(middle.width, middle.height);
    const sheet = { width: 210, height: 297 };
    expect(checkPrint({ sheet, cell: most })).toBeUndefined();
    expect(checkPrint({ sheet, cell: most + 1 })?.message).toContain(`use ${most} mm or less`);
    expect(checkPrint({ sheet: { width: 80, height: 100 }, cell: 10 })?.message).toContain("needs 70 mm each way");
  });
});
