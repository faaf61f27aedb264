/** What can be preferred among solutions, as a list: for whoever offers it without looking for any. */

import { frozen } from "../text/frozen.js";

/**
 * What can be preferred among solutions.
 *
 * @example
 * ```ts
 * tastes.join(", "); // → fewest-flips, most-joints, fewest-joints, rarest, most-neighbours
 * ```
 */
export const tastes = frozen([
  /** As few pieces as possible are flipped. */
  "fewest-flips",
  /** As many straight joints as possible: corners that a seam between pieces runs straight past. */
  "most-joints",
  /** As few straight joints as possible. */
  "fewest-joints",
  /** Its placements are shared by as few other solutions as possible, all of them together. */
  "rarest",
  /** As many symmetric neighbours as possible: solutions that it becomes if some pieces are turned or mirrored in place. */
  "most-neighbours",
]);
/** What is preferred among solutions. */
export type Taste = (typeof tastes)[number];
