/** Other programs find no fault in the files for the printer. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolPath } from "../../../scripts/test-tools.mjs";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { catalogueIds, cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { findBounds, findRings, measureArea } from "../../../src/make/plane.js";
import { findTrayOutline } from "../../../src/make/solid/bodies.js";
import { drawLabelRings } from "../../../src/make/solid/labels.js";
import type { Letters } from "../../../src/make/solid/letters.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { checkSolid, makeBodies } from "../../../src/make/solid/parts.js";
import { layPlates, type Plate } from "../../../src/make/solid/plate.js";
import { writeStl } from "../../../src/make/solid/stl.js";
import { writeThreeMf } from "../../../src/make/solid/three-mf.js";
import { expectedVolume, looseEdges, volumeOf } from "./measure.js";
import { anySettings, anyShape, defaultLetters, hostile, puzzleWith } from "./puzzles.js";

const folder = mkdtempSync(join(tmpdir(), "daytile-solid-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let letters: Letters;
beforeAll(async () => {
  letters = await defaultLetters();
});

const freely = { size: undefined, gap: 3 };

function plateOf(
  id: (typeof catalogueIds)[number],
  asked: Record<string, unknown>,
  language: "en" | "ar" = "en",
): Plate {
  const settings = solidSettings(asked);
  expect(checkSolid(cataloguePuzzle(id), settings)).toEqual([]);
  return layPlates(makeBodies(cataloguePuzzle(id), settings, { language, letters }), freely)[0]!;
}

interface Verdict {
  /** What admesh says after a name and a colon. */
  readonly says: (name: string) => number;
}

function admesh(bytes: Uint8Array): Verdict {
  const file = join(folder, "body.stl");
  writeFileSync(file, bytes);
  const report = execFileSync(toolPath("admesh"), [file], { encoding: "utf8" });
  return { says: (name) => Number(new RegExp(`${name}\\s*:\\s*(-?[\\d.]+)`).exec(report)?.[1] ?? Number.NaN) };
}

const faults = [
  "Total disconnected facets",
  "Degenerate facets",
  "Edges fixed",
  "Facets removed",
  "Facets added",
  "Facets reversed",
  "Backwards edges",
  "Normals fixed",
];

function expectFaultless({ says }: Verdict): void {
  for (const fault of faults) expect([fault, says(fault)]).toEqual([fault, 0]);
}

/** Islands aside, what a bare tray with square corners holds: floor and frame are prisms. */
function plainTray(width: number, depth: number, settings: ReturnType<typeof solidSettings>): number {
  const { border, base, clearance, "wall-height": height } = settings;
  const outside = (width + clearance + 2 * border) * (depth + clearance + 2 * border);
  return outside * (base + height) - (width + clearance) * (depth + clearance) * height;
}

const boardKey = (id: (typeof catalogueIds)[number]): string => JSON.stringify(cataloguePuzzle(id).board);
const isFirstWithItsBoard = (id: (typeof catalogueIds)[number]): boolean =>
  catalogueIds.find((each) => boardKey(each) === boardKey(id)) === id;

describe("admesh finds no fault", { tags: ["admesh"] }, () => {
  it.each(halfByDay(catalogueIds))("in %s, and as many parts as there are", (id) => {
    const plate = plateOf(id, { labels: "raised", frame: "fixed", part: isFirstWithItsBoard(id) ? "all" : "pieces" });
    const verdict = admesh(writeStl(plate));
    expectFaultless(verdict);
    expect(verdict.says("Number of parts")).toBe(plate.length);
  });

  it.each(["classic", "hex-lake"] as const)("in the pieces of %s, and the volume their measures give", (id) => {
    const { lattice, pieces } = cataloguePuzzle(id);
    const settings = solidSettings({ part: "pieces", chamfer: 0.8 });
    const verdict = admesh(writeStl(plateOf(id, settings)));
    expectFaultless(verdict);
    const volume = pieces.reduce(
      (sum, { shape, copies }) => sum + copies * expectedVolume(lattice, shape, settings),
      0,
    );
    expect(verdict.says("Volume") / volume).toBeCloseTo(1, 4);
  });

  it.each(["raised", "engraved"] as const)(
    "in a tray with %s labels, and the volume of floor, frame and letters",
    (labels) => {
      const puzzle = cataloguePuzzle("weekday-9x6");
      const settings = solidSettings({ part: "tray", frame: "fixed", chamfer: 0, radius: 0, labels, "grid-depth": 0 });
      const square = { ...settings, border: 0.5 };
      const verdict = admesh(writeStl(layPlates(makeBodies(puzzle, square, { language: "ar", letters }), freely)[0]!));
      expectFaultless(verdict);
      const { right, bottom, left, top } = findBounds(
        findRings(
          latticeNamed(puzzle.lattice),
          puzzle.board.cells.map(({ point }) => point),
          square.cell,
        ),
      );
      const written =
        measureArea(drawLabelRings(puzzle, cellLabels(puzzle, "ar"), letters, square.cell).flat()) *
        square["label-depth"];
      const expected = plainTray(right - left, bottom - top, square) + (labels === "raised" ? written : -written);
      expect(verdict.says("Volume") / expected).toBeCloseTo(1, 4);
    },
  );
});

