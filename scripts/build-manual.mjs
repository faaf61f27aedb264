/**
 * Turns the lists of commands and options, once they are compiled, into the manual page that the package brings along,
 * compressed, as man reads it too.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const { version, man } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The day of the latest release: the same sources make the same page, whenever they are built. */
const [, date = ""] = /^## \S+ - (\d{4}-\d\d-\d\d)$/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8")) ?? [];

/** @param {string} path */
const built = (path) => import(pathToFileURL(join(root, "dist/cli", path)).href);
const [{ commandEntries }, { manualPage }] = await Promise.all([built("commands.js"), built("manual/manual.js")]);

const commands = await Promise.all(
  commandEntries.map(async (/** @type {{ name: string, load(): Promise<object> }} */ { name, load }) => ({
    name,
    ...(await load()),
  })),
);
const page = join(root, man[0]);
// An older page may have had another name.
rmSync(dirname(page), { recursive: true, force: true });
mkdirSync(dirname(page), { recursive: true });
writeFileSync(page, gzipSync(manualPage(commands, { version, date }), { level: 9 }));
