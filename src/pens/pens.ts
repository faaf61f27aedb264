/** From pictures to the bytes of files: the pens that need Node, for `daytile/pens`. */

export type { FilmLook } from "../core/drawing/film.js";
export type { Look } from "../core/drawing/look.js";
export type { Bookmark } from "./bookmark.js";
export { gifOf } from "./gif.js";
export type { PageLink } from "./page-link.js";
export { type Pages, pdfOf, pdfOfPages, pointsPerMillimetre } from "./pdf.js";
export { type PixelLook, type Pixels, pixelsOf, pngOf } from "./png.js";
