/** From bookmarks to the outline of a PDF, which programs show beside its pages. */

import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { itemAt, lastOf } from "../core/text/list.js";
import type { Bookmark } from "./bookmark.js";

/** Each knows the one before it and the one after it. */
export function addOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return;
  const { context, catalog } = document;
  const outline = context.nextRef();
  const items = bookmarks.map(() => context.nextRef());
  const named = (name: string, ref: PDFRef | undefined) => (ref === undefined ? {} : { [name]: ref });
  bookmarks.forEach(({ title, page }, i) => {
    const place = { Title: PDFHexString.fromText(title), Parent: outline, Dest: [document.getPage(page).ref, "Fit"] };
    const neighbours = { ...named("Prev", items[i - 1]), ...named("Next", items[i + 1]) };
    context.assign(itemAt(items, i), context.obj({ ...place, ...neighbours }));
  });
  const ends = { First: itemAt(items, 0), Last: lastOf(items), Count: items.length };
  context.assign(outline, context.obj({ Type: "Outlines", ...ends }));
  catalog.set(PDFName.of("Outlines"), outline);
}
