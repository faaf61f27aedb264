/** Counts every target of a board with weekdays, with a thread for each core. */

import { askYear, unwrap } from "daytile";
import { startPool } from "daytile/threads";

const pool = startPool();
const { summary } = unwrap(await askYear({ puzzle: "weekday-6x9" }, { pool }));
await pool.close();

console.log(summary.tilings); // → 57034
console.log(summary.impossible.length); // → 1
