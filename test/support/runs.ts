/** Which values tests with random values try, and how many: by day the same on every machine, at night others. */

import fc from "fast-check";

const defaultRuns = 100;
const defaultSeed = 2;

/** For tests that make their values by other means than fast-check, too. */
export const seed = Number(process.env.DAYTILE_SEED ?? defaultSeed);

fc.configureGlobal({
  numRuns: Number(process.env.DAYTILE_RUNS ?? defaultRuns),
  seed,
  // Of a mutant only whether a property fails is asked, not which value is the simplest.
  endOnFailure: process.env.DAYTILE_MUTANTS !== undefined,
});
