/**
 * The tests as `npm run mutants` runs them, in one list: the fast ones, and slow ones that are quick and see what no other
 * does. Those of the frame and the app reach no core, and those of sites reach the built package.
 */

import { defineConfig } from "vitest/config";
import { tags } from "./scripts/test-tools.mjs";

const quickSlowOnes = [
  "test/requests/*.slow.test.ts",
  "test/requests/{engines,products}/*.slow.test.ts",
  "test/core/algorithms/agreement-small.slow.test.ts",
  "test/core/census/plan.slow.test.ts",
  "test/oracle/*-contract.slow.test.ts",
];

export default defineConfig({
  test: {
    include: ["test/**/!(*.slow).test.ts", ...quickSlowOnes],
    exclude: [
      "test/**/*.nightly.test.ts",
      "test/requests/site/**",
      ...["frame", "web", "element", "make", "support"].map((folder) => `test/${folder}/**`),
    ],
    env: { DAYTILE_MUTANTS: "1" },
    setupFiles: ["test/support/environment.ts", "test/support/runs.ts"],
    deps: { interopDefault: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    tags,
    tagsFilter: ["!zone"],
  },
});
