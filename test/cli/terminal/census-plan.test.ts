/** What a census is going to take is told in the unit that fits: nobody reckons with millions of seconds. */

import { expect, it } from "vitest";
import { resultsMessages } from "../../../src/core/locales/en/results.generated.js";

it.each([
  [8, "8 s"],
  [89, "89 s"],
  [1200, "20 min"],
  [2_203_539, "612 h"],
])("%d seconds are %s", (seconds, told) => {
  expect(resultsMessages.censusPlan({ sets: 97_020, units: 3465, seconds, threads: 2, megabytes: 1024 }).message).toBe(
    `97,020 sets in 3,465 units: about ${told} with 2 threads, up to 1,024 MB each`,
  );
});
