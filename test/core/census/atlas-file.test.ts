/** The file of the atlas: what is written comes out again, whatever it is, and in few bytes. */
// @module-tag thorough

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AtlasFamily, atlasFamilies, readAtlas, writeAtlas } from "../../../src/core/census/atlas-file.js";
import { familyOf, setPieces } from "../../../src/core/census/family.js";
import { quotasText, readQuotas } from "../../../src/core/census/quotas.js";
import { root } from "../../frame/files.js";

const family = (text: string) => familyOf("square", readQuotas("square", text)!);
const small = family("2 tetrominoes + 1 pentomino + 1 tromino");
const pair = family("4 tetrominoes + 5 pentominoes");
const large = family("1 tetromino + 5 pentominoes + 2 hexominoes");

function written(
  { flips = true, of = small }: { flips?: boolean; of?: typeof small },
  rows: readonly number[][],
): AtlasFamily {
  const list = (i: number) => Uint32Array.from(rows, (row) => row[i]!);
  return {
    family: of,
    flips,
    sets: { numbers: list(0), total: list(1), single: list(2), fewest: list(3), most: list(4) },
  };
}

const plain = ({ flips, sets }: AtlasFamily) => ({
  flips,
  sets: Object.fromEntries(Object.entries(sets).map(([name, list]) => [name, [...list]])),
});

/** Figures as they come, small and large, with the most known or not. */
const figures = fc
  .record({
    fewest: fc.integer({ min: 1, max: 2000 }),
    single: fc.nat(372),
    most: fc.nat(60_000),
    total: fc.integer({ min: 1, max: 4_000_000 }),
  })
  .map(({ fewest, single, most, total }) => [total, fewest === 1 ? single : 0, fewest, most]);
const rowsOf = (of: typeof small) =>
  fc
    .uniqueArray(fc.nat(of.sets - 1), { maxLength: 60 })
    .map((numbers) => numbers.sort((a, b) => a - b))
    .chain((numbers) => fc.tuple(...numbers.map((number) => figures.map((own) => [number, ...own]))));

