/** Drafts that no puzzle file could hold: programs without types can pass anything. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPuzzle } from "../../../../src/core/puzzle/check/check.js";
import type { PuzzleDraft } from "../../../../src/core/puzzle/draft.js";
import { draftOf } from "../../../../src/core/puzzle/draft-of.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { writeDraftYaml } from "../../../../src/formats/yaml-write.js";

const sound = draftOf(cataloguePuzzle("classic"));
const draftWith = (parts: object): PuzzleDraft => ({ ...sound, ...parts }) as PuzzleDraft;

function sentences(draft: unknown): string[] {
  const checked = checkPuzzle(draft as PuzzleDraft);
  return checked.ok ? [] : checked.faults.map(({ message }) => message);
}

describe("a draft without the form of one", () => {
  it.each<[object, string]>([
    [{ id: 5 }, "id: expected a string, not 5"],
    [{ title: "Mine" }, 'title: expected an object, not "Mine"'],
    [{ title: { en: 5 } }, "title.en: expected a string, not 5"],
    [{ credits: "me" }, 'credits: expected a list, not "me"'],
    [{ board: "a b" }, 'board: expected a list, not "a b"'],
    [{ fields: [{ name: "month" }] }, "fields.0.choices: expected a list, not undefined"],
    [
      { fields: [{ name: "month", choices: [{ id: "Jan", cells: [7] }] }] },
      "fields.0.choices.0.cells.0: expected a string, not 7",
    ],
    [{ pieces: [{ id: "L", shape: ["#"] }] }, "pieces.0.copies: expected a number, not undefined"],
    [{ pieces: null }, "pieces: expected a list, not null"],
    [{ flips: "some" }, 'flips: expected "all", "none" or a list of pieces, not "some"'],
    [{ flips: [1] }, "flips.0: expected a string, not 1"],
    [{ labels: { en: [] } }, "labels.en: expected an object, not a list"],
  ])("is told of %j", (parts, sentence) => expect(sentences(draftWith(parts))).toContain(sentence));

  it("is told of every part that is missing", () => {
    expect(sentences({}).map((sentence) => sentence.split(":")[0])).toEqual(Object.keys(sound));
  });

  it.each([null, undefined, 42, "x", []])("is a mistake of the program where it is %j", (value) => {
    expect(() => sentences(value)).toThrow(/^draft: expected a draft, not /);
  });

  it("cannot be written, either", () => {
    expect(() => writeDraftYaml(draftWith({ title: 5 }))).toThrow(
      new TypeError("draft.title: expected an object, not 5"),
    );
  });

  it("never makes the checks stumble, whichever parts are nonsense", () => {
    const parts = fc.dictionary(fc.constantFrom(...Object.keys(sound)), fc.anything({ maxDepth: 3 }));
    fc.assert(
      fc.property(parts, (nonsense) => {
        const checked = checkPuzzle(draftWith(nonsense));
        expect(checked.ok || checked.faults.length > 0).toBe(true);
      }),
    );
  });
});
