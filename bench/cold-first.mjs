/** In a fresh process: how long the first solution of a date takes from the puzzle on, tables included. Prints milliseconds. */

import { targetCells } from "../dist/core/puzzle/target.js";
import { firstTiling } from "../dist/core/solver/solver.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";

const puzzle = cataloguePuzzle("classic");
const start = performance.now();
const tiling = firstTiling({ puzzle, uncovered: targetCells(puzzle, [11, 24]) });
const milliseconds = performance.now() - start;
if (tiling?.length !== 8) throw new Error("no tiling");
console.log(milliseconds);
