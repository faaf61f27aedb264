#!/usr/bin/env node
/** Where the command line begins. */

// Node keeps what it has compiled for the next time, but only what is loaded after this, and only from version 22.1 on.
require("node:module").enableCompileCache?.();
require("./main.cjs");
