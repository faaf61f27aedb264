/** A sound draft becomes a puzzle, up to the bounds and not beyond. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { limited } from "../../../../src/core/locales/en/limited.generated.js";
import { checkPuzzle, draftFaults } from "../../../../src/core/puzzle/check/check.js";
import type { DraftField, PuzzleDraft } from "../../../../src/core/puzzle/draft.js";
import { draftOf } from "../../../../src/core/puzzle/draft-of.js";
import { limits } from "../../../../src/core/puzzle/limits.js";
import type { Fault } from "../../../../src/core/text/fault.js";
import { stepsOf } from "../../../support/steps.js";
import { domino, I1, I2, numbers, sentences, simple, sound } from "./sound-draft.js";

describe("a sound draft", () => {
  it("has no faults and becomes a puzzle", () => {
    expect(draftFaults(sound)).toEqual([]);
    const checked = checkPuzzle(sound);
    if (!checked.ok) throw new Error("not sound");
    const { board, fields, pieces } = checked.value;
    expect(board).toMatchObject({ rows: 2, columns: 5 });
    expect(board.cells.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e", null]);
    expect(board.cells[5]).toEqual({ index: 5, id: null, point: { x: 0, y: 1 } });
    expect(fields[0]?.choices[2]).toEqual({ id: "c", cells: [2] });
    expect(pieces[0]).toEqual({
      id: "I2",
      shape: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      mayFlip: true,
      copies: 2,
    });
  });

  it("comes back from the puzzle as it was written", () => {
    const checked = checkPuzzle(sound);
    expect(checked.ok && draftOf(checked.value)).toEqual(sound);
  });

  it("needs no fields: then every cell is covered", () => {
    const rectangle = { board: ["* * * *"], fields: [], labels: {}, pieces: [{ id: "I2", shape: ["##"], copies: 2 }] };
    expect(sentences(rectangle)).toEqual([]);
  });

  it("may share cells between the choices of one field", () => {
    const pairs = ["a b", "b c", "c d", "d e", "e a"].map((cells) => ({ id: cells[0] ?? "", cells: cells.split(" ") }));
    const pieces = [{ id: "I1", shape: ["#"], copies: 4 }];
    expect(sentences({ fields: [{ name: "pair", choices: pairs }], pieces })).toEqual([]);
  });

  it("keeps the handedness of pieces that may not be flipped", () => {
    const flips = (draft: PuzzleDraft["flips"]) => {
      const checked = checkPuzzle({ ...sound, flips: draft });
      return checked.ok && checked.value.pieces.map(({ mayFlip }) => mayFlip);
    };
    expect(flips("none")).toEqual([false, false]);
    expect(flips(["I1"])).toEqual([false, true]);
  });

  it("keeps a hex shape whose drawing begins with an empty row", () => {
    const pieces = [{ id: "B", shape: ["..", "#.", "##"], copies: 1 }];
    const hex = { ...sound, lattice: "hex", board: ["* *", "*"], fields: [], labels: {}, pieces };
    const checked = checkPuzzle(hex);
    if (!checked.ok) throw new Error(checked.faults.map(({ message }) => message).join());
    expect(checked.value.pieces[0]?.shape).toEqual([
      { x: 0, y: 0 },
      { x: -1, y: 1 },
      { x: 0, y: 1 },
    ]);
  });
});

const long = (length: number): string => "x".repeat(length);
const languages = Object.fromEntries(
  Array.from({ length: 61 }, (_, i) => [`a${"bcdefghijk"[i % 10]}${"klmnopq"[Math.floor(i / 10)]}`, "T"]),
);
const manyFields = (count: number, choices: number): DraftField[] =>
  Array.from({ length: count }, (_, f) =>
    simple(`f${f}`, Array.from({ length: choices }, (_, c) => `${f}-${c}`).join(" ")),
  );

/** One step beyond each bound; the bound on files is for those who read them. */
const beyond: Record<Exclude<(typeof limits)[number]["name"], "file">, [Partial<PuzzleDraft>, number]> = {
  text: [
    {
      note: Object.fromEntries(
        Object.keys(languages)
          .slice(0, 50)
          .map((tag) => [tag, long(2000)]),
      ),
    },
    100_973,
  ],
  cells: [{ board: Array.from({ length: 41 }, () => "* * * * * * * * * *") }, 410],
  rows: [{ board: Array.from({ length: 65 }, () => "*") }, 65],
  columns: [{ board: [Array(65).fill("*").join(" ")] }, 65],
  fields: [{ fields: manyFields(13, 1) }, 13],
  choices: [{ fields: manyFields(1, 401) }, 401],
  choiceCells: [{ fields: [{ name: "f", choices: [{ id: "c", cells: numbers(17).split(" ") }] }] }, 17],
  targets: [{ fields: manyFields(5, 60) }, 777_600_000],
  pieces: [{ pieces: Array.from({ length: 101 }, (_, i) => ({ ...domino, id: `p${i}` })) }, 101],
  copies: [{ pieces: [{ ...domino, copies: 401 }] }, 401],
  shapeRows: [{ pieces: [{ ...domino, shape: Array<string>(65).fill("#") }] }, 65],
  shapeColumns: [{ pieces: [{ ...domino, shape: ["#".repeat(65)] }] }, 65],
  id: [{ id: long(41) }, 41],
  word: [{ pieces: [I2, { ...I1, id: long(25) }] }, 25],
  title: [{ title: { en: long(121) } }, 121],
  note: [{ note: { en: long(2001) } }, 2001],
  credits: [{ credits: Array<string>(25).fill("Somebody") }, 25],
  credit: [{ credits: [long(301)] }, 301],
  label: [{ labels: { en: { a: long(41) } } }, 41],
  languages: [{ title: languages }, 61],
};

