/** From a puzzle to the fields that the rows and columns of a map of its targets stand for. */

import type { Puzzle } from "./puzzle.js";

export interface MapAxes {
  /** Undefined for a puzzle of one field, whose map has a single row. */
  readonly row: number | undefined;
  readonly column: number;
}

/** Months and days where there are such, else the first two fields; undefined for a puzzle without fields. */
export function mapAxes({ fields }: Pick<Puzzle, "fields">): MapAxes | undefined {
  const at = (wanted: string): number => fields.findIndex(({ name }) => name === wanted);
  if (fields.length < 2) return fields.length === 0 ? undefined : { row: undefined, column: 0 };
  const [month, day] = [at("month"), at("day")];
  return month >= 0 && day >= 0 ? { row: month, column: day } : { row: 0, column: 1 };
}
