/** From the bytes of a font to its letters: read once, and the same however often it sets a text. */

import { expect, it } from "vitest";
import { fontBytes } from "../../src/pens/font-files.js";
import { openFont } from "../../src/pens/open-font.js";

const bytes = fontBytes("Nunito-Bold.ttf");
const widthOf = (text: string): number => openFont(bytes).layout(text).advanceWidth;

it("is read once, and opened anew: glyphs that one met without their characters have them in the next", () => {
  expect(fontBytes("Nunito-Bold.ttf")).toBe(bytes);
  const dot = ".".codePointAt(0) ?? 0;
  const { id } = openFont(bytes).glyphForCodePoint(dot)!;
  expect(openFont(bytes).getGlyph(id)?.codePoints).toEqual([]);
  expect(
    openFont(bytes)
      .layout("1.")
      .glyphs.map(({ codePoints }) => codePoints),
  ).toEqual([[49], [dot]]);
});

it("sets a text as it did before, whatever came between", () => {
  const font = openFont(bytes);
  const [first, other] = [font.layout("Dec"), font.layout("25")];
  expect(font.layout("Dec")).toBe(first);
  expect(first.advanceWidth).not.toBe(other.advanceWidth);
  for (let i = 0; i < 2100; i++) font.layout(String(i));
  expect(font.layout("Dec").advanceWidth).toBe(first.advanceWidth);
  expect(widthOf("Dec")).toBe(first.advanceWidth);
});

it("doesn't take one way to set a text for another", () => {
  const font = openFont(bytes);
  const text = "AVAVA";
  const [kerned, apart] = [font.layout(text), font.layout(text, { kern: false })];
  expect(kerned.advanceWidth).toBeLessThan(apart.advanceWidth);
  expect(font.layout(text).advanceWidth).toBe(kerned.advanceWidth);
});
