/** Each fault of a draft is found, with its place and its sentence. */

import { describe, expect, it } from "vitest";
import { checkPuzzle, draftFaults } from "../../../../src/core/puzzle/check/check.js";
import type { PuzzleDraft } from "../../../../src/core/puzzle/draft.js";
import { domino, I1, I2, sentences, simple, sound } from "./sound-draft.js";

const month = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec";

/** What is changed, where the fault is, and what it says. */
const faults: [string, Partial<PuzzleDraft>, (string | number)[], number | undefined, string][] = [
  [
    "an id that fits into no address",
    { id: "My puzzle" },
    ["id"],
    undefined,
    'the id "My puzzle" can only have lowercase letters, digits and single hyphens, as in "my-puzzle"',
  ],
  ["no title", { title: {} }, ["title"], undefined, "the puzzle has no title"],
  ["an empty title", { title: { en: "  " } }, ["title"], undefined, "the puzzle has no title"],
  [
    "a title that cannot be printed",
    { title: { en: "A\0B" } },
    ["title", "en"],
    1,
    "remove the character U+0000: it can't be printed",
  ],
  [
    "half a character in the credits",
    { credits: ["ok", "x\ud800"] },
    ["credits", 1],
    1,
    "remove the character U+D800: it can't be printed",
  ],
  [
    "a strange language",
    { note: { english: "Hello" } },
    ["note", "english"],
    undefined,
    '"english" isn\'t a language tag; write one like "en" or "pt-BR"',
  ],
  [
    "an unknown lattice",
    { lattice: "squares" },
    ["lattice"],
    undefined,
    'unknown lattice "squares"; did you mean "square"?',
  ],
  ["a board without cells", { board: ["- -"], fields: [], labels: {} }, ["board"], undefined, "the board has no cells"],
  [
    "an empty row",
    { board: ["a b c d e", "", "*"] },
    ["board", 1],
    undefined,
    "this row of the board is empty; write - where there is no cell",
  ],
  [
    "two cells of one name",
    { board: ["a b c d e", "b"] },
    ["board", 1],
    0,
    'two cells are called "b"; give each its own name',
  ],
  [
    "an invisible character in the name of a cell",
    { board: ["a b c d e", "* x\u200b"] },
    ["board", 1],
    3,
    'the name of a cell must be one visible word, but "x\\u200b" contains U+200B',
  ],
  [
    "a cell of no field",
    { board: ["a b c d e", "- - f"] },
    ["board", 1],
    4,
    'cell "f" isn\'t in any field; write * for a cell that is always covered',
  ],
  [
    "two fields of one name",
    { fields: [simple("letter", "a b"), simple("letter", "c d e")] },
    ["fields", 1],
    undefined,
    'two fields are called "letter"',
  ],
  [
    "a field without a name",
    { fields: [{ name: "", choices: sound.fields[0]?.choices ?? [] }] },
    ["fields", 0],
    0,
    "the name of this field is empty",
  ],
  [
    "two choices of one name",
    { fields: [simple("letter", "a b c d e a")] },
    ["fields", 0, "choices", 5],
    undefined,
    'the field "letter" has two choices called "a"',
  ],
  [
    "a field without choices",
    { fields: [...sound.fields, { name: "none", choices: [] }] },
    ["fields", 1],
    undefined,
    'the field "none" has no choices',
  ],
  [
    "a choice without cells",
    { fields: [...sound.fields, { name: "none", choices: [{ id: "x", cells: [] }] }] },
    ["fields", 1, "choices", 0],
    undefined,
    'the choice "x" uncovers no cells',
  ],
  [
    "choices of unequal size",
    {
      fields: [
        {
          name: "letter",
          choices: [
            { id: "x", cells: ["a", "b"] },
            { id: "y", cells: ["c", "d", "e"] },
          ],
        },
      ],
    },
    ["fields", 0, "choices", 1],
    undefined,
    'all choices of a field must uncover the same number of cells; in "letter", "x" uncovers 2 and "y" 3',
  ],
  [
    "a choice that names a cell twice",
    { fields: [{ name: "letter", choices: [{ id: "x", cells: ["a", "a", "b", "c", "d", "e"] }] }] },
    ["fields", 0, "choices", 0, "cells", 1],
    undefined,
    'the choice "x" names the cell "a" twice',
  ],
  [
    "two choices of the same cells",
    {
      fields: [
        {
          name: "letter",
          choices: [
            { id: "x", cells: ["a", "b"] },
            { id: "y", cells: ["c", "d"] },
            { id: "z", cells: ["b", "a"] },
          ],
        },
      ],
    },
    ["fields", 0, "choices", 2],
    undefined,
    'the choices "x" and "z" in the field "letter" uncover the same cells',
  ],
  [
    "a cell in two fields",
    { fields: [...sound.fields, simple("again", "e")] },
    ["fields", 1, "choices", 0, "cells", 0],
    undefined,
    'the cell "e" is in two fields, "letter" and "again"',
  ],
  [
    "a cell that is not on the board",
    { board: ["aa bb cc d e", "*"], fields: [simple("letter", "ab bb cc d e")], labels: {} },
    ["fields", 0, "choices", 0, "cells", 0],
    undefined,
    'the field "letter" uncovers "ab", but the board has no such cell; did you mean "aa"?',
  ],
  [
    "too few weekdays",
    { fields: [simple("weekday", "a b c d e")] },
    ["fields", 0],
    undefined,
    "the field weekday has 5 choices but needs 7, from Sunday to Saturday, whatever their order on the board",
  ],
  [
    "too few days",
    { fields: [simple("day", "a b c d e")] },
    ["fields", 0],
    undefined,
    "the field day has 5 choices but needs 31, from 1 to 31",
  ],
  [
    "weekdays that begin with Monday",
    { board: ["Mon Tue Wed Thu Fri Sat Sun"], fields: [simple("weekday", "Mon Tue Wed Thu Fri Sat Sun")], labels: {} },
    ["fields", 0, "choices", 0],
    undefined,
    '"Mon" is out of order; list the choices of weekday from Sunday to Saturday, whatever their order on the board',
  ],
  [
    "months out of order",
    { board: [month], fields: [simple("month", month.replace("Apr May", "May Apr"))], labels: {} },
    ["fields", 0, "choices", 3],
    undefined,
    '"May" is out of order; list the choices of month from January to December',
  ],
  [
    "digits that begin with 1",
    { board: ["T1 T2 T3 T4 T5 T6 T7 T8 T9 T0"], fields: [simple("tens", "T1 T2 T3 T4 T5 T6 T7 T8 T9 T0")], labels: {} },
    ["fields", 0, "choices", 0],
    undefined,
    '"T1" is out of order; list the choices of tens from 0 to 9',
  ],
  ["no pieces", { pieces: [] }, ["pieces"], undefined, "the puzzle has no pieces"],
  [
    "an empty shape",
    { pieces: [I2, I1, { ...domino, shape: [".."] }] },
    ["pieces", 2],
    undefined,
    'piece "D" has no cells',
  ],
  [
    "a strange mark in a shape",
    { pieces: [I2, I1, { ...domino, shape: ["#", "#x"] }] },
    ["pieces", 2, "shape", 1],
    1,
    'piece "D" contains "x"; draw shapes with # and . only',
  ],
  [
    "a piece that falls apart",
    { pieces: [I2, { id: "X", shape: ["#.", ".#"], copies: 1 }] },
    ["pieces", 1],
    undefined,
    'piece "X" is in several parts, but its cells must connect',
  ],
  [
    "a piece that falls apart on the hex lattice, for example because its axes were slanted where it comes from",
    { lattice: "hex", pieces: [I2, { id: "X", shape: ["#.", ".#"], copies: 1 }] },
    ["pieces", 1],
    undefined,
    'piece "X" is in several parts, but its cells must connect; on a hex board every second row is half a cell further right',
  ],
  [
    "two pieces of one name",
    { pieces: [I2, { ...I2, copies: 1 }] },
    ["pieces", 1],
    undefined,
    'two pieces are called "I2"; rename one, or keep one and set its copies',
  ],
  [
    "a piece named like a shape",
    { pieces: [I2, { ...I1, id: "#." }] },
    ["pieces", 1],
    undefined,
    'the piece name "#." looks like a shape',
  ],
  [
    "a piece whose name is two words",
    { pieces: [I2, { ...I1, id: "I 1" }] },
    ["pieces", 1],
    1,
    'the name of a piece must be one visible word, but "I 1" contains U+0020',
  ],
  [
    "no copies",
    { pieces: [I2, { ...I1, copies: 0 }] },
    ["pieces", 1, "copies"],
    undefined,
    'piece "I1" needs a whole number of copies, 1 or more',
  ],
  [
    "half a copy",
    { pieces: [I2, { ...I1, copies: 0.5 }] },
    ["pieces", 1, "copies"],
    undefined,
    'piece "I1" needs a whole number of copies, 1 or more',
  ],
  [
    "flips of an unknown piece",
    { flips: ["I2", "l1"] },
    ["flips", 1],
    undefined,
    'flips names "l1", but there is no such piece; did you mean "I1"?',
  ],
  [
    "flips that are neither all nor none",
    { flips: "non" as "none" },
    ["flips"],
    undefined,
    'flips must be "all", "none" or a list of pieces, not "non"; did you mean "none"?',
  ],
  [
    "pieces that cover a single cell",
    { pieces: [I1] },
    ["pieces"],
    undefined,
    "the pieces cover 1 cell, but must cover 5 (6 less 1 uncovered)",
  ],
  [
    "pieces that cover too much",
    { pieces: [I2, { ...I1, copies: 3 }] },
    ["pieces"],
    undefined,
    "the pieces cover 7 cells, but must cover 5 (6 less 1 uncovered)",
  ],
  [
    "a piece that fits nowhere",
    { pieces: [{ id: "O4", shape: ["##", "##"], copies: 1 }, I1] },
    ["pieces", 0],
    undefined,
    'piece "O4" doesn\'t fit anywhere on the board',
  ],
  [
    "a label that turns the text around it",
    { labels: { en: { a: "x\u202Ey" } } },
    ["labels", "en", "a"],
    1,
    "remove the character U+202E: it changes the order of the text around it",
  ],
  [
    "an isolate in a title",
    { title: { en: "\u2067x" } },
    ["title", "en"],
    0,
    "remove the character U+2067: it changes the order of the text around it",
  ],
  [
    "a label for no cell",
    { labels: { de: { A: "Ah" } } },
    ["labels", "de", "A"],
    undefined,
    'this label is for cell "A", but the board has no such cell; did you mean "a"?',
  ],
];

