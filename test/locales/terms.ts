/** From the glossary to one word for each term in every language, and to those that are never used instead. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../frame/files.js";

/** The table of the glossary: a row for each language, and in its last column what is never said instead. */
export function termsTable(): Map<string, { readonly words: readonly string[]; readonly never: readonly string[] }> {
  const text = readFileSync(join(root, "GLOSSARY.md"), "utf8");
  const rows = [...text.matchAll(/^\| `(\w\w)` \|(.*)\|$/gm)].map(([, language = "", cells = ""]) => {
    const words = cells.split("|").map((cell) => cell.trim());
    return [language, { words: words.slice(0, -1), never: words.at(-1)?.split(", ").filter(Boolean) ?? [] }] as const;
  });
  return new Map(rows);
}
