/** The names of the formats in which a model can be handed to other solvers. */

export const modelFormats = ["dlx", "mzn", "cnf", "lp", "json", "matrix"] as const;
export type ModelFormat = (typeof modelFormats)[number];
