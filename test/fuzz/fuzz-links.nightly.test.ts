/** Ten thousand random links to puzzles, and as many files for the design view: each is read, or refused. */

import { expect, it } from "vitest";
import { randomFrom } from "../../src/core/solver/shuffle.js";
import { seed } from "../support/runs.js";
import { openRandomFile, readRandomLink } from "./links.js";

it("links are read, or refused with a reason", { timeout: 600_000 }, async () => {
  const chance = randomFrom(seed);
  let sound = 0;
  for (let i = 0; i < 10_000; i++) if (await readRandomLink(chance)) sound++;
  expect(sound).toBeGreaterThan(100);
  expect(sound).toBeLessThan(9_000);
});

it("files are opened as designs, or refused", { timeout: 3_600_000 }, () => {
  const chance = randomFrom(seed);
  let opened = 0;
  for (let i = 0; i < 10_000; i++) if (openRandomFile(chance)) opened++;
  expect(opened).toBeGreaterThan(1000);
  expect(opened).toBeLessThan(9_900);
});
