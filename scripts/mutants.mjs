/**
 * Turns the sources into many spoiled ones, and tells which of them no test notices: `npm run mutants`, or for a part
 * `npm run mutants -- --mutate 'src/core/calendar/**'`.
 *
 * Stryker brings more packages than all else together and is needed by night only, so it is fetched when it is asked for.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installFault, npm, SetupError, tellingLines } from "./npm.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const version = "9.6.1";
export const strykerFolder = join(root, "node_modules/.cache/daytile", `stryker-${version}`);
const program = join(strykerFolder, "node_modules/@stryker-mutator/core/bin/stryker.js");

/** Below node_modules, so that it finds the project's own vitest; npm must not bring another one. */
function fetchStryker() {
  if (existsSync(program)) return;
  console.log(`Fetching Stryker ${version} …`);
  mkdirSync(strykerFolder, { recursive: true });
  writeFileSync(join(strykerFolder, "package.json"), '{ "private": true }');
  const packages = ["core", "vitest-runner"].map((name) => `@stryker-mutator/${name}@${version}`);
  const quietly = ["--legacy-peer-deps", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const { ok, output } = npm(strykerFolder, ["install", ...quietly, ...packages]);
  if (!ok) throw new SetupError(`${installFault(output)}\n${tellingLines(output)}`);
}

function main() {
  try {
    fetchStryker();
    // The same random values for every mutant, and as few as the quick check takes.
    const env = { ...process.env, DAYTILE_RUNS: "20" };
    const args = [program, "run", ...process.argv.slice(2)];
    process.exitCode = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" }).status ?? 1;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