describe("the file of the atlas", () => {
  it("gives back what was written, family by family", () => {
    fc.assert(
      fc.property(rowsOf(small), rowsOf(pair), fc.boolean(), (few, more, flips) => {
        const families = [written({ flips }, few), written({ of: pair }, more)];
        expect(atlasFamilies(writeAtlas("classic", families)).map(plain)).toEqual(families.map(plain));
      }),
      { numRuns: 40 },
    );
  });

  it("can be read in part, and has a head of plain text", () => {
    const families = [written({}, [[3, 5, 1, 1, 2]]), written({ of: pair }, [[7, 900, 0, 2, 0]])];
    const bytes = writeAtlas("classic", families, () => ({ more: 1 }));
    expect(atlasFamilies(bytes, 1).map(plain)).toEqual([plain(families[0]!)]);
    expect([...readAtlas(bytes)].filter((each) => each !== undefined)).toHaveLength(2);
    const head = new TextDecoder().decode(bytes).split("\n", 1)[0]!;
    expect(JSON.parse(head)).toEqual({
      board: "classic",
      families: [
        { pieces: "1 tromino + 2 tetrominoes + 1 pentomino", flips: true, working: 1, more: 1 },
        { pieces: "4 tetrominoes + 5 pentominoes", flips: true, working: 1, more: 1 },
      ],
    });
  });

  it("takes less where the pieces tell which sets work", () => {
    const numbers = Array.from({ length: pair.sets }, (_, number) => number).filter((number) =>
      setPieces(pair, number).some(({ id }) => id === "X5"),
    );
    const byChance = numbers.map((_, i) => Math.floor(((i * 0.618034) % 1) * pair.sets)).sort((a, b) => a - b);
    const bytesFor = (list: readonly number[]) =>
      writeAtlas("classic", [
        written(
          { of: pair },
          [...new Set(list)].map((number) => [number, 100, 0, 2, 0]),
        ),
      ]).length;
    expect(bytesFor(numbers) * 1.4).toBeLessThan(bytesFor(byChance));
  });

  it("names the sets where very few of a large family work", () => {
    const families = [
      written({ of: large }, [
        [5, 3627, 2, 1, 90],
        [483_435, 70_000, 0, 700, 0],
        [2_356_199, 301_781, 0, 64, 40_000],
      ]),
    ];
    const bytes = writeAtlas("classic", families);
    expect(atlasFamilies(bytes).map(plain)).toEqual(families.map(plain));
    expect(bytes.length).toBeLessThan(150);
  });

  /** Figures of all kinds, by the number of a set. */
  const rowOf = (number: number): number[] => {
    const fewest = 1 + ((number * 7) % 40);
    const most = number % 3 === 0 ? 0 : (number * 104_729) % 5003;
    return [number, 1 + ((number * 7919) % 30_011), fewest === 1 ? (number * 31) % 372 : 0, fewest, most];
  };
  /** Every few sets. */
  const rowsOfEvery = (step: number, of: typeof small, first: number): number[][] =>
    Array.from({ length: Math.ceil((of.sets - first) / step) }, (_, i) => rowOf(first + i * step));

  // Whoever changes how a file is written can't read those any more that have been published.
  it.each([
    ["none", small, 1, 240, 4, "d96c7e078e1fa706"],
    ["all", small, 1, 0, 1053, "ee6ed80eacf83322"],
    ["some", small, 3, 1, 399, "6afeaaf101ac5fb9"],
    ["few", pair, 97, 5, 227, "12b052dae185b914"],
    ["very few", large, 50_021, 7, 336, "e81493fd16fd946c"],
  ] as const)("has the same bytes as ever where %s work", (_, of, step, first, length, digest) => {
    const families = [written({ of }, rowsOfEvery(step, of, first))];
    const bytes = writeAtlas("classic", families);
    expect(bytes.length - bytes.indexOf(10) - 1).toBe(length);
    expect(createHash("sha256").update(bytes).digest("hex").slice(0, 16)).toBe(digest);
    expect(atlasFamilies(bytes).map(plain)).toEqual(families.map(plain));
  });

  it("has the bytes of four sets in its last line", () => {
    const rows = [
      [3, 5, 1, 1, 2],
      [60, 900, 0, 2, 40],
      [61, 17, 0, 3, 0],
      [239, 100_000, 7, 1, 60_000],
    ];
    const bytes = writeAtlas("classic", [written({}, rows)]);
    expect(Buffer.from(bytes.subarray(bytes.indexOf(10) + 1)).toString("hex")).toBe(
      "2c7f1504349a7e8dd2e3216c284097bf0215c3f8d1cb07329cb55a",
    );
  });

  it("reads the published one, whose head lists sets from the hardest to the easiest", () => {
    const bytes = readFileSync(join(root, "docs/atlas.bin"));
    const { families } = JSON.parse(bytes.subarray(0, bytes.indexOf(10)).toString()) as {
      families: { pieces: string; flips: boolean; working: number; known: { working: number[] } }[];
    };
    const listed = families.slice(0, 6);
    const read = atlasFamilies(bytes, listed.length);
    expect(
      read.map((each) =>
        quotasText(
          "square",
          each.family.sizes.toSorted((a, b) => a.size - b.size),
        ),
      ),
    ).toEqual(listed.map(({ pieces }) => pieces));
    for (const [i, { sets, flips }] of read.entries()) {
      const { known, working } = listed[i]!;
      expect([flips, sets.numbers.length]).toEqual([listed[i]!.flips, working]);
      const totals = known.working.map((number) => sets.total[sets.numbers.indexOf(number)]!);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      const ends = [Math.min(...sets.total), Math.max(...sets.total)];
      if (working > 0) expect([totals[0], totals.at(-1)]).toEqual(ends);
    }
  });
});
