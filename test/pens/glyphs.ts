/** Turns a PDF into how many letters of its fonts have an outline: a text can be there and yet not be seen. */

import { openFont } from "../../src/pens/open-font.js";
import { getDocument, OPS } from "../support/pdfjs.js";

/** By font, as another program reads it. */
export async function outlinesIn(pdf: Uint8Array): Promise<number[]> {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0, fontExtraProperties: true }).promise;
  const page = await document.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = new Set(fnArray.flatMap((operator, i) => (operator === OPS.setFont ? [String(argsArray[i][0])] : [])));
  const fonts = [...names].map((name) => openFont(page.commonObjs.get(name).data as Uint8Array));
  await document.destroy();
  return fonts.map((font) => {
    const glyphs = Array.from({ length: font.numGlyphs }, (_, i) => font.getGlyph(i)!);
    return glyphs.filter((glyph) => glyph.path.toSVG() !== "").length;
  });
}
