/** How often a property is tried: fewer times in the quick check, which tries other values every time. */

import fc from "fast-check";

const defaultRuns = 100;

fc.configureGlobal({ numRuns: Number(process.env.DAYTILE_RUNS ?? defaultRuns) });
