/** In a fresh process: counts every target of a puzzle with some threads. Prints milliseconds and megabytes. */

import { countTargets } from "../dist/core/solver/solver.js";
import { cataloguePuzzle } from "../dist/formats/catalogue.js";
import { startPool } from "../dist/worker/node.js";

/** @type {Record<string, number>} */
const totals = { weekday: 4_937_780, "classic-year": 1_391_023_514 };

const [id = "weekday", threads = "1"] = process.argv.slice(2);
const pool = startPool(Number(threads));
const puzzle = cataloguePuzzle(/** @type {any} */ (id));
const start = performance.now();
const counts = await countTargets({ puzzle }, { pool });
const milliseconds = performance.now() - start;
const tilings = counts.reduce((sum, count) => sum + count, 0);
if (tilings !== totals[id]) throw new Error(`${id}: ${tilings} tilings instead of ${totals[id]}`);
// The most memory that the process ever had, its threads included; in kilobytes.
console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
await pool.close();
