#!/usr/bin/env node
/** The process: turns its arguments into an exit code. */

import { main } from "./main.js";
import { processIo } from "./terminal/process-io.js";

process.exitCode = await main(process.argv.slice(2), processIo());
