/** The characters that we read from a font are those that another reader finds. */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { charactersIn } from "../../src/pens/characters.js";
import { fontPaths } from "../../src/pens/fonts.js";
import { openFont } from "../../src/pens/open-font.js";

it.each(fontPaths().map((path) => [basename(path), path]))(
  "%s: has the characters that another reader finds",
  (_, path) => {
    const bytes = readFileSync(path);
    const sorted = (codes: Iterable<number>): number[] => [...codes].sort((a, b) => a - b);
    expect(sorted(charactersIn(bytes))).toEqual(sorted(openFont(bytes).characterSet.filter((code) => code !== 0xffff)));
  },
);
