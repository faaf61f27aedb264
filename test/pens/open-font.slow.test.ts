/** From the bytes of a font to its letters: opened once, and the same however often it sets a text. */

import { expect, it } from "vitest";
import { fontBytes } from "../../src/pens/font-files.js";
import { openFont } from "../../src/pens/open-font.js";

const bytes = fontBytes("Nunito-Bold.ttf");
/** The same font for somebody who hasn't opened it yet. */
const unopened = (): Uint8Array => Uint8Array.from(bytes);

const widthOf = (text: string, from: Uint8Array): number => openFont(from).layout(text).advanceWidth;

it("is opened once for the same bytes, which are read once", () => {
  expect(fontBytes("Nunito-Bold.ttf")).toBe(bytes);
  expect(openFont(bytes)).toBe(openFont(bytes));
  expect(openFont(unopened())).not.toBe(openFont(bytes));
});

it("sets a text as it did before, whatever came between", () => {
  const font = openFont(unopened());
  const [first, other] = [font.layout("Dec"), font.layout("25")];
  expect(font.layout("Dec")).toBe(first);
  expect(first.advanceWidth).not.toBe(other.advanceWidth);
  for (let i = 0; i < 2100; i++) font.layout(String(i));
  expect(font.layout("Dec").advanceWidth).toBe(first.advanceWidth);
  expect(widthOf("Dec", unopened())).toBe(first.advanceWidth);
});

it("doesn't take one way to set a text for another", () => {
  const font = openFont(unopened());
  const text = "AVAVA";
  const [kerned, apart] = [font.layout(text), font.layout(text, { kern: false })];
  expect(kerned.advanceWidth).toBeLessThan(apart.advanceWidth);
  expect(font.layout(text).advanceWidth).toBe(kerned.advanceWidth);
});
