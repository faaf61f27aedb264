/** The characters that we read from a font are those that another reader finds. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { baseOf, languages } from "../../src/core/calendar/languages.js";
import { charactersIn } from "../../src/pens/characters.js";
import { fontPath } from "../../src/pens/font-files.js";
import { fontNames } from "../../src/pens/fonts.js";
import { openFont } from "../../src/pens/open-font.js";
import { textOf } from "../frame/files.js";

it.each(fontNames().map((name) => [name, fontPath(name)] as const))(
  "%s: has the characters that another reader finds",
  (_, path) => {
    const bytes = readFileSync(path);
    const sorted = (codes: Iterable<number>): number[] => [...codes].sort((a, b) => a - b);
    expect(sorted(charactersIn(bytes))).toEqual(sorted(openFont(bytes).characterSet.filter((code) => code !== 0xffff)));
  },
);

/** Line breaks, marks without a shape, and what only the app says, in its readers' own fonts. */
const notDrawn = /[\n\u202f\p{Cf}～]/gu;

it.each(languages)("the fonts have every character that is written in %s", (language) => {
  const known = new Set(fontNames().flatMap((name) => [...charactersIn(readFileSync(fontPath(name)))]));
  const text = textOf(`locales/${baseOf(language)}.yaml`).replace(notDrawn, "");
  expect(text).not.toBe("");
  expect([...new Set(text)].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([]);
});
