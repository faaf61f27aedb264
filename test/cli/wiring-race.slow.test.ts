/** From every option of `daytile race` to what it does to the race. */

import { slowCommandWires } from "./wiring/places.js";
import { proveWires } from "./wiring/wire.js";

for (const [command, wires] of Object.entries(slowCommandWires)) proveWires(command, wires);
