/**
 * From what was kept of the solutions that somebody has found for a date to a sound list, and from a solution to that list.
 *
 * A solution is kept as its letter grid, one text with a line for each row. So a list can be read without the puzzle, and
 * two solutions are the same where their texts are. Reading never throws.
 */

/** Far more than anybody finds for a date. What is found after that is still solved, but not collected. */
export const foundLimits = { solutions: 1000, characters: 2000 } as const;

/** What somebody has found, with the place where it is kept: puzzle, date or choices, perhaps the first weekday. */
export interface FoundSolutions {
  readonly key: string;
  /** Letter grids, in the order in which they were found. */
  readonly solutions: readonly string[];
}

const isSolution = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= foundLimits.characters;

/** Each once; undefined where the value is no such list. */
export function readFoundSolutions(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > foundLimits.solutions || !value.every(isSolution)) return undefined;
  return value.length === 0 ? undefined : [...new Set(value)];
}

/** With those that were not there before; a list that is full stays as it is. */
export const withFound = (known: readonly string[], fresh: readonly string[]): readonly string[] =>
  [...new Set([...known, ...fresh])].slice(0, Math.max(known.length, foundLimits.solutions));
