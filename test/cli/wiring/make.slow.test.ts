/** From every option of `daytile make` to what it does to the thing that is made. */

import { makeWires } from "./places.js";
import { proveWires } from "./wire.js";

for (const [kind, wires] of Object.entries(makeWires)) proveWires(`make ${kind}`, wires);
