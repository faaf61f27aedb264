/** Turns sources and what is compiled from them into lists of their imports: other modules, packages and the names taken from them. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

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

/** @param {string} file */
const parsed = (file) => ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2023);

/**
 * @typedef {object} StaticImport
 * @property {string} specifier
 * @property {readonly string[]} names that are taken from it; "*" stands for all
 * @property {number} at where the specifier begins, its quotation mark not included
 */

/**
 * @param {ts.ImportDeclaration} declaration
 * @returns {string[]} without those that are types alone
 */
function importedNames({ importClause }) {
  if (importClause === undefined || importClause.isTypeOnly) return [];
  const { name, namedBindings } = importClause;
  const own = name === undefined ? [] : ["default"];
  if (namedBindings === undefined) return own;
  if (ts.isNamespaceImport(namedBindings)) return [...own, "*"];
  const named = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return [...own, ...named.map((element) => (element.propertyName ?? element.name).text)];
}

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
 * Of imports as they are at the head of a module; those that are made later are not among them.
 * @param {string} file
 * @returns {StaticImport[]}
 */
export function staticImports(file) {
  const tree = parsed(file);
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { moduleSpecifier } = statement;
    const at = moduleSpecifier.getStart(tree) + 1;
    return [{ specifier: moduleSpecifier.text, names: importedNames(statement), at }];
  });
}

/** A worker is started by address, which is an import by another name. */
export const addressPattern = /new URL\((["`])(\.[^"`]+)\1,\s*import\.meta\.url\)/g;

/** As minified modules write an import that is made later. */
const laterPattern = /\bimport\(`([^`$]+)`\)/g;

/**
 * Everything that a module or a file of types may load, sooner or later.
 * @param {string} file
 * @returns {string[]}
 */
export function specifiersIn(file) {
  const text = readFileSync(file, "utf8");
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const later = [...text.matchAll(laterPattern)].map(([, specifier = ""]) => specifier);
  const addresses = [...text.matchAll(addressPattern)].map(([, , address = ""]) => address);
  return [...imported, ...later, ...addresses.filter((address) => address.endsWith(".js"))];
}

/** @param {string} folder with a tsconfig.json */
function sourcesOf(folder) {
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return fileNames.filter((file) => !file.endsWith(".d.ts")).map((file) => normalize(file));
}

/** The sources that are compiled one by one; the app is built by itself. */
export const compiledSources = () => [source, join(source, "core")].flatMap(sourcesOf);

/**
 * @param {string} file a source
 * @returns {string} what is compiled from it
 */
export const builtFrom = (file) => join(dist, file.slice(source.length + 1).replace(/\.ts$/, ".js"));
