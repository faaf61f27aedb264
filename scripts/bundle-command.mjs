/**
 * Turns src/cli into dist/bin: what is walked most, from the arguments to a count or a solution, is one file, because
 * finding and reading eighty takes longer than the work; all the rest comes in parts, when it is asked for.
 */

import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { vendored } from "./bundle-packages.mjs";
import { addressPattern, builtFrom, dist, isPackage, root, source, staticImports } from "./source-imports.mjs";

const folder = join(dist, "bin");

/** Whatever these need from their first line on comes in one file, and in another one what only solutions need. */
const walkedMost = {
  main: ["cli/bin.ts", "cli/commands/count.ts", "core/solver/do-here.ts", "formats/puzzles/classic.generated.ts"],
  solve: ["cli/commands/solve.ts"],
};

/**
 * @param {readonly string[]} starts paths below src/
 * @returns {Set<string>} these sources, and all that they import
 */
function importedFrom(starts) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = starts.map((path) => join(source, path));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const folder = dirname(file);
    const own = staticImports(file).filter(({ specifier, names }) => specifier.startsWith(".") && names.length > 0);
    waiting.push(...own.map(({ specifier }) => join(folder, specifier.replace(/\.js$/, ".ts"))));
  }
  return reached;
}

const parts = Object.entries(walkedMost).map(([name, starts]) => ({ name, files: importedFrom(starts) }));

/**
 * What turns data into other data and keeps nothing in mind is the library's, and not here a second time.
 * @param {string} file a source
 */
const isShared = (file) =>
  /^(formats|make|pens|core[\\/](census|algorithms|drawing)|requests[\\/](coach-words|products|race|site))[\\/]/.test(
    relative(source, file),
  ) && !parts.some(({ files }) => files.has(file));

/** @param {string} file */
const fromFolder = (file) => relative(folder, file).replaceAll("\\", "/");

/**
 * @param {string} specifier
 * @param {string | undefined} importer
 */
function outside(specifier, importer) {
  if (isPackage(specifier)) {
    const file = vendored(specifier);
    return file === undefined ? undefined : fromFolder(file);
  }
  const file = importer && join(dirname(importer), specifier.replace(/\.js$/, ".ts"));
  return file && isShared(file) ? fromFolder(builtFrom(file)) : undefined;
}

/** @type {import("rolldown").Plugin} */
const shared = {
  name: "shared with the library",
  resolveId(specifier, importer) {
    const id = outside(specifier, importer);
    return id === undefined ? null : { id, external: true };
  },
};

/**
 * Addresses of files are counted from the module that names them, which now is elsewhere.
 * @type {import("rolldown").Plugin}
 */
const addresses = {
  name: "addresses",
  transform(code, file) {
    if (!file.startsWith(source)) return null;
    const moved = (/** @type {string} */ address) => {
      const [steady = "", ...rest] = address.split(/(?=\$\{)/);
      const way = fromFolder(join(dirname(builtFrom(file)), steady));
      return [way + (steady.endsWith("/") ? "/" : ""), ...rest].join("");
    };
    return code.replace(addressPattern, (all, _quote, address) => all.replace(address, moved(address)));
  },
};

/** Small, but with the names that a stack of calls shows. */
const minify = { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } };

/** One letter beyond ASCII, and Node would hold every letter in two bytes, and take longer to read them. */
const charset = "ascii";

/** @type {import("rolldown").Plugin} */
const withoutShebang = {
  name: "without-shebang",
  transform: (code) => (code.startsWith("#!") ? code.slice(code.indexOf("\n")) : null),
};

async function bundleModules() {
  const bundler = await rolldown({
    input: { main: join(source, "cli", "bin.ts") },
    cwd: root,
    platform: "node",
    tsconfig: false,
    external: (id) => isPackage(id) && !isAbsolute(id) && vendored(id) === undefined,
    plugins: [shared, addresses, withoutShebang],
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundler.write({
    dir: folder,
    cleanDir: true,
    comments: false,
    minify,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: parts.map(({ name, files }) => ({ name, test: (id) => files.has(id) })) },
  });
  await bundler.close();
  return output.map(({ fileName }) => fileName);
}

/**
 * Makes a module of Node's older kind: it is there sooner. The few lines that hold the parts together come with it, so
 * that no further file has to be found.
 * @param {string} name
 */
async function makeOlder(name) {
  const file = join(folder, name);
  const bundler = await rolldown({
    input: { [name.replace(/\.js$/, "")]: file },
    platform: "node",
    tsconfig: false,
    external: (id) => id !== file && !id.includes("rolldown-runtime"),
  });
  await bundler.write({ dir: folder, format: "cjs", entryFileNames: "[name].cjs", comments: false, minify, charset });
  await bundler.close();
  rmSync(file);
}

export async function bundleCommand() {
  const names = await bundleModules();
  const older = names.filter((name) => name.replace(/(-.{8})?\.js$/, "") in walkedMost);
  for (const name of older) await makeOlder(name);
  for (const name of names) {
    const file = join(folder, older.includes(name) ? name.replace(/\.js$/, ".cjs") : name);
    const text = older.reduce(
      (all, name) => all.replaceAll(`./${name}`, `./${name.replace(/\.js$/, ".cjs")}`),
      readFileSync(file, "utf8"),
    );
    writeFileSync(file, text);
  }
  copyFileSync(join(root, "scripts", "daytile.cjs"), join(folder, "daytile.cjs"));
  // npx makes the file of an earlier build executable, and runs what took its place.
  chmodSync(join(folder, "daytile.cjs"), 0o755);
}
