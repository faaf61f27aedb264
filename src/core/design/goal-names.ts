/** The goals of a maker, by name alone: what knows how to reach them is loaded by those who want to. */

import { frozen } from "../text/frozen.js";

/**
 * What a maker can aim for: every date works, harder, easier, no piece has to be flipped, all dates about equally hard.
 *
 * @example
 * ```ts
 * designGoals.join(", "); // → works, harder, easier, no-flips, even
 * ```
 */
export const designGoals = frozen(["works", "harder", "easier", "no-flips", "even"]);
/** What a maker aims for. */
export type DesignGoal = (typeof designGoals)[number];
