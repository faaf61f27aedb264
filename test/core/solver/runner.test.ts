/** A search comes back after about as many nodes as it was given. */

import { expect, it } from "vitest";
import type { CoverProblem } from "../../../src/core/solver/cover.js";
import { kernelFor } from "../../../src/core/solver/long-runner.js";
import { newRunner } from "../../../src/core/solver/search.js";

/** A strip of this many cells and as many different pieces of one cell: more solutions than anybody can wait for. */
const hugeProblem = (cells: number): CoverProblem => ({
  cellCount: cells,
  stocks: new Array<number>(cells).fill(1),
  options: Array.from({ length: cells * cells }, (_, i) => ({ stock: Math.floor(i / cells), cells: [i % cells] })),
});

it.each([
  ["general search", 70],
  ["kernel", 20],
])("the %s comes back after about as many nodes as it was given, however many solutions it finds", (_, cells) => {
  const runner = newRunner(hugeProblem(cells), { yields: { kind: "count" }, capacity: 1, long: true });
  let found = 0;
  for (let stretch = 0; stretch < 5; stretch++) {
    runner.run(1000);
    expect(runner.finished).toBe(false);
    expect(runner.found).toBeGreaterThan(found);
    found = runner.found;
  }
  if (cells > 64) expect(found).toBeLessThanOrEqual(5000);
  runner.release();
});

it("the kernel finds in all beginnings that threads share what it finds in one go", () => {
  const problem = hugeProblem(5);
  const kernel = kernelFor(problem, { yields: { kind: "count" }, capacity: 1, long: true })!;
  const beginnings = kernel.beginnings(true);
  const found = beginnings.map((path) => {
    const before = kernel.found;
    for (kernel.begin(path); !kernel.finished; kernel.run(1000));
    return kernel.found - before;
  });
  kernel.release();
  // Any of five pieces, then any of the four others; three are left for three cells.
  expect(new Set(beginnings.map((path) => path.join())).size).toBe(5 * 4);
  expect(found).toEqual(Array(5 * 4).fill(3 * 2));
});
