/**
 * Measures how long it takes to decide which sets of the atlas's six families work, on two threads, and compares what is found
 * with the atlas, set by set: `node bench/atlas.mjs`. That takes too long for `npm run bench`. Name a part of a family to
 * measure only that: `node bench/atlas.mjs "4 tetrominoes"`.
 */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { atlasFamilies } from "../dist/core/census/atlas-file.js";
import { familyOf, setNumberOf } from "../dist/core/census/family.js";
import { readQuotas } from "../dist/core/census/quotas.js";

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

const atlas = atlasFamilies(readFileSync(new URL("../docs/atlas.bin", import.meta.url)));

/** Whether these are the sets of the atlas, in its order. @param {string} pieces @param {string[]} lines */
function isAtlas(pieces, lines) {
  const family = familyOf("square", readQuotas("square", pieces) ?? []);
  const known = atlas.find((each) => each.flips && each.family.sets === family.sets)?.sets.numbers ?? [];
  const numbers = lines.map((line) => setNumberOf(family, JSON.parse(line).pieces));
  return numbers.length === known.length && numbers.every((number, i) => number === known[i]);
}

/** @param {string} pieces */
function decided(pieces) {
  const folder = mkdtempSync(join(tmpdir(), "daytile-atlas-"));
  const file = join(folder, "sets.jsonl");
  const start = performance.now();
  const line = [command, "census", "--pieces", pieces, "--works", "--threads", "2", "-o", file];
  const { status } = spawnSync(process.execPath, line, { stdio: "inherit" });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`the census of ${pieces} ended with ${status}`);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  rmSync(folder, { recursive: true });
  const verdict = isAtlas(pieces, lines) ? "as in the atlas ✓" : "not those of the atlas ✗";
  console.log(`${pieces}: ${lines.length.toLocaleString("en")} sets work, ${verdict}, ${seconds.toFixed(0)} s`);
  return seconds;
}

const wanted = process.argv[2] ?? "";
const seconds = families.filter((pieces) => pieces.includes(wanted)).map(decided);
const minutes = seconds.reduce((sum, each) => sum + each, 0) / 60;
console.log(`in all ${minutes.toFixed(1)} min  ≤ ${most} min ${minutes <= most ? "✓" : "✗"}`);
