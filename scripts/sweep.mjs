/** Removes from dist/ what the compiler once made of sources that are gone, so that nothing of it is published. */

import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const compiled = /(\.d\.ts|\.js)$/;
/** Each of them is made as a whole, by a script that empties it first. */
const whole = /^(app|bin|vendor)[\\/]/;

/** @param {string} file relative to dist/ */
const isOrphan = (file) =>
  !whole.test(file) &&
  (compiled.test(file) ? !existsSync(join(root, "src", file.replace(compiled, ".ts"))) : file.endsWith(".map"));

const files = existsSync(join(root, "dist")) ? readdirSync(join(root, "dist"), { recursive: true }) : [];
for (const file of files) {
  if (typeof file === "string" && isOrphan(file)) rmSync(join(root, "dist", file));
}
