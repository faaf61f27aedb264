/** Writes the reference of the library, docs/api, from what is built. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readLibrary } from "./api-library.mjs";
import { pagesOf } from "./api-pages.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../docs/api");
const pages = pagesOf(readLibrary());

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!(file in pages)) rmSync(join(folder, file));
for (const [file, text] of Object.entries(pages)) writeFileSync(join(folder, file), text);
console.log(`docs/api: ${Object.keys(pages).length} pages`);
