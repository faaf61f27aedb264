/**
 * Turns a machine without the programs that the tests need into one that has them, or into advice how to get them, or
 * how to do without.
 */

import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SetupError } from "./npm.mjs";
import { here, lack, leftOut, namedPath, pathOf, tools } from "./test-tools.mjs";

/** @import { Place, Tool } from "./test-tools.mjs" */

/**
 * @param {readonly Tool[]} missing
 * @param {Place} place
 * @returns {string[]}
 */
function installCommands(missing, { platform }) {
  const packages = missing.map(({ debian, brew }) => (platform === "darwin" ? brew : debian)).filter(Boolean);
  if (packages.length === 0 || !["linux", "darwin"].includes(platform)) return [];
  if (platform === "darwin") return packages.map((name) => `With Homebrew: brew install ${name}`);
  return [`On Debian or Ubuntu: apt-get install ${packages.join(" ")}`];
}

/**
 * @param {readonly Tool[]} missing
 * @param {Place} [place]
 */
export const advice = (missing, place = here) =>
  [
    ...missing.map((tool) => lack(tool, place)),
    ...installCommands(
      missing.filter((tool) => namedPath(tool, place) === undefined),
      place,
    ),
    `To run the other tests: npm test -- --without ${missing.map(({ name }) => name).join(",")}`,
  ].join("\n");

/** @param {string} command */
const isInPath = (command) => pathOf({ name: command, what: "", commands: [command], debian: "" }) !== undefined;
const isRoot = () => process.getuid?.() === 0;
/** Only where the system's packages are Debian's, and whoever asks may install them. */
const canInstall = () => process.platform === "linux" && isInPath("apt-get") && (isRoot() || isInPath("sudo"));

/** @param {readonly string[]} args */
function aptGet(args) {
  const words = [...(isRoot() ? [] : ["sudo", "-n"]), "apt-get", "-q", "-y", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(/** @type {string} */ (words[0]), words.slice(1), { encoding: "utf8", env }).status === 0;
}

/** @param {readonly Tool[]} missing */
function install(missing) {
  const args = ["install", "--no-install-recommends", ...missing.map(({ debian }) => debian)];
  // What is known of the packages may be old or nothing at all; asking anew takes a while.
  return aptGet(args) || (aptGet(["update"]) && aptGet(args));
}

const usual = { find: pathOf, install, canInstall, place: here, isNightly: false };

/**
 * @param {(line: string) => void} say
 * @param {readonly string[]} without names of tools that nobody will ask for
 * @param {Partial<typeof usual>} [by]
 */
export function findTools(say, without, by = {}) {
  const { find, install: installAll, canInstall: mayInstall, place, isNightly } = { ...usual, ...by };
  const wanted = tools.filter(({ name, isForNights }) => !without.includes(name) && (isNightly || !isForNights));
  const lacking = () => wanted.filter((tool) => find(tool, place) === undefined);
  const installable = lacking().filter((tool) => namedPath(tool, place) === undefined);
  if (installable.length > 0 && mayInstall()) {
    const names = installable.map(({ what, debian }) => `${what} (${debian})`).join(", ");
    say(`Installing what the tests need: ${names}…`);
    installAll(installable);
  }
  const missing = lacking();
  if (missing.length > 0) throw new SetupError(advice(missing, place));
}

function main() {
  try {
    findTools((line) => console.log(line), leftOut());
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
