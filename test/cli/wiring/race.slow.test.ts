/** From every option of `daytile race` to what it does to the race. */

import { slowCommandWires } from "./places.js";
import { proveWires } from "./wire.js";

for (const [command, wires] of Object.entries(slowCommandWires)) proveWires(command, wires);
