/** Removes from dist/ what was once compiled of sources that are gone, so that nothing of it is published. */

import { existsSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const compiled = /(\.d\.ts|\.js)$/;
/** Each of them is made as a whole, by a script that empties it first. */
const whole = /^(app|bin|vendor)[\\/]/;

/** @param {string} folder */
const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []);

/**
 * @param {string} root
 * @param {string} file relative to dist/
 */
const isOrphan = (root, file) =>
  !whole.test(file) &&
  (compiled.test(file) ? !existsSync(join(root, "src", file.replace(compiled, ".ts"))) : file.endsWith(".map"));

/**
 * Whether the compiler believes that it has made something that isn't there: it goes by its notes and doesn't look. That
 * happens where sources that scripts write were gone for a while, and what was made of them was swept away.
 *
 * @param {string} root
 */
const isIncomplete = (root) =>
  filesIn(join(root, "src")).some(
    (file) =>
      file.endsWith(".generated.ts") &&
      existsSync(join(root, "dist", dirname(file))) &&
      !existsSync(join(root, "dist", file.replace(/\.ts$/, ".d.ts"))),
  );

/** @param {string} root the project's folder */
export function sweep(root) {
  const dist = join(root, "dist");
  for (const file of filesIn(dist)) if (isOrphan(root, file)) rmSync(join(dist, file));
  if (!isIncomplete(root)) return;
  for (const file of filesIn(dist)) if (file.endsWith(".tsbuildinfo")) rmSync(join(dist, file));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  sweep(join(dirname(fileURLToPath(import.meta.url)), ".."));
