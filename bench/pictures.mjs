/** How long pictures take once they are solved: a solution and a page of all solutions as SVG, then the larger formats. */

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

/** Each tells how long the file is, so that no work is done for nothing. */
const plans = [
  { name: "a solution as SVG", runs: 200, warmUp: 50, work: () => svgOf(board()).length },
  { name: "a solution as PNG", runs: 10, warmUp: 2, work: () => pngOf(board(), "light").length },
  { name: "a solution as PDF", runs: 10, warmUp: 2, work: async () => (await pdfOf(board(), "light")).length },
  {
    name: `a page of ${all.length} solutions as SVG`,
    runs: 20,
    warmUp: 2,
    work: () => svgOf(solutionsPicture(puzzle, all, options)).length,
  },
];

const rows = [["picture", "median", "runs", "bytes"]];
for (const { name, ...plan } of plans) {
  const { milliseconds, runs, found } = await time(plan);
  rows.push([name, inWords(milliseconds), String(runs), found.toLocaleString("en")]);
}
console.log(`\n${table(rows)}`);
