/** The tests that take too long for every day, run by `npm run nightly`. */

import { defineConfig } from "vitest/config";

const hour = 3_600_000;

export default defineConfig({
  test: {
    include: ["test/**/*.nightly.test.ts"],
    maxWorkers: "100%",
    testTimeout: hour,
    hookTimeout: hour,
    reporters: [["default", { summary: false }], "./scripts/fuzz-report.mjs", "./scripts/closing-line.mjs"],
  },
});
