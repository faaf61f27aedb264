/** A link within a document, as data that names no package. */

import type { Box } from "../core/drawing/picture.js";

/** A place on a page that leads to another page. */
export interface PageLink {
  /** The page it is on; the first has the number 0. */
  readonly on: number;
  /** In the units of the page's picture. */
  readonly box: Box;
  /** The page it leads to. */
  readonly to: number;
}
