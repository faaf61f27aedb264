/** Requests for what a puzzle hasn't got, and for more than anybody waits for. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { writePuzzleLink } from "../../src/formats/link.js";
import { readPuzzleObject } from "../../src/formats/object.js";
import { askCheck } from "../../src/requests/check.js";
import { loadPuzzle } from "../../src/requests/puzzle.js";
import type { Request } from "../../src/requests/requests.js";
import { numbers } from "../support/puzzles.js";
import { document, file, hooks, refusal } from "./support.js";

const plain = { id: "plain", title: "Plain", board: ["* * *"], pieces: { bar: ["###"] } };

/** Seven fields of twelve choices: more targets than anybody counts. */
const fields = Array.from({ length: 7 }, (_, i) => `f${i}`);
const endless = {
  id: "endless",
  title: "Endless",
  board: fields.map((name) =>
    numbers(1, 12)
      .map((number) => `${name}-${number}`)
      .join(" "),
  ),
  fields: Object.fromEntries(fields.map((name) => [name, numbers(1, 12).map((number) => `${name}-${number}`)])),
  pieces: { single: ["#"] },
  copies: { single: 77 },
};

/** A choice may uncover several cells. */
const twoCells = {
  id: "two-cells",
  title: "Two cells",
  board: ["a b c d"],
  fields: { pair: { x: "a b", y: "c d" } },
  pieces: { I2: ["##"] },
};

describe("a request", () => {
  it.each<[Request, string | unknown]>([
    [{ want: "picture", picture: "year", puzzle: plain }, "this puzzle has no fields, so there is no year to draw"],
    [{ want: "count", uncover: [""] }, 'unknown cell ""'],
    [{ want: "count", uncover: ["99"] }, 'unknown cell "99"'],
    [{ want: "count", uncover: ["Jan", "x".repeat(200)] }, `unknown cell "${"x".repeat(40)}…"`],
    [{ want: "reach", puzzle: hooks, fields: { hour: 1 } }, 'unknown field "hour"; choose from weekday'],
    [{ want: "reach", puzzle: hooks, date: "someday" }, expect.stringContaining("someday")],
    [
      { want: "reach", puzzle: endless },
      "35,831,808 combinations are too many to count; narrow them down, as in f0=f0-1",
    ],
    [{ want: "reach", puzzle: hooks, placed: "LLLL\n...." }, expect.stringContaining("L is piece L4")],
    [
      { want: "design", task: "labels", puzzle: twoCells },
      "moving labels needs one to three fields with one cell per choice",
    ],
    [{ want: "lazy-year", puzzle: plain }, "plain doesn't show dates"],
    [{ want: "audit", puzzle: endless }, "7 of 84 cells make too many sets to count"],
    [
      { want: "count", puzzle: hooks, weekday: "" },
      'unknown weekday ""; choose from Sun, Mon, Tue, Wed, Thu, Fri, Sat',
    ],
    [
      { want: "picture", picture: "board", puzzle: hooks, weekday: "Mxx" },
      'unknown weekday "Mxx"; choose from Sun, Mon, Tue, Wed, Thu, Fri, Sat',
    ],
    [
      { want: "year", puzzle: endless },
      "35,831,808 combinations are too many to count; narrow them down, as in f0=f0-1",
    ],
  ])("%j is answered with a sentence", async (request, sentence) => {
    expect(await refusal(request)).toEqual(["usage", sentence]);
  });

  it("to check a puzzle with too many targets is answered without a count, and nothing is said to be broken", async () => {
    const answer = unwrap(await askCheck({ puzzle: endless }));
    expect([answer.problems, answer.summary, answer.broken]).toEqual([[], undefined, []]);
  });

  it("for a board with its date shows what the date shows", async () => {
    const request = { want: "picture", picture: "board", puzzle: hooks } as const;
    const { text: empty } = await file(request);
    const { text: dated } = await file({ ...request, weekday: "Mon" });
    expect(dated).not.toBe(empty);
    expect(dated).toContain("Mon");
  });
});

describe("what is asked for", () => {
  it("may be named in any order, in any case and with blanks", async () => {
    const { uncovered } = await document({ want: "count", uncover: ["25", "Dec"] });
    expect(uncovered).toEqual(["Dec", "25"]);
    const { target } = await document({ want: "count", fields: { " Month ": " dec ", DAY: 25 } });
    expect(target).toEqual({ month: "Dec", day: "25" });
  });

  it("is put right where it is nearly a cell, and only then", async () => {
    expect(await refusal({ want: "count", uncover: ["Decc"] })).toEqual([
      "usage",
      'unknown cell "Decc"; did you mean Dec?',
    ]);
    expect(await refusal({ want: "count", uncover: ["zebra"] })).toEqual(["usage", 'unknown cell "zebra"']);
  });
});

it("a puzzle may come as a link of the app, and what is wrong with one is told as of a file", async () => {
  const puzzle = unwrap(readPuzzleObject(plain));
  expect(unwrap(await loadPuzzle(await writePuzzleLink(puzzle)))).toEqual({
    ...puzzle,
    id: expect.stringMatching(/^own-/),
  });
  expect(await loadPuzzle("own.1.nonsense")).toMatchObject({
    kind: "file",
    faults: [{ file: "link", line: 1, column: 1 }],
  });
});

it("what is wrong with a file is told in the language asked for, and where none is asked for in English", async () => {
  const wrong = { yaml: hooks.yaml.replace("lattice: square", "lattice: round"), name: "x.yaml" };
  const told = async (language?: "de") => (await refusal({ want: "count", puzzle: wrong, language })).slice(1);
  expect(await told()).toEqual([expect.stringMatching(/^x\.yaml:6:10: /)]);
  expect(await told("de")).toEqual([expect.stringMatching(/^x\.yaml:6:10: /)]);
  expect(await told("de")).not.toEqual(await told());
  const german = await document({ want: "check", puzzle: wrong, language: "de" });
  expect(german).toMatchObject({
    files: [{ problems: [{ message: (await told("de"))[0]!.replace("x.yaml:6:10: ", "") }] }],
  });
});

it.each([
  [{ fields: { " WEEKDAY ": "Montag" }, language: "de" }, "Mon"],
  [{ fields: { weekday: "Mo" }, language: "de" }, "Mon"],
  [{ fields: { weekday: "Monday" } }, "Mon"],
  [{ weekday: "Donnerstag", language: "de" }, "Thu"],
  [{ weekday: "thu", language: "de" }, "Thu"],
  [{ weekday: "Thu", fields: { weekday: "thu" } }, "Thu"],
] as const)("a choice may be called what a language calls it: %j", async (asked, weekday) => {
  expect((await document({ want: "target", puzzle: hooks, ...asked })).target).toEqual({ weekday });
});

it("a puzzle with dates and other fields is judged by its dates", async () => {
  const puzzle = {
    id: "mixed",
    title: "Mixed",
    board: ["Sun Mon Tue Wed Thu Fri Sat", "x y"],
    fields: { weekday: "Sun Mon Tue Wed Thu Fri Sat", letter: "x y" },
    pieces: { I7: ["#######"] },
  };
  const { impossibleDates, impossible } = await document({ want: "year", puzzle });
  expect([impossibleDates, (impossible as object[]).length]).toEqual([14, 14]);
});
