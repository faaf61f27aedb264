/** Puzzles in links: every puzzle comes back as it was, and hostile links are refused with a reason. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { draftOf } from "../../src/core/puzzle/draft-of.js";
import { randomFrom } from "../../src/core/solver/shuffle.js";
import { unwrap } from "../../src/core/text/fault.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { isPuzzleLink, readPuzzleLink, writePuzzleLink } from "../../src/formats/link.js";
import { packed, readRandomLink } from "../fuzz/links.js";
import { seed } from "../support/runs.js";

const reasonsOf = async (link: string): Promise<string[]> => {
  const reading = await readPuzzleLink(link);
  return reading.ok ? [] : reading.faults.map(({ message }) => message);
};
const damaged = ["this link is damaged, or from a newer Daytile"];

it("is a text, as programs without types are told", () => {
  expect(() => isPuzzleLink(undefined as never)).toThrow(new TypeError("text: expected a string, not undefined"));
});

describe("a puzzle in a link", () => {
  it("comes back as it was, but for its id", async () => {
    for (const id of catalogueIds) {
      const puzzle = cataloguePuzzle(id);
      const link = (await writePuzzleLink(puzzle))!;
      const back = unwrap(await readPuzzleLink(link));
      expect({ ...draftOf(back), id }).toEqual(draftOf(puzzle));
      expect(back.id).toMatch(/^own-[0-9a-f]{8}$/);
      expect(link).toMatch(/^own\.1\.[A-Za-z0-9_-]+$/);
      expect(isPuzzleLink(link)).toBe(true);
    }
  });

  it("is short for a usual board, and has the same id wherever it was made", async () => {
    const link = (await writePuzzleLink(cataloguePuzzle("classic")))!;
    expect(link.length).toBeLessThan(2000);
    const renamed = (await writePuzzleLink({ ...cataloguePuzzle("classic"), id: "other" }))!;
    expect(unwrap(await readPuzzleLink(renamed)).id).toBe(unwrap(await readPuzzleLink(link)).id);
  });

  it("is refused for a puzzle that a link can't carry", async () => {
    const chance = randomFrom(5);
    const letter = (): string => String.fromCodePoint(0x4e00 + Math.floor(chance() * 20_000));
    const texts = Object.fromEntries(
      ["en", "de", "fr", "es"].map((tag) => [tag, Array.from({ length: 2000 }, letter).join("")]),
    );
    expect(await writePuzzleLink({ ...cataloguePuzzle("classic"), note: texts })).toBeUndefined();
  });
});

describe("a hostile link", () => {
  it("is refused if it is too long, of another version, or no base64", async () => {
    expect(await reasonsOf(`own.1.${"A".repeat(9000)}`)).toEqual(damaged);
    expect(await reasonsOf("own.2.AAAA")).toEqual(damaged);
    expect(await reasonsOf("own.1.%%%")).toEqual(damaged);
    expect(await reasonsOf("own.1.A")).toEqual(damaged);
    expect(await reasonsOf("")).toEqual(damaged);
  });

  it("is refused before it has grown beyond all bounds", async () => {
    const bomb = packed(`"${"a".repeat(4_000_000)}"`);
    expect(bomb.length).toBeLessThan(8000);
    expect(await reasonsOf(bomb)).toEqual(damaged);
  });

  it("is checked like a file", async () => {
    const draft = draftOf(cataloguePuzzle("classic"));
    expect(await reasonsOf(packed([]))).not.toEqual([]);
    expect(await reasonsOf(packed(7))).toEqual(damaged);
    expect(await reasonsOf(packed({ ...draft, lattice: "triangle" }))).toEqual([
      'unknown lattice "triangle"; choose from square, hex',
    ]);
    expect((await reasonsOf(packed({ ...draft, title: { en: "\u202eevil" } })))[0]).toContain("U+202E");
  });

  it("of any kind is read, or refused with a reason", async () => {
    const chance = randomFrom(seed);
    for (let i = 0; i < 300; i++) await readRandomLink(chance);
  });
});
