/** Measures the census of 27,720 sets, file included, and one count per set by the kernel on a sample as its peer. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { familyOf, setPieces } from "../dist/core/census/family.js";
import { countTargets } from "../dist/core/solver/counts.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";

const command = fileURLToPath(new URL("../dist/bin/daytile.cjs", import.meta.url));
const family = familyOf("square", [
  { size: 5, count: 7 },
  { size: 6, count: 1 },
]);

/** What was promised for two threads. */
const mostSeconds = 10;

/** @param {number} threads */
function census(threads) {
  const folder = mkdtempSync(join(tmpdir(), "daytile-census-"));
  const file = join(folder, "sets.jsonl");
  const start = performance.now();
  const line = ["census", "--pieces", "7 pentominoes + 1 hexomino", "--threads", String(threads), "-o", file];
  execFileSync(process.execPath, [command, ...line]);
  const seconds = (performance.now() - start) / 1000;
  const classic = '"L5","N5","P5","U5","V5","Y5","Z5","O6"],"total":25061,';
  if (!readFileSync(file, "utf8").includes(classic)) throw new Error("the classic set hasn't 25,061 solutions");
  rmSync(folder, { recursive: true });
  return seconds;
}

// Seconds for one count per set, estimated from a sample of sets spread over the family.
/** @param {number} sample */
async function oneByOne(sample) {
  const classic = cataloguePuzzle("classic");
  const start = performance.now();
  for (let i = 0; i < sample; i++) {
    const pieces = setPieces(family, Math.floor((i * family.sets) / sample));
    const own = pieces.map(({ id, shape }) => ({ id, shape, mayFlip: true, copies: 1 }));
    await countTargets({ puzzle: { ...classic, pieces: own } });
  }
  return ((performance.now() - start) / 1000 / sample) * family.sets;
}

console.log(`census of ${family.sets.toLocaleString("en")} sets, with its file`);
console.log(`  1 thread   ${census(1).toFixed(1)} s`);
const shared = census(2);
console.log(`  2 threads  ${shared.toFixed(1)} s  ≤ ${mostSeconds} s ${shared <= mostSeconds ? "✓" : "✗"}`);
console.log(`  one count per set, from a sample of 60: ${(await oneByOne(60)).toFixed(0)} s`);
