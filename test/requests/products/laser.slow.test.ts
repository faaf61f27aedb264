/** Drawings for the laser: each format compared with what comes of the measures, and every note on them. */

import { describe, expect, it } from "vitest";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { drawSheet, layLaserSheets } from "../../../src/make/laser/drawing.js";
import { writeLaserDxf } from "../../../src/make/laser/dxf.js";
import { writeLaserDxfR12 } from "../../../src/make/laser/dxf-r12.js";
import type { EngravedLetters } from "../../../src/make/laser/labels.js";
import { closePath } from "../../../src/make/laser/part.js";
import type { LaserSettings } from "../../../src/make/laser/settings.js";
import { writeLaserSvg } from "../../../src/make/laser/svg.js";
import { union } from "../../../src/make/plane.js";
import { drawStrokes } from "../../../src/make/strokes/strokes.js";
import { readOutliner } from "../../../src/pens/outlines.js";
import { loadEngraver } from "../../../src/requests/products/laser.js";
import type { ProductAsked, ProductSettings } from "../../../src/requests/requests.js";
import { refusal } from "../support.js";
import { expectFiles, expectSame, made, week } from "./support.js";

const usual: LaserSettings = {
  cell: 20,
  clearance: 0.2,
  radius: 1.5,
  kerf: 0.15,
  gap: 3,
  border: 10,
  sheet: { width: 400, height: 300 },
  piecesOnly: false,
  tabs: 0,
  notch: false,
  hanging: false,
  box: false,
  engrave: "none",
  thickness: 3,
};
const strokes = (text: string) => drawStrokes(text)!;
const letters: EngravedLetters = {
  labels: cellLabels(week, "en"),
  lines: strokes,
  onFrame: { below: "", above: "" },
  marked: [],
  lid: { lines: ["A week"] },
};
const sheetsOf = (settings: LaserSettings, own: Partial<EngravedLetters> = {}) => {
  const sheets = layLaserSheets(week, settings, { ...letters, ...own });
  if (!sheets.ok) throw new Error(sheets.faults[0]?.message);
  return sheets.value;
};

const asked = (settings: ProductSettings, rest: Partial<ProductAsked> = {}): ProductAsked => ({
  product: "laser",
  puzzle: week,
  settings,
  ...rest,
});

describe("a drawing", () => {
  const drawing = drawSheet("A week", sheetsOf(usual), usual.sheet, 0);

  it("is an SVG, unless a DXF is asked for, of one kind or the other", async () => {
    const svg = await made(asked({}));
    expect([svg.data, svg.format, svg.notes]).toEqual([writeLaserSvg(drawing), "svg", []]);
    expectSame(svg.previews, [writeLaserSvg(drawing, undefined, { width: 0.6 })]);
    expect((await made(asked({}, { format: "dxf" }))).data).toBe(writeLaserDxf(drawing));
    expect((await made(asked({ dxf: "2007" }, { format: "dxf" }))).data).toBe(writeLaserDxf(drawing));
    expect((await made(asked({ dxf: "r12" }, { format: "dxf" }))).data).toBe(writeLaserDxfR12(drawing));
    expect((await made(asked({ dxf: "r12" }))).data).toBe(writeLaserSvg(drawing));
  });

  it("says its language where one is asked for, and has the machine's lines", async () => {
    const machine = {
      id: "m",
      name: "M",
      makes: "laser",
      bed: "400x300",
      materials: [],
      hairline: 0.02,
      cut: "#00ff00",
    };
    const look = { width: 0.02, cut: "#00ff00" };
    const english = await made(asked({ machine: JSON.stringify(machine) }, { language: "en" }));
    expect(english.data).toBe(writeLaserSvg(drawing, "en", look));
    expectSame(english.previews, [writeLaserSvg(drawing, "en", { ...look, width: 0.6 })]);
    const { hairline: _, cut: __, ...others } = machine;
    const lines = { score: "#0000aa", engrave: "#222222" };
    const other = await made(asked({ machine: JSON.stringify({ ...others, ...lines }) }));
    expect(other.data).toBe(writeLaserSvg(drawing, undefined, lines));
  });

  it("has all the words, and tabs where they are asked for", async () => {
    const settings = { title: "Ours", for: "Ada", dedication: "Enjoy!", mark: "2026-12-24", tabs: 0.5, border: 15 };
    const own = {
      onFrame: { below: "Ours · For Ada", above: "Enjoy!" },
      marked: [4],
      lid: { lines: ["Ours", "For Ada", "Enjoy!"], day: "24 December 2026" },
    };
    const measures = { ...usual, border: 15, tabs: 0.5 };
    const tabbed = drawSheet("Ours", sheetsOf(measures, own), usual.sheet, 0.65);
    expect((await made(asked(settings))).data).toBe(writeLaserSvg(tabbed));
  });
});

