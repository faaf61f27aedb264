/** Ten thousand random links to puzzles: each is read, or refused with a reason. */

import { expect, it } from "vitest";
import { randomFrom } from "../../src/core/solver/shuffle.js";
import { readRandomLink } from "./links.js";

it("links are read, or refused with a reason", { timeout: 600_000 }, async () => {
  const chance = randomFrom(20_261);
  let sound = 0;
  for (let i = 0; i < 10_000; i++) if (await readRandomLink(chance)) sound++;
  expect(sound).toBeGreaterThan(100);
  expect(sound).toBeLessThan(9_000);
});
