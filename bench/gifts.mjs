/**
 * Measures what a maker waits for: every machine's gift, with box or lid, as the command line makes it, from the start of
 * the process to the zip on the disk. Medians, side by side for three puzzles; what is wanted is beside them.
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { machines } from "../dist/requests/products/workshop.js";
import { inWords, median, table } from "./measure.mjs";

const command = fileURLToPath(new URL("../dist/bin/daytile.cjs", import.meta.url));
const puzzles = ["classic", "weekday", "hex-lake"];
const runs = 3;
/** What is wanted, in milliseconds. */
const most = 10_000;

const folder = mkdtempSync(join(tmpdir(), "daytile-gifts-"));

/** From the command to the file. */
function madeOnce(/** @type {string} */ puzzle, /** @type {string} */ machine) {
  const words = ["--for", "Ada", "--dedication", "Happy birthday!", "--date", "2026-12-10", "--lid"];
  const start = performance.now();
  execFileSync(
    process.execPath,
    [command, "make", "gift", "-p", puzzle, "--machine", machine, ...words, "-o", join(folder, "gift.zip")],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  return performance.now() - start;
}

const rows = machines().map(({ id }) => {
  process.stderr.write(`a gift from ${id}…\n`);
  const figures = puzzles.map((puzzle) => median(Array.from({ length: runs }, () => madeOnce(puzzle, id))));
  return [id, ...figures.map(inWords), `≤ ${inWords(most)} ${figures.every((each) => each <= most) ? "✓" : "✗"}`];
});
rmSync(folder, { recursive: true, force: true });
console.log(table([["a whole gift, with box or lid", ...puzzles, ""], ...rows]));
