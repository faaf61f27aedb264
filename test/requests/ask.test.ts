/** What can be asked for, as plain data, and what comes of it: documents and files, the same for data that were JSON. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { hintLevels } from "../../src/core/coach/coach.js";
import { algorithmIds, pictureKinds } from "../../src/core/names.js";
import { unwrap } from "../../src/core/text/fault.js";
import { catalogueIds } from "../../src/formats/catalogue.js";
import { modelFormats } from "../../src/formats/models/models.js";
import { formatsOf } from "../../src/requests/pictures/kinds.js";
import { readQuestion } from "../../src/requests/question.js";
import { type Answer, ask, type Request, type Want, wants } from "../../src/requests/requests.js";
import { document, file, hooks, notes, now, puzzleFile, shown } from "./support.js";

/** A puzzle without fields: nothing stays uncovered. */
const full = { id: "full", title: "Full", board: "* *", pieces: { I2: "##" } };

const pair = puzzleFile("pair.yaml");
const onSunday = { puzzle: hooks, weekday: "Sun" } as const;

/** Some of every kind; those that need large packages are asked for in the slow tests. */
const requests: { readonly [Kind in Exclude<Want, "product">]: readonly Extract<Request, { want: Kind }>[] } = {
  solutions: [
    { want: "solutions" },
    { want: "solutions", ...onSunday, all: true },
    { want: "solutions", date: "25 Dec", limit: 3, seed: "tea" },
    { want: "solutions", date: "25 Dec", random: true, seed: 7 },
    { want: "solutions", date: "25. Dezember", language: "de", number: 7 },
    { want: "solutions", uncover: ["Feb", "Jul"] },
    {
      want: "solutions",
      date: "25 Dec",
      near: "UU....-\nU.....-\nUU.....\n.......\n.......\n.......\n...----",
      upright: true,
    },
    { want: "solutions", date: "25 Dec", prefer: "most-joints", all: true },
    { want: "solutions", ...onSunday, difficulty: true },
    { want: "solutions", date: "6 Oct", all: true, engine: "dancing-links" },
  ],
  count: [
    { want: "count", date: "12-25" },
    { want: "count", fields: { month: "Apr", day: 31 }, flips: false },
    { want: "count", ...onSunday, placed: ".LLL\n...L" },
  ],
  target: [{ want: "target" }, { want: "target", ...onSunday }, { want: "target", uncover: ["22", "24"] }],
  year: [
    { want: "year", puzzle: hooks },
    { want: "year", puzzle: hooks, difficulty: true },
    { want: "year", puzzle: pair, fields: { upper: "Mon" }, flips: false },
  ],
  "lazy-year": [
    { want: "lazy-year", puzzle: hooks, year: 2026 },
    { want: "lazy-year", puzzle: hooks, flips: false },
  ],
  audit: [
    { want: "audit", puzzle: hooks },
    { want: "audit", puzzle: pair, flips: false },
  ],
  census: [
    { want: "census", puzzle: hooks, pieces: "1 tetromino + 1 tromino" },
    {
      want: "census",
      puzzle: pair,
      pieces: "1 tetromino",
      flips: false,
      goal: "dates",
      works: true,
      totals: true,
      memory: 64,
    },
  ],
  design: [
    { want: "design", puzzle: pair, task: "swap", goal: "harder", limit: 3 },
    { want: "design", puzzle: pair, task: "fill", seed: "b" },
    { want: "design", puzzle: pair, task: "labels", goal: "even" },
  ],
  hint: hintLevels.map((level) => ({ want: "hint", ...onSunday, level })),
  explanation: [
    { want: "explanation", uncover: ["22", "24"] },
    { want: "explanation", ...onSunday, placed: "III.\n...." },
    { want: "explanation", ...onSunday, flips: false },
  ],
  reach: [
    { want: "reach", puzzle: hooks, placed: "LLL.\nL..." },
    { want: "reach", puzzle: pair, fields: { upper: "Mon" }, flips: false },
  ],
  picture: pictureKinds.flatMap((picture) => {
    const asked = { want: "picture", picture, puzzle: picture === "pairs" ? pair : hooks, size: 300 } as const;
    return formatsOf(picture).flatMap((format) => (["svg", "txt"].includes(format) ? [{ ...asked, format }] : []));
  }),
  model: modelFormats.map((format) => ({ want: "model", ...onSunday, format })),
  race: [{ want: "race", ...onSunday, budget: 1 }],
  check: [
    { want: "check", puzzle: hooks },
    { want: "check", puzzle: pair, flips: false },
    { want: "check", puzzle: { yaml: "id: x", name: "x.yaml" } },
  ],
  facts: [{ want: "facts" }, { want: "facts", puzzle: hooks, flips: false, language: "de" }],
  catalogue: [{ want: "catalogue" }, { want: "catalogue", language: "fr" }],
};

/** No two races take the same time. */
function timeless(answer: Answer): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value) => (key === "ms" || key === "firstMs" || key === "nodes" ? 0 : value)),
  );
}

