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
    'the id "My puzzle" must be small letters a to z, digits and single hyphens, such as "my-puzzle"',
  ],
  ["no title", { title: {} }, ["title"], undefined, "the puzzle has no title"],
  ["an empty title", { title: { en: "  " } }, ["title"], undefined, "the puzzle has no title"],
  [
    "a title that cannot be printed",
    { title: { en: "A\0B" } },
    ["title", "en"],
    1,
    "this text holds the character U+0000, which cannot be printed; take it out",
  ],
  [
    "half a character in the credits",
    { credits: ["ok", "x\ud800"] },
    ["credits", 1],
    1,
    "this text holds the character U+D800, which cannot be printed; take it out",
  ],
  [
    "a strange language",
    { note: { english: "Hello" } },
    ["note", "english"],
    undefined,
    '"english" is no language tag such as "en" or "pt-BR"',
  ],
  [
    "an unknown lattice",
    { lattice: "squares" },
    ["lattice"],
    undefined,
    'the lattice is "square" or "hex", not "squares"; did you mean "square"?',
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
    'there are two cells "b"; every cell needs a name of its own',
  ],
  [
    "an invisible character in the name of a cell",
    { board: ["a b c d e", "* x\u200b"] },
    ["board", 1],
    3,
    'the name of a cell is one visible word, but "x\\u200b" holds U+200B',
  ],
  [
    "a cell of no field",
    { board: ["a b c d e", "- - f"] },
    ["board", 1],
    4,
    'cell "f" belongs to no field; write * for a cell that must always be covered',
  ],
  [
    "two fields of one name",
    { fields: [simple("letter", "a b"), simple("letter", "c d e")] },
    ["fields", 1],
    undefined,
    'there are two fields "letter"',
  ],
  [
    "a field without a name",
    { fields: [{ name: "", choices: sound.fields[0]?.choices ?? [] }] },
    ["fields", 0],
    0,
    "the name of a field is empty",
  ],
  [
    "two choices of one name",
    { fields: [simple("letter", "a b c d e a")] },
    ["fields", 0, "choices", 5],
    undefined,
    'the field "letter" has two choices "a"',
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
    'the choice "x" uncovers no cell',
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
    'all choices of a field uncover equally many cells, but in "letter" "x" uncovers 2, "y" 3',
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
    'the choices "x" and "z" of the field "letter" uncover the same cells',
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
    "the field weekday has 5 choices, but needs 7, from Sunday to Saturday, however the board shows them",
  ],
  [
    "too few days",
    { fields: [simple("day", "a b c d e")] },
    ["fields", 0],
    undefined,
    "the field day has 5 choices, but needs 31, from 1 to 31",
  ],
  [
    "weekdays that begin with Monday",
    { board: ["Mon Tue Wed Thu Fri Sat Sun"], fields: [simple("weekday", "Mon Tue Wed Thu Fri Sat Sun")], labels: {} },
    ["fields", 0, "choices", 0],
    undefined,
    'the field weekday lists its choices from Sunday to Saturday, however the board shows them; "Mon" is out of order',
  ],
  [
    "months out of order",
    { board: [month], fields: [simple("month", month.replace("Apr May", "May Apr"))], labels: {} },
    ["fields", 0, "choices", 3],
    undefined,
    'the field month lists its choices from January to December; "May" is out of order',
  ],
  [
    "digits that begin with 1",
    { board: ["T1 T2 T3 T4 T5 T6 T7 T8 T9 T0"], fields: [simple("tens", "T1 T2 T3 T4 T5 T6 T7 T8 T9 T0")], labels: {} },
    ["fields", 0, "choices", 0],
    undefined,
    'the field tens lists its choices from 0 to 9; "T1" is out of order',
  ],
  ["no pieces", { pieces: [] }, ["pieces"], undefined, "the puzzle has no pieces"],
  [
    "an empty shape",
    { pieces: [I2, I1, { ...domino, shape: [".."] }] },
    ["pieces", 2],
    undefined,
    'the shape of piece "D" is empty',
  ],
  [
    "a strange mark in a shape",
    { pieces: [I2, I1, { ...domino, shape: ["#", "#x"] }] },
    ["pieces", 2, "shape", 1],
    1,
    'a shape is drawn with # and . only, but piece "D" has "x"',
  ],
  [
    "a piece that falls apart",
    { pieces: [I2, { id: "X", shape: ["#.", ".#"], copies: 1 }] },
    ["pieces", 1],
    undefined,
    'piece "X" falls apart: its cells do not all hang together',
  ],
  [
    "a piece that falls apart on the hex lattice, for example because its axes were slanted where it comes from",
    { lattice: "hex", pieces: [I2, { id: "X", shape: ["#.", ".#"], copies: 1 }] },
    ["pieces", 1],
    undefined,
    'piece "X" falls apart: its cells do not all hang together; on a hex board every second row stands half a cell to the right',
  ],
  [
    "two pieces of one name",
    { pieces: [I2, { ...I2, copies: 1 }] },
    ["pieces", 1],
    undefined,
    'there are two pieces "I2"; say how many copies there are instead, or give one another name',
  ],
  [
    "a piece named like a shape",
    { pieces: [I2, { ...I1, id: "#." }] },
    ["pieces", 1],
    undefined,
    'a piece named "#." looks like a shape',
  ],
  [
    "a piece whose name is two words",
    { pieces: [I2, { ...I1, id: "I 1" }] },
    ["pieces", 1],
    1,
    'the name of a piece is one visible word, but "I 1" holds U+0020',
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
    'there is no piece "l1" that could be flipped; did you mean "I1"?',
  ],
  [
    "flips that are neither all nor none",
    { flips: "non" as "none" },
    ["flips"],
    undefined,
    'flips are "all", "none" or a list of pieces, not "non"; did you mean "none"?',
  ],
  [
    "pieces that cover a single cell",
    { pieces: [I1] },
    ["pieces"],
    undefined,
    "pieces cover 1 cell, but 6 cells less 1 uncovered leave 5",
  ],
  [
    "pieces that cover too much",
    { pieces: [I2, { ...I1, copies: 3 }] },
    ["pieces"],
    undefined,
    "pieces cover 7 cells, but 6 cells less 1 uncovered leave 5",
  ],
  [
    "a piece that fits nowhere",
    { pieces: [{ id: "O4", shape: ["##", "##"], copies: 1 }, I1] },
    ["pieces", 0],
    undefined,
    'piece "O4" fits nowhere on the board',
  ],
  [
    "a label that turns the text around it",
    { labels: { en: { a: "x\u202Ey" } } },
    ["labels", "en", "a"],
    1,
    "this text holds the character U+202E, which changes the order of what stands around it; take it out",
  ],
  [
    "an isolate in a title",
    { title: { en: "\u2067x" } },
    ["title", "en"],
    0,
    "this text holds the character U+2067, which changes the order of what stands around it; take it out",
  ],
  [
    "a label for no cell",
    { labels: { de: { A: "Ah" } } },
    ["labels", "de", "A"],
    undefined,
    'the board has no cell "A" to print this label on; did you mean "a"?',
  ],
];

describe("a draft with a fault", () => {
  it.each(faults)("tells of %s", (_, change, path, offset, message) => {
    const found = draftFaults({ ...sound, ...change }).find((fault) => fault.message === message);
    expect(found ?? sentences(change)).toEqual(offset === undefined ? { path, message } : { path, offset, message });
    expect(checkPuzzle({ ...sound, ...change }).ok).toBe(false);
  });

  it("tells of a mirror image that a board without flips cannot hold", () => {
    const board = ["* * -", "- * *"];
    const pieces = [{ id: "Z4", shape: [".##", "##."], copies: 1 }];
    const draft = { board, pieces, fields: [], labels: {} };
    expect(sentences({ ...draft, flips: "all" })).toEqual([]);
    expect(sentences({ ...draft, flips: "none" })).toEqual(['piece "Z4" fits nowhere on the board']);
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
