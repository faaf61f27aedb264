/** Blocks in rows and texts in little room end up where they fit. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, below, fittedText, inRows, line, textWidth } from "../../../src/core/drawing/layout.js";

const block = (width: number, height: number): Block => ({ width, height, figures: [] });
const places = ({ figures }: Block) => figures.map((figure) => (figure.kind === "group" ? figure.at : undefined));

describe("blocks in rows", () => {
  it("stand side by side as long as they fit, and below each other after that", () => {
    const rows = inRows([block(40, 10), block(50, 30), block(20, 5), block(200, 7), block(10, 10)], 100, 10);
    expect(places(rows)).toEqual([
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 0, y: 40 },
      { x: 0, y: 55 },
      { x: 0, y: 72 },
    ]);
    expect({ width: rows.width, height: rows.height }).toEqual({ width: 200, height: 82 });
  });

  it("fit where they just fit", () => {
    expect(places(inRows([block(45, 10), block(45, 10)], 100, 10))).toEqual([
      { x: 0, y: 0 },
      { x: 55, y: 0 },
    ]);
  });

  it("stand below each other where they should", () => {
    expect(places(below([block(10, 10), block(20, 20)], 5))).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 15 },
    ]);
  });
});

describe("a text in little room", () => {
  it("is as large as it may be where there is room", () => {
    expect(fittedText("Monday", 1000, 20, 10)).toEqual({ text: "Monday", size: 20 });
  });

  it("gets smaller before it is cut, and is cut with a mark", () => {
    const smaller = fittedText("Monday", textWidth("Monday", 15), 20, 10);
    expect(smaller.text).toBe("Monday");
    expect(smaller.size).toBeCloseTo(15, 6);
    const cut = fittedText("Monday and Tuesday", textWidth("Monday", 10), 20, 10);
    expect(cut.size).toBe(10);
    expect(cut.text).toMatch(/^Mond?a?…$/);
  });

  it("fits whenever a single character does, and is never cut more than it must be", () => {
    const word = fc.string({ unit: fc.constantFrom("i", "m", "W", " ", "ä", "日", "."), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(word, fc.double({ min: 12, max: 100, noNaN: true }), (text, width) => {
        const fitted = fittedText(text, width, 20, 10);
        expect(textWidth(fitted.text, fitted.size)).toBeLessThanOrEqual(width + 1e-9);
        expect(fitted.size).toBeLessThanOrEqual(20);
        if (fitted.text !== text) expect(textWidth(text, 10)).toBeGreaterThan(width);
      }),
    );
  });

  it("keeps one character, however little room there is", () => {
    expect(fittedText("Monday", 0.1, 20, 10).text.length).toBeGreaterThan(0);
  });

  it("is a line of its own, as wide as it is, and none where it is empty", () => {
    const { width, height, figures } = line("Monday", 20, 1000, { ink: "text", bold: true });
    expect(width).toBeCloseTo(textWidth("Monday", 20), 6);
    expect(height).toBeCloseTo(22, 6);
    expect(figures).toEqual([
      { kind: "text", text: "Monday", size: 20, at: { x: 0, y: 16 }, anchor: "start", ink: "text", bold: true },
    ]);
    expect(line("", 20, 1000, { ink: "soft" }).figures).toEqual([]);
    expect(line("Monday", 20, 30, { ink: "soft" }).width).toBeLessThanOrEqual(30);
  });
});
