/** Models for a 3D printer: each format compared with what comes of the measures, and every note on them. */

import { beforeAll, describe, expect, it } from "vitest";
import { type Letters, makeLetters } from "../../../src/make/solid/letters.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { makeBodies } from "../../../src/make/solid/parts.js";
import { layPlates } from "../../../src/make/solid/plate.js";
import { writeScad } from "../../../src/make/solid/scad.js";
import { writeStl } from "../../../src/make/solid/stl.js";
import { writeThreeMf } from "../../../src/make/solid/three-mf.js";
import { drawThumbnail } from "../../../src/make/solid/thumbnail.js";
import { readFonts } from "../../../src/pens/fonts.js";
import type { Caller, ProductAsked, ProductSettings } from "../../../src/requests/requests.js";
import { now, refusal } from "../support.js";
import { expectFiles, expectSame, made, week } from "./support.js";

const licence = "Made with Daytile (MIT licence). Letters: Nunito, Noto Sans and Tajawal (SIL Open Font License).";
const facts = {
  title: "A week",
  language: "en",
  designer: "Pieces by Ada Lovelace",
  licence,
  hasVolumes: false,
} as const;

let letters: Letters;
beforeAll(async () => {
  letters = makeLetters(await readFonts("Bold"));
});

const asked = (settings: ProductSettings, rest: Partial<ProductAsked> = {}): ProductAsked => ({
  product: "solid",
  puzzle: week,
  settings,
  ...rest,
});
const bodies = (settings: ProductSettings) =>
  makeBodies(week, solidSettings(settings), { language: "en", letters, lid: { lines: ["A week"] } });
const notesOf = async (settings: ProductSettings, caller?: Caller): Promise<string[]> =>
  (await made(asked(settings), caller)).notes.map(({ matters, text }) => `${matters ? "!" : ""}${text}`);

describe("a file", () => {
  it("has one plate, as 3MF or as STL", async () => {
    const [plate] = layPlates(bodies({ part: "pieces" }), { size: undefined, gap: 3 });
    const model = await made(asked({ part: "pieces" }));
    expect(model.format).toBe("3mf");
    expectSame([model.data, ...model.previews], [writeThreeMf(plate!, facts), drawThumbnail(plate!)]);
    const mesh = await made(asked({ part: "pieces" }, { format: "stl" }));
    expectSame([mesh.data, ...mesh.previews], [writeStl(plate!), drawThumbnail(plate!)]);
    expect(mesh.format).toBe("stl");
  });

  it("keeps two colours as the machine's slicer does", async () => {
    const settings = { clearance: 0.3, part: "I3" };
    const [plate] = layPlates(bodies(settings), { size: { width: 250, height: 210 }, gap: 3 });
    const prusa = await made(asked({ machine: "prusa-mk4", part: "I3", title: "Ours" }));
    const bambu = await made(asked({ machine: "bambu-x1", part: "I3" }, { language: "de" }));
    expectSame([prusa.data], [writeThreeMf(plate!, { ...facts, title: "Ours", hasVolumes: true })]);
    const german = {
      title: "Eine Woche",
      language: "de",
      designer: "Teile: Ada Lovelace",
      licence: "Erstellt mit Daytile (MIT-Lizenz). Schriften: Nunito, Noto Sans und Tajawal (SIL Open Font License).",
      hasVolumes: false,
    } as const;
    const [larger] = layPlates(bodies(settings), { size: { width: 256, height: 256 }, gap: 3 });
    expectSame([bambu.data], [writeThreeMf(larger!, german)]);
  });

  it("can have every plate, or one of them", async () => {
    const settings = { part: "pieces", bed: "70x50" };
    const plates = layPlates(bodies(settings), { size: { width: 70, height: 50 }, gap: 3 });
    expect(plates).toHaveLength(2);
    const zip = await made(asked(settings, { format: "zip" }));
    expectFiles(
      zip.data,
      plates.map((plate, i) => ({ name: `plate-${i + 1}.3mf`, data: writeThreeMf(plate, facts) })),
    );
    expectSame(zip.previews, plates.map(drawThumbnail));
    expect(zip.notes).toMatchObject([
      { matters: false, text: "plate 1: L4" },
      { matters: false, text: "plate 2: I3" },
    ]);
    const second = await made(asked({ ...settings, plate: 2 }));
    expectSame([second.data, ...second.previews], [writeThreeMf(plates[1]!, facts), drawThumbnail(plates[1]!)]);
  });

  it("can be a program, with all the words in it", async () => {
    const settings = { border: 15, mark: "2026-12-24", for: "Ada", dedication: "Enjoy!" };
    const { data, format, previews, notes } = await made(asked(settings, { format: "scad" }));
    const program = writeScad(week, solidSettings({ border: 15 }), {
      title: "A week",
      credits: ["Pieces by Ada Lovelace"],
      licence,
      labels: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", ""],
      onFrame: { below: "For Ada", above: "Enjoy!" },
      lid: { lines: ["A week", "For Ada", "Enjoy!"], day: "24 December 2026" },
      marked: [4],
    });
    expect(data).toBe(program);
    expect([format, previews, notes]).toEqual(["scad", [], []]);
  });
});

