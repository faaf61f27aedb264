/** What Daytile can do for somebody who designs a puzzle: the names of the tasks, for command line and requests. */

import { frozen } from "../core/text/frozen.js";

/**
 * What there is to find for a design: the best single changes, a set of pieces, or places for the labels.
 *
 * @example
 * ```ts
 * designTasks.join(", "); // → swap, fill, labels
 * ```
 */
export const designTasks = frozen(["swap", "fill", "labels"]);
/** What to find for a design. */
export type DesignTask = (typeof designTasks)[number];
