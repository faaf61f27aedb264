/** In a fresh process: counts every target of the weekday board with two threads. Prints milliseconds and megabytes. */

import { countTargets } from "../dist/core/solver/solver.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";
import { startPool } from "../dist/worker/node.js";

const pool = startPool(Number(process.argv[2]));
const puzzle = cataloguePuzzle("weekday");
const start = performance.now();
const counts = await countTargets({ puzzle }, { pool });
const milliseconds = performance.now() - start;
const tilings = counts.reduce((sum, count) => sum + count, 0);
if (tilings !== 4_937_780) throw new Error(`${tilings} tilings instead of 4,937,780`);
// The most memory that the process ever had, its threads included; in kilobytes.
console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
await pool.close();
