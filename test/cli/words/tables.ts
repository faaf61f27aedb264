/** What the command line says in every language but English, for tests that read all of it. */

import { arCommands } from "../../../src/cli/words/ar.js";
import { deCommands } from "../../../src/cli/words/de.js";
import { esCommands } from "../../../src/cli/words/es.js";
import { frCommands } from "../../../src/cli/words/fr.js";
import { itCommands } from "../../../src/cli/words/it.js";
import { jaCommands } from "../../../src/cli/words/ja.js";
import { nlCommands } from "../../../src/cli/words/nl.js";
import { ptCommands } from "../../../src/cli/words/pt.js";
import type { CommandWords } from "../../../src/cli/words/translation.js";
import { zhCommands } from "../../../src/cli/words/zh.js";

export const tables = {
  de: deCommands,
  fr: frCommands,
  es: esCommands,
  pt: ptCommands,
  it: itCommands,
  nl: nlCommands,
  ja: jaCommands,
  zh: zhCommands,
  ar: arCommands,
} as const satisfies Record<string, CommandWords>;
