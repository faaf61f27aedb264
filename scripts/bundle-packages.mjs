/**
 * Turns the packages that sources import into modules of dist/vendor, with nothing but what is used of them, and compiles
 * the sources so that they import those: whoever installs Daytile installs no packages for what they may never draw.
 *
 * What is listed under `dependencies` stays a package. So does what is imported later by its name, like the solvers of
 * other people: those are packages that a person may have installed.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { minifySync, transformSync } from "rolldown/utils";
import { builtFrom, compiledSources, dist, isPackage, packageImports, root } from "./source-imports.mjs";

const folder = join(dist, "vendor");
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** @param {string} specifier such as "@scope/name" or "name/part.js" */
const fileName = (specifier) => specifier.replace(/^@/, "").replaceAll("/", "-").replace(/\.js$/, "");

/** @param {string} specifier */
const isBundled = (specifier) => isPackage(specifier) && !(specifier in dependencies);

/** @returns {Map<string, Set<string>>} the names that are used of each package */
function usedNames() {
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  for (const { specifier, names } of compiledSources().flatMap(packageImports)) {
    if (!isBundled(specifier) || names.length === 0) continue;
    used.set(specifier, new Set([...(used.get(specifier) ?? []), ...names]));
  }
  return used;
}

/** They end like modules of Node's own kind, so that what they import means to them what it means to Node. */
const entryOf = (/** @type {string} */ specifier) => `entry:${specifier}.mjs`;

/**
 * @param {Map<string, Set<string>>} used
 * @returns {import("rolldown").Plugin} with a module for each package that exports what is used
 */
function entries(used) {
  const texts = new Map(
    [...used].map(([specifier, names]) => {
      const all = names.has("*") ? "*" : `{ ${[...names].sort().join(", ")} }`;
      return [entryOf(specifier), `export ${all} from ${JSON.stringify(specifier)};`];
    }),
  );
  return {
    name: "entries",
    resolveId: (id) => (texts.has(id) ? id : null),
    load: (id) => texts.get(id) ?? null,
  };
}

/** The dictionary for fonts packed as WOFF2. */
const brotli = /^brotli\/decompress\.js$/;

/**
 * Large parts of packages that are never used here; what takes the place of each.
 * @type {readonly (readonly [RegExp, string])[]}
 */
const unused = [
  // How wide the letters of PDF's own fonts are: they have no Arabic and no Japanese, so Daytile brings its fonts along.
  [/\/(Courier|Helvetica|Times|Symbol|ZapfDingbats).*\.compressed\.json$/, 'export default "";'],
  // For drawings that are read from SVG; Daytile's go into a PDF without a detour.
  [/^node-html-better-parser$/, "export const parse = undefined, NodeType = {};"],
  // For colours that are written as in CSS; Daytile's are numbers.
  [/^culori$/, "export const converter = () => undefined;"],
];

/**
 * @param {readonly (readonly [RegExp, string])[]} replaced
 * @returns {import("rolldown").Plugin}
 */
const replacing = (replaced) => ({
  name: "replacements",
  resolveId: (id) => (replaced.some(([pattern]) => pattern.test(id)) ? `\0replaced:${id}` : null),
  load(id) {
    if (!id.startsWith("\0replaced:")) return null;
    const code = replaced.find(([pattern]) => pattern.test(id.slice("\0replaced:".length)))?.[1] ?? "";
    return { code, moduleType: "js" };
  },
});

/** Node has its own. */
const forNode = replacing([
  [brotli, 'import { brotliDecompressSync } from "node:zlib";\nexport default (bytes) => brotliDecompressSync(bytes);'],
  ...unused,
]);

/**
 * The app's fonts are not packed that way. Requests get puzzles that are read already: only the view for designs, which is
 * deeper, reads files.
 */
