/** A summary names the fewest, the most and the impossible. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { summaryOf } from "../../../src/core/solver/summary.js";
import { classicCounts } from "../../known/counts.js";

describe("a summary of counts", () => {
  it("tells sum, mean, extremes, and where there is none or just one", () => {
    expect(summaryOf([5, 0, 1, 9, 1, 0, 9])).toEqual({
      size: 7,
      tilings: 25,
      mean: 25 / 7,
      fewest: { index: 2, count: 1, indexes: [2, 4] },
      most: { index: 3, count: 9, indexes: [3, 6] },
      impossible: [1, 5],
      unique: [2, 4],
    });
  });

  it("has no extremes where nothing has a tiling", () => {
    const nothing = { tilings: 0, mean: 0, fewest: undefined, most: undefined, unique: [] };
    expect(summaryOf([0, 0])).toEqual({ ...nothing, size: 2, impossible: [0, 1] });
    expect(summaryOf([])).toEqual({ ...nothing, size: 0, impossible: [] });
  });

  it("finds what is known of the classic board", () => {
    const table = classicCounts();
    const { tilings, mean, fewest, most, impossible } = summaryOf(Uint32Array.from(table, ({ count }) => count));
    expect(tilings).toBe(25_061);
    expect(mean.toFixed(2)).toBe("67.37");
    expect([table[fewest!.index], table[most!.index]]).toEqual([
      { month: 10, day: 6, count: 7 },
      { month: 1, day: 25, count: 216 },
    ]);
    expect(impossible).toEqual([]);
  });

  it("agrees with a look at the sorted counts", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 1 }), (counts) => {
        const { fewest, most, impossible, unique } = summaryOf(counts);
        const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b);
        expect([fewest?.count, most?.count]).toEqual([sorted[0], sorted.at(-1)]);
        expect(fewest?.index ?? -1).toBe(counts.indexOf(sorted[0] ?? -1));
        expect(most?.index ?? -1).toBe(counts.indexOf(sorted.at(-1) ?? -1));
        expect(impossible.length + sorted.length).toBe(counts.length);
        expect(unique).toHaveLength(sorted.filter((count) => count === 1).length);
      }),
    );
  });
});
