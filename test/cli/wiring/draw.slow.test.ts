/** From every option of `daytile draw` to what it does to the picture. */

import { drawWires } from "./drawing.js";
import { proveWires } from "./wire.js";

for (const [kind, wires] of Object.entries(drawWires)) proveWires(`draw ${kind}`, wires);
