/**
 * Splits the tests in two: fast ones, run at every check, and slow ones (`*.slow.test.ts`), run by `npm test` too. Those
 * that take many minutes (`*.nightly.test.ts`) have a configuration of their own.
 */

import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import LongestFirst from "./scripts/longest-first.mjs";
import { leftOut, tags } from "./scripts/test-tools.mjs";

const slow = "test/**/*.slow.test.ts";
const nightly = "test/**/*.nightly.test.ts";

/** Test files that hold this text. */
function filesWith(text: string): string[] {
  const folder = fileURLToPath(new URL("test", import.meta.url));
  const tests = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
  const found = tests.filter((file) => readFileSync(join(folder, file), "utf8").includes(text));
  return found.map((file) => `test/${file.replaceAll("\\", "/")}`);
}

/** Left out by `npm run check` as whole files, not by their tag: what isn't loaded takes no time. */
const thoroughFiles = (): string[] => filesWith("\n// @module-tag thorough\n");

/** Slow files that put something else in the place of modules, which those in the same process mustn't meet. */
const withStandIns = filesWith("\nvi.mock(").filter((file) => file.endsWith(".slow.test.ts"));

const slowSettings = {
  // For what never ends, and nothing else: a busy machine is no fault of the code.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // How long `expect.poll` waits for what is to come; a second, as usual, is little on a busy machine.
  expect: { poll: { timeout: 120_000 } },
  // Browsers, terminals and servers may stutter on a busy machine. The closing line names what was tried again.
  // Random values are not: the second try would be of the same ones.
  retry: { count: 1, condition: /^(?!Property failed)/ },
};

export default defineConfig({
  test: {
    // By default one core is left idle, and small machines have but two. Tests in browsers wait half of their time. Quick
    // ones don't, and each process more would load the same modules once more.
    maxWorkers: Math.ceil((process.env.DAYTILE_QUICK ? 1 : 1.5) * availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // What a file was turned into is kept for the next run.
    experimental: { fsModuleCache: true },
    // A failure begins with all that was there, not with `{ code: 1, …(2) }`.
    chaiConfig: { truncateThreshold: 400 },
    // As Node does it: what a module of the older kind exports is its default.
    deps: { interopDefault: false },
    // Random values are the same for everybody, unless DAYTILE_SEED asks for others.
    setupFiles: ["test/support/environment.ts", "test/support/runs.ts"],
    reporters: [["default", { summary: false }], "./scripts/closing-line.mjs"],
    // Tests that need a program carry its name as a tag, and are left out by it.
    tags,
    tagsFilter: leftOut().map((name) => `!${name}`),
    projects: [
      {
        extends: true,
        test: {
          name: "fast",
          include: ["test/**/*.test.ts"],
          exclude: [slow, nightly, ...(process.env.DAYTILE_QUICK ? thoroughFiles() : [])],
          testTimeout: 120_000,
          // The code under test keeps no state to be shielded from, and a process per file costs more than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: [slow],
          exclude: withStandIns,
          // As above. Loading the same modules for each file would take as long as many of their tests.
          isolate: false,
          ...slowSettings,
        },
      },
      {
        extends: true,
        test: { name: "slow, by itself", include: withStandIns, ...slowSettings },
      },
    ],
  },
});
