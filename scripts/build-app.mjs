/** Turns src/web/app into dist/app: the page, its hashed parts, its icons, and the service worker that knows them all. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const web = join(root, "src", "web");
const target = join(root, "dist", "app");

/** Old enough for phones of some years ago, new enough for what the app needs anyway. */
const browsers = ["chrome111", "firefox114", "safari16.4"];

/** @type {import("vite").InlineConfig} */
const common = { configFile: false, logLevel: "warn", base: "./", clearScreen: false };

async function buildPage() {
  await build({
    ...common,
    root: join(web, "app"),
    build: {
      outDir: target,
      emptyOutDir: true,
      target: browsers,
      // Everything comes from files, as the content security policy demands.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    worker: { format: "es" },
  });
}

/** @returns {string[]} paths relative to dist/app */
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

await buildPage();
await buildServiceWorker();
