/** The solvers of other people that can be asked, by the names of their packages. */

export const engineNames = ["minizinc", "highs", "dancing-links"] as const;
export type EngineName = (typeof engineNames)[number];
