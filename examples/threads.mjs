/** All targets of the board with weekdays, shared out among as many threads as there are cores. */

import { askYear, unwrap } from "daytile";
import { startPool } from "daytile/threads";

const pool = startPool();
const { summary } = unwrap(await askYear({ puzzle: "weekday-6x9" }, { pool }));
await pool.close();

console.log(summary.tilings); // → 57034
console.log(summary.impossible.length); // → 1
