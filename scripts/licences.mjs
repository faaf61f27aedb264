/** From the lock file and what the app is built of to licences: which ones there are, and which ones we may not pass on. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Ask for no more than their notice: parts of such packages may become parts of our own files. */
const bundled = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "ISC", "MIT", "Zlib"];
/** Ask besides that changes to their own files be shared: we change none, and whoever installs Daytile gets them whole. */
const installed = [...bundled, "MPL-2.0"];
/** Of what only builds and tests. */
const development = [...installed, "BlueOak-1.0.0", "CC0-1.0", "CC-BY-4.0", "Python-2.0", "Unlicense"];

/** By what becomes of a package. */
export const allowedLicences = { bundled, installed, development };

/** @typedef {keyof typeof allowedLicences} Use */
/** @typedef {{ readonly license?: string, readonly dev?: boolean, readonly link?: boolean }} LockedPackage */

/**
 * Of `A OR B` one is enough, of `A AND B` both are needed.
 * @param {string} licence as SPDX writes it
 * @param {readonly string[]} allowed
 */
export function isAllowed(licence, allowed) {
  const ways = licence.replace(/[()]/g, " ").split(" OR ");
  return ways.some((way) => way.split(" AND ").every((each) => allowed.includes(each.trim())));
}

const folder = "node_modules/";
/** @param {string} path */
const nameIn = (path) => path.slice(path.lastIndexOf(folder) + folder.length);

/**
 * What we may not use, a sentence each.
 * @param {Readonly<Record<string, LockedPackage>>} packages of the lock file, by path
 * @param {ReadonlySet<string>} inApp names of packages that parts of the app come from
 */
export function licenceFaults(packages, inApp) {
  return Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    if (path === "" || link) return [];
    const name = nameIn(path);
    /** @type {Use} */
    const use = inApp.has(name) ? "bundled" : dev ? "development" : "installed";
    if (license === undefined) return [`${name} names no licence`];
    return isAllowed(license, allowedLicences[use])
      ? []
      : [`${name} is ${use}, but its licence ${license} is not allowed`];
  });
}

/**
 * The folder of the package that a module belongs to; undefined for our own.
 * @param {string} id a path, as bundlers name modules
 */
export function packageFolder(id) {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1];
}

const heading = (/** @type {{ name: string, version: string, license: string }} */ { name, version, license }) =>
  `${name} ${version} (${license})`;

/** @param {string} path of a package */
function notice(path) {
  const file = readdirSync(path).find((name) => /^licen[cs]e/i.test(name));
  const text = file === undefined ? "" : readFileSync(join(path, file), "utf8").trim();
  return `${heading(JSON.parse(readFileSync(join(path, "package.json"), "utf8")))}\n\n${text}`;
}

const line = "-".repeat(72);

/**
 * What most licences ask to be passed on together with the code.
 * @param {Iterable<string>} folders of packages
 */
export function noticesOf(folders) {
  const notices = [...new Set(folders)].sort().map(notice);
  return `${["The app has parts of these packages.", ...notices].join(`\n\n${line}\n\n`)}\n`;
}

/** @param {string} notices as `noticesOf` writes them */
export const packagesIn = (notices) =>
  notices
    .split(line)
    .slice(1)
    .map((each) => each.trim().split(" ")[0] ?? "");
