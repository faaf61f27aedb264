#!/usr/bin/env node
/** The process: turns its arguments and its streams into the code it ends with. */

import { main } from "./main.js";
import { processIo } from "./terminal/process-io.js";

// Nobody waits for this module: parts that are loaded later import what it is bundled with.
// All is written by then, so there is nothing to wait for: to leave Node in order takes longer than to read a date.
main(process.argv.slice(2), processIo()).then((code) => process.exit(code));
