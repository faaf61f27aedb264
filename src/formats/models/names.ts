/** The names of the formats in which a model can be handed to other solvers. */

import { frozen } from "../../core/text/frozen.js";

/**
 * The formats of models.
 *
 * @example
 * ```ts
 * modelFormats[0]; // → dlx
 * ```
 */
export const modelFormats = frozen(["dlx", "mzn", "cnf", "lp", "json", "matrix"]);
/** A format of models. */
export type ModelFormat = (typeof modelFormats)[number];
