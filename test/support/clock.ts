/** A clock for tests that shows a later time whenever somebody looks: what depends on it happens every time, or never. */

import { onTestFinished, vi } from "vitest";

/** So many milliseconds pass between two looks. */
export function clockWithSteps(milliseconds: number): void {
  let now = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => {
    now += milliseconds;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
}
