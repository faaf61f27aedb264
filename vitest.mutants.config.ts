/** The fast tests as `npm run mutants` runs them: one list, and in threads. Those of the frame and the app reach no core. */

import { defineConfig } from "vitest/config";
import { tags } from "./scripts/test-tools.mjs";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.slow.test.ts", "test/**/*.nightly.test.ts", "test/frame/**", "test/web/**"],
    setupFiles: ["test/support/runs.ts"],
    deps: { interopDefault: false },
    testTimeout: 30_000,
    isolate: false,
    tags,
    tagsFilter: ["!zone"],
  },
});
