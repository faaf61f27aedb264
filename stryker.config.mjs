/** What is spoiled, what is asked to notice it, and how much must be noticed: the settings of `npm run mutants`. */

import { join } from "node:path";
import { strykerFolder } from "./scripts/mutants.mjs";

const cache = "node_modules/.cache/daytile";

export default {
  plugins: [join(strykerFolder, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.ts" },
  mutate: [
    "src/core/**/*.ts",
    "src/requests/**/*.ts",
    "!src/**/*.generated.ts",
    // Written in another language, and compiled before any test runs.
    "!src/core/solver/kernel/assembly/**",
  ],
  ignorePatterns: ["dist", "bench", "*.tgz"],
  coverageAnalysis: "perTest",
  // What changes a table that is made once, when the module is loaded, would need a run of all tests each.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: `${cache}/mutants.json`,
  // Not below node_modules: what lies there is taken for a package.
  tempDirName: ".mutants",
  reporters: ["progress", "clear-text", "html"],
  htmlReporter: { fileName: `${cache}/mutants.html` },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  checkers: [],
  thresholds: { high: 95, low: 90, break: 85 },
};