describe("any shape and measures", () => {
  it("leave no neck between two parts of a board that only just meet", () => {
    const cells = [
      { x: 3, y: 1 },
      { x: 0, y: 3 },
    ];
    const settings = solidSettings({ cell: 8, clearance: 0.9, radius: 0, border: 3.6, chamfer: 0.3, frame: "loose" });
    const bodies = makeBodies(puzzleWith("hex", cells, [cells]), settings, { language: "en", letters });
    for (const { name, mesh } of bodies) expect([name, looseEdges(mesh)]).toEqual([name, []]);
    expect(findTrayOutline(puzzleWith("hex", cells, [cells]), settings)).toHaveLength(2);
  });

  it("give tight bodies that look outwards", () => {
    fc.assert(
      fc.property(anyShape, anySettings, ({ lattice, cells }, settings) => {
        const puzzle = puzzleWith(lattice, cells, [cells]);
        for (const { mesh } of makeBodies(puzzle, settings, { language: "en", letters })) {
          expect(looseEdges(mesh)).toEqual([]);
          expect(volumeOf(mesh)).toBeGreaterThan(0);
        }
      }),
      { numRuns: timesByDay(60) },
    );
  });
});

/** Prints the title and the names, and fails where the zip, the XML or an index is broken. */
const reader = `
import json, sys, zipfile, xml.etree.ElementTree as tree
package = zipfile.ZipFile(sys.argv[1])
assert package.testzip() is None
for name in package.namelist():
    if not name.endswith(".png"): tree.fromstring(package.read(name))
core = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
model = tree.fromstring(package.read("3D/3dmodel.model"))
objects = model.find(core + "resources").findall(core + "object")
for each in objects:
    count = len(each.findall(f".//{core}vertex"))
    edges = set()
    for triangle in each.iter(core + "triangle"):
        a, b, c = (int(triangle.get(name)) for name in ("v1", "v2", "v3"))
        assert max(a, b, c) < count and min(a, b, c) >= 0
        for edge in ((a, b), (b, c), (c, a)):
            assert edge not in edges
            edges.add(edge)
    assert all((b, a) in edges for a, b in edges)
items = [item.get("objectid") for item in model.find(core + "build")]
assert set(items) == {each.get("id") for each in objects}
print(json.dumps({"unit": model.get("unit"), "title": model.find(core + "metadata").text,
  "names": [each.get("name") for each in objects], "items": len(items)}))
`;

import { halfByDay, timesByDay } from "../../support/night.js";

describe("another program reads 3MF", { tags: ["python"] }, () => {
  it("with hostile names and titles, copies and tight meshes", () => {
    const { lattice, board, pieces } = cataloguePuzzle("hex-lake");
    const puzzle = {
      ...puzzleWith(
        lattice,
        board.cells.map(({ point }) => point),
        pieces.map(({ shape }) => shape),
      ),
      fields: [],
    };
    const settings = solidSettings({});
    const bodies = makeBodies(puzzle, settings, { language: "en", letters });
    const plate = layPlates(
      bodies.map((body, i) => ({ ...body, copies: i === 0 ? 3 : 1 })),
      freely,
    )[0]!;
    const file = join(folder, "puzzle.3mf");
    const title = hostile.join(" ");
    writeFileSync(file, writeThreeMf(plate, { title }));
    const read = JSON.parse(execFileSync(toolPath("python"), ["-c", reader, file], { encoding: "utf8" }));
    expect(read).toMatchObject({ unit: "millimeter", title, items: bodies.length + 2 });
    expect([...read.names].sort()).toEqual(bodies.map(({ name }) => name).sort());
  });
});
