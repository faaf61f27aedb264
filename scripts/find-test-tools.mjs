/**
 * Turns a machine without the programs that the tests need into one that has them, or into the command that brings them.
 * Only root on Debian gets them installed, which is usual in a container. No other machine is changed.
 */

import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SetupError } from "./npm.mjs";
import { here, lack, missingTools, namedPath, namedTags, pathOf, tools } from "./test-tools.mjs";

/** @import { Place, Tool } from "./test-tools.mjs" */

const isRoot = () => process.getuid?.() === 0;

/** @param {Place} place */
const isLikeDebian = ({ release = "" }) => /^ID(_LIKE)?=.*\bdebian\b/m.test(release);

/**
 * Ubuntu has no browser that apt-get alone could bring. Playwright fetches one for every system.
 * @param {Tool} tool
 * @param {Place} place
 * @returns {"apt" | "brew" | "playwright" | "nobody"} who brings it
 */
function bringer({ brew, fetched }, place) {
  if (place.platform === "darwin") return brew === undefined ? "nobody" : "brew";
  if (fetched !== undefined && !/^ID=debian$/m.test(place.release ?? "")) return "playwright";
  return isLikeDebian(place) ? "apt" : "nobody";
}

/**
 * @param {readonly Tool[]} missing
 * @param {Place} [place]
 * @param {boolean} [asRoot]
 * @returns {string} one command, and what none of ours brings
 */
export function remedy(missing, place = here, asRoot = isRoot()) {
  const wordsFor = (/** @type {ReturnType<typeof bringer>} */ who, /** @type {(tool: Tool) => unknown} */ word) =>
    missing.filter((tool) => bringer(tool, place) === who).map(word);
  const apt = wordsFor("apt", ({ debian }) => debian);
  const brew = wordsFor("brew", ({ brew }) => brew);
  const libraries = isLikeDebian(place) ? "--with-deps " : "";
  const command = [
    ...(apt.length > 0
      ? [[asRoot ? "" : "sudo ", "apt-get install --no-install-recommends ", apt.join(" ")].join("")]
      : []),
    ...(brew.length > 0 ? [`brew install ${brew.join(" ")}`] : []),
    ...wordsFor("playwright", () => `npx playwright-core install ${libraries}--no-shell chromium`),
  ].join(" && ");
  const others = wordsFor("nobody", ({ what, commands }) => commands[0] ?? what).join(", ");
  return [command, others && `install ${others}`].filter(Boolean).join(", and ");
}

/** @param {readonly string[]} args */
function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", ["-q", "-y", ...args], { encoding: "utf8", env }).status === 0;
}

/** @param {readonly string[]} packages */
const aptInstall = (packages) => aptGet(["install", "--no-install-recommends", "--no-remove", ...packages]);

/**
 * What is known of the packages may be old or nothing at all; asking anew takes a while. A package that this system
 * doesn't have keeps all others away, so at last they are tried one by one.
 * @param {readonly string[]} packages
 * @param {{ install: (packages: readonly string[]) => boolean, update: () => boolean }} [by]
 */
export function installPackages(
  packages,
  { install, update } = { install: aptInstall, update: () => aptGet(["update"]) },
) {
  if (install(packages)) return;
  update();
  if (!install(packages)) for (const name of packages) install([name]);
}

/** Only root, and only where the system's packages are Debian's. */
const canInstall = () =>
  isRoot() && isLikeDebian(here) && pathOf({ name: "", what: "", commands: ["apt-get"], debian: "" }) !== undefined;

const isSet = (/** @type {string | undefined} */ variable = "") => !["", "0", "false"].includes(variable);

const usual = {
  find: pathOf,
  install: installPackages,
  canInstall,
  place: here,
  isNightly: false,
  /** Whether a missing tool is an error: somewhere nothing may be left out unasked. */
  isStrict: isSet(process.env.CI),
};

const listed = (/** @type {readonly Tool[]} */ missing) =>
  missing.map(({ what, commands }) => (commands.length === 0 ? what : `${what} (${commands[0]})`)).join(", ");

/**
 * @param {(line: string) => void} say
 * @param {readonly string[]} without names of tools that nobody will ask for
 * @param {Partial<typeof usual>} [by]
 */
export function findTools(say, without, by = {}) {
  const { find, install, canInstall: mayInstall, place, isNightly, isStrict } = { ...usual, ...by };
  const isWanted = (/** @type {Tool} */ { name, isForNights }) =>
    !without.includes(name) && (isNightly || !isForNights);
  const wrong = tools.find((tool) => isWanted(tool) && namedPath(tool, place) && find(tool, place) === undefined);
  if (wrong !== undefined) throw new SetupError(lack(wrong, place));
  const lacking = () => missingTools(place, find).filter(isWanted);
  const installable = lacking().filter((tool) => bringer(tool, place) === "apt");
  if (installable.length > 0 && mayInstall()) {
    say(`Installing what the tests need: ${listed(installable)}…`);
    install(installable.map(({ debian }) => debian));
  }
  const missing = lacking();
  if (missing.length === 0) return;
  const toGet = `To get them: ${remedy(missing, place)}`;
  if (!isStrict) return say(`Missing, so their tests are left out: ${listed(missing)}\n${toGet}`);
  const others = `To run the other tests: npm test -- --without ${missing.map(({ name }) => name).join(",")}`;
  throw new SetupError(`The tests need what is missing: ${listed(missing)}\n${toGet}\n${others}`);
}

function main() {
  try {
    findTools((line) => console.log(line), namedTags(), { isStrict: true });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
