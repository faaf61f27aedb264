/**
 * Turns the sources into many spoiled ones, and tells which of them no test notices: `npm run mutants`, for some folders
 * or files `npm run mutants -- src/core/text src/core/puzzle/dates.ts`, for one in twenty `npm run mutants -- --sample 20`,
 * for the third of these twenty parts `--sample 3/20`.
 * Where tests are named as well (`test/core/text`), or with `--near` those beside the sources, only these are asked: the
 * quickest way to see what they lack.
 * Options that begin with a hyphen are Stryker's own.
 *
 * Stryker brings more packages than all else together and is needed by night only, so it is fetched when it is asked for.
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installFault, npm, SetupError, tellingLines } from "./npm.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const version = "9.6.1";
const strykerFolder = join(root, "node_modules/.cache/daytile", `stryker-${version}`);
const program = join(strykerFolder, "node_modules/@stryker-mutator/core/bin/stryker.js");

/** What is spoiled: nothing that is made, and nothing that tests meet only as it was built before. */
const never = ["!src/**/*.generated.ts", "!src/**/assembly/**", "!src/requests/site/**"];

/** @param {readonly string[]} paths */
export const spoiledIn = (paths) => [
  ...paths.map((path) => (path.endsWith(".ts") ? path : `${path.replace(/\/$/, "")}/**/*.ts`)),
  ...never,
];

/** The tests beside a folder or file. @param {string} path */
const testsBeside = (path) => path.replace(/^src\//, "test/").replace(/\/?(\w|-)+\.ts$/, "");

/**
 * Splits off what is not Stryker's: the paths that are spoiled, those of the only tests to be asked, and which of how
 * many equal parts is judged: the first one, unless another is named.
 * @param {readonly string[]} args
 */
function asked(args) {
  const at = args.indexOf("--sample");
  const named = at < 0 ? "1" : (args[at + 1] ?? "1");
  const sample = named.includes("/") ? named : `1/${named}`;
  const others = (at < 0 ? args : args.toSpliced(at, 2)).filter((arg) => arg !== "--near");
  const paths = others.filter((arg) => arg.startsWith("src/"));
  const tests = others.filter((arg) => arg.startsWith("test/"));
  if (args.includes("--near")) tests.push(...paths.map(testsBeside), "nonsense");
  const options = others.filter((arg) => !/^(src|test)\//.test(arg));
  return { sample, tests, options: paths.length === 0 ? options : [...options, "--mutate", spoiledIn(paths).join()] };
}

/** What is judged by few tests or not at all must not be taken for judged the next time. */
const inPart = "node_modules/.cache/daytile/mutants-in-part.json";
const notKept = ["--force", "--incrementalFile", inPart];

/** Below node_modules, so that it finds the project's own vitest; npm must not bring another one. */
function fetchStryker() {
  if (existsSync(program)) return;
  console.log(`Fetching Stryker ${version}…`);
  mkdirSync(strykerFolder, { recursive: true });
  writeFileSync(join(strykerFolder, "package.json"), '{ "private": true }');
  const quietly = ["--legacy-peer-deps", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const { ok, output } = npm(strykerFolder, ["install", ...quietly, `@stryker-mutator/core@${version}`]);
  if (!ok) throw new SetupError(`${installFault(output)}\n${tellingLines(output)}`);
}

function main() {
  try {
    fetchStryker();
    const { sample, tests, options } = asked(process.argv.slice(2));
    // As few random values as the quick check takes.
    const values = { DAYTILE_RUNS: "20", DAYTILE_SOURCES: root };
    const env = { ...process.env, ...values, DAYTILE_MUTANTS_SAMPLE: sample, DAYTILE_MUTANTS_TESTS: tests.join() };
    // Even where all is judged again, Stryker counts what the file has of other folders.
    rmSync(join(root, inPart), { force: true });
    const args = [program, "run", ...options, ...(sample === "1/1" && tests.length === 0 ? [] : notKept)];
    process.exitCode = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" }).status ?? 1;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
