/** From a piece of work to the median of its times. */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Runs the work so often, after some runs that warm the engine up, and gives the median in milliseconds. The work says
 * what it found, so that two solvers can be held against each other.
 * @param {{ runs: number, warmUp?: number, work: () => number | Promise<number> }} plan
 */
export async function time({ runs, warmUp = 0, work }) {
  for (let i = 0; i < warmUp; i++) await work();
  const times = [];
  let found = 0;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    found = await work();
    times.push(performance.now() - start);
  }
  return { milliseconds: median(times), runs, found };
}

/** @param {number} milliseconds */
export function inWords(milliseconds) {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${milliseconds.toFixed(milliseconds < 1 ? 2 : 1)} ms`;
}

/** @param {number} value */
export const ratio = (value) => `${value >= 10 ? Math.round(value) : value.toFixed(1)} times`;

/**
 * Columns as wide as their widest entry, the first one left-aligned.
 * @param {string[][]} rows
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (/** @type {string[]} */ row) =>
    row.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join("   ");
  return [line(rows[0]), widths.map((width) => "-".repeat(width)).join("   "), ...rows.slice(1).map(line)].join("\n");
}
