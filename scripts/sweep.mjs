/** Removes from dist/ what the compiler once made of sources that are gone, so that none of it is published. */

import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const compiled = /(\.d\.ts|\.js\.map|\.js)$/;

/**
 * The app empties its folder by itself.
 * @param {string} file relative to dist/
 */
const isOrphan = (file) =>
  compiled.test(file) && !/^app[\\/]/.test(file) && !existsSync(join(root, "src", file.replace(compiled, ".ts")));

const files = existsSync(join(root, "dist")) ? readdirSync(join(root, "dist"), { recursive: true }) : [];
for (const file of files) {
  if (typeof file === "string" && isOrphan(file)) rmSync(join(root, "dist", file));
}
