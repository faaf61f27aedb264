/** A pen: from pictures to the pages of a PDF, each as large as its picture, with text that can be searched. */

import { PDFDocument, PDFName, type PDFPage, type PDFRef } from "@cantoo/pdf-lib";
import { type Look, lookNames, scaleOf } from "../core/drawing/look.js";
import { expectPicture, figuresOf, type Picture, type TextFigure } from "../core/drawing/picture.js";
import { themeOf } from "../core/drawing/themes.js";
import { expectLists, expectNumber, expectOptions } from "../core/text/arguments.js";
import { itemAt } from "../core/text/list.js";
import type { Bookmark } from "./bookmark.js";
import type { PageLink } from "./page-link.js";
import { type Drawer, figureOperators } from "./pdf-figures.js";
import { addLinks, addPageLabels } from "./pdf-links.js";
import { addOutline } from "./pdf-outline.js";
import { embedFaces, type Faces } from "./pdf-text.js";

/** Points in a unit of a picture, of which there are 96 to the inch, and in a millimetre. */
const pointsPerUnit = 72 / 96;
/**
 * How many points, the unit of a PDF, a millimetre has.
 *
 * @example
 * ```ts
 * Math.round(210 * pointsPerMillimetre); // → 595
 * ```
 */
export const pointsPerMillimetre = 72 / 25.4;

/** Pictures that become the pages of one PDF. */
export interface Pages {
  readonly title: string;
  readonly description: string;
  /** Their parts may be shared: those of one name are one, and are drawn once in the whole document. */
  readonly pages: readonly Picture[];
  readonly bookmarks?: readonly Bookmark[];
  /** Places that lead to other pages. */
  readonly links?: readonly PageLink[];
  /** What programs call the first page; the others have numbers. Left out: all have. */
  readonly cover?: string;
  /** As in "de". */
  readonly language?: string;
  /** How far pages go on beyond where they are trimmed, in units of the pictures; left out: not at all. */
  readonly bleed?: number | undefined;
  /** Points in a unit of the pictures; left out: 0.75, or what the width asked for needs. */
  readonly scale?: number | undefined;
  /** For letters that Daytile's fonts lack. */
  readonly font?: Uint8Array | undefined;
}

/** The same bytes whenever it is made: a date of making would differ every time. */
const noDate = new Date(0);

function describe(document: PDFDocument, { title, description, language }: Pages): void {
  document.setTitle(title);
  document.setSubject(description);
  document.setCreationDate(noDate);
  document.setModificationDate(noDate);
  if (language !== undefined) document.setLanguage(language);
}

function addPage(document: PDFDocument, drawer: Drawer, { box, figures, parts }: Picture, scale: number) {
  const { left, top, width, height } = box;
  const page = document.addPage([width * scale, height * scale]);
  const place = { x: -left * scale, y: (top + height) * scale, scale };
  const operators = figureOperators({ ...drawer, parts }, figures, place);
  page.node.set(PDFName.of("Contents"), document.context.register(document.context.contentStream(operators)));
  return page;
}

/** Says where the page will be trimmed, and that there is colour beyond. */
function trim(page: PDFPage, { box }: Picture, bleed: number, scale: number): void {
  const [width, height] = [box.width * scale, box.height * scale];
  const off = bleed * scale;
  page.setBleedBox(0, 0, width, height);
  page.setTrimBox(off, off, width - 2 * off, height - 2 * off);
}

/** One list of fonts and parts for all pages and for the parts themselves. */
function resourcesOf(faces: Faces, drawn: ReadonlyMap<string, PDFRef>) {
  const fonts = [...faces.values()].flat().map(({ name, font }) => [name, font.ref]);
  return { Font: Object.fromEntries(fonts), XObject: Object.fromEntries(drawn) };
}

/** Every text that has to be drawn; parts are looked through once, however many pages share them. */
function textsOf(pages: readonly Picture[]): TextFigure[] {
  const byParts = new Map(pages.map((page) => [page.parts, page]));
  const pictures = [...pages.map((page) => ({ ...page, parts: {} })), ...[...byParts.values()].map(partsAlone)];
  return pictures.flatMap(figuresOf).flatMap((figure) => (figure.kind === "text" ? [figure] : []));
}

const partsAlone = (page: Picture): Picture => ({ ...page, figures: [] });

/**
 * Draws pictures as the pages of one PDF, each as large as its picture.
 *
 * @example
 * ```ts
 * const page = boardPicture(cataloguePuzzle("classic"), { placements: [] });
 * const pages = { title: "Two boards", description: "The same one twice", pages: [page, page] };
 * new TextDecoder().decode((await pdfOfPages(pages, { theme: "dark" })).slice(0, 5)); // → %PDF-
 * ```
 */
export async function pdfOfPages(pages: Pages, look: Look = {}): Promise<Uint8Array> {
  expectOptions(look, "look", lookNames);
  expectLists(pages, "pages", "a title, a description and pages", ["pages"]);
  const { theme = "light" } = look;
  const { scale } = pages;
  if (scale !== undefined) expectNumber(scale, "pages.scale");
  const scaleFor = (picture: Picture): number => scale ?? scaleOf(picture, look, pointsPerUnit);
  const document = await PDFDocument.create();
  const faces = await embedFaces(document, textsOf(pages.pages), pages.font);
  const { context } = document;
  const resources = context.nextRef();
  const drawn = new Map<string, PDFRef>();
  const drawer: Drawer = { context, resources, drawn, faces, theme: themeOf(theme), parts: {} };
  const made = pages.pages.map((picture) => addPage(document, drawer, picture, scaleFor(picture)));
  context.assign(resources, context.obj(resourcesOf(faces, drawn)));
  for (const page of made) page.node.set(PDFName.of("Resources"), resources);
  const { bleed = 0 } = pages;
  if (bleed > 0)
    for (const [i, picture] of pages.pages.entries()) trim(itemAt(made, i), picture, bleed, scaleFor(picture));
  describe(document, pages);
  addOutline(document, pages.bookmarks ?? []);
  addLinks(document, made, pages.pages, pages.links ?? [], scaleFor);
  if (pages.cover !== undefined) addPageLabels(document, pages.cover);
  return document.save();
}

/**
 * Draws a picture as a PDF of one page, with text that can be searched.
 *
 * @example
 * ```ts
 * const picture = boardPicture(cataloguePuzzle("classic"), { placements: [] });
 * new TextDecoder().decode((await pdfOf(picture, { theme: "black-and-white" })).slice(0, 5)); // → %PDF-
 * ```
 */
export async function pdfOf(picture: Picture, look: Look = {}): Promise<Uint8Array> {
  expectOptions(look, "look", lookNames);
  expectPicture(picture);
  const { title, description } = picture;
  return pdfOfPages({ title, description, pages: [picture] }, look);
}
