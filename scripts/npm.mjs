/** Turns a call of npm into its outcome, and what npm says when it fails into a sentence for a person. */

import { spawnSync } from "node:child_process";

/** A failure that a sentence explains; anything else is our own fault and keeps its stack. */
export class SetupError extends Error {}

/** @typedef {{ ok: boolean, output: string }} Outcome */

/** All tests print less than this. */
const mostOutput = 1 << 26;

const quoted = (/** @type {string} */ word) => (/\s/.test(word) ? `"${word}"` : word);

/**
 * On Windows npm is a script of the shell, which takes a line instead of a list.
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnSyncOptionsWithStringEncoding} options
 */
function run(args, options) {
  if (process.platform !== "win32") return spawnSync("npm", args, options);
  return spawnSync(["npm", ...args].map(quoted).join(" "), { ...options, shell: true });
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Outcome}
 */
export function npm(root, args) {
  const { status, stdout, stderr, error } = run(args, { cwd: root, encoding: "utf8", maxBuffer: mostOutput });
  if (error) throw new SetupError(`couldn't run npm: ${error.message}`);
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/**
 * Installs without touching package.json or the lock file. Not `npm ci`: it refuses a lock file as soon as the registry
 * lacks one optional package for some other machine.
 * @param {string} root
 * @param {readonly string[]} packages beside those of the lock file
 */
export function npmInstall(root, packages = []) {
  const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];
  return npm(root, ["install", "--no-save", "--prefer-offline", ...quietly, ...packages]);
}

/**
 * @param {string} output of npm
 * @returns {string} a plain sentence
 */
export function installFault(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ENETUNREACH)\b/.test(output))
    return "Couldn't fetch the dependencies: npm didn't reach a registry. Are you offline?";
  if (/\bENOSPC\b/.test(output)) return "Couldn't install the dependencies: the disk is full.";
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output))
    return "Couldn't install the dependencies: no permission to write to this folder.";
  if (/\b(E404|ETARGET)\b/.test(output)) return "Couldn't install the dependencies: the registry lacks one of them.";
  return "Couldn't install the dependencies: npm install failed.";
}

const shownLines = 15;
/** Not every "error": a stack may quote the line of code that threw it. */
const complaint = /^\W*(npm |\w*)error\b|error TS\d|cannot |could not|failed/i;
const isFrame = (/** @type {string} */ line) => /^\s+at |^\s*$|^node:internal|^Node\.js v/.test(line);

/**
 * What a person needs from a long output: the first complaint and what follows, without the stack below it.
 * @param {string} output
 */
export function tellingLines(output) {
  const lines = output.split("\n").filter((line) => !isFrame(line));
  const start = Math.max(
    0,
    lines.findIndex((line) => complaint.test(line)),
  );
  return lines.slice(start, start + shownLines).join("\n");
}
