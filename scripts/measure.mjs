/** Turns the sources into two figures we want to keep small: lines per function and uses of `any`. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** What a reader can still take in at a glance, for half of the functions and for nine in ten. */
const limits = { median: 6, ninthDecile: 20, any: 0 };

function sources() {
  const files = /** @type {string[]} */ (readdirSync(join(root, "src"), { recursive: true }));
  // A kernel written for speed alone is long on purpose.
  return files.filter((file) => file.endsWith(".ts") && !/\.generated\.|\/assembly\//.test(file));
}

/**
 * Arrows without a block are expressions with parameters, not functions one has to find one's way in.
 * @param {ts.Node} node
 */
function isCounted(node) {
  return ts.isFunctionLike(node) && "body" in node && node.body !== undefined && ts.isBlock(node.body);
}

/**
 * @param {ts.SourceFile} source
 * @returns {{ lines: number[], any: number }}
 */
function measure(source) {
  const found = { lines: /** @type {number[]} */ ([]), any: 0 };
  const line = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (/** @type {ts.Node} */ node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.any++;
    if (isCounted(node)) found.lines.push(line(node.end) - line(node.getStart(source)) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const measures = sources().map((file) =>
  measure(ts.createSourceFile(file, readFileSync(join(root, "src", file), "utf8"), ts.ScriptTarget.ES2023)),
);
const lines = measures.flatMap((found) => found.lines).sort((a, b) => a - b);
const quantile = (/** @type {number} */ q) => lines[Math.floor(q * (lines.length - 1))] ?? 0;
const figures = {
  median: quantile(0.5),
  ninthDecile: quantile(0.9),
  any: measures.reduce((sum, found) => sum + found.any, 0),
};
console.log(
  `${lines.length} functions: median ${figures.median} lines, ninth decile ${figures.ninthDecile}, any ${figures.any}`,
);
if (figures.median > limits.median || figures.ninthDecile > limits.ninthDecile || figures.any > limits.any)
  process.exitCode = 1;
