/** The names of the formats in which a model can be handed to other solvers. */

/**
 * The formats of models.
 *
 * @example
 * ```ts
 * modelFormats.join(", "); // → dlx, mzn, cnf, lp, json, matrix
 * ```
 */
export const modelFormats = ["dlx", "mzn", "cnf", "lp", "json", "matrix"] as const;
/** A format of models. */
export type ModelFormat = (typeof modelFormats)[number];
