/** Turns what is built into what is published: with notices, and without what nobody who installs it can reach. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledModules } from "./bundle-packages.mjs";
import { elementTypes } from "./element-types.mjs";
import { noticesFile, noticesOf, packagesOf } from "./notices.mjs";
import { packFonts, writeIgnored } from "./shipped.mjs";
import { dist } from "./source-imports.mjs";

writeFileSync(join(dist, noticesFile), noticesOf(packagesOf(bundledModules())));
writeFileSync(join(dist, "app", "element", "calendar-puzzle.d.ts"), await elementTypes());
packFonts();
writeIgnored();
