/** Rows are handed out when there are any, and only once. */

import { expect, it } from "vitest";
import { JobWork } from "../../../src/core/solver/job-work.js";

it("has no rows to take before it has found any, and none twice", async () => {
  const problem = {
    cellCount: 2,
    stocks: [1, 1],
    options: [0, 1].flatMap((stock) => [0, 1].map((cell) => ({ stock, cells: [cell] }))),
  };
  const work = await JobWork.of({ problem, yields: { kind: "rows" } }, false);
  expect(work.takeRows()).toEqual([]);
  for (work.begin(0, work.size); !work.step(); );
  expect(work.takeRows()).toHaveLength(1);
  expect([work.takeRows(), work.standing.found]).toEqual([[], 2]);
  work.release();
});
