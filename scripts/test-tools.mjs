/**
 * Turns a machine without the programs that the tests ask for their opinion into one that has them: a browser, and
 * readers of the files that Daytile makes. Only tests need them; neither the app nor the command line does.
 */

import { spawnSync } from "node:child_process";
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SetupError } from "./npm.mjs";

/**
 * @typedef {object} Tool
 * @property {string} what a person would call it
 * @property {readonly string[]} commands any of which will do
 * @property {string} debian the package that has the first of them
 * @property {string} [variable] an environment variable that may name another one
 */

/** @type {readonly Tool[]} */
export const tools = [
  {
    what: "a browser",
    commands: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    debian: "chromium",
    variable: "DAYTILE_BROWSER",
  },
  { what: "a reader of PDF files", commands: ["pdftotext"], debian: "poppler-utils" },
  { what: "a checker of STL files", commands: ["admesh"], debian: "admesh" },
  { what: "a reader of zip and XML files", commands: ["python3"], debian: "python3" },
];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {Tool} tool
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} its path
 */
export function pathOf({ commands, variable }, env = process.env) {
  const named = variable === undefined ? undefined : env[variable];
  if (named !== undefined && named !== "") return isProgram(named) ? named : undefined;
  const folders = (env.PATH ?? "").split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isProgram);
}

/** The browser for tests and pictures; set-up has seen to it that there is one. */
export function browserPath() {
  const [browser] = tools;
  const path = browser && pathOf(browser);
  if (path === undefined)
    throw new SetupError("There is no browser: install Chromium, or name one in DAYTILE_BROWSER.");
  return path;
}

/** @param {readonly Tool[]} missing */
const advice = (missing) =>
  [
    ...missing.map(({ what, commands }) => `The tests need ${what}, and there is no ${commands.join(" or ")} here.`),
    `On Debian or Ubuntu: apt-get install ${missing.map(({ debian }) => debian).join(" ")}`,
  ].join("\n");

/** @param {readonly string[]} args */
function aptGet(args) {
  const isRoot = process.getuid?.() === 0;
  const words = [...(isRoot ? [] : ["sudo", "-n"]), "apt-get", "-q", "-y", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(/** @type {string} */ (words[0]), words.slice(1), { encoding: "utf8", env }).status === 0;
}

/** @param {readonly Tool[]} missing */
function install(missing) {
  const args = ["install", "--no-install-recommends", ...missing.map(({ debian }) => debian)];
  // What is known of the packages may be old or nothing at all; asking anew takes a while.
  return aptGet(args) || (aptGet(["update"]) && aptGet(args));
}

/**
 * @param {(line: string) => void} say
 * @param {{ find?: typeof pathOf, install?: typeof install }} [by]
 */
export function findTools(say, by = {}) {
  const { find = pathOf, install: installAll = install } = by;
  const missing = tools.filter((tool) => find(tool) === undefined);
  if (missing.length === 0) return;
  say(`Installing what the tests need: ${missing.map(({ what, debian }) => `${what} (${debian})`).join(", ")} …`);
  if (!installAll(missing) || missing.some((tool) => find(tool) === undefined)) throw new SetupError(advice(missing));
}

function main() {
  try {
    findTools((line) => console.log(line));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
