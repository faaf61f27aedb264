/** What a census can be asked for: which targets it judges a set by, and how much memory it may use. */

export const censusGoals = ["all", "dates"] as const;
/** Which targets a set is judged by: all combinations, or those that some calendar has. */
export type CensusGoal = (typeof censusGoals)[number];

/** Megabytes a thread may use, from where it gets slow to the most that helps. */
export const censusMemory = { min: 64, max: 1024 } as const;
