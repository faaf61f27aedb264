/** Turns the compiled modules in dist/ into what is published: with the packages they need, a quick command, and notices. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommand } from "./bundle-command.mjs";
import { bundlePackages } from "./bundle-packages.mjs";
import { noticesFile, noticesOf, packagesOf } from "./notices.mjs";
import { packFonts, trimTypes, writeIgnored } from "./shipped.mjs";
import { dist } from "./source-imports.mjs";

const modules = await bundlePackages();
await bundleCommand();
writeFileSync(join(dist, noticesFile), noticesOf(packagesOf(modules)));
packFonts();
trimTypes();
writeIgnored();
