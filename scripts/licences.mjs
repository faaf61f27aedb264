/** Turns the lock file, and what we bundle, into the licences that we may not pass on. */

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
 * @param {ReadonlySet<string>} bundledNames of packages that are parts of our own files
 */
export function licenceFaults(packages, bundledNames) {
  return Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    if (path === "" || link) return [];
    const name = nameIn(path);
    /** @type {Use} */
    const use = bundledNames.has(name) ? "bundled" : dev ? "development" : "installed";
    if (license === undefined) return [`${name} names no licence`];
    return isAllowed(license, allowedLicences[use])
      ? []
      : [`${name} is ${use}, but its licence ${license} is not allowed`];
  });
}
