/** Turns a language into a list of what it lacks: `npm run words -- nl`, or of all languages without a name. */

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readLocales } from "./build-locales.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = readLocales(join(root, "locales"));
const english = locales.get("en") ?? new Map();
const [asked] = process.argv.slice(2);

if (asked !== undefined && !locales.has(asked)) {
  console.error(`unknown language ${asked}; choose from ${[...locales.keys()].join(", ")}`);
  process.exitCode = 1;
}

/** @param {unknown} tokens */
const textOf = (tokens) => JSON.stringify(tokens, (key, value) => (key === "ctx" ? undefined : value));

for (const [language, messages] of locales) {
  if (language === "en" || (asked !== undefined && asked !== language)) continue;
  const missing = [...english.keys()].filter((id) => !messages.has(id));
  const same = [...messages].filter(
    ([id, tokens]) => textOf(tokens) === textOf(english.get(id)) && /\p{L}{3}/u.test(textOf(tokens)),
  );
  console.log(`${language}: ${messages.size} of ${english.size} sentences`);
  for (const id of missing) console.log(`  missing: ${id}`);
  if (asked !== undefined) for (const [id] of same) console.log(`  as in English: ${id}`);
}
