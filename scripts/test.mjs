/**
 * Turns `npm test` and what is said after `--` into a run of all tests: looks for the programs they need, and leaves out
 * what this machine lacks, or what is named (`npm test -- --without browser,poppler`, or DAYTILE_WITHOUT in the
 * environment).
 */

import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findTools } from "./find-test-tools.mjs";
import { SetupError } from "./npm.mjs";
import { namedTags } from "./test-tools.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const option = "--without";

/**
 * @param {readonly string[]} args
 * @param {string} [variable]
 * @returns {{ without: string[], rest: string[] }} the rest is for vitest
 */
export function testArguments(args, variable = "") {
  const words = [variable];
  /** @type {string[]} */
  const rest = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? "";
    if (arg === option) words.push(args[++i] ?? "");
    else if (arg.startsWith(`${option}=`)) words.push(arg.slice(option.length + 1));
    else rest.push(arg);
  }
  return { without: namedTags(words), rest };
}

/**
 * @param {readonly string[]} args for vitest
 * @returns {boolean} whether they ask for the tests that are run at night, as `npm run nightly` does
 */
export const isNightly = (args) => args.some((arg) => arg.includes("nightly"));

function main() {
  try {
    const { without, rest } = testArguments(process.argv.slice(2), process.env.DAYTILE_WITHOUT);
    findTools((line) => console.log(line), without, { isNightly: isNightly(rest) });
    const env = { ...process.env, DAYTILE_WITHOUT: without.join(",") };
    const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", ...rest];
    process.exitCode = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" }).status ?? 1;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