describe.each(Object.entries(requests))("%s", (_, ofKind) => {
  it.each(ofKind.map((request) => [shown(request), request] as const))(
    "is the same when the request comes as JSON: %s",
    async (_, request) => {
      const asJson = JSON.parse(JSON.stringify(request)) as Request;
      const [one, other] = [await ask(request, { now }), await ask(asJson, { now })];
      if (!one.ok || !other.ok) throw new Error("it was refused");
      expect(timeless(other.value)).toEqual(timeless(one.value));
      if (one.value.kind === "file") return;
      // A document is what JSON would have: nothing in it is undefined.
      expect(JSON.parse(JSON.stringify(one.value.document))).toStrictEqual(one.value.document);
      const names = { check: "files", catalogue: "puzzles" }[request.want as string] ?? "puzzle";
      expect(one.value.document).toMatchObject({ version: 1, [names]: expect.anything() });
    },
  );
});

describe("what is asked for", () => {
  it("is tried here, all of it but products", () => {
    expect([...Object.keys(requests), "product"].sort()).toEqual([...wants].sort());
  });

  it("may be a check: faults with their places, else whether every date has a solution", async () => {
    const { files } = await document({ want: "check", puzzle: { yaml: "id: x", name: "x.yaml" } });
    const problem = { line: 1, column: 1, message: "the key title is missing" };
    expect(files).toMatchObject([{ file: "x.yaml", ok: false, sound: false, problems: [problem, {}, {}] }]);
    expect((await document({ want: "check", puzzle: hooks })).files).toMatchObject([
      { file: "hooks.yaml", ok: false, sound: true, puzzle: "hooks", tilings: 3, impossibleDates: 4 },
    ]);
    expect((await document({ want: "check", puzzle: hooks, flips: false })).files).toMatchObject([{ tilings: 2 }]);
  });

  it("may be facts and the catalogue, in a language", async () => {
    const facts = await document({ want: "facts", puzzle: hooks, flips: false, language: "de" });
    expect(facts).toMatchObject({ command: "show", title: "Haken", cells: 8, pieces: [{ mayFlip: false }, {}] });
    const { puzzles } = await document({ want: "catalogue" });
    expect((puzzles as { id: string }[]).map(({ id }) => id)).toEqual(catalogueIds);
  });

  it("may be solutions, with all there is to know about them", async () => {
    expect(await document({ want: "solutions", ...onSunday, all: true })).toEqual({
      version: 1,
      command: "solve",
      puzzle: "hooks",
      target: { weekday: "Sun" },
      uncovered: ["Sun"],
      solutions: [
        {
          number: 1,
          grid: [".LLL", "IIIL"],
          placements: [
            { piece: "L4", letter: "L", cells: ["Mon", "Tue", "Wed", "r2c4"] },
            { piece: "I3", letter: "I", cells: ["Thu", "Fri", "Sat"] },
          ],
        },
      ],
    });
  });

  it("may be a number of them", async () => {
    const head = { version: 1, command: "count", puzzle: "hooks", target: { weekday: "Sun" }, uncovered: ["Sun"] };
    expect(await document({ want: "count", ...onSunday })).toEqual({ ...head, count: 1 });
    expect(await document({ want: "count", ...onSunday, flips: false })).toEqual({ ...head, count: 0 });
    expect(await document({ want: "count", ...onSunday, placed: "LLL.\nL..." })).toEqual({ ...head, count: 0 });
  });

  it("may be a year, or a part of one", async () => {
    const { counts, ...rest } = await document({ want: "year", puzzle: hooks, fields: { weekday: "wed" } });
    expect(counts).toEqual([{ target: { weekday: "Wed" }, count: 1 }]);
    const only = { target: { weekday: "Wed" }, count: 1, tied: [] };
    const figures = { targets: 1, tilings: 1, mean: 1, fewest: only, most: only, impossible: [], impossibleDates: 0 };
    expect(rest).toEqual({ version: 1, command: "year", puzzle: "hooks", ...figures });
  });

  it("may be an audit", async () => {
    const audit = await document({ want: "audit", puzzle: hooks });
    expect(audit).toMatchObject({ cells: 1, sets: 8, tilings: 4, unique: [["Sun"], ["Wed"], ["Thu"], ["r2c4"]] });
    expect(await document({ want: "audit", puzzle: full })).toMatchObject({ cells: 0, sets: 1, tilings: 1 });
  });

  it("is called by its date, or by the names of its choices where it was asked for by these", async () => {
    const title = async (asked: object) => {
      const { text } = await file({ want: "model", puzzle: hooks, ...asked });
      return /^\| (.*) on hooks/.exec(text)?.[1];
    };
    expect(await title({ date: "2026-12-24" })).toBe("24 December 2026");
    expect(await title({ date: "2026-12-24", weekday: "Wed" })).toBe("Wed");
    expect(await title({ date: "2026-12-24", fields: { weekday: "Wed" } })).toBe("Wed");
    expect(await title({ uncover: ["Wed"] })).toBe("Wed");
  });

  it.each([
    [{ puzzle: hooks, uncover: ["Mon", "Wed", "r2c4"] }, "Mon, Wed and r2c4"],
    [{ puzzle: hooks, uncover: [] }, "the whole board"],
    [{ puzzle: full }, "the whole board"],
    [{ puzzle: "weekday", uncover: ["marzo", "Tue", "5"], language: "es" as const }, "marzo, 5 y martes"],
    [{ puzzle: "weekday", uncover: ["Apr", "MARTEDI", "5"], language: "it" as const }, "Apr, 5 e martedì"],
  ])("has a title that ends a sentence: %j", async (asked, title) => {
    expect(unwrap(await readQuestion(asked)).title).toBe(title);
  });

  it("may be a model, and what a solver's answer to it means", async () => {
    const model = { want: "model", ...onSunday } as const;
    expect(await file(model)).toEqual(await file({ ...model, format: "dlx" }));
    expect((await file({ ...model, format: "lp" })).text).toContain("Subject To");
    const { text } = await file({ ...model, format: "matrix" });
    const number = (placement: string): string => new RegExp(` (\\d+) ${placement}$`, "m").exec(text)![1]!;
    const answer = [number("L4: Mon Tue Wed r2c4"), number("I3: Thu Fri Sat")].join("\n");
    const { grid } = await document({ ...model, format: "matrix", answer });
    expect(grid).toEqual([".LLL", "IIIL"]);
  });

  it("may be a picture, of a solution and in SVG where nobody says otherwise", async () => {
    const usual = await file({ want: "picture", ...onSunday });
    expect(usual).toEqual(await file({ want: "picture", ...onSunday, picture: "solution", format: "svg" }));
    expect(usual).toMatchObject({ format: "svg", text: expect.stringMatching(/^<svg /) });
    const { format } = await file({ want: "picture", picture: "board", format: "txt" });
    expect(format).toBe("txt");
  });

  it("may be a page of solutions, and it is noted where there are more", async () => {
    const asked = { want: "picture", picture: "solutions", date: "12-25" } as const;
    const text = "showing the first 3 solutions for 25 December; there are more";
    expect(await notes({ ...asked, limit: 3 })).toMatchObject([{ matters: true, text }]);
    expect(await notes({ ...asked, limit: 92 })).toEqual([]);
  });

  it("may be a race", async () => {
    const race = await document({ want: "race", ...onSunday });
    expect(race).toMatchObject({ command: "race", target: { weekday: "Sun" }, budget: 10 });
    expect((race.algorithms as { solutions: number }[]).map(({ solutions }) => solutions)).toEqual(
      ["the solver", ...algorithmIds].map(() => 1),
    );
  });
});