export const forBrowsers = () =>
  replacing([
    [brotli, "export default undefined;"],
    [/^\.\.\/formats\/yaml\.js$/, "export const readPuzzleYaml = undefined;"],
    [/\/formats\/object\.js$/, "export const readPuzzleObject = undefined;"],
    ...unused,
  ]);

/**
 * As Node resolves them, but for parts that a browser has not.
 * @param {Map<string, Set<string>>} used
 */
async function bundle(used) {
  const input = Object.fromEntries([...used.keys()].map((specifier) => [fileName(specifier), entryOf(specifier)]));
  const bundler = await rolldown({
    input,
    cwd: root,
    platform: "neutral",
    external: /^node:/,
    resolve: { conditionNames: ["import", "default"], mainFields: ["main"] },
    plugins: [entries(used), forNode],
  });
  const { output } = await bundler.write({
    dir: folder,
    cleanDir: true,
    minify: true,
    comments: false,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundler.close();
  return output.flatMap((chunk) => (chunk.type === "chunk" ? Object.keys(chunk.modules) : []));
}

/**
 * @param {string} specifier
 * @returns {string | undefined} the module that stands for the package, where one does
 */
export function vendored(specifier) {
  const file = join(folder, `${fileName(specifier)}.js`);
  return isBundled(specifier) && existsSync(file) ? file : undefined;
}

/**
 * @param {string} file a source
 * @returns {string} its text, with what is bundled in the place of packages
 */
function redirected(file) {
  let text = readFileSync(file, "utf8");
  const imports = packageImports(file).filter(({ specifier, names }) => isBundled(specifier) && names.length > 0);
  for (const { specifier, at } of imports.reverse()) {
    const target = vendored(specifier);
    if (target === undefined) throw new Error(`${relative(root, file)} imports ${specifier}, which is not bundled`);
    const way = relative(dirname(builtFrom(file)), target).replaceAll("\\", "/");
    text = text.slice(0, at) + (way.startsWith(".") ? way : `./${way}`) + text.slice(at + specifier.length);
  }
  return text;
}

/** Leaves imports as they are, but for those of types. */
const withoutTypes = /** @type {const} */ ({ lang: "ts", typescript: { onlyRemoveTypeImports: true } });

/** Comments are in the types, too. Functions and classes keep their names, for whoever reads a stack of calls. */
const plainly = { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } };

/**
 * Types are taken away without being checked, which takes a tenth of the time; the compiler checks them in a step of its own.
 * @param {string} file a source
 */
function compile(file) {
  const plain = transformSync(file, redirected(file), withoutTypes);
  const { code, errors } = minifySync(file.replace(/\.ts$/, ".js"), plain.code, plainly);
  const [fault] = [...plain.errors, ...errors];
  if (fault !== undefined) throw new Error(`${relative(root, file)}: ${fault.message}`);
  const target = builtFrom(file);
  if (existsSync(target) && code === readFileSync(target, "utf8")) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
}

export function compileModules() {
  for (const file of compiledSources()) compile(file);
}

const memory = join(root, "node_modules", ".cache", "daytile", "vendor.json");

/** @returns {{ key?: string, modules: string[] }} */
const readMemory = () => (existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : { modules: [] });

/** @returns {string[]} the modules that were put into bundles */
export const bundledModules = () => readMemory().modules;

/** It takes seconds, and packages change seldom: what was made of the same names and versions by these scripts will do. */
export async function bundlePackages() {
  const used = usedNames();
  const names = [...used].map(([specifier, each]) => [specifier, ...[...each].sort()]).sort();
  const files = [join(root, "package-lock.json"), new URL(import.meta.url)].map((file) => readFileSync(file));
  const key = createHash("sha256").update(JSON.stringify(names)).update(Buffer.concat(files)).digest("hex");
  if (existsSync(folder) && readMemory().key === key) return;
  // Whoever stops the build from here on stops it with nothing in the memory.
  rmSync(memory, { force: true });
  const modules = await bundle(used);
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ key, modules }));
}
