/** From the bytes of a font to its letters and how they are set; loading it loads a large package. */

import { create, type Font } from "@cantoo/fontkit";

export type { Font };

/** Of files with one font in each, as those that come with Daytile are. */
export const openFont = (bytes: Uint8Array): Font => create(bytes) as Font;
