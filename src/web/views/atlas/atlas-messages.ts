/** What the page and the worker that reads and sorts the atlas say to each other. */

import type { Atlas, AtlasWish } from "./atlas-sets.js";

/** The file, which comes first, or what somebody wants to see of it. */
export type AtlasAsked = { readonly file: Uint8Array } | { readonly wish: AtlasWish };

export interface AtlasTold {
  /** What has been read; not told again while it's the same. */
  readonly atlas?: Atlas;
  /** Until then, there is more to come. */
  readonly isWhole: boolean;
  /** The places of the sets that were wished for last, in their order. */
  readonly found: Uint32Array;
}
