/** From places on pages to links that lead to other pages, and from numbers to what programs call the pages. */

import { type PDFDocument, PDFName, PDFNumber, type PDFPage, PDFString } from "@cantoo/pdf-lib";
import type { Box, Picture } from "../core/drawing/picture.js";
import { itemAt } from "../core/text/list.js";

/** A place on a page that leads to another page. */
export interface PageLink {
  /** The page it is on; the first has the number 0. */
  readonly on: number;
  /** In the units of the page's picture. */
  readonly box: Box;
  /** The page it leads to. */
  readonly to: number;
}

type ScaleFor = (picture: Picture) => number;

/** Corners of a box as a PDF counts: from below, in points. */
function rectangleOf({ left, top, width, height }: Box, picture: Picture, scale: number): number[] {
  const x = (left - picture.box.left) * scale;
  const y = (picture.box.top + picture.box.height - top) * scale;
  return [x, y - height * scale, x + width * scale, y];
}

export function addLinks(
  document: PDFDocument,
  made: readonly PDFPage[],
  pictures: readonly Picture[],
  links: readonly PageLink[],
  scaleFor: ScaleFor,
): void {
  for (const { on, box, to } of links) {
    const picture = itemAt(pictures, on);
    const annotation = document.context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: rectangleOf(box, picture, scaleFor(picture)),
      Border: [0, 0, 0],
      Dest: [itemAt(made, to).ref, "Fit"],
    });
    itemAt(made, on).node.addAnnot(document.context.register(annotation));
  }
}

/** The first pages are called by a word, the others by their numbers. */
export function addPageLabels(document: PDFDocument, word: string): void {
  const { context, catalog } = document;
  const first = context.obj({ P: PDFString.of(word) });
  const others = context.obj({ S: "D", St: 2 });
  const numbers = context.obj([PDFNumber.of(0), first, PDFNumber.of(1), others]);
  catalog.set(PDFName.of("PageLabels"), context.obj({ Nums: numbers }));
}
