/** Runs the quick checks side by side and turns them into a list of names, verdicts and durations. */

import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lintedAt, toLint } from "./lint-changes.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = (/** @type {string} */ path) => join(root, "node_modules", path);

const began = Date.now();
const files = toLint(root);
const lint = [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "--no-errors-on-unmatched"];

/**
 * Each is run by Node itself: going through npm costs half a second apiece. Nobody has to be asked about no files.
 * @type {readonly { readonly name: string, readonly args: readonly string[], readonly remember?: () => void }[]}
 */
const checks = [
  { name: "types", args: [bin("typescript/bin/tsc"), "-b"] },
  {
    name: "lint",
    args: files?.length === 0 ? ["-p", "'no file has changed since all were clean'"] : [...lint, ...(files ?? [])],
    remember: () => lintedAt(root, began),
  },
  { name: "fast tests", args: [bin("vitest/vitest.mjs"), "run", "--project", "fast"] },
];

/** How often a test with random values tries; all tests together try more often. */
const quickRuns = "20";

/** @typedef {{ ok: boolean, output: string, seconds: string }} Outcome */

/** @param {number} start */
const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1);

/**
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
function run(args) {
  const start = performance.now();
  const env = { ...process.env, DAYTILE_RUNS: quickRuns, DAYTILE_QUICK: "1" };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const collect = (/** @type {Buffer} */ text) => {
    output += text;
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ ok: status === 0, output, seconds: secondsSince(start) }));
  });
}

/**
 * @param {string} name
 * @param {Outcome} outcome
 */
function report(name, { ok, output, seconds }) {
  const lastLine = output.trim().split("\n").at(-1) ?? "";
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(10)} ${seconds.padStart(5)} s  ${ok ? lastLine : ""}`.trimEnd());
  if (!ok) console.log(output);
}

const start = performance.now();
const outcomes = await Promise.all(
  checks.map(async ({ name, args, remember }) => {
    const outcome = await run(args);
    report(name, outcome);
    if (outcome.ok) remember?.();
    return outcome;
  }),
);
const failed = outcomes.filter(({ ok }) => !ok).length;
console.log(`${failed === 0 ? "all well" : `${failed} of ${checks.length} failed`}, ${secondsSince(start)} s`);
process.exitCode = failed === 0 ? 0 : 1;
