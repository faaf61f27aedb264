/** What there is to know about a product besides its file, and which year a book is of where nobody says. */

import { describe, expect, it } from "vitest";
import type { Caller, Note, ProductAsked } from "../../../src/requests/requests.js";
import { daytile } from "../../cli/support.js";
import { files } from "../../cli/wiring/puzzles.js";
import { hooks, notes, now } from "../support.js";

const notesOn = (asked: ProductAsked, caller?: Caller): Promise<readonly Note[]> =>
  notes({ want: "product", ...asked }, caller);

const february = { product: "book", puzzle: hooks, settings: { month: 2, "no-solutions": true } } as const;

/** The first day of the book without a solution, which names its year. */
async function bookAt(when: Date): Promise<string | undefined> {
  const [, warning] = await notesOn(february, { now: when });
  return /: (\w+ \d+ \w+ \d+),/.exec(warning?.text ?? "")?.[1];
}

describe("a book without a year", () => {
  it.each([
    ["the last day of June", new Date(2026, 5, 30, 23, 59), "Monday 2 February 2026"],
    ["the first day of July", new Date(2026, 6, 1), "Monday 1 February 2027"],
    ["the last day of July", new Date(2026, 6, 31), "Monday 1 February 2027"],
    ["New Year's Eve", new Date(2026, 11, 31, 23, 59), "Monday 1 February 2027"],
    ["New Year's Day", new Date(2027, 0, 1), "Monday 1 February 2027"],
  ])("is of the year to come from July on: %s", async (_, when, day) => expect(await bookAt(when)).toBe(day));

  it("is so from the command line, too", async () => {
    for (const [month, year] of [
      [5, 2026],
      [6, 2027],
    ] as const) {
      const world = { now: new Date(2026, month, 15), files };
      const { stderr } = await daytile("make book -p hooks.yaml --month 2 --no-solutions -o out.pdf", world);
      expect(stderr).toContain(`February ${year},`);
    }
  });

  it("is of any year where the board shows neither weekday nor year", async () => {
    const [size] = await notesOn({ product: "book", settings: { month: 2, "no-solutions": true } });
    expect(size).toMatchObject({ matters: false, text: "29 dates on 10 pages" });
  });
});

describe("what there is to know about a product", () => {
  it("is a warning where something is left out, else a remark", async () => {
    expect(await notesOn(february)).toMatchObject([
      { matters: false, text: "28 dates on 9 pages" },
      { matters: true, text: expect.stringMatching(/^16 dates without a solution: (.*, ){9}.* …$/) },
    ]);
    const [, german] = await notesOn({ ...february, language: "de" });
    expect(german?.text).toContain(": Montag, 1. Februar 2027; ");
    expect(await notesOn({ product: "print", puzzle: hooks })).toMatchObject([
      { matters: false, text: expect.stringMatching(/^\d pages\. Print at 100%/) },
    ]);
    const cells = { "week-start": "Mon" };
    expect((await notesOn({ product: "print", settings: cells }))[0]).toMatchObject({
      matters: true,
      text: "classic doesn't show weekdays, so its week can't begin with Monday",
    });
  });

  it("names the parts on a plate, and how to have the others", async () => {
    const asked = { product: "solid", puzzle: hooks, settings: { part: "pieces", bed: "70x50", plate: 2 } } as const;
    expect(await notesOn(asked)).toMatchObject([{ matters: true, text: "plate 2 of 2: I3; use plate for the others" }]);
    const spell = (part: string): string => `--${part}`;
    expect(await notesOn(asked, { now, spell })).toMatchObject([
      { matters: true, text: "plate 2 of 2: I3; use --plate for the others" },
    ]);
    const whole = { ...asked, settings: { part: "pieces" } };
    expect(await notesOn(whole)).toMatchObject([
      { matters: false, text: expect.stringMatching(/^2 parts on a plate of \d+ × \d+ mm$/) },
    ]);
  });

  it("is a warning where no common bed holds the parts, and where labels are too thin", async () => {
    expect(await notesOn({ product: "solid" })).toMatchObject([
      {
        matters: true,
        text: expect.stringMatching(/^everything together needs a bed of \d+ × \d+ mm; use bed=220x220 /),
      },
    ]);
    const [thin] = await notesOn({ product: "solid", settings: { cell: 8, radius: 1, part: "tray" } });
    expect(thin).toMatchObject({ matters: true, text: expect.stringContaining("thinner than a nozzle of 0.4 mm") });
  });

  it("names the sheets of a laser, and how to have one of them", async () => {
    const asked = { product: "laser", puzzle: hooks, settings: { sheet: "110x70" } } as const;
    const text = "3 sheets side by side; use only-sheet=1 for the first one only";
    expect(await notesOn(asked)).toMatchObject([{ matters: true, text }]);
    expect(await notesOn({ ...asked, settings: { sheet: "110x70", "only-sheet": 2 } })).toEqual([]);
    const ring = {
      id: "ring",
      title: "Ring",
      board: ["* * *", "* - *", "* * *"],
      pieces: { ring: ["###", "#.#", "###"] },
    };
    expect(await notesOn({ product: "laser", puzzle: ring })).toMatchObject([
      { matters: false, text: "the board has gaps; glue 1 island of the frame onto the base" },
    ]);
    expect(await notesOn({ product: "laser", puzzle: ring, settings: { "pieces-only": true } })).toEqual([]);
  });
});