describe("several sheets", () => {
  const small = { sheet: "110x70" };
  const size = { width: 110, height: 70 };
  const sheets = sheetsOf({ ...usual, sheet: size });
  const alone = sheets.map((sheet) => drawSheet("A week", [sheet], size));

  it("are side by side, and everybody learns it", async () => {
    expect(sheets).toHaveLength(3);
    const { data, notes, previews } = await made(asked(small));
    expect(data).toBe(writeLaserSvg(drawSheet("A week", sheets, size)));
    expect(notes).toMatchObject([
      { matters: true, text: "3 sheets side by side; use only-sheet=1 for the first one only" },
    ]);
    expectSame(
      previews,
      alone.map((drawing) => writeLaserSvg(drawing, undefined, { width: 0.6 })),
    );
  });

  it.each([1, 3])("can be had one by one: %i", async (number) => {
    const { data, notes, previews } = await made(asked({ ...small, "only-sheet": number }));
    const drawing = alone[number - 1]!;
    expect([data, notes]).toEqual([writeLaserSvg(drawing), []]);
    expectSame(previews, [writeLaserSvg(drawing, undefined, { width: 0.6 })]);
  });

  it("are two files each in a zip", async () => {
    const { data, notes, previews } = await made(asked(small, { format: "zip" }));
    expectFiles(
      data,
      alone.flatMap((drawing, i) => [
        { name: `sheet-${i + 1}.svg`, data: writeLaserSvg(drawing) },
        { name: `sheet-${i + 1}.dxf`, data: writeLaserDxf(drawing) },
      ]),
    );
    expect(previews).toHaveLength(3);
    expect(notes).toMatchObject([{ matters: false, text: "3 sheets, a file for each" }]);
    const second = await made(asked({ ...small, "only-sheet": 2 }, { format: "zip" }));
    expectFiles(second.data, [
      { name: "sheet-1.svg", data: writeLaserSvg(alone[1]!) },
      { name: "sheet-1.dxf", data: writeLaserDxf(alone[1]!) },
    ]);
    expect(second.notes).toMatchObject([{ matters: false, text: "1 sheet, a file for each" }]);
  });
});

describe("letters", () => {
  it("are strokes, or where one has none the outlines of a font", async () => {
    expect((await loadEngraver(["Ada"]))("Ada")).toEqual(drawStrokes("Ada"));
    expect((await loadEngraver(["Ada"]))("明")).toEqual([]);
    const lines = await loadEngraver(["Ada", "明"]);
    const outlines = await readOutliner();
    expect(lines("Ada")).toEqual(drawStrokes("Ada"));
    expect(lines("明")).toEqual(union(outlines("明")).map(closePath));
    expect(lines("明").length).toBeGreaterThan(1);
  });
});

it.each<[ProductSettings, string[]]>([
  [{ machine: "ender-3" }, ["ender-3 isn't a machine for laser; choose from glowforge, k40, xtool"]],
  [
    { sheet: "x" },
    ['sheet: expected a size such as 400x300, each side from 20 to 5000 mm, or a paper such as A4, not "x"'],
  ],
  [{ sheet: "110x70", "only-sheet": 4 }, ["there is no sheet 4; everything fits on 3 sheets"]],
  [{ mark: "someday" }, [expect.stringContaining("someday")]],
])("refuses %j", async (settings, says) => {
  expect(await refusal({ want: "product", ...asked(settings) })).toEqual(["usage", ...says]);
});
