/** Every solution of a date as a picture: 92 SVG files for Christmas. */

import { mkdirSync, writeFileSync } from "node:fs";
import { askSolutions, boardPicture, svgOf, unwrap } from "daytile";

const { question, solutions } = unwrap(await askSolutions({ date: "25 Dec", all: true }));
const { puzzle, uncovered } = question;

mkdirSync("solutions", { recursive: true });
let files = 0;
for await (const { number, tiling } of solutions) {
  writeFileSync(`solutions/${number}.svg`, svgOf(boardPicture(puzzle, { placements: tiling, uncovered })));
  files++;
}
console.log(files); // → 92
