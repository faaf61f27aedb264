/** From places on pages to links that lead to other pages, and from numbers to what programs call the pages. */

import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage } from "@cantoo/pdf-lib";
import type { Box, Picture } from "../core/drawing/picture.js";
import { itemAt } from "../core/text/list.js";
import type { PageLink } from "./page-link.js";

type ScaleFor = (picture: Picture) => number;

/** Corners of a box as a PDF counts: from below, in points. */
function rectangleOf({ left, top, width, height }: Box, picture: Picture, scale: number): number[] {
  const x = (left - picture.box.left) * scale;
  const y = (picture.box.top + picture.box.height - top) * scale;
  return [x, y - height * scale, x + width * scale, y];
}

/** Each page has its own list; the package's way to add to it would copy all that pages share. */
export function addLinks(
  { context }: PDFDocument,
  made: readonly PDFPage[],
  pictures: readonly Picture[],
  links: readonly PageLink[],
  scaleFor: ScaleFor,
): void {
  for (const [on, page] of made.entries()) {
    const picture = itemAt(pictures, on);
    const own = links.filter((link) => link.on === on);
    const annotations = own.map(({ box, to }) => ({
      Type: "Annot",
      Subtype: "Link",
      Rect: rectangleOf(box, picture, scaleFor(picture)),
      Border: [0, 0, 0],
      Dest: [itemAt(made, to).ref, "Fit"],
    }));
    if (own.length > 0) page.node.set(PDFName.of("Annots"), context.obj(annotations));
  }
}

/** The first pages are called by a word, the others by their numbers. */
export function addPageLabels(document: PDFDocument, word: string): void {
  const { context, catalog } = document;
  const first = context.obj({ P: PDFHexString.fromText(word) });
  const others = context.obj({ S: "D", St: 2 });
  const numbers = context.obj([PDFNumber.of(0), first, PDFNumber.of(1), others]);
  catalog.set(PDFName.of("PageLabels"), context.obj({ Nums: numbers }));
}
