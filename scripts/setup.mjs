/**
 * Turns a bare checkout into one that can start and be tested: installs and builds what is missing or out of date.
 *
 * It runs before anything is installed, so it imports nothing but Node and its neighbours; and it runs before every start
 * and test, so it has to find out within a blink that there is nothing to do. To add a step, append it to `steps`.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { healParts, missingParts, partsAdvice, partsReason } from "./native-parts.mjs";
import { installFault, npm, npmInstall, SetupError, tellingLines } from "./npm.mjs";

const oldestNode = 20;
const builtFrom = [
  "src",
  "locales",
  "puzzles",
  "docs/atlas.bin",
  "fonts",
  "scripts",
  "package.json",
  "tsconfig.base.json",
];
/** Without these nothing runs: the library and the app. */
const products = ["dist/index.js", "dist/app/index.html"];
const buildStamp = "node_modules/.cache/daytile/build";

/**
 * @typedef {object} Step
 * @property {string} doing what the person reads while it runs
 * @property {(root: string) => string | undefined} reason why it has to run, or undefined
 * @property {(root: string, say: (line: string) => void) => void} run
 */

/**
 * @param {string} version such as "v20.1.0"
 * @returns {string | undefined} what is wrong with it
 */
export function nodeFault(version) {
  const major = Number(version.replace("v", "").split(".")[0]);
  if (major >= oldestNode) return undefined;
  return `Daytile needs Node ${oldestNode} or newer, and this is Node ${version.replace("v", "")}.`;
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages;
}

/**
 * Compares with the list that npm itself keeps of what it installed, rather than with a stamp of ours: then an install
 * by hand counts too. Optional packages may be absent, they are for other machines.
 * @param {string} root
 * @returns {string | undefined}
 */
export function installReason(root) {
  const installedList = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedList)) return "nothing is installed yet";
  const installed = lockedPackages(installedList);
  for (const [path, wanted] of Object.entries(lockedPackages(join(root, "package-lock.json")))) {
    if (path === "") continue;
    const present = installed[path] !== undefined && existsSync(join(root, path));
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (present && installed[path]?.version !== wanted.version) return `${name} is now at ${wanted.version}`;
    if (!present && !wanted.optional && !wanted.devOptional) return `${name} is missing`;
  }
  return undefined;
}

/** @param {string} root */
function install(root) {
  const { ok, output } = npmInstall(root);
  if (!ok) throw new SetupError(`${installFault(output)}\n${tellingLines(output)}`);
}

/**
 * @param {string} path
 * @returns {string[]} the files at or under it
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
}

/**
 * @param {string} root
 * @param {string[]} files
 */
function fingerprint(root, files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

/** @param {string} file */
const isGenerated = (file) => file.includes(".generated.");

/** @param {string} root */
function fingerprints(root) {
  const files = builtFrom.flatMap((path) => filesUnder(join(root, path)));
  return {
    sources: fingerprint(
      root,
      files.filter((file) => !isGenerated(file)),
    ),
    generated: fingerprint(root, files.filter(isGenerated)),
  };
}

/**
 * Goes by what the files hold, not by when they were touched: a checkout touches everything.
 * @param {string} root
 * @returns {string | undefined}
 */
export function buildReason(root) {
  const stamp = join(root, buildStamp);
  if (![stamp, ...products.map((path) => join(root, path))].every((path) => existsSync(path)))
    return "nothing is built yet";
  const [sources, generated] = readFileSync(stamp, "utf8").split(" ");
  const now = fingerprints(root);
  if (sources !== now.sources) return "sources have changed";
  return generated === now.generated ? undefined : "generated files have changed";
}

/**
 * The sources are read before the build and the generated files after it, so that an edit during the build is noticed.
 * @param {string} root
 * @param {() => void} work
 */
export function stamped(root, work) {
  const { sources } = fingerprints(root);
  work();
  mkdirSync(dirname(join(root, buildStamp)), { recursive: true });
  writeFileSync(join(root, buildStamp), `${sources} ${fingerprints(root).generated}`);
}

/**
 * A native part that is missing explains most failures, so it comes last, where the eye falls.
 * @param {string} output
 * @param {Parameters<typeof partsAdvice>[0]} missing
 */
export function buildFault(output, missing) {
  const advice = missing.length > 0 ? [partsAdvice(missing)] : [];
  return ["The build failed. What it said:", tellingLines(output), ...advice].join("\n");
}

/** @param {string} root */
function build(root) {
  stamped(root, () => {
    const { ok, output } = npm(root, ["run", "--silent", "build"]);
    if (!ok) throw new SetupError(buildFault(output, missingParts(root)));
  });
}

/** @type {readonly Step[]} */
const steps = [
  { doing: "Installing the dependencies", reason: installReason, run: install },
  { doing: "Fetching the parts for this machine", reason: partsReason, run: healParts },
  { doing: "Building", reason: buildReason, run: build },
];

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {readonly Step[]} [todo]
 */
export function setUp(root, say, todo = steps) {
  const fault = nodeFault(process.version);
  if (fault) throw new SetupError(fault);
  for (const { doing, reason, run } of todo) {
    const why = reason(root);
    if (why === undefined) continue;
    say(`${doing}: ${why}…`);
    run(root, say);
  }
}

function main() {
  try {
    setUp(join(dirname(fileURLToPath(import.meta.url)), ".."), (line) => console.log(line));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
