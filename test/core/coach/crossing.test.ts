/** The cheapest way from one day's solutions to the next one's is held against every way. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { cheapest, type DayLayer, nextLayer } from "../../../src/core/coach/crossing.js";

/**
 * By comparing every solution with every one of the day before. Of as cheap ones it's the first; one that stays as it is
 * comes last, because it cost the most before.
 */
function byComparing({ rows, cost }: DayLayer, next: Uint32Array, size: number): Pick<DayLayer, "cost" | "from"> {
  const solution = (list: Uint32Array, i: number): number[] => [...list.slice(i * size, (i + 1) * size)];
  const ways = Array.from({ length: next.length / size }, (_, place) => {
    const mine = solution(next, place);
    const all = [...cost].map((each, i) => {
      const kept = solution(rows, i).filter((number) => mine.includes(number)).length;
      return { from: i, isSame: kept === size, cost: each + size - kept };
    });
    return all.sort((a, b) => a.cost - b.cost || Number(a.isSame) - Number(b.isSame) || a.from - b.from)[0]!;
  });
  return { cost: Int32Array.from(ways, (way) => way.cost), from: Int32Array.from(ways, (way) => way.from) };
}

const size = 3;
const placements = 7;
const solutions = fc.array(fc.subarray([...Array(placements).keys()], { minLength: size, maxLength: size }), {
  minLength: 1,
  maxLength: 8,
});

it("is the cheapest, from the first of as cheap ones", () => {
  fc.assert(
    fc.property(solutions, solutions, fc.array(fc.nat({ max: size - 1 }), { minLength: 8 }), (one, other, costs) => {
      const before = {
        rows: Uint32Array.from(one.flat()),
        cost: Int32Array.from(one, (_, i) => 40 + costs[i]!),
        from: new Int32Array(one.length),
      };
      const rows = Uint32Array.from(other.flat());
      expect(nextLayer(before, rows, size, placements)).toEqual({ rows, ...byComparing(before, rows, size) });
    }),
    { numRuns: 60 },
  );
});

it("begins with nothing moved, and has one solution where there are no pieces", () => {
  const rows = Uint32Array.from([0, 1, 2, 3]);
  const first = { rows, cost: Int32Array.of(0, 0), from: Int32Array.of(0, 0) };
  expect(nextLayer(undefined, rows, 2, 4)).toEqual(first);
  const nothing = { rows: new Uint32Array(), cost: Int32Array.of(0), from: Int32Array.of(0) };
  expect(nextLayer(undefined, nothing.rows, 0, 0)).toEqual(nothing);
  expect(nextLayer(nothing, nothing.rows, 0, 0)).toEqual(nothing);
});

it("takes the first of the cheapest", () => {
  expect([[5], [3, 2, 2], [1, 2, 3], [2, 2, 1]].map((cost) => cheapest(Int32Array.from(cost)))).toEqual([0, 1, 0, 2]);
});
