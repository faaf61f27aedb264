/** Turns src/ into what Node runs: the packages it needs, the library's modules, and a quick command. */

import { bundleCommand } from "./bundle-command.mjs";
import { bundlePackages, compileModules } from "./bundle-packages.mjs";

await bundlePackages();
compileModules();
await bundleCommand();
