/** Which targets a census judges a set by: all combinations, or those that some calendar has. */

export const censusGoals = ["all", "dates"] as const;
/** Which targets a set is judged by: all combinations, or those that some calendar has. */
export type CensusGoal = (typeof censusGoals)[number];
