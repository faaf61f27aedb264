/** From every option of `daytile make` to what it does to the thing that is made. */

import { makeWires } from "./wiring/places.js";
import { proveWires } from "./wiring/wire.js";

for (const [kind, wires] of Object.entries(makeWires)) proveWires(`make ${kind}`, wires);
