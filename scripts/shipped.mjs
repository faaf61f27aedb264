/** Turns the exports in package.json, and what replaces modules in browsers, into the list of compiled files that they need, and so of those that are not published. */

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import ts from "typescript";
import { noticesFile } from "./notices.mjs";
import { addressPattern, dist, filesIn, root } from "./source-imports.mjs";

/** Folders that are made as a whole, and published so. */
const wholeFolders = ["app", "bin", "fonts", "man", "site", "vendor"];

/** As minified modules write an import that is made later. */
const laterPattern = /\bimport\(`([^`$]+)`\)/g;

/**
 * Everything that a module or a file of types may load, sooner or later.
 * @param {string} file
 * @returns {string[]}
 */
function specifiersIn(file) {
  const text = readFileSync(file, "utf8");
  const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const later = [...text.matchAll(laterPattern)].map(([, specifier = ""]) => specifier);
  const addresses = [...text.matchAll(addressPattern)].map(([, , address = ""]) => address);
  return [...imported, ...later, ...addresses.filter((address) => address.endsWith(".js"))];
}

/** @param {string} file in dist/ */
const isWhole = (file) => wholeFolders.includes(relative(dist, file).split(/[\\/]/)[0] ?? "");

/**
 * @param {unknown} entry of `exports`: a path, or more entries by condition
 * @returns {string[]}
 */
function pathsOf(entry) {
  if (typeof entry === "string") return [entry];
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(pathsOf) : [];
}

/**
 * @param {string} path of an export; a star stands for any name
 * @param {readonly string[]} files
 */
function filesNamed(path, files) {
  const [before = "", after = ""] = join(root, path).split("*");
  if (!path.includes("*")) return [before];
  return files.filter((file) => file.startsWith(before) && file.endsWith(after));
}

/**
 * @param {string} file a compiled module, or the types of one
 * @returns {string[]} those that it imports
 */
function importsOf(file) {
  const types = file.endsWith(".d.ts");
  const own = specifiersIn(file).filter((specifier) => specifier.startsWith("."));
  const files = own.map((specifier) => join(dirname(file), specifier));
  return types ? files.map((each) => each.replace(/\.js$/, ".d.ts")) : files;
}

/**
 * @param {readonly string[]} starts
 * @returns {Set<string>} all files on the ways from there
 */
function reachedFrom(starts) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    if (!existsSync(file)) throw new Error(`${relative(root, file)} is exported or imported, but it is not built`);
    reached.add(file);
    if (!isWhole(file)) waiting.push(...importsOf(file));
  }
  return reached;
}

/** @returns {string[]} paths below dist/ of what nobody who installs Daytile can reach */
export function unreachable() {
  const files = filesIn(dist);
  const { browser, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const paths = [exports, browser].flatMap((entries) => Object.values(entries)).flatMap(pathsOf);
  const exported = paths.filter((path) => /\.(js|d\.ts)$/.test(path)).flatMap((path) => filesNamed(path, files));
  // The command brings its own modules along, but for threads and puzzles, which are those of the library.
  const fromCommand = files.filter((file) => dirname(file) === join(dist, "bin")).flatMap(importsOf);
  const reached = reachedFrom([...exported, ...fromCommand]);
  const others = files.filter((file) => !reached.has(file) && !isWhole(file));
  return others.map((file) => relative(dist, file).replaceAll("\\", "/")).filter((file) => file !== noticesFile);
}

/** The server has them from dist/fonts. */
const fontsOfApp = "/app/assets/*.ttf\n";

/** In bytes: parts of the app that are larger are published compressed, as browsers get them anyway. */
const large = 3 * 1024;

/** @returns {string[]} the lines that leave out what is published compressed instead */
function compressLarge() {
  const parts = filesIn(join(dist, "app", "assets")).filter(
    (file) => file.endsWith(".js") && statSync(file).size > large,
  );
  for (const file of parts) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  return parts.map((file) => `/${relative(dist, file).replaceAll("\\", "/")}\n`);
}

/** Writes the fonts as they are published: compressed, which takes a second, so only when they have changed. */
export function packFonts() {
  const [from, to] = [join(root, "fonts"), join(dist, "fonts")];
  mkdirSync(to, { recursive: true });
  for (const font of filesIn(from).filter((file) => file.endsWith(".ttf"))) {
    const [bytes, packed] = [readFileSync(font), join(to, `${basename(font)}.br`)];
    if (existsSync(packed) && brotliDecompressSync(readFileSync(packed)).equals(bytes)) continue;
    writeFileSync(packed, brotliCompressSync(bytes));
  }
}

/** npm reads such a file in every folder that it packs. */
export function writeIgnored() {
  const lines = unreachable().map((file) => `/${file}\n`);
  writeFileSync(join(dist, ".npmignore"), [...lines, ...compressLarge(), fontsOfApp].join(""));
}
