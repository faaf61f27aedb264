/** How often a property is tried: fewer times in the quick check, which tries other values every time. */

import fc from "fast-check";

const defaultRuns = 100;

const seed = process.env.DAYTILE_SEED;

fc.configureGlobal({
  numRuns: Number(process.env.DAYTILE_RUNS ?? defaultRuns),
  // Where the same values are wanted again, only whether a property holds is asked, not which value is the simplest.
  ...(seed === undefined ? {} : { seed: Number(seed), endOnFailure: true }),
});
