/** How long pictures take once they are solved, in several formats; and a book of a year, which has to be solved first. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { targetCells } from "../dist/core/puzzle/target.js";
import { boardPicture, cataloguePuzzle, solutionsPicture, svgOf, tilings } from "../dist/index.js";
import { pdfOf } from "../dist/pens/pdf.js";
import { pngOf } from "../dist/pens/png.js";
import { inWords, table, time } from "./measure.mjs";

const puzzle = cataloguePuzzle("classic");
/** 25 January has more solutions than any other date. */
const uncovered = targetCells(puzzle, [0, 24]);
const all = [...tilings({ puzzle, uncovered })];
const [placements = []] = all;
const options = { title: "25 January", note: `${all.length} solutions`, uncovered };
const board = () => boardPicture(puzzle, { placements, uncovered });

const folder = mkdtempSync(join(tmpdir(), "daytile-bench-"));
const bin = new URL("../dist/bin/daytile.cjs", import.meta.url).pathname;

/**
 * As a person asks for it: from the cold start to the file, with all threads.
 * @param {readonly string[]} options
 */
function book(...options) {
  const file = join(folder, "book.pdf");
  const { status, stderr } = spawnSync(process.execPath, [bin, "make", "book", ...options, "-o", file]);
  if (status !== 0) throw new Error(`no book was made: ${stderr}`);
  return statSync(file).size;
}

/** Each tells how long the file is, so that no work is done for nothing. */
const plans = [
  { name: "a solution as SVG", runs: 200, warmUp: 50, work: () => svgOf(board()).length },
  {
    name: "a solution as PNG",
    runs: 10,
    warmUp: 2,
    work: async () => (await pngOf(board(), { theme: "light" })).length,
  },
  {
    name: "a solution as PDF",
    runs: 10,
    warmUp: 2,
    work: async () => (await pdfOf(board(), { theme: "light" })).length,
  },
  {
    name: `a page of ${all.length} solutions as SVG`,
    runs: 20,
    warmUp: 2,
    work: () => svgOf(solutionsPicture(puzzle, all, options)).length,
  },
  { name: "a year book of 366 dates as PDF", runs: 3, work: () => book() },
  { name: "a year book of 366 dates with weekdays", runs: 3, work: () => book("-p", "weekday", "--year", "2028") },
];

const rows = [["picture", "median", "runs", "bytes"]];
for (const { name, ...plan } of plans) {
  const { milliseconds, runs, found } = await time(plan);
  rows.push([name, inWords(milliseconds), String(runs), found.toLocaleString("en")]);
}
rmSync(folder, { recursive: true });
console.log(`\n${table(rows)}`);
