/** What can't be made is refused, with the measure to change. */

import { expect, it } from "vitest";
import type { ProductAsked, ProductSettings } from "../../../src/requests/requests.js";
import { hooks, refusal } from "../support.js";
import { twoDays } from "./support.js";

const letters = {
  id: "letters",
  title: "Letters",
  board: ["a b c d"],
  fields: { letter: "a b c d" },
  pieces: { bar: ["###"] },
};
const larger = "use a smaller cell, gap or border, or a larger bed";

it.each<[ProductAsked, string[]]>([
  [
    { product: "solid", puzzle: hooks, settings: { bed: "x" } },
    ['bed: expected a size such as 220x220, each side from 20 to 5000 mm, or a paper such as A4, not "x"'],
  ],
  [
    { product: "solid", puzzle: hooks, settings: { part: "pieces", bed: "20x20" } },
    [
      `the part L4 (60 × 40 mm, and a gap of 3 mm around it) doesn't fit on a bed of 20 × 20 mm; ${larger}`,
      `the part I3 (60 × 20 mm, and a gap of 3 mm around it) doesn't fit on a bed of 20 × 20 mm; ${larger}`,
    ],
  ],
  [
    { product: "solid", puzzle: hooks, settings: { part: "pieces", plate: 9 } },
    ["there is no plate 9; everything fits on 1 plate"],
  ],
  [
    { product: "laser", puzzle: hooks, settings: { "only-sheet": 9 } },
    ["there is no sheet 9; everything fits on 1 sheet"],
  ],
  [
    { product: "gift", puzzle: hooks, settings: { machine: "k40", paper: "x" } },
    ['paper: expected a size such as 210x297, each side from 20 to 5000 mm, or a paper such as A4, not "x"'],
  ],
  [
    { product: "book", puzzle: letters },
    ["letters has a field that isn't part of a date (letter), so there is no book of its year"],
  ],
  [{ product: "gift", settings: { machine: "k40", date: "2026-02-30" } }, ["February 2026 has 28 days"]],
  [{ product: "laser", settings: { mark: "31 April" } }, ["April has 30 days"]],
  [{ product: "book", puzzle: "weekday", settings: { mark: "31 Apr 2027" } }, ["April has 30 days"]],
])("%j", async (asked, sentences) => {
  expect(await refusal({ want: "product", ...asked })).toEqual(["usage", ...sentences]);
});

it.each(["print", "laser", "solid", "book"] as const)("no %s of a puzzle that isn't there", async (product) => {
  const [kind, sentence] = await refusal({ want: "product", product, puzzle: "nosuch" });
  expect([kind, sentence]).toEqual(["usage", expect.stringContaining("nosuch")]);
});

it.each(["print", "laser", "solid", "book"] as const)("no %s whose week begins with no day", async (product) => {
  const [kind, sentence] = await refusal({
    want: "product",
    product,
    puzzle: hooks,
    settings: { "week-start": "Xday" },
  });
  expect([kind, sentence]).toEqual(["usage", expect.stringContaining("Xday")]);
});

it.each(["print", "laser", "book"] as const)("no %s on a sheet of no size", async (product) => {
  const [kind, sentence] = await refusal({ want: "product", product, puzzle: hooks, settings: { sheet: "round" } });
  expect([kind, sentence]).toEqual(["usage", expect.stringContaining("round")]);
});

it.each(["print", "book"] as const)("no %s on a sheet too small for anything", async (product) => {
  const [kind] = await refusal({ want: "product", product, puzzle: hooks, settings: { sheet: "20x20" } });
  expect(kind).toBe("usage");
});

it.each<[ProductSettings, string[]]>([
  [{}, ["a gift needs a machine; choose from a4-scissors, bambu-x1, ender-3, glowforge, k40, prusa-mk4, xtool"]],
  [{ machine: "k41" }, ['unknown machine "k41"; did you mean k40?']],
  [{ machine: "k40", date: "someday" }, [expect.stringContaining("someday")]],
  [{ machine: "k40", paper: "x" }, [expect.stringMatching(/^paper: expected a size such as 210x297/)]],
  [{ machine: "a4-scissors", cell: 200, date: "2026-12-02" }, [expect.stringContaining("cell")]],
  [
    { machine: "k40", cell: 200, date: "2026-12-02" },
    [expect.stringContaining("300 × 200 mm"), expect.anything(), expect.anything()],
  ],
  [
    { machine: "ender-3", cell: 200, date: "2026-12-02" },
    [expect.stringMatching(/^the part tray .*220 × 220 mm/), expect.stringMatching(/^the part frame/)],
  ],
])("a gift is refused for %j", async (settings, says) => {
  expect(await refusal({ want: "product", product: "gift", puzzle: twoDays, settings })).toEqual(["usage", ...says]);
});
