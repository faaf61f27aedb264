/** Other people's solvers that you can use, by the names of their packages. */

import { frozen } from "../../core/text/frozen.js";

/**
 * Other people's solvers that you can use, by the names of their packages.
 *
 * @example
 * ```ts
 * engineNames.join(", "); // → minizinc, highs, dancing-links
 * ```
 */
export const engineNames = frozen(["minizinc", "highs", "dancing-links"]);
/** The name of another solver's package. */
export type EngineName = (typeof engineNames)[number];
