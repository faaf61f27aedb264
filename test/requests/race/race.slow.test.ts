/** How long a race may take: each algorithm has the seconds that were asked for, and no more. */

import { expect, it, onTestFinished, vi } from "vitest";
import { document } from "../support.js";

interface Entry {
  readonly id: string;
  readonly complete: boolean;
  readonly nodes: number;
}

/** Bitboards are lost on the weekday board; on this clock each look at it takes a tenth of a second. */
async function lost(budget: number | undefined): Promise<Entry> {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 100;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  const race = await document({ want: "race", puzzle: "weekday", date: "2026-06-07", budget });
  expect(race.budget).toBe(budget ?? 10);
  return (race.algorithms as Entry[]).find(({ id }) => id === "bitboards")!;
}

it("a race is longer with a larger budget", async () => {
  const [short, long, usual] = [await lost(0.5), await lost(1), await lost(undefined)];
  expect([short.complete, long.complete, usual.complete]).toEqual([false, false, false]);
  expect(short.nodes).toBeLessThan(long.nodes);
  expect(long.nodes).toBeLessThan(usual.nodes);
});
