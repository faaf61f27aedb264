/**
 * Turns the list of installed packages into the native parts that this machine lacks, and fetches them.
 *
 * Some packages (rolldown, biome, lightningcss …) have a part per system, listed among their optional dependencies. npm 10 leaves
 * out those that the lock file doesn't know, without a word; and a folder copied from another system has the wrong ones.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installFault, npmInstall } from "./npm.mjs";

/** @typedef {{ platform: string, arch: string, libc: string | undefined }} Machine */
/** @typedef {{ folder: string, name: string, version: string }} Part the folder is that of the package it belongs to */
/** @typedef {Record<string, { optionalDependencies?: Record<string, string> }>} Packages by folder */

const nameEnd = /-([a-z]+\d*)-(x64|ia32|arm64|arm|ppc64|riscv64|s390x)(?:-(gnu|musl|msvc|eabi)\w*)?$/;

/** @returns {Machine} */
export function thisMachine() {
  const { platform, arch } = process;
  if (platform !== "linux") return { platform, arch, libc: undefined };
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { platform, arch, libc: header.glibcVersionRuntime === undefined ? "musl" : "glibc" };
}

/**
 * Goes by the name, since of a package that is neither installed nor in the lock file nothing else is known.
 * @param {string} name such as "@rolldown/binding-linux-x64-gnu"
 * @param {Machine} machine
 */
export function runsOn(name, { platform, arch, libc }) {
  const [, system, processor, abi] = nameEnd.exec(name) ?? [];
  if (system !== platform || processor !== arch) return false;
  return platform !== "linux" || libc === (abi === "musl" ? "musl" : "glibc");
}

/**
 * Looks where Node would: in the parent's own folder first, then further up.
 * @param {string} root
 * @param {string} folder relative to the root
 * @param {string} name
 * @returns {string | undefined} the version
 */
function installedVersion(root, folder, name) {
  const path = join(root, folder, "node_modules", name, "package.json");
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")).version;
  return folder === "." ? undefined : installedVersion(root, dirname(folder), name);
}

/**
 * @param {Packages} packages of a lock file
 * @param {Machine} machine
 * @returns {Part[]}
 */
export function wantedParts(packages, machine) {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => runsOn(name, machine))
      .map(([name, version]) => ({ folder, name, version })),
  );
}

/** @param {string} version a range is none: then any version will do */
const isExact = (version) => /^\d/.test(version);

/**
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {Part[]}
 */
export function missingParts(root, machine = thisMachine()) {
  const list = join(root, "node_modules/.package-lock.json");
  if (!existsSync(list)) return [];
  return wantedParts(JSON.parse(readFileSync(list, "utf8")).packages, machine).filter(({ folder, name, version }) => {
    const installed = installedVersion(root, folder, name);
    return installed === undefined || (isExact(version) && installed !== version);
  });
}

const idOf = (/** @type {Part} */ { name, version }) => `${name}@${version}`;
const parentOf = (/** @type {Part} */ { folder }) => folder.replace(/^.*node_modules\//, "");

/** @param {readonly Part[]} parts */
export const partsAdvice = (parts) =>
  [
    ...parts.map((part) => `${parentOf(part)} needs ${idOf(part)} on this machine, and it isn't installed.`),
    `Once npm reaches a registry that has it, run: npm install --no-save ${parts.map(idOf).join(" ")}`,
  ].join("\n");

/**
 * All at once, since npm would remove those of an earlier call; without those that the registry doesn't have.
 * @param {string} root
 * @param {readonly Part[]} parts
 * @param {typeof npmInstall} install
 * @returns {string} what npm said of those it could not get
 */
function fetchParts(root, parts, install) {
  const { ok, output } = install(root, parts.map(idOf));
  if (ok) return "";
  const others = parts.filter((part) => !output.includes(idOf(part)));
  const hope = others.length > 0 && others.length < parts.length;
  return hope ? fetchParts(root, others, install) || output : output;
}

/**
 * Whether a missing part matters depends on what comes next: a start needs no linter. So this warns, and never fails.
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {{ machine?: Machine, install?: typeof npmInstall }} [by]
 */
export function healParts(root, say, { machine = thisMachine(), install = npmInstall } = {}) {
  const output = fetchParts(root, missingParts(root, machine), install);
  const missing = missingParts(root, machine);
  if (missing.length > 0) say([...(output === "" ? [] : [installFault(output)]), partsAdvice(missing)].join("\n"));
}

/**
 * @param {string} root
 * @returns {string | undefined}
 */
export function partsReason(root) {
  const missing = missingParts(root);
  return missing.length === 0 ? undefined : `${missing.map(({ name }) => name).join(", ")} missing`;
}
