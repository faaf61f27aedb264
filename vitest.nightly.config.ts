/** The tests that take too long for every day, run by `npm run nightly`. */

import { defineConfig } from "vitest/config";
import { leftOut, tags } from "./scripts/test-tools.mjs";

const hour = 3_600_000;

export default defineConfig({
  test: {
    // Slow tests look at everything from all sides at night, of which some will do by day.
    include: ["test/**/*.nightly.test.ts", "test/**/*.slow.test.ts"],
    env: { DAYTILE_NIGHT: "1" },
    maxWorkers: "100%",
    tags,
    tagsFilter: leftOut().map((name) => `!${name}`),
    testTimeout: hour,
    hookTimeout: hour,
    // As by day, see vitest.config.ts.
    deps: { interopDefault: false },
    expect: { poll: { timeout: 30_000 } },
    reporters: [["default", { summary: false }], "./scripts/fuzz-report.mjs", "./scripts/closing-line.mjs"],
  },
});
