/** What may take long is waited for, however silent its connection is meanwhile. */
// @module-tag unix

import { expect, it } from "vitest";
import { serving } from "./serving.js";

it("a connection is kept for as long as --time-limit lets an answer take", async () => {
  const { child, done, address } = await serving("--port", "0", "--threads", "1", "--time-limit", "300");
  // One thread takes them one after the other: the last one is silent for half a minute.
  const asked = [2026, 2027, 2028].map((year) => fetch(`${address}api/v1/lazy-year?puzzle=weekday&year=${year}`));
  for (const response of await Promise.all(asked)) {
    expect(response.status).toBe(200);
    expect(((await response.json()) as { days: unknown[] }).days.length).toBeGreaterThan(364);
  }
  child.kill("SIGINT");
  await done;
});