describe("a gift", () => {
  const every = { kerf: 0.3, clearance: 0.3, hanging: true, engrave: "letters" } as const;

  it.each([
    ["a4-scissors", every, ["kerf", "clearance", "hanging", "engrave"]],
    ["a4-scissors", { hanging: false, engrave: "none" }, []],
    ["ender-3", every, ["kerf"]],
    ["k40", every, []],
  ] as const)("from %s, asked for %j, tells what it has no use for", async (machine, settings, unused) => {
    const noted = await notesOn({ product: "gift", puzzle: hooks, settings: { machine, ...settings } });
    const told = noted.filter(({ text }) => text.includes("doesn't use"));
    expect(told).toEqual(
      unused.map((name) =>
        expect.objectContaining({ matters: true, text: `${machine} doesn't use ${name}; leave it out` }),
      ),
    );
  });
});

describe("words of somebody's own", () => {
  const warnings = async (asked: ProductAsked): Promise<string[]> =>
    (await notesOn(asked)).filter(({ matters }) => matters).map(({ text }) => text);

  it.each(["print", "laser", "solid", "book"] as const)("tell of letters that no font has: %s", async (product) => {
    const own = product === "book" ? { month: 2, "no-solutions": true } : {};
    const settings = { for: "Ada ❤", dedication: "שלום שלום", ...own };
    const lacking =
      "Daytile's fonts lack ❤ ש ל ו ם, so you get question marks instead; use font=FILE for a font that has them";
    expect(await warnings({ product, puzzle: hooks, settings })).toContain(lacking);
    const fine = { ...settings, for: "Åsa Müller, 明日", dedication: "كل عام وأنت بخير" };
    expect((await warnings({ product, puzzle: hooks, settings: fine })).join()).not.toContain("fonts");
  });

  it("tell that a 3D printer makes letters where patterns are asked for", async () => {
    const asked = { product: "solid", puzzle: hooks } as const;
    const instead = "a 3D printer makes letters only, so the pieces have letters instead of patterns";
    expect(await warnings({ ...asked, settings: { engrave: "patterns", part: "pieces" } })).toContain(instead);
    expect(await warnings({ ...asked, settings: { engrave: "letters", part: "pieces" } })).toEqual([]);
  });

  it.each(["laser", "solid"] as const)("tell where a frame has no room for them: %s", async (product) => {
    const warned = await warnings({ product, puzzle: hooks, settings: { inscription: "Ada Lovelace ".repeat(12) } });
    expect(warned).toContain("the frame has no room for the inscription; use a shorter one or a wider border");
    expect((await warnings({ product, puzzle: hooks, settings: { inscription: "Ada" } })).join()).not.toContain("room");
  });
});

describe("a day to mark, without its year, on a board with weekdays", () => {
  const thursday = "using Thursday 10 December 2026; add a year to choose another";

  it.each(["print", "laser", "solid"] as const)("is this year's on a %s, which says so", async (product) => {
    const asked = (mark: string) => notesOn({ product, puzzle: hooks, settings: { mark } }, { now });
    expect(await asked("12-10")).toContainEqual(expect.objectContaining({ matters: true, text: thursday }));
    expect((await asked("2027-12-10")).map(({ text }) => text).join()).not.toContain("using");
  });

  it("is said once for a gift, and not where it is today", async () => {
    const said = async (date?: string) => {
      const settings = { machine: "a4-scissors", date };
      return (await notesOn({ product: "gift", puzzle: hooks, settings }, { now })).map(({ text }) => text);
    };
    expect((await said("12-10")).filter((text) => text === thursday)).toHaveLength(1);
    expect((await said()).join()).not.toContain("using");
  });
});