describe("a draft with a fault", () => {
  it.each(faults)("tells of %s", (_, change, path, offset, message) => {
    const found = draftFaults({ ...sound, ...change }).find((fault) => fault.message === message);
    const said = { message, id: expect.stringMatching(/^(check|text)\./), values: expect.any(Object) };
    expect(found ?? sentences(change)).toEqual(offset === undefined ? { path, ...said } : { path, offset, ...said });
    expect(checkPuzzle({ ...sound, ...change }).ok).toBe(false);
  });

  it("tells of a mirror image that a board without flips cannot hold", () => {
    const board = ["* * -", "- * *"];
    const pieces = [{ id: "Z4", shape: [".##", "##."], copies: 1 }];
    const draft = { board, pieces, fields: [], labels: {} };
    expect(sentences({ ...draft, flips: "all" })).toEqual([]);
    expect(sentences({ ...draft, flips: "none" })).toEqual(['piece "Z4" doesn\'t fit anywhere on the board']);
  });

  it("tells of all faults at once", () => {
    const change = {
      id: "?",
      lattice: "round",
      board: ["a a b"],
      pieces: [{ ...domino, copies: 2 }],
      flips: ["E"],
      title: {},
    };
    expect(new Set(draftFaults({ ...sound, ...change }).map(({ path }) => path[0]))).toEqual(
      new Set(["id", "lattice", "board", "pieces", "flips", "title", "fields"]),
    );
  });

  it("says nothing about parts that could not be read, nor about what hangs on them", () => {
    expect(draftFaults({ ...sound, board: [] }, ["board"])).toEqual([]);
    expect(draftFaults({ ...sound, pieces: [] }, ["pieces"])).toEqual([]);
    expect(draftFaults({ ...sound, fields: [] }, ["fields"])).toEqual([]);
  });
});
