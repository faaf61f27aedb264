/**
 * Turns a bare checkout into one that can start and be tested: installs and builds what is missing or out of date.
 *
 * It runs before anything is installed, so it imports nothing but Node and its neighbours; and it runs before every start
 * and test, so it has to find out within a blink that there is nothing to do. A start asks for less, and says so.
 */

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSteps, readByAll } from "./build.mjs";
import { healParts, missingParts, partsAdvice, partsReason } from "./native-parts.mjs";
import { installFault, npmInstall, SetupError, tellingLines } from "./npm.mjs";

const oldestNode = 20;

/**
 * What is built at once, and stamped when it's done.
 * @typedef {object} Part
 * @property {readonly string[]} sources files and folders that it's made from
 * @property {string} product without it nothing runs
 * @property {string} stamp
 */

const sourcesOf = (/** @type {typeof buildSteps} */ steps) => [
  ...new Set([...readByAll, ...steps.flatMap(({ reads }) => reads)]),
];

/** What a start needs, and everything: the rest is made from that. */
export const parts = {
  start: {
    sources: sourcesOf(buildSteps.filter(({ part }) => part === "start")),
    product: "dist/app/index.html",
    stamp: "node_modules/.cache/daytile/built-start",
  },
  package: {
    sources: sourcesOf(buildSteps),
    product: "dist/index.d.ts",
    stamp: "node_modules/.cache/daytile/built-package",
  },
};

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

/**
 * @param {string} root
 * @param {Part} part
 */
function fingerprints(root, { sources }) {
  const files = sources.flatMap((path) => filesUnder(join(root, path)));
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
 * @param {Part} part
 * @returns {string | undefined}
 */
export function buildReason(root, part) {
  const stamp = join(root, part.stamp);
  if (![stamp, join(root, part.product)].every((path) => existsSync(path))) return "nothing is built yet";
  const [sources, generated] = readFileSync(stamp, "utf8").split(" ");
  const now = fingerprints(root, part);
  if (sources !== now.sources) return "sources have changed";
  return generated === now.generated ? undefined : "generated files have changed";
}

/**
 * The sources are read before the build and the generated files after it, so that an edit during the build is noticed. Until
 * it's done there's no stamp, so a build that was stopped is made anew.
 * @param {string} root
 * @param {Part} part
 * @param {() => void} work
 */
export function stamped(root, part, work) {
  const stamp = join(root, part.stamp);
  rmSync(stamp, { force: true });
  const { sources } = fingerprints(root, part);
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${sources} ${fingerprints(root, part).generated}`);
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

/**
 * @param {string} root
 * @param {"start" | "package"} name
 */
function build(root, name) {
  // It's made from what a start needs, and some of it is put there.
  if (name === "start") rmSync(join(root, parts.package.stamp), { force: true });
  stamped(root, parts[name], () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.mjs", name], {
      cwd: root,
      encoding: "utf8",
    });
    const output = `${stdout}${stderr}`;
    if (status !== 0) throw new SetupError(buildFault(output, missingParts(root)));
  });
}

/** @type {readonly Step[]} */
const toStart = [
  { doing: "Installing the dependencies", reason: installReason, run: install },
  { doing: "Fetching the parts for this machine", reason: partsReason, run: healParts },
  { doing: "Building", reason: (root) => buildReason(root, parts.start), run: (root) => build(root, "start") },
];

/** @type {Step} */
const toTest = {
  doing: "Checking types, and building the package",
  reason: (root) => buildReason(root, parts.package),
  run: (root) => build(root, "package"),
};

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {readonly Step[]} todo
 */
export function setUp(root, say, todo) {
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
    const todo = process.argv.includes("start") ? toStart : [...toStart, toTest];
    setUp(join(dirname(fileURLToPath(import.meta.url)), ".."), (line) => console.log(line), todo);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
