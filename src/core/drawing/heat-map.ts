/** A table of counts with names for its rows and columns, for whatever draws it. */

/** A table of counts with names for its rows and columns. */
export interface HeatMap {
  /** The headings of rows and columns. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** By row, then by column. */
  readonly values: readonly (readonly number[])[];
}
