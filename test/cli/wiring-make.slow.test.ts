/** From every option of `daytile make` to what it does to the thing that is made. */

import { laserWires } from "./wiring/laser.js";
import { bookWires, printWires } from "./wiring/paper.js";
import { solidWires } from "./wiring/solid.js";
import { proveWires } from "./wiring/wire.js";

const tables = { print: printWires, laser: laserWires, solid: solidWires, book: bookWires };
for (const [kind, wires] of Object.entries(tables)) proveWires(`make ${kind}`, wires);
