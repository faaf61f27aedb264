/** The fast tests as `npm run mutants` runs them: one list, and in threads. Those of the frame and the app reach no core. */

import { defineConfig } from "vitest/config";
import { tags } from "./scripts/test-tools.mjs";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: [
      "test/**/*.slow.test.ts",
      "test/**/*.nightly.test.ts",
      ...["frame", "web", "element", "make", "support"].map((folder) => `test/${folder}/**`),
    ],
    setupFiles: ["test/support/runs.ts"],
    deps: { interopDefault: false },
    testTimeout: 30_000,
    isolate: false,
    tags,
    tagsFilter: ["!zone"],
  },
});
