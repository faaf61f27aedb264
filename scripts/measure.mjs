/** Turns the sources into figures that we want to keep small, and says which of them are not. */

import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What a reader can still take in at a glance: half of the functions, nine in ten, the longest one, the longest file. */
export const limits = { median: 6, ninthDecile: 15, longestFunction: 40, longestFile: 400, any: 0 };

/** A kernel written for speed alone is long on purpose, and nobody reads what a script has written. */
const isMeasured = (/** @type {string} */ file) =>
  file.endsWith(".ts") && !/\.generated\.|(^|[\\/])assembly[\\/]/.test(file);

/**
 * @typedef {object} Measured
 * @property {string} file
 * @property {number} lines
 * @property {{ line: number, lines: number }[]} functions
 * @property {number} any
 * @property {number} nonNull uses of `!`, which promise the compiler what it cannot see
 */

/**
 * An arrow without a block counts once it has a name: without one it is an expression with parameters, not a function one
 * has to find one's way in.
 * @param {ts.Node} node
 */
function isCounted(node) {
  if (!ts.isFunctionLike(node) || !("body" in node) || node.body === undefined) return false;
  return ts.isBlock(node.body) || ts.isVariableDeclaration(node.parent) || ts.isPropertyDeclaration(node.parent);
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Measured}
 */
export function measure(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const lineOf = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line + 1;
  /** @type {Measured} */
  const found = { file, lines: lineOf(source.end) - 1, functions: [], any: 0, nonNull: 0 };
  const visit = (/** @type {ts.Node} */ node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.any++;
    if (ts.isNonNullExpression(node)) found.nonNull++;
    if (isCounted(node)) {
      const line = lineOf(node.getStart(source));
      found.functions.push({ line, lines: lineOf(node.end) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {readonly Measured[]} measured */
export function figuresOf(measured) {
  const lines = measured.flatMap(({ functions }) => functions.map((each) => each.lines)).sort((a, b) => a - b);
  const quantile = (/** @type {number} */ part) => lines[Math.floor(part * (lines.length - 1))] ?? 0;
  return {
    median: quantile(0.5),
    ninthDecile: quantile(0.9),
    longestFunction: lines.at(-1) ?? 0,
    longestFile: Math.max(0, ...measured.map((each) => each.lines)),
    any: measured.reduce((sum, { any }) => sum + any, 0),
  };
}

/**
 * @param {readonly Measured[]} measured
 * @returns {string[]} a line per figure or place that is beyond its limit
 */
export function excesses(measured) {
  const figures = figuresOf(measured);
  return [
    ...(figures.median > limits.median ? [`median of ${figures.median} lines, at most ${limits.median}`] : []),
    ...(figures.ninthDecile > limits.ninthDecile
      ? [`ninth decile of ${figures.ninthDecile} lines, at most ${limits.ninthDecile}`]
      : []),
    ...measured.flatMap(({ file, functions }) =>
      functions
        .filter(({ lines }) => lines > limits.longestFunction)
        .map(({ line, lines }) => `${file}:${line}: function of ${lines} lines, at most ${limits.longestFunction}`),
    ),
    ...measured
      .filter(({ lines }) => lines > limits.longestFile)
      .map(({ file, lines }) => `${file}: ${lines} lines, at most ${limits.longestFile}`),
    ...measured.filter(({ any }) => any > limits.any).map(({ file, any }) => `${file}: any, ${any} times`),
  ];
}

/**
 * Which folders may use `!` is in biome.json; this only counts.
 * @param {readonly Measured[]} measured
 */
export function nonNullByFolder(measured) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { file, nonNull } of measured)
    if (nonNull > 0) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + nonNull);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const sum = sorted.reduce((total, [, count]) => total + count, 0);
  return `non-null "!" ${sum}: ${sorted.map(([folder, count]) => `${folder} ${count}`).join(", ")}`;
}

function main() {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(isMeasured);
  const measured = files.map((file) =>
    measure(file.replaceAll("\\", "/"), readFileSync(join(root, "src", file), "utf8")),
  );
  const { median, ninthDecile, longestFunction, longestFile, any } = figuresOf(measured);
  const functions = measured.reduce((sum, each) => sum + each.functions.length, 0);
  console.log(
    `${functions} functions: median ${median} lines, ninth decile ${ninthDecile}, longest ${longestFunction}; ` +
      `longest file ${longestFile}; any ${any}\n${nonNullByFolder(measured)}`,
  );
  const beyond = excesses(measured);
  for (const line of beyond) console.error(line);
  if (beyond.length > 0) process.exitCode = 1;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