describe("the bounds", () => {
  it.each(Object.entries(beyond))("say when a draft goes beyond them: %s", (name, [change, count]) => {
    const limit = limits.find((each) => each.name === name);
    const sentence = `too many ${limited[name as keyof typeof limited]}: ${count.toLocaleString("en")} (the limit is ${limit?.most.toLocaleString("en")})`;
    expect(sentences(change)).toContain(sentence);
  });

  it("name no number that nobody can read", () => {
    const targets = "too many combinations of choices: more than 1,000,000,000 (the limit is 100,000,000)";
    expect(sentences({ fields: manyFields(12, 40) })).toEqual([targets]);
    const copies = "too many copies of a piece: more than 1,000,000,000 (the limit is 400)";
    const infinite = { ...I1, copies: Number.POSITIVE_INFINITY };
    expect(sentences({ pieces: [I2, infinite] })).toEqual([copies]);
    const whole = 'piece "I1" needs a whole number of copies, 1 or more';
    expect(sentences({ pieces: [I2, { ...I1, copies: Number.NaN }] })).toEqual([whole]);
  });

  it("hold for the list of flips", () => {
    const sentence = "too many different pieces: 101 (the limit is 100)";
    expect(draftFaults({ ...sound, flips: Array<string>(101).fill("I2") })).toEqual([
      expect.objectContaining({ path: ["flips"], message: sentence }),
    ]);
  });

  it("keep the check quick, also where every piece almost fits in many places", () => {
    const shape = [...Array<string>(10).fill("#".repeat(10)), ...Array<string>(54).fill("#")];
    const pieces = Array.from({ length: 5 }, (_, i) => ({ id: `p${i}`, shape, copies: 1 }));
    const board = Array<string>(20).fill("* ".repeat(20));
    const draft = { ...sound, board, fields: [], labels: {}, pieces };
    let faults: readonly Fault[] = [];
    const steps = stepsOf(() => {
      faults = draftFaults(draft);
    });
    expect(faults.filter(({ message }) => message.endsWith("doesn't fit anywhere on the board"))).toHaveLength(5);
    expect(steps).toBeLessThan(200_000);
  });

  it("keep huge drafts from being looked at closely", () => {
    const row = Array.from({ length: 500 }, (_, i) => `c${i}`).join(" ");
    const huge = {
      board: Array<string>(500).fill(row),
      fields: manyFields(50, 500),
      pieces: [{ ...domino, shape: Array<string>(500).fill("#".repeat(500)) }],
    };
    // Its choices are no cells and its piece fits nowhere, but nobody looks for that.
    const [first, ...others] = sentences(huge);
    expect(first).toBe("too many rows on the board: 500 (the limit is 64)");
    expect(others.filter((sentence) => !sentence.startsWith("too many "))).toEqual([]);
  });
});
