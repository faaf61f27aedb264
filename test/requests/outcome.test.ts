/** Why a request is refused: of which kind it is, what it says, and about what. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { ask, type Refusal, type Request, refusalKinds } from "../../src/requests/requests.js";
import { hooks, now, puzzleFile, refusal } from "./support.js";

const wrong = { ...hooks, yaml: hooks.yaml.replace("lattice: square", "lattice: round") };

const cases: readonly (readonly [kind: Refusal["kind"], request: Request, says: string])[] = [
  ["usage", { want: "count", puzzle: "clasic" }, 'unknown puzzle "clasic"; did you mean classic?'],
  ["usage", { want: "count", date: "" }, "the date is empty; leave it out to use today"],
  ["usage", { want: "count", date: "31 Apr" }, "April has 30 days; to see it anyway, write month=Apr day=31"],
  ["usage", { want: "count", date: "12-25", uncover: ["Jan"] }, "use either uncover or a date, not both"],
  ["usage", { want: "count", uncover: ["Foo", "Bar"] }, 'unknown cell "Foo"'],
  ["usage", { want: "count", uncover: ["1", "1"] }, "the cell 1 is named twice"],
  ["usage", { want: "count", uncover: ["1"] }, "so 2 cells must stay uncovered"],
  ["usage", { want: "count", weekday: "Mon" }, "classic doesn't show weekdays"],
  ["usage", { want: "count", puzzle: hooks, weekday: "Mo" }, 'unknown weekday "Mo"; did you mean Mon?'],
  [
    "usage",
    { want: "count", puzzle: hooks, weekday: "Mon", fields: { weekday: "Tue" } },
    "use either weekday=Mon or weekday=Tue, not both",
  ],
  ["usage", { want: "count", uncover: [] }, "the pieces cover 41 of 43 cells, so 2 cells must stay uncovered, not 0"],
  [
    "usage",
    { want: "count", puzzle: "weekday-6x9", date: "Fri 25 Dec 2026", weekday: "Mon" },
    'use either "Fri 25 Dec 2026" or the weekday Mon, not both',
  ],
  ["usage", { want: "count", fields: { month: "Foo", day: 1 } }, 'unknown month "Foo"'],
  ["usage", { want: "count", puzzle: hooks, placed: "LLLL\n...." }, "L is piece L4, but these cells"],
  ["usage", { want: "count", puzzle: puzzleFile("pair.yaml"), date: "12-25" }, "pair doesn't show dates"],
  ["usage", { want: "solutions", all: true, limit: 3 }, "use either all or limit, not both"],
  ["usage", { want: "solutions", limit: 3, number: 3 }, "use either limit or number, not both"],
  ["usage", { want: "solutions", engine: "highs", seed: "tea" }, "use either engine or seed, not both"],
  ["usage", { want: "year", fields: { hour: "1" } }, 'unknown field "hour"'],
  ["usage", { want: "picture", picture: "year", date: "12-25" }, "the picture year doesn't depend on a date"],
  ["usage", { want: "picture", picture: "board", format: "gif" }, "the picture board can't be gif; choose from svg,"],
  ["usage", { want: "picture", picture: "pairs", puzzle: hooks }, "leaves 2 cells uncovered, not 1"],
  ["usage", { want: "product", product: "print", format: "stl" }, "print can't be stl; choose from pdf"],
  ["usage", { want: "product", product: "print", settings: { kerf: 1 } }, "print has no setting kerf"],
  ["none", { want: "picture", uncover: ["Feb", "Jul"] }, "no solution for Feb and Jul"],
  ["none", { want: "picture", date: "12-25", number: 93 }, "there are only 92 solutions"],
  ["none", { want: "picture", puzzle: hooks, weekday: "Sun", number: 2 }, "there is only one solution"],
  ["none", { want: "picture", puzzle: hooks, weekday: "Sun", flips: false }, "for Sun without flips"],
  [
    "none",
    { want: "picture", puzzle: hooks, weekday: "Wed", placed: "III.\n...." },
    "no solution for Wed with these pieces placed",
  ],
  ["none", { want: "picture", picture: "search", puzzle: hooks, weekday: "Mon" }, "no solution for Mon"],
  ["none", { want: "model", date: "12-25", format: "cnf", answer: "" }, "is it for format=cnf?"],
  ["none", { want: "model", date: "12-25", format: "matrix", answer: "1" }, "that answer isn't a solution: piece"],
  ["file", { want: "count", puzzle: wrong }, "hooks.yaml:6:10: "],
  ["file", { want: "count", puzzle: { yaml: "id: x" } }, "puzzle.yaml:1:1: "],
  [
    "file",
    { want: "year", puzzle: { id: "x", title: "X", board: "a b", pieces: { I2: "##" }, copies: { I3: 1 } } },
    "I3",
  ],
];

describe("a refusal", () => {
  it.each(cases)("%s: %j", async (kind, request, says) => {
    const [ofKind, ...sentences] = await refusal(request);
    expect(ofKind).toBe(kind);
    expect(sentences.join("\n")).toContain(says);
  });

  it("is of every kind there is, above", () => {
    expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(refusalKinds));
  });

  it("says what it is about, where a door may know where to look that up", async () => {
    const about = async (request: Request) => {
      const outcome = await ask(request, { now });
      return outcome.ok ? undefined : outcome.about;
    };
    expect(await about({ want: "count", puzzle: "foo" })).toBe("puzzle");
    expect(await about({ want: "count", uncover: ["Foo"] })).toBe("cell");
    expect(await about({ want: "picture", mark: ["Foo"] })).toBe("cell");
    expect(await about({ want: "count", date: "foo" })).toBeUndefined();
  });

  it("of a faulty file has the place of every fault", async () => {
    const outcome = await ask({ want: "count", puzzle: wrong }, { now });
    expect(outcome).toMatchObject({ ok: false, kind: "file", faults: [{ file: "hooks.yaml", line: 6, column: 10 }] });
  });
});