describe("a hint", () => {
  const hint = async (level: (typeof hintLevels)[number] | undefined, placed?: string) =>
    (await document({ want: "hint", ...onSunday, level, placed })).hint;

  it("says as much as is asked for, with names", async () => {
    const reason = { kind: "only-cell", cell: expect.any(String) };
    expect(await hint("left")).toEqual({ kind: "left", count: 1 });
    expect(await hint("wrong")).toEqual({ kind: "fine" });
    const nudge = await hint("nudge");
    expect(nudge).toMatchObject({ kind: "nudge", piece: expect.stringMatching(/^(L4|I3)$/) });
    const next = await hint("next", "....\nIII.");
    expect(next).toMatchObject({ kind: "next", piece: "L4", cells: ["Mon", "Tue", "Wed", "r2c4"], reason });
    expect(await hint("everything")).toEqual({ kind: "everything", grid: [".LLL", "IIIL"] });
    expect(await hint("everything", ".LLL\nIIIL")).toEqual({ kind: "solved" });
  });

  it("is the next piece where nobody says how much", async () => {
    expect(await hint(undefined)).toEqual(await hint("next"));
  });

  it.each([
    ["....\n.III", ["Fri", "Sat", "r2c4"], { kind: "cut-off", cells: ["Thu"] }],
    [".III\n....", ["Mon", "Tue", "Wed"], { kind: "uncoverable", cell: "Thu" }],
  ])("names what is wrong, and why: %j", async (placed, cells, reason) => {
    expect(await hint("wrong", placed)).toEqual({ kind: "wrong", wrong: [{ piece: "I3", cells }], reason });
  });

  it("names the piece that has no room left", async () => {
    const board = ["* * * * * *", "* - - - - -"];
    const puzzle = { id: "corner", title: "Corner", board, pieces: { L3: ["##", "#."], I2: "##" }, copies: { I2: 2 } };
    const { hint: given } = await document({ want: "hint", puzzle, uncover: [], placed: "I.....\nI-----" });
    const reason = { kind: "no-room", piece: "L3" };
    expect(given).toEqual({ kind: "wrong", wrong: [{ piece: "I2", cells: ["r1c1", "r2c1"] }], reason });
  });

  it("says of a board without solutions that there is none", async () => {
    const request = { want: "hint", puzzle: hooks, weekday: "Mon" } as const;
    expect((await document(request)).hint).toEqual({ kind: "impossible" });
  });
});
