/**
 * Turns the sources into the list of those that have changed since all of them were found clean: looking at all takes as
 * long as half of the fast tests, and most people change a few. `npm run lint` looks at all of them.
 */

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const memory = "node_modules/.cache/daytile/linted.json";
/** Where one of these changes, a file that was clean may be so no longer. */
const rules = ["biome.json", "package-lock.json"];
const looked = /\.(ts|mjs|json)$/;
/** A command line has room for this many paths everywhere. */
const most = 200;

/** @param {string} root */
function rulesKey(root) {
  const hash = createHash("sha256");
  for (const file of rules) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @returns {number | undefined} when all files were clean, in milliseconds as clocks count them
 */
function cleanSince(root) {
  try {
    const { key, time } = JSON.parse(readFileSync(join(root, memory), "utf8"));
    return key === rulesKey(root) ? time : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @returns {string[] | undefined} those that git knows or would; none where there is no git
 */
function sources(root) {
  const { status, stdout } = spawnSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.split("\0").filter((file) => looked.test(file)) : undefined;
}

/**
 * @param {string} path
 * @returns {number} when a file was written, or moved to where it is
 */
function changedAt(path) {
  const { mtimeMs = -1, ctimeMs = -1 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Math.max(mtimeMs, ctimeMs);
}

/**
 * @param {string} root
 * @returns {string[] | undefined} what to look at; undefined means everything
 */
export function toLint(root) {
  const since = cleanSince(root);
  const files = since === undefined ? undefined : sources(root);
  const changed = files?.filter((file) => changedAt(join(root, file)) >= (since ?? 0));
  return changed === undefined || changed.length > most ? undefined : changed;
}

/**
 * @param {string} root
 * @param {number} time when the look began that found all clean
 */
export function lintedAt(root, time) {
  mkdirSync(dirname(join(root, memory)), { recursive: true });
  writeFileSync(join(root, memory), JSON.stringify({ key: rulesKey(root), time }));
}
