/** Turns src/web into dist/app: the page, its hashed parts, its icons, and the service worker that knows them all. */

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { rolldown } from "rolldown";
import { build } from "vite";
import { forBrowsers } from "./bundle-packages.mjs";
import { noticesFile, noticesOf, packagesOf } from "./notices.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const web = join(root, "src", "web");
const element = join(root, "src", "element");
const templates = join(root, "src", "templates");
const app = join(root, "dist", "app");
/** Where it is built; only what is whole takes the place of what is there. */
const target = join(root, "node_modules", ".cache", `daytile-app-${process.pid}`);

/** Old enough for phones of some years ago, new enough for what the app needs anyway. */
const browsers = ["chrome111", "firefox114", "safari16.4"];

/**
 * gifenc tells browsers to take its CommonJS. With that, what the bundler adds ends up in the same file, and everybody
 * who needs it would load gifenc.
 */
const gifenc = join(root, "node_modules", "gifenc", "dist", "gifenc.esm.js");

/** @type {import("vite").InlineConfig} */
const common = { configFile: false, logLevel: "warn", base: "./", clearScreen: false, resolve: { alias: { gifenc } } };

/**
 * Before Vite looks for what a browser lacks.
 * @returns {import("vite").Plugin}
 */
const partsLeftOut = () => ({ .../** @type {import("vite").Plugin} */ (forBrowsers()), enforce: "pre" });

/** The modules of all that is built. */
const bundled = new Set();

const collecting = {
  name: "collecting",
  /** @param {string} _code @param {{ moduleIds: readonly string[] }} chunk */
  renderChunk(_code, { moduleIds }) {
    for (const id of moduleIds) bundled.add(id);
    return null;
  },
};

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} Modules */

/**
 * What the first page needs becomes one file: many small ones take longer to come and compress less well.
 * @param {string} entry where it begins
 * @param {string} name of the file
 * @returns {(id: string, modules: Modules) => string | null} the name of the file a module goes into, if it matters
 */
function firstLoad(entry, name) {
  /** @type {Set<string>} */
  const needed = new Set();
  /**
   * @param {string} id
   * @param {Modules} modules
   */
  const follow = (id, modules) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) follow(imported, modules);
  };
  return (id, modules) => {
    if (needed.size === 0) follow(entry, modules);
    return needed.has(id) ? name : null;
  };
}

/** @typedef {{ isEntry: boolean, importers: readonly string[] } | null} Importers */

/**
 * What a worker begins with, without its very first module. WebKit runs that one again if a part loaded later imports
 * from its file: then the worker listens anew, and forgets the job it has just begun.
 * @param {string} id
 * @param {{ getModuleInfo(id: string): Importers }} modules
 * @returns {string | null} the name of the file a module goes into, if it matters
 */
function workerParts(id, modules) {
  if (modules.getModuleInfo(id)?.isEntry !== false) return null;
  const seen = new Set([id]);
  for (const each of seen) {
    const info = modules.getModuleInfo(each);
    if (info?.isEntry) return `${basename(each).replace(/\.\w+$/, "")}-parts`;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return null;
}

/**
 * Styles without what only people read. A space before a colon or round a sign means something, and stays.
 * @param {string} styles
 */
const briefly = (styles) =>
  styles
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/\s*([{};,])\s*/g, "$1")
    .replace(/([\w)-]):\s+/g, "$1:")
    .replace(/;\}/g, "}");

/**
 * Styles and templates are written for people; browsers do without the space between lines. And the app does things when
 * it is loaded: package.json, which says that nothing does, speaks of the library.
 */
