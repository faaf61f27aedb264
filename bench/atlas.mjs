/**
 * Measures how long it takes to decide which sets of the atlas's six families work, on two threads: `node bench/atlas.mjs`.
 * That's half an hour or so, and no part of `npm run bench`. Name a part of a family to measure only that:
 * `node bench/atlas.mjs "4 tetrominoes"`.
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../dist/bin/daytile.cjs", import.meta.url));

const families = [
  "4 tetrominoes + 5 pentominoes",
  "5 tetrominoes + 3 pentominoes + 1 hexomino",
  "7 pentominoes + 1 hexomino",
  "1 tetromino + 5 pentominoes + 2 hexominoes",
  "3 tetrominoes + 1 pentomino + 4 hexominoes",
  "2 tetrominoes + 3 pentominoes + 3 hexominoes",
];

/** In minutes: what was promised for all of them. */
const most = 20;

/** @param {string} pieces */
function decided(pieces) {
  const folder = mkdtempSync(join(tmpdir(), "daytile-atlas-"));
  const file = join(folder, "sets.jsonl");
  const start = performance.now();
  execFileSync(process.execPath, [command, "census", "--pieces", pieces, "--works", "--threads", "2", "-o", file]);
  const seconds = (performance.now() - start) / 1000;
  const sets = readFileSync(file, "utf8").split("\n").length - 1;
  rmSync(folder, { recursive: true });
  console.log(`${pieces}: ${sets.toLocaleString("en")} sets work, ${seconds.toFixed(0)} s`);
  return seconds;
}

const wanted = process.argv[2] ?? "";
const seconds = families.filter((pieces) => pieces.includes(wanted)).map(decided);
const minutes = seconds.reduce((sum, each) => sum + each, 0) / 60;
console.log(`in all ${minutes.toFixed(1)} min  ≤ ${most} min ${minutes <= most ? "✓" : "✗"}`);
