/** Runs the quick checks side by side and turns them into a list of names, verdicts and durations. */

import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = (/** @type {string} */ path) => join(root, "node_modules", path);

/** @param {string[]} args */
const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });

/** Where one of these changes, a file that was clean may be so no longer. */
const rules = ["biome.json", "package-lock.json"];
/** A command line has room for this many paths everywhere. */
const most = 200;

/**
 * Returns what isn't committed yet, since looking at everything takes as long as half of the fast tests; undefined means
 * everything. Biome's own `--changed` sees only commits.
 */
function filesToLint() {
  const asked = [git("diff", "-z", "--name-only", "HEAD"), git("ls-files", "-oz", "--exclude-standard")];
  if (asked.some(({ status }) => status !== 0)) return undefined;
  const changed = asked.flatMap(({ stdout }) => stdout.split("\0")).filter((file) => file !== "");
  const files = changed.filter((file) => /\.(ts|[cm]js|json)$/.test(file) && existsSync(join(root, file)));
  return files.length > most || rules.some((file) => changed.includes(file)) ? undefined : files;
}

const files = filesToLint();
const lint = [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "--no-errors-on-unmatched"];

/**
 * Each is run by Node itself: going through npm costs half a second apiece. Nobody has to be asked about no files.
 * @type {readonly { readonly name: string, readonly args: readonly string[] }[]}
 */
const checks = [
  { name: "types", args: [bin("typescript/bin/tsc"), "-b"] },
  {
    name: "lint",
    args: files?.length === 0 ? ["-p", "'no file has changed since the last commit'"] : [...lint, ...(files ?? [])],
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
  checks.map(async ({ name, args }) => {
    const outcome = await run(args);
    report(name, outcome);
    return outcome;
  }),
);
const failed = outcomes.filter(({ ok }) => !ok).length;
console.log(`${failed === 0 ? "all well" : `${failed} of ${checks.length} failed`}, ${secondsSince(start)} s`);
process.exitCode = failed === 0 ? 0 : 1;
