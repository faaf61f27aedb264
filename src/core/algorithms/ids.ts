/** The algorithms by name alone, for those who must not load them to name them. */

import { frozen } from "../text/frozen.js";

/**
 * The algorithms that you can watch, in the order of their story.
 *
 * @example
 * ```ts
 * algorithmIds[0]; // → bitboards
 * ```
 */
export const algorithmIds = frozen([
  "bitboards",
  "positions",
  "regions",
  "algorithm-x",
  "model",
  "dancing-links",
  "first-open-cell",
]);

/** The id of an algorithm. */
export type AlgorithmId = (typeof algorithmIds)[number];