const modulesOfApp = {
  name: "modules-of-app",
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (![web, element, templates].some((folder) => id.startsWith(folder)) || !id.endsWith(".ts")) return undefined;
    const brief = code.replace(/\bcss`[^`]*`/g, briefly).replace(/\n\s+/g, "\n");
    return { code: brief, map: null, moduleSideEffects: true };
  },
};

/**
 * Vite wraps every lazy import in a helper that fetches styles first: here styles are part of the scripts.
 * @type {import("vite").Plugin}
 */
const plainImports = {
  name: "plain-imports",
  enforce: "pre",
  /** @param {string} id */
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null),
};

/**
 * What makes files reads fonts; here it fetches them.
 * @type {import("vite").Plugin}
 */
const fontsFetched = {
  name: "fonts-fetched",
  enforce: "pre",
  /** @param {string} source */
  resolveId: (source) => (source === "./font-files.js" ? join(web, "making", "font-files.ts") : null),
};

/**
 * Fonts have the names by which the server finds them in fonts/, for they are not published a second time.
 * @param {{ names: string[], source: string | Uint8Array }} asset
 */
function assetName({ names, source }) {
  const isFont = names.some((name) => name.endsWith(".ttf"));
  const hash = isFont ? createHash("sha256").update(source).digest("hex").slice(0, 8) : "[hash]";
  return `assets/[name]-${hash}[extname]`;
}

async function buildPage() {
  await build({
    ...common,
    root: web,
    plugins: [modulesOfApp, plainImports, collecting, fontsFetched, partsLeftOut()],
    build: {
      outDir: target,
      emptyOutDir: true,
      target: browsers,
      // Everything comes from files, as the content security policy demands.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: {
          assetFileNames: assetName,
          codeSplitting: { groups: [{ name: firstLoad(join(web, "main.ts"), "app"), debugName: "first load" }] },
        },
      },
    },
    worker: {
      format: "es",
      plugins: () => [collecting, fontsFetched, partsLeftOut()],
      rolldownOptions: {
        // What many parts share would end up in one of them, however large, and all others would load that.
        experimental: { chunkOptimization: { mergeCommonChunks: false } },
        output: {
          assetFileNames: assetName,
          codeSplitting: { groups: [{ name: workerParts, debugName: "all but where a worker begins" }] },
        },
      },
    },
  });
}

/** What an icon for a home screen keeps clear round the picture, as a part of its width: some systems cut it into a circle. */
const maskMargin = 0.1;

/**
 * @param {string} svg
 * @param {number} size
 */
const png = (svg, size) => new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();

/** Home screens of phones want pixels. */
async function drawIcons() {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const folder = join(target, "icons");
  const icon = readFileSync(join(folder, "icon.svg"), "utf8");
  const inner = icon.replace(
    "<svg ",
    `<svg x="${100 * maskMargin}%" y="${100 * maskMargin}%" width="${100 - 200 * maskMargin}%" height="${100 - 200 * maskMargin}%" `,
  );
  const ground = '<rect width="100%" height="100%" fill="#e9dcc6"/>';
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${inner}</svg>`;
  for (const size of [192, 512]) writeFileSync(join(folder, `icon-${size}.png`), png(icon, size));
  writeFileSync(join(folder, "icon-maskable.png"), png(maskable, 512));
}

