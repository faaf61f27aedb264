/** Functions are proved elsewhere; here are the wires between them, from an option to what it does to the result. */

import { auditWires, checkWires, importWires, puzzlesWires, showWires, yearWires } from "./wiring/counting.js";
import { animateWires, countWires, modelWires, raceWires, solveWires } from "./wiring/solving.js";
import { proveWires } from "./wiring/wire.js";

const tables = {
  solve: solveWires,
  count: countWires,
  model: modelWires,
  race: raceWires,
  animate: animateWires,
  year: yearWires,
  audit: auditWires,
  check: checkWires,
  puzzles: puzzlesWires,
  show: showWires,
  import: importWires,
};
for (const [command, wires] of Object.entries(tables)) proveWires(command, wires);
