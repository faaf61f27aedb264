/** From the spots of a map and their counts to what you want to know about them: totals, extremes, and what is impossible. */

import { type Bin, binsOf } from "../../../core/drawing/histogram.js";
import { type HeatLevel, levelsOf } from "../../../core/drawing/levels.js";
import { hottest } from "../../../core/drawing/picture.js";
import { type Summary, summaryOf } from "../../../core/solver/summary.js";
import type { CountLookup } from "./counter.js";
import type { YearSpot, YearSpotRow } from "./slice.js";

export interface CountedSpot extends YearSpot {
  readonly count: number;
}

export interface YearFigures {
  readonly summary: Summary;
  /** Few first, and many first; not those without any. */
  readonly fewest: readonly CountedSpot[];
  readonly most: readonly CountedSpot[];
  readonly impossible: readonly CountedSpot[];
  readonly levels: readonly HeatLevel[];
  readonly bins: readonly Bin[];
  readonly hasUnreal: boolean;
}

const maxListed = 6;
const maxBins = 12;

function counted(rows: readonly YearSpotRow[], counts: CountLookup): CountedSpot[] {
  return rows
    .flatMap(({ spots }) => spots)
    .flatMap((spot) => {
      const count = counts(spot.target);
      return count === undefined ? [] : [{ ...spot, count }];
    });
}

export function yearFiguresOf(rows: readonly YearSpotRow[], counts: CountLookup): YearFigures {
  const all = counted(rows, counts);
  const numbers = all.map(({ count }) => count);
  const possible = all.filter(({ count }) => count > 0);
  return {
    summary: summaryOf(numbers),
    fewest: [...possible].sort((a, b) => a.count - b.count).slice(0, maxListed),
    most: [...possible].sort((a, b) => b.count - a.count).slice(0, maxListed),
    impossible: all.filter(({ count }) => count === 0),
    levels: levelsOf(numbers, hottest + 1),
    bins: binsOf(numbers, maxBins),
    hasUnreal: rows.some(({ spots }) => spots.some(({ isReal }) => !isReal)),
  };
}