describe("what there is to know", () => {
  const roomy = { cell: 30 };

  it.each<[ProductSettings, string[]]>([
    [{ part: "I3" }, ["1 part on a plate of 63 × 23 mm"]],
    [{ part: "pieces" }, ["2 parts on a plate of 63 × 66 mm"]],
    [{ part: "pieces", bed: "200x200" }, ["2 parts on a plate of 126 × 43 mm"]],
    [{ part: "L4", cell: 84.4 }, ["1 part on a plate of 256 × 172 mm"]],
    [
      { part: "L4", cell: 85 },
      ["!everything together needs a bed of 258 × 173 mm; use bed=220x220 for as many plates as it takes"],
    ],
    [{ part: "L4", cell: 85, bed: "500x500" }, ["1 part on a plate of 258 × 173 mm"]],
    [
      { part: "pieces", engrave: "patterns", ...roomy },
      [
        "!a 3D printer makes letters only, so the pieces have letters instead of patterns",
        "2 parts on a plate of 93 × 96 mm",
      ],
    ],
    [{ part: "pieces", nozzle: 2, border: 2 }, ["2 parts on a plate of 63 × 66 mm"]],
    [
      { part: "frame", nozzle: 1.2, border: 2 },
      [
        "!the narrowest wall is 2 mm; a nozzle of 1.2 mm needs 2.4 mm, so use a wider border",
        "1 part on a plate of 88 × 48 mm",
      ],
    ],
    [{ part: "frame", nozzle: 1, border: 2 }, ["1 part on a plate of 88 × 48 mm"]],
  ])("of %j", async (settings, notes) => expect(await notesOf(settings)).toEqual(notes));

  it("is told as the caller writes it", async () => {
    const spell = (part: string, value?: string) => (value === undefined ? `--${part}` : `--${part} ${value}`);
    expect(await notesOf({ part: "L4", cell: 85 }, { now, spell })).toEqual([
      "!everything together needs a bed of 258 × 173 mm; use --bed 220x220 for as many plates as it takes",
    ]);
    expect(await notesOf({ part: "pieces", bed: "70x50" }, { now, spell })).toEqual([
      "!plate 1 of 2: L4; use --plate for the others",
    ]);
  });
});

it.each<[ProductSettings, string[]]>([
  [{ machine: "k40" }, ["k40 isn't a machine for solid; choose from bambu-x1, ender-3, prusa-mk4"]],
  [{ part: "tary" }, ['unknown part "tary"; did you mean tray?']],
  [{ mark: "someday" }, [expect.stringContaining("someday")]],
])("refuses %j", async (settings, says) => {
  expect(await refusal({ want: "product", ...asked(settings) })).toEqual(["usage", ...says]);
});
