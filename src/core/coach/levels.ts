/** How much help the coach gives, as a list: for whoever offers it without being the coach. */

import { frozen } from "../text/frozen.js";

/**
 * How much help there is, from the least to the most.
 *
 * @example
 * ```ts
 * hintLevels.join(", "); // → left, wrong, nudge, next, everything
 * ```
 */
export const hintLevels = frozen(["left", "wrong", "nudge", "next", "everything"]);
/** How much help to give. */
export type HintLevel = (typeof hintLevels)[number];
