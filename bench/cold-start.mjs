/** Measures how long `daytile count 12-25` takes from a cold start, next to a Node that does nothing. */

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = join(root, "dist/bin/daytile.cjs");
const rounds = 41;
/** What the command line may cost at most, as a multiple of what Node itself costs. */
const allowed = 1.6;

/** @param {string[]} args */
function milliseconds(args) {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`node ${args.join(" ")} ended with ${status}`);
  return performance.now() - start;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const candidates = [
  { name: "node -e 0", args: ["-e", "0"] },
  { name: "daytile count 12-25", args: [bin, "count", "12-25"] },
  { name: "daytile 12-25", args: [bin, "12-25"] },
  { name: "the same, unbundled", args: [join(root, "dist/cli/bin.js"), "count", "12-25"] },
];

/** In turns, so that whatever else the machine does hits all of them alike; the first turn fills the caches. */
const times = candidates.map(() => /** @type {number[]} */ ([]));
for (const { args } of candidates) milliseconds(args);
for (let round = 0; round < rounds; round++) {
  for (const [i, { args }] of candidates.entries()) times[i]?.push(milliseconds(args));
}
const medians = times.map(median);
const [idle = 0, count = 0] = medians;

console.log(`Cold start with Node ${process.versions.node}, medians of ${rounds} runs`);
candidates.forEach(({ name }, i) => {
  const each = medians[i] ?? 0;
  console.log(`  ${name.padEnd(22)} ${each.toFixed(1).padStart(7)} ms  ${(each / idle).toFixed(2)} x`);
});
if (process.env.NODE_EXTRA_CA_CERTS)
  console.log("  Node 20 reads NODE_EXTRA_CA_CERTS first, which hides some of the rest");
const verdict = count / idle <= allowed ? "within" : "beyond";
console.log(`  counting is ${verdict} the ${allowed} times that are allowed`);
