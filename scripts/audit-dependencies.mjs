/** Turns the lock file, what is bundled and what a registry knows into a verdict: licences, and known weaknesses. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { licenceFaults } from "./licences.mjs";
import { noticesFile, packagesIn } from "./notices.mjs";
import { npm } from "./npm.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), "utf8");

/** The names of packages that are parts of our own files, in the package or in the app. */
export const bundledNames = () =>
  new Set(
    ["dist", "dist/app"].flatMap((folder) => packagesIn(textOf(join(folder, noticesFile)))).map(({ name }) => name),
  );

/** @typedef {{ readonly severity?: string, readonly range?: string }} Advisory */

/**
 * What npm found, a line each; undefined where it found out nothing.
 * @param {string} output of `npm audit --json`
 * @returns {string[] | undefined}
 */
export function advisoriesIn(output) {
  try {
    const { vulnerabilities } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
    if (typeof vulnerabilities !== "object" || vulnerabilities === null) return undefined;
    const found = Object.entries(/** @type {Record<string, Advisory>} */ (vulnerabilities));
    return found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} subject
 * @param {readonly string[]} faults
 * @param {string} well what to say where there are none
 */
function report(subject, faults, well) {
  console.log(`${subject}: ${faults.length === 0 ? well : `${faults.length} to look at`}`);
  for (const fault of faults) console.log(`  ${fault}`);
}

function main() {
  const { packages } = JSON.parse(textOf("package-lock.json"));
  const bundled = bundledNames();
  const licences = licenceFaults(packages, bundled);
  const count = Object.keys(packages).length - 1;
  report("licences", licences, `${count} packages, ${bundled.size} of them bundled, all allowed`);
  const advisories = advisoriesIn(npm(root, ["audit", "--json", "--loglevel=silent"]).output);
  if (advisories === undefined) console.log("advisories: not checked, since the registry doesn't answer this question");
  else report("advisories", advisories, "none known");
  process.exitCode = licences.length + (advisories?.length ?? 0) === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
