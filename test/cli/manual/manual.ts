/** The manual page as the sources make it, to be compared with the one that was built. */

import { commandEntries } from "../../../src/cli/commands.js";
import { manualPage, type Named } from "../../../src/cli/manual/manual.js";
import { packageJson, textOf } from "../../frame/files.js";

export const manualCommands = (): Promise<Named[]> =>
  Promise.all(commandEntries.map(async ({ name, load }) => ({ name, ...(await load()) })));

/** The day of the latest release. */
const date = /^## \S+ - (\d{4}-\d\d-\d\d)$/m.exec(textOf("CHANGELOG.md"))?.[1] ?? "";

export const madePage = async (): Promise<string> =>
  manualPage(await manualCommands(), { version: packageJson.version, date });
