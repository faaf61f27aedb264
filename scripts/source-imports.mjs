/** Turns sources and what is compiled from them into lists of their imports: other modules, packages and the names taken from them. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "rolldown/utils";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const source = join(root, "src");
export const dist = join(root, "dist");

/** @param {string} folder */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @param {string} specifier */
export const isPackage = (specifier) => !/^(\.|node:)/.test(specifier);

/**
 * @typedef {object} StaticImport
 * @property {string} specifier
 * @property {readonly string[]} names that are taken from it; "*" stands for all
 * @property {number} at where the specifier begins, its quotation mark not included
 */

/** How a module names what it takes from another one. */
const nameOf = (/** @type {{ kind: string, name: string | null }} */ { kind, name }) =>
  kind === "Default" ? "default" : (name ?? "*");

/**
 * A look that is much quicker than reading a module as a compiler does.
 * @param {string} text
 */
const mayImportPackages = (text) => /\bfrom "(?!\.|node:)/.test(text);

/**
 * @param {string} file
 * @returns {StaticImport[]}
 */
export function packageImports(file) {
  if (!mayImportPackages(readFileSync(file, "utf8"))) return [];
  return staticImports(file).filter(({ specifier }) => isPackage(specifier));
}

/**
 * Of imports as they are at the head of a module; those that are made later are not among them, nor are types.
 * @param {string} file
 * @returns {StaticImport[]}
 */
export function staticImports(file) {
  const { staticImports } = parseSync(file, readFileSync(file, "utf8")).module;
  return staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    at: moduleRequest.start + 1,
  }));
}

/** A worker is started by address, which is an import by another name. */
export const addressPattern = /new URL\((["`])(\.[^"`]+)\1,\s*import\.meta\.url\)/g;

/** @param {string} folder with a tsconfig.json */
function sourcesOf(folder) {
  /** @type {{ exclude: string[] }} */
  const { exclude } = JSON.parse(readFileSync(join(folder, "tsconfig.json"), "utf8"));
  const excluded = exclude.map((path) => join(folder, path));
  const isExcluded = (/** @type {string} */ file) =>
    excluded.some((path) => file === path || file.startsWith(path + sep));
  return filesIn(folder).filter((file) => /(?<!\.d)\.ts$/.test(file) && !isExcluded(file));
}

/** The sources that are compiled one by one; the app is built by itself. */
export const compiledSources = () => [source, join(source, "core")].flatMap(sourcesOf);

/**
 * @param {string} file a source
 * @returns {string} what is compiled from it
 */
export const builtFrom = (file) => join(dist, file.slice(source.length + 1).replace(/\.ts$/, ".js"));
