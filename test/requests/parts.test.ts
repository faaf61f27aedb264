/** Requests as any data has them: what isn't a part, or not what the part should be, is refused by its name. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionNamed } from "../../src/cli/line/options.js";
import { languages } from "../../src/core/calendar/languages.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import {
  ask,
  askCount,
  askPicture,
  askProduct,
  askSolutions,
  type DrawingAsked,
  type Outcome,
  type PictureKind,
  type ProductKind,
  type Request,
  readQuestion,
  readRequest,
  readTarget,
  sentencesOf,
  wants,
} from "../../src/requests/requests.js";

const refusal = (outcome: Outcome<unknown>): string[] => (outcome.ok ? [] : sentencesOf(outcome));
const read = (value: unknown): string[] => refusal(readRequest(value));
const asAsked = <Asked>(value: object): Asked => value as Asked;

describe("reading a request", () => {
  it.each<[object, string]>([
    [{ want: "count", date: 25 }, "date: expected a string, not 25"],
    [{ want: "count", date: null }, "date: expected a string, not null"],
    [{ want: "count", dat: "25 Dec" }, 'unknown part "dat"; did you mean "date"?'],
    [{ want: "count", limit: 3 }, 'unknown part "limit"'],
    [
      { want: "count", puzzle: 7 },
      "puzzle: expected the id of a puzzle, a puzzle file or an object with its keys, not 7",
    ],
    [
      { want: "count", puzzle: { yaml: 7 } },
      "puzzle: expected the id of a puzzle, a puzzle file or an object with its keys, not an object",
    ],
    [{ want: "count", puzzle: cataloguePuzzle("classic") }, "puzzle.board: expected rows of words, not an object"],
    [{ want: "count", flips: "no" }, 'flips: expected true or false, not "no"'],
    [{ want: "count", fields: "Dec" }, 'fields: expected choices by field, such as { "month": "Apr" }, not "Dec"'],
    [{ want: "count", fields: { month: null } }, "fields.month: expected a string or a number, not null"],
    [{ want: "count", uncover: "Dec" }, 'uncover: expected a list of strings, not "Dec"'],
    [{ want: "count", uncover: [25] }, "uncover: expected a list of strings, not a list"],
    [{ want: "year", date: "25 Dec" }, 'unknown part "date"'],
    [{ want: "solutions", limit: 0 }, "limit: expected a whole number from 1 up, not 0"],
    [{ want: "solutions", number: 1.5 }, "number: expected a whole number from 1 up, not 1.5"],
    [{ want: "solutions", seed: {} }, "seed: expected a string or a number, not an object"],
    [{ want: "solutions", seed: Number.NaN }, "seed: expected a string or a number, not NaN"],
    [{ want: "solutions", engine: "hihgs" }, 'engine: unknown "hihgs"; did you mean "highs"?'],
    [{ want: "hint", level: "all" }, 'level: unknown "all"; choose from left, wrong, nudge, next, everything'],
    [{ want: "picture", theme: 1 }, "theme: expected one of light, dark, colour-blind, black-and-white, not 1"],
    [{ want: "picture", speed: 0 }, "speed: expected a number from 1 to 50, not 0"],
    [{ want: "picture", size: Number.NaN }, "size: expected a number from 16 to 8,000, not NaN"],
    [{ want: "picture", size: 1e9 }, "size: expected a number from 16 to 8,000, not 1000000000"],
    [{ want: "picture", picture: "search", frames: 1 }, "frames: expected a whole number from 2 to 2,000, not 1"],
    [
      { want: "picture", picture: "search", frames: 1e9 },
      "frames: expected a whole number from 2 to 2,000, not 1000000000",
    ],
    [{ want: "race", budget: 1e9 }, "budget: expected a number from 0.001 to 86,400, not 1000000000"],
    [{ want: "count", language: "xx" }, `language: unknown "xx"; choose from ${languages.join(", ")}`],
    [{ want: "count", language: 7 }, `language: expected one of ${languages.join(", ")}, not 7`],
    [{ want: "product" }, "product: expected one of print, laser, solid, book, gift, not undefined"],
    [{ want: "product", product: "chair" }, 'product: unknown "chair"; choose from print, laser, solid, book, gift'],
    [
      { want: "product", product: "laser", settings: [] },
      'settings: expected settings by name, such as { "cell": 20 }, not a list',
    ],
    [
      { want: "product", product: "laser", settings: { kerf: "thin" } },
      'settings.kerf: expected a number from 0 to 3, not "thin"',
    ],
    [
      { want: "product", product: "laser", settings: { cell: 1 } },
      "settings.cell: expected a number from 5 to 200, not 1",
    ],
    [
      { want: "product", product: "book", settings: { month: 1.5 } },
      "settings.month: expected a whole number from 1 to 12, not 1.5",
    ],
    [
      { want: "product", product: "book", settings: { "per-page": "5" } },
      'settings.per-page: unknown "5"; choose from 1, 2, 4, 6, 9, 12',
    ],
    [
      { want: "product", product: "book", settings: { "no-solutions": 1 } },
      "settings.no-solutions: expected true or false, not 1",
    ],
    [{ want: "picture", picture: "pieces", mark: ["1"] }, "the picture pieces doesn't use mark; leave it out"],
    [{ want: "picture", picture: "pairs", fields: { day: 1 } }, "the picture pairs doesn't use fields; leave it out"],
    [
      { want: "picture", picture: "pieces", date: "25 Dec" },
      "the picture pieces doesn't depend on a date; leave the date out",
    ],
    [
      { want: "picture", picture: "board", format: "gif" },
      "the picture board can't be gif; choose from svg, png, pdf, txt",
    ],
    [{ want: "product", product: "laser", theme: "dark" }, "laser doesn't use theme; leave it out"],
    [{ want: "product", product: "print", settings: { kerf: 1 } }, "print has no setting kerf"],
    [{ want: "product", product: "print", format: "stl" }, "print can't be stl; choose from pdf"],
    [{ want: "model", answer: 1 }, "answer: expected a string, not 1"],
    [{ want: "race", budget: -1 }, "budget: expected a number from 0.001 to 86,400, not -1"],
    [{ want: "counts" }, 'want: unknown "counts"; did you mean "count"?'],
    [{}, `want: expected one of ${wants.join(", ")}, not undefined`],
  ])("refuses %j", (value, sentence) => expect(read(value)).toEqual([sentence]));

  it.each([null, undefined, 42, "count", []])("refuses %j, which isn't even an object", (value) => {
    expect(read(value)).toEqual([expect.stringMatching(/^expected a request such as/)]);
  });

  it("tells everything at once", () => {
    expect(read({ want: "count", date: 25, weekday: 3, colour: "red" })).toHaveLength(3);
  });

  it("takes parts that are undefined for parts that are left out", () => {
    expect(read({ want: "count", date: undefined, fields: { month: undefined } })).toEqual([]);
  });

  it("knows no part by the names that every object has", () => {
    const hostile = JSON.parse('{ "want": "count", "__proto__": 1, "constructor": 2 }');
    expect(read(hostile)).toEqual(['unknown part "__proto__"', 'unknown part "constructor"']);
  });

  it("never throws, whatever it is given", () => {
    const parts = fc.dictionary(fc.constantFrom("puzzle", "date", "fields", "settings", "x"), fc.anything());
    const requests = fc
      .record({ want: fc.constantFrom(...wants, "x") })
      .chain((want) => parts.map((all) => ({ ...all, ...want })));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), requests), (value) => {
        const outcome = readRequest(value);
        expect(outcome.ok || outcome.faults.length > 0).toBe(true);
      }),
    );
  });
});

describe("the bounds of numbers", () => {
  it.each(["size", "frames", "speed", "budget", "limit", "number"] as const)(
    "of %s are those of its option",
    (name) => {
      const { min, max } = optionNamed(name) ?? {};
      const want = name === "budget" ? "race" : "picture";
      const picture = { frames: "search", speed: "search", limit: "solutions" }[name as string];
      const asked = (value: number): object => ({ want, ...(picture && { picture }), [name]: value });
      expect(read(asked(min ?? 0))).toEqual([]);
      if (name !== "budget") expect(read(asked((min ?? 0) - 1))).toHaveLength(1);
      if (max === undefined) return;
      expect(read(asked(max))).toEqual([]);
      expect(read(asked(max + 1))).toHaveLength(1);
    },
  );
});

describe("asking in a language", () => {
  it("takes tags that begin with one of ours, and refuses others", async () => {
    const answer = await askCount(asAsked({ date: "25. Dezember", language: "de-AT" }));
    expect(answer.ok && answer.value.count).toBe(92);
    expect(refusal(await askCount(asAsked({ language: "xx" })))).toHaveLength(1);
    expect(refusal(await readTarget(cataloguePuzzle("classic"), asAsked({ language: "xx" })))).toHaveLength(1);
  });
});

describe("asking with parts that aren't right", () => {
  it.each<[string, () => Promise<Outcome<unknown>> | Outcome<unknown>, string]>([
    ["ask", () => ask(asAsked<Request>({ want: "x" })), `want: unknown "x"; choose from ${wants.join(", ")}`],
    ["askCount", () => askCount(asAsked({ dat: "25 Dec" })), 'unknown part "dat"; did you mean "date"?'],
    ["askSolutions", () => askSolutions(asAsked({ limit: "3" })), 'limit: expected a whole number from 1 up, not "3"'],
    [
      "askProduct",
      () => askProduct(asAsked({})),
      "product: expected one of print, laser, solid, book, gift, not undefined",
    ],
    ["readQuestion", () => readQuestion(asAsked({ date: 25 })), "date: expected a string, not 25"],
    [
      "readTarget",
      () => readTarget(cataloguePuzzle("classic"), asAsked({ date: 25 })),
      "date: expected a string, not 25",
    ],
  ])("%s refuses them", async (_, asked, sentence) => expect(refusal(await asked())).toEqual([sentence]));

  /** Of each part some value that is right in itself. */
  const pictureParts = {
    date: "25 Dec",
    weekday: "Mon",
    fields: { day: "1" },
    uncover: ["1"],
    placed: "",
    flips: false,
    colour: true,
    mark: ["1"],
    number: 1,
    limit: 1,
    seed: "tea",
    algorithm: "regions",
    frames: 2,
    speed: 2,
    year: 2027,
  } as const satisfies Required<Omit<DrawingAsked, "puzzle" | "language" | "theme">>;
  const board = ["date", "weekday", "fields", "uncover", "placed", "flips"];
  const year = ["weekday", "fields", "flips"];

  it.each<[PictureKind, used: readonly string[]]>([
    ["solution", [...board, "mark", "number", "seed", "colour"]],
    ["board", [...board, "mark", "colour"]],
    ["pieces", []],
    ["orientations", ["flips"]],
    ["solutions", [...board, "limit", "seed"]],
    ["year", year],
    ["histogram", year],
    ["pairs", ["flips"]],
    ["proof", board],
    ["search", [...board, "algorithm", "frames", "speed"]],
    ["lazy-year", ["flips", "year", "speed"]],
  ])("askPicture refuses for %s what it has no use for", async (picture, used) => {
    for (const [name, value] of Object.entries(pictureParts)) {
      expect(read({ want: "picture", picture, [name]: value }).length > 0).toBe(!used.includes(name));
      if (used.includes(name)) continue;
      expect(refusal(await askPicture({ picture, [name]: value }))).toEqual(
        read({ want: "picture", picture, [name]: value }),
      );
    }
  });

  it.each<[ProductKind, used: readonly string[]]>([
    ["print", ["theme"]],
    ["laser", []],
    ["solid", []],
    ["book", ["theme", "flips"]],
  ])("askProduct refuses for %s what it has no use for", async (product, used) => {
    for (const part of [{ theme: "dark" }, { flips: false }] as const) {
      const [name = ""] = Object.keys(part);
      const says = used.includes(name) ? [] : [`${product} doesn't use ${name}; leave it out`];
      expect(read({ want: "product", product, ...part })).toEqual(says);
      if (says.length > 0) expect(refusal(await askProduct({ product, ...part }))).toEqual(says);
    }
  });

  it("is no matter where a program hands over a puzzle of its own", async () => {
    const answer = await askCount({ puzzle: cataloguePuzzle("hex-lake"), date: "25 Dec" });
    expect(answer.ok && answer.value.count).toBe(53);
  });
});
