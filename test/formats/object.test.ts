/** A puzzle as a plain object: the same as its file, with the same defaults and the same faults. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { draftOf } from "../../src/core/puzzle/draft-of.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { type PuzzleObject, readPuzzleObject } from "../../src/formats/object.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { textOf } from "../frame/files.js";

const small: PuzzleObject = {
  id: "two-by-three",
  title: "Two by three",
  board: ["a b c", "* * *"],
  fields: { letter: "a b c" },
  pieces: { L3: ["##", "#."], I2: ["##"] },
};

describe("a puzzle from an object", () => {
  it("has the defaults of a file", () => {
    const reading = readPuzzleObject(small);
    expect(reading).toMatchObject({
      ok: true,
      value: { lattice: "square", title: { en: "Two by three" }, note: {}, credits: [], labels: {} },
    });
    expect(reading.ok && reading.value.pieces.map(({ mayFlip, copies }) => [mayFlip, copies])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });

  it.each(catalogueIds)("is the puzzle of its file: %s", (id) => {
    const text = textOf(`puzzles/${id}.yaml`);
    const object = parse(text, { schema: "failsafe" }) as PuzzleObject;
    const fromObject = readPuzzleObject(object);
    const fromFile = readPuzzleYaml(text, "puzzle");
    expect(fromFile.ok).toBe(true);
    expect(fromObject).toEqual(fromFile);
    expect(draftOf(cataloguePuzzle(id)).board.length).toBeGreaterThan(0);
  });

  it("tells what is wrong", () => {
    const reading = readPuzzleObject({ ...small, pieces: { L3: ["##", "#."] } });
    expect(reading).toMatchObject({ ok: false });
    expect(!reading.ok && reading.faults.map(({ message }) => message).join()).toContain("cover");
  });

  it("says which argument is nonsense", () => {
    expect(() => readPuzzleObject(null as unknown as PuzzleObject)).toThrow(
      new TypeError("object: expected an object with the keys of a puzzle file, not null"),
    );
  });

  it("refuses what is nested too deeply, holds itself or is far too large", () => {
    let deep: unknown = "#";
    for (let i = 0; i < 20_000; i++) deep = [deep];
    const endless: Record<string, unknown> = { ...small };
    endless.note = endless;
    const wide = { ...small, credits: Array.from({ length: 200_000 }, () => "x") };
    const sentences = [{ ...small, title: deep }, endless, wide].map((object) => {
      const reading = readPuzzleObject(object as unknown as PuzzleObject);
      return reading.ok ? "" : reading.faults[0]?.message;
    });
    const tooDeep = "this is nested too deeply for a puzzle file";
    expect(sentences).toEqual([tooDeep, tooDeep, expect.stringContaining("the limit is 100,000")]);
  });
});