/** @returns {string[]} paths relative to the app */
function builtFiles() {
  const paths = readdirSync(target, { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => statSync(join(target, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** @param {readonly string[]} files */
function versionOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(target, file)));
  return hash.digest("hex").slice(0, 12);
}

/** It comes last, since it holds the list of everything else; the page itself is known to it by the name of its folder. */
async function buildServiceWorker() {
  const files = builtFiles();
  await build({
    ...common,
    root: web,
    publicDir: false,
    plugins: [collecting],
    define: {
      appFiles: JSON.stringify(files.filter((file) => file !== "index.html")),
      appVersion: JSON.stringify(versionOf(files)),
    },
    build: {
      outDir: target,
      emptyOutDir: false,
      target: browsers,
      lib: {
        entry: join(web, "service-worker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "service-worker.js",
      },
    },
  });
}

/**
 * Without a puzzle's texts in all languages, which the element has no place for.
 * @param {string} literal the puzzle's JSON, as a module writes it
 */
function withoutTexts(literal) {
  const { title, note: _, credits: _credits, ...puzzle } = JSON.parse(new Function(`return ${literal}`)());
  return JSON.stringify(JSON.stringify({ ...puzzle, title: { en: title.en }, note: {}, credits: [] }));
}

/**
 * What is of no use in other people's pages: what the list of the element's parts says for its readers, the texts about a
 * puzzle, what languages call themselves, the coach's marks, and the checks of what programs pass to the library, since here
 * the element is the only one to call it.
 * @type {readonly (readonly [RegExp, (code: string) => string])[]}
 */
const idleInPages = [
  [
    /core[\\/]embed[\\/]embed\.ts$/,
    (code) =>
      code.replace(/\b(?:description|default|type):\s*(?!"number")("(?:[^"\\]|\\.)*"|'[^']*'|choices\(\w+\)),?/g, ""),
  ],
  // The usual one is there already.
  [/catalogue-loaders\.generated\.ts$/, (code) => code.replace(/^ *"classic": .*$/m, "")],
  [/catalogue[\\/].*\.generated\.ts$/, (code) => code.replace(/'(?:[^'\\]|\\.)*'/, withoutTexts)],
  [/locales[\\/]calendar\.generated\.ts$/, (code) => code.replace(/^ *name: ".*",$/gm, "")],
  [/element[\\/]rings\.ts$/, () => "export const marksTemplate = () => null;"],
  [
    /core[\\/](?:text[\\/]arguments|puzzle[\\/]expect)\.ts$/,
    (code) =>
      [...code.matchAll(/^export (?:function|const) (expect\w+)|^export const is\w+ [^;]*;/gm)]
        .map(([kept, name]) => (name === undefined ? kept : `export function ${name}(..._: unknown[]): void {}`))
        .join("\n"),
  ],
];

const lighter = {
  name: "lighter",
  /**
   * @param {string} code
   * @param {string} id
   */
  transform: (code, id) => idleInPages.find(([pattern]) => pattern.test(id))?.[1](code) ?? null,
};

/**
 * @param {string} entry a path below src/
 * @param {import("rolldown").OutputOptions} output
 */
async function bundleForPages(entry, output) {
  const bundler = await rolldown({
    input: join(root, "src", entry),
    cwd: root,
    platform: "browser",
    tsconfig: false,
    transform: { target: browsers },
    plugins: [modulesOfApp, collecting, lighter, forBrowsers()],
    checks: { ineffectiveDynamicImport: false },
  });
  const names = { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash:6].js" };
  const { output: files } = await bundler.write({
    dir: join(target, "element"),
    minify: true,
    comments: false,
    ...names,
    ...output,
  });
  await bundler.close();
  return files;
}

/**
 * A line in bundled code ends only within a template. Between tags nobody sees that, and elsewhere a blank does as well.
 * @param {string} code
 */
const onOneLine = (code) => code.replace(/(?<=[>}`])\n(?=[<$])/g, "").replace(/\n(?=[\w@.])/g, " ");

/**
 * Puts what is needed at once into the file that pages name: the bundler makes it another one, which that file imports.
 * @param {readonly { fileName: string }[]} files
 */
function joinEntry(files) {
  const at = (/** @type {string} */ file) => join(target, "element", file);
  const read = (/** @type {string} */ file) => readFileSync(at(file), "utf8");
  const needed = files.find(({ fileName }) => fileName.startsWith("first-"))?.fileName ?? "";
  const [, alias = ""] = /\{([\w$]+) as CalendarPuzzle\}/.exec(read("calendar-puzzle.js")) ?? [];
  const [, local = ""] = new RegExp(`[{,]([\\w$]+) as ${alias}[,}]`).exec(read(needed)) ?? [];
  const whole = `${onOneLine(read(needed))}export{${local} as CalendarPuzzle};`;
  rmSync(at(needed));
  for (const { fileName } of files) {
    if (fileName !== needed) writeFileSync(at(fileName), read(fileName).replaceAll(needed, "calendar-puzzle.js"));
  }
  writeFileSync(at("calendar-puzzle.js"), whole);
}

/**
 * The element and its thread have names without a hash, for pages of other people name them; what comes later has one. No
 * Vite here: it would add code that fetches parts before they are asked for.
 */
async function buildElement() {
  const first = firstLoad(join(element, "calendar-puzzle.ts"), "first");
  // What makes sentences, and the list of puzzles, is imported by what comes first, but nothing of it is used there.
  const isLater = (/** @type {string} */ id) =>
    /core[\\/]text[\\/](messages?|nearest|sentences|visible)\.ts$|catalogue-ids\b.*\.ts$/.test(id);
  /** @type {typeof first} */
  const name = (id, modules) => (isLater(id) ? null : first(id, modules));
  const groups = [{ name, debugName: "first load" }];
  joinEntry(await bundleForPages("element/calendar-puzzle.ts", { codeSplitting: { groups } }));
  await bundleForPages("rpc/browser-thread.ts", { codeSplitting: false });
}

try {
  await buildPage();
  await drawIcons();
  await buildServiceWorker();
  await buildElement();
  writeFileSync(join(target, noticesFile), noticesOf(packagesOf(bundled)));
  rmSync(app, { recursive: true, force: true });
  cpSync(target, app, { recursive: true });
} finally {
  rmSync(target, { recursive: true, force: true });
}
