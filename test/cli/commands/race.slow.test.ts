/** A race ends with its time, and says who had not finished. */

import { expect, it, vi } from "vitest";
import { daytile } from "../support.js";

it("a race says where the time was up: bitboards are lost on the weekday board", async () => {
  // Each look at the clock is a quarter of a second later than the one before.
  let looks = 0;
  vi.spyOn(performance, "now").mockImplementation(() => 250 * looks++);
  const { stdout, code } = await daytile("race Fri 25 Jul 2025 -p weekday --budget 1").finally(vi.restoreAllMocks);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^bitboards .* so far .* >1\.\d s/m);
  expect(stdout.replaceAll("\n", " ")).toMatch(/Stopped at the limit of 1 s: .*bitboards.* Raise it with --budget/);
});
