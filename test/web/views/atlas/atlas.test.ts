/** The atlas as the app holds it: its sets, their order, and the puzzles that they make. */
// @module-tag thorough

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { atlasFamilies } from "../../../../src/core/census/atlas-file.js";
import { familyOf } from "../../../../src/core/census/family.js";
import { readQuotas } from "../../../../src/core/census/quotas.js";
import { unwrap } from "../../../../src/core/text/fault.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { readPuzzleLink, writePuzzleLink } from "../../../../src/formats/link.js";
import {
  type AtlasWish,
  atlasChapterOf,
  atlasOf,
  piecesAt,
  setsWanted,
  sizesText,
} from "../../../../src/web/views/atlas/atlas-sets.js";
import { isInCatalogue, puzzleOfSet } from "../../../../src/web/views/atlas/set-puzzle.js";
import { root } from "../../../frame/files.js";

/** The small families come first, and are enough here. */
const atlas = atlasOf(atlasFamilies(readFileSync(join(root, "docs/atlas.bin")), 10));
const usual: AtlasWish = { flips: true, sizes: "7 × 5 + 1 × 6", pieces: [], sort: "hardest" };
const wanted = (wish: Partial<AtlasWish> = {}): number[] => [...setsWanted(atlas, { ...usual, ...wish })];
const lettersAt = (place: number | undefined): string =>
  piecesAt(atlas, place!)
    .map(({ id }) => id)
    .join(" ");

describe("the sets of the atlas", () => {
  it("come in the order that is wanted", () => {
    const totals = wanted().map((place) => atlas.total[place]!);
    expect(totals).toHaveLength(356);
    expect([totals[0], totals.at(-1)]).toEqual([4745, 58_046]);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(wanted({ sort: "easiest" }).map((place) => atlas.total[place]!)).toEqual(totals.toReversed());
    expect(lettersAt(wanted({ sort: "even" })[0])).toBe("F5 L5 P5 U5 V5 Y5 Z5 6-31");
    const singles = wanted({ sort: "single" }).map((place) => atlas.single[place]!);
    expect(singles).toEqual(singles.toSorted((a, b) => b - a));
  });

  it("are those of all families where no sizes are named", () => {
    const free = atlas.chapters.filter(({ flips }) => flips);
    expect(wanted({ sizes: undefined })).toHaveLength(free.reduce((sum, { from, to }) => sum + to - from, 0));
    expect(free.map(({ family }) => sizesText(family))).toContain("4 × 4 + 5 × 5");
  });

  it("can be sifted by the pieces that they have", () => {
    for (const pieces of [["X5"], ["O4", "W5"], ["6-17"], ["I4", "L4", "6-19"]]) {
      const sifted = wanted({ sizes: undefined, pieces });
      const byHand = wanted({ sizes: undefined }).filter((place) => {
        const own = piecesAt(atlas, place).map(({ id }) => id);
        return pieces.every((id) => own.includes(id));
      });
      expect([pieces, sifted]).toEqual([pieces, byHand]);
    }
    expect(wanted({ pieces: ["I4"] })).toEqual([]);
  });

  it("are there without flips too, where they are known", () => {
    const family = familyOf("square", readQuotas("square", "7 pentominoes + 1 hexomino")!);
    const [numbers, total, single, fewest, most] = [
      [5, 7],
      [9, 8],
      [0, 1],
      [1, 1],
      [3, 2],
    ].map((list) => Uint32Array.from(list)) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array];
    const other = atlasOf([{ family, flips: false, sets: { numbers, total, single, fewest, most } }]);
    expect([...other.numbers]).toEqual([5, 7]);
    expect([...setsWanted(other, { ...usual, flips: false })]).toEqual([1, 0]);
    expect([...setsWanted(other, usual)]).toEqual([]);
    expect(
      puzzleOfSet(piecesAt(other, 0), atlasChapterOf(other, 0).flips).pieces.map(({ mayFlip }) => mayFlip),
    ).toEqual(Array(8).fill(false));
  });
});

describe("the puzzle of a set", () => {
  it("is the one of the catalogue where there is one", () => {
    const sets = wanted();
    expect(puzzleOfSet(piecesAt(atlas, sets[0]!), true)).toBe(cataloguePuzzle("classic-rocket"));
    expect(puzzleOfSet(piecesAt(atlas, sets.at(-1)!), true)).toBe(cataloguePuzzle("classic-flag"));
    expect(sets.filter((place) => isInCatalogue(puzzleOfSet(piecesAt(atlas, place), true)))).toHaveLength(5);
  });

  it("fits into a link, and comes out of it as it was", async () => {
    for (const place of [wanted()[1]!, wanted({ sizes: "4 × 4 + 5 × 5" })[7]!]) {
      const puzzle = puzzleOfSet(piecesAt(atlas, place), true);
      const link = await writePuzzleLink(puzzle);
      expect(link!.length).toBeLessThan(2000);
      expect(unwrap(await readPuzzleLink(link!))).toEqual({ ...puzzle, id: expect.stringMatching(/^own-/) });
    }
  });
});
