/** The tests that take too long for every day, and all the others with other random values, run by `npm run nightly`. */

import { randomInt } from "node:crypto";
import { defineConfig } from "vitest/config";
import { leftOut, tags } from "./scripts/test-tools.mjs";

const hour = 3_600_000;

// One for the whole run, which all its processes share.
process.env.DAYTILE_SEED ??= `${randomInt(2 ** 31)}`;

export default defineConfig({
  test: {
    env: { DAYTILE_NIGHT: "1", DAYTILE_SEED: process.env.DAYTILE_SEED },
    setupFiles: ["test/support/environment.ts", "test/support/runs.ts"],
    maxWorkers: "100%",
    tags,
    tagsFilter: leftOut().map((name) => `!${name}`),
    testTimeout: hour,
    hookTimeout: hour,
    // As by day, see vitest.config.ts.
    chaiConfig: { truncateThreshold: 400 },
    deps: { interopDefault: false },
    expect: { poll: { timeout: 120_000 } },
    reporters: [
      ["default", { summary: false }],
      "./scripts/fuzz-report.mjs",
      "./scripts/seed-report.mjs",
      "./scripts/closing-line.mjs",
    ],
    projects: [
      {
        extends: true,
        // Slow tests look at everything from all sides at night, of which some will do by day.
        test: { name: "long", include: ["test/**/*.nightly.test.ts", "test/**/*.slow.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "fast",
          include: ["test/**/*.test.ts"],
          exclude: ["test/**/*.nightly.test.ts", "test/**/*.slow.test.ts"],
          isolate: false,
        },
      },
    ],
  },
});
