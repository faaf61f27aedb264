/** What is spoiled, what is asked to notice it, and how much must be noticed: the settings of `npm run mutants`. */

import { fileURLToPath } from "node:url";
import { spoiledIn } from "./scripts/mutants.mjs";

const cache = "node_modules/.cache/daytile";

export default {
  plugins: [fileURLToPath(new URL("scripts/mutants-plugin.mjs", import.meta.url))],
  testRunner: "daytile",
  mutate: spoiledIn(["src/core", "src/requests"]),
  ignorePatterns: ["dist", "bench", "*.tgz", ".mutants"],
  // Tests are run without their types being looked at.
  disableTypeChecks: false,
  coverageAnalysis: "perTest",
  // What changes a table that is made once, when the module is loaded, would need a run of all tests each.
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  // Endless mutants are found by counting steps, or by the processor's time: a busy machine isn't their fault.
  timeoutMS: 3_600_000,
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
