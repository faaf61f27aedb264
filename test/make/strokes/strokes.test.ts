/** Letters in single strokes are where they should be, and it's known which have none. */

import { describe, expect, it } from "vitest";
import { languages, wordsOf } from "../../../src/core/calendar/languages.js";
import { findBounds } from "../../../src/make/plane.js";
import { readGlyph } from "../../../src/make/strokes/glyph.js";
import { han } from "../../../src/make/strokes/han.js";
import { latin } from "../../../src/make/strokes/latin.js";
import { drawStrokes } from "../../../src/make/strokes/strokes.js";

const written = languages.filter((language) => language !== "ar");

describe("strokes", () => {
  it.each(written)("write every label of a calendar in %s", (language) => {
    const { months, weekdays } = wordsOf(language);
    for (const word of [...months, ...weekdays, "31"]) expect(drawStrokes(word)?.length, word).toBeGreaterThan(0);
  });

  it("write what people write on gifts", () => {
    for (const text of [
      "Classic 7×7",
      "¡Feliz cumpleaños!",
      "¿Qué día?",
      "„Łukasz“",
      "«Øyvind»",
      "Æsa & Œuvre",
      "”Işıl”",
    ])
      expect(drawStrokes(text), text).toBeDefined();
  });

  it("know that they cannot write Arabic, nor pictures", () => {
    for (const text of ["يناير", "🙂", "Ω", "a\u0489"]) expect(drawStrokes(text)).toBeUndefined();
  });

  it("stay in their place, each with two points at least", () => {
    const strays = Object.entries({ ...latin, ...han }).filter(([, notation]) => {
      const { width, strokes } = readGlyph(notation);
      const isInPlace = strokes.flat().every(({ x, y }) => x >= 0 && x <= width + 1e-9 && Math.abs(y - 4) <= 7.3);
      return !isInPlace || strokes.some((stroke) => stroke.length < 2);
    });
    expect(strays.map(([character]) => character)).toEqual([]);
  });

  it("bend as the notation description: four quarters are a circle", () => {
    const [ring = []] = readGlyph("10 M0 5v5 10h10 5v5 0h0 5").strokes;
    for (const { x, y } of ring) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(5, 9);
    expect(ring.at(-1)?.x).toBeCloseTo(0, 9);
  });

  it("stand on the line, capitals one high, letter after letter", () => {
    const { top, bottom, left, right } = findBounds(drawStrokes("HH")!);
    expect([top, bottom, left]).toEqual([-1, -0, 0].map((value) => expect.closeTo(value, 9)));
    expect(right).toBeCloseTo((6.5 + 2.2 + 6.5) / 10, 9);
  });

  it("set accents above their letters, however these are encoded, and take the dot off an i", () => {
    const top = (text: string): number => findBounds(drawStrokes(text)!).top;
    expect(drawStrokes("é")).toEqual(drawStrokes("e\u0301"));
    expect(top("é")).toBeLessThan(top("e"));
    expect(top("É")).toBeLessThan(top("é"));
    expect(drawStrokes("ì")).toHaveLength(2);
    expect(findBounds(drawStrokes("ç")!).bottom).toBeGreaterThan(0.2);
  });

  it("leave out what cannot be seen", () => expect(drawStrokes("\u200eM\u00ada\u0000r")).toEqual(drawStrokes("Mar")));
});
