/** The solvers of other people that can be asked, by the names of their packages. */

/**
 * The solvers of other people that can be asked, by the names of their packages.
 *
 * @example
 * ```ts
 * engineNames.join(", "); // → minizinc, highs, dancing-links
 * ```
 */
export const engineNames = ["minizinc", "highs", "dancing-links"] as const;
/** The name of another solver's package. */
export type EngineName = (typeof engineNames)[number];
