/** A slow test that fails once is tried again, and the run says so; one with random values is not. */

import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./files.js";
import { nodeScript, run, temporaryFolder, writeFiles } from "./run.js";

const configuration = `
  import ours from ${JSON.stringify(join(root, "vitest.config.ts"))};
  const { retry } = ours.test.projects.find(({ test }) => test.name === "slow").test;
  export default { test: { include: ["*.test.mjs"], retry, reporters: [${JSON.stringify(join(root, "scripts/closing-line.mjs"))}] } };`;

const tests = `
  import { it } from ${JSON.stringify(join(root, "node_modules/vitest/dist/index.js"))};
  const seen = new Set();
  const failOnce = (message) => {
    if (seen.has(message)) return;
    seen.add(message);
    throw new Error(message);
  };
  it("stutters", () => failOnce("too early"));
  it("is wrong", () => { throw new Error("wrong"); });
  it("is found by chance", () => failOnce("Property failed after 3 tests"));`;

it("is tried once more, named and counted, unless chance found it", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "vitest.config.mjs": configuration, "some.test.mjs": tests });
  const outcome = run(folder, `${nodeScript("node_modules/vitest/vitest.mjs")} run`, { DAYTILE_WITHOUT: "" });
  const lines = outcome.stdout.trim().split("\n");
  expect(outcome.status, outcome.all).toBe(1);
  expect(lines.at(-2)).toBe("flaky: some.test.mjs > stutters: too early");
  expect(lines.at(-1)).toMatch(/: 1 passed, 2 failed, 0 skipped, 0 errors in 1 files, .*; passed at a second try: 1$/);
});
