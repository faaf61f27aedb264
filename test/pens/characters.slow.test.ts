/** The characters that we read from a font are those that another reader finds. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { formatDate } from "../../src/core/calendar/date-text.js";
import { languages, wordsOf } from "../../src/core/calendar/languages.js";
import { printable } from "../../src/core/drawing/words.js";
import { creditsIn } from "../../src/core/puzzle/credits.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { charactersIn } from "../../src/pens/characters.js";
import { fontPath } from "../../src/pens/font-files.js";
import { fontNames } from "../../src/pens/fonts.js";
import { openFont } from "../../src/pens/open-font.js";
import { textOf } from "../frame/files.js";
import { oddName, saidIn } from "../web/words/said.js";

it.each(fontNames().map((name) => [name, fontPath(name)] as const))(
  "%s: has the characters that another reader finds",
  (_, path) => {
    const bytes = readFileSync(path);
    const sorted = (codes: Iterable<number>): number[] => [...codes].sort((a, b) => a - b);
    expect(sorted(charactersIn(bytes))).toEqual(sorted(openFont(bytes).characterSet.filter((code) => code !== 0xffff)));
  },
);

it.each(languages)("the fonts have every character that may be drawn in %s", async (language) => {
  const known = new Set(fontNames().flatMap((name) => [...charactersIn(readFileSync(fontPath(name)))]));
  const { name: _, ...names } = wordsOf(language);
  const dates = [names, formatDate({ year: 2026, month: 12, day: 1, weekday: 2 }, language)];
  const puzzles = catalogueIds.map(cataloguePuzzle);
  const titles = puzzles.map(({ title }) => title[language] ?? "");
  const credits = puzzles.flatMap((puzzle) => creditsIn(puzzle, language));
  const drawn = (await saidIn(language, /^(drawing|charts|paper|materials)\./)).map(({ text }) =>
    printable(text).replaceAll(oddName, ""),
  );
  const { coach } = parse(textOf(`locales/${language}.yaml`)) as { readonly coach: Readonly<Record<string, string>> };
  const text = [
    Object.values(coach)
      .join("")
      .replace(/[\n\u202f\u2066-\u2069]/g, ""),
    JSON.stringify(dates),
    ...credits,
    ...titles,
    ...drawn,
  ].join("");
  expect([...new Set(text)].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([]);
});
