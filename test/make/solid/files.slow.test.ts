/** STL and 3MF hold every facet of every copy. */

import { strFromU8, unzipSync } from "fflate";
import { PNG } from "pngjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { latticeNamed, latticeNames } from "../../../src/core/lattice/lattice.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { type Body, makePieceBodies } from "../../../src/make/solid/bodies.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { makeBodies } from "../../../src/make/solid/parts.js";
import { layPlates, type Plate } from "../../../src/make/solid/plate.js";
import { writeStl } from "../../../src/make/solid/stl.js";
import { writeThreeMf } from "../../../src/make/solid/three-mf.js";
import { drawThumbnail } from "../../../src/make/solid/thumbnail.js";
import { firstByDay } from "../../support/night.js";
import { expectWellFormed } from "../../support/xml.js";
import { looseEdges, volumeOf } from "./measure.js";
import { defaultLetters, hostile, puzzleWith } from "./puzzles.js";
import { readThreeMf } from "./read-3mf.js";

const freely = { size: undefined, gap: 3 };

/** A piece for every hostile name, the first of them three times. */
function plateOf(lattice: (typeof latticeNames)[number]): Plate {
  const shapes = hostile.map((_, i) => [0, 1].map((column) => latticeNamed(lattice).fromGrid(i, column)));
  const puzzle = puzzleWith(lattice, shapes.flat(), shapes);
  const [first, ...others] = makePieceBodies(puzzle, solidSettings({}));
  return layPlates([{ ...first!, copies: 3 }, ...others], freely)[0]!;
}

afterEach(() => {
  vi.useRealTimers();
});

describe("3MF", () => {
  it.each(latticeNames)("%s: names, copies, places and tight meshes come back", (lattice) => {
    const plate = plateOf(lattice);
    const { objects, items, title, unit } = readThreeMf(writeThreeMf(plate, { title: hostile[0]! }));
    expect(unit).toBe("millimeter");
    expect(title).toBe(hostile[0]);
    expect(objects.map(({ name }) => name).sort()).toEqual([...hostile].sort());
    const nameOf = (id: string): string | undefined => objects.find((each) => each.id === id)?.name;
    const written = items.map(({ id, x, y }) => [nameOf(id), x, y]);
    expect(written).toEqual(plate.map(({ body, dx, dy }) => [body.name, dx / 1e4, dy / 1e4]));
    expect(items).toHaveLength(hostile.length + 2);
    for (const { vertices, facets } of objects) {
      expect(facets.flat().every((index) => Number.isInteger(index) && index < vertices.length)).toBe(true);
      expect(looseEdges({ facets })).toEqual([]);
    }
  });

  it("has the parts a package needs, in XML that nothing breaks out of", () => {
    const files = unzipSync(writeThreeMf(plateOf("square"), { title: hostile.join(" ") }));
    expect(Object.keys(files)).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "3D/3dmodel.model",
      "Metadata/thumbnail.png",
    ]);
    const model = strFromU8(files["3D/3dmodel.model"]!);
    expectWellFormed(model.replace(/^<\?xml[^>]*>/, "").replaceAll(/(<\/?)([a-z]+)(?=[ >/])/g, "$1$2"));
    expect(model).not.toContain("<script");
  });

  it.each([
    ["tray", { pegs: true }],
    ["frame", {}],
  ] as const)("has a picture on which engraved words of the %s are much darker than it", async (part, own) => {
    const lettering = {
      language: "en",
      letters: await defaultLetters(),
      onFrame: { below: "For Ada", above: "" },
    } as const;
    const bodies = makeBodies(cataloguePuzzle("classic"), solidSettings({ part, ...own }), lettering);
    const { data } = PNG.sync.read(Buffer.from(drawThumbnail(layPlates(bodies, freely)[0]!)));
    const reds = Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i + 3] === 255 ? data[4 * i]! : 0));
    const counts = Array.from({ length: 256 }, (_, red) =>
      red === 0 ? 0 : reds.filter((each) => each === red).length,
    );
    const usual = counts.indexOf(Math.max(...counts));
    const dark = counts.slice(0, Math.floor(usual * 0.75)).reduce((sum, count) => sum + count, 0);
    expect(dark).toBeGreaterThan(60);
  });

  it.each(firstByDay(["inlaid", "lined"]))(
    "keeps %s labels with their tray: as parts, or as volumes of one mesh",
    async (labels) => {
      const settings = solidSettings({ labels, part: "tray" });
      const bodies = makeBodies(cataloguePuzzle("hex-lake"), settings, {
        language: "en",
        letters: await defaultLetters(),
      });
      const [plate = []] = layPlates(bodies, freely);
      const [{ mesh, inlay }] = plate.map(({ body }) => body) as [Body];
      const parts = readThreeMf(writeThreeMf(plate, { title: "Tray" }));
      expect(parts.objects.map(({ name, facets }) => [name, facets.length])).toEqual([
        ["tray", mesh.facets.length],
        ["labels", inlay!.mesh.facets.length],
        ["tray", 0],
      ]);
      expect(parts.items).toMatchObject([{ id: parts.objects[2]!.id }]);
      const bytes = writeThreeMf(plate, { title: "Tray", hasVolumes: true });
      const { objects, items } = readThreeMf(bytes);
      expect(objects).toMatchObject([{ id: items[0]!.id, name: "tray" }]);
      const [{ vertices, facets }] = objects as [(typeof objects)[0]];
      expect(looseEdges({ facets })).toEqual([]);
      expect(vertices).toEqual(parts.objects.flatMap((object) => object.vertices));
      const config = strFromU8(unzipSync(bytes)["Metadata/Slic3r_PE_model.config"]!);
      expectWellFormed(config.replace(/^<\?xml[^>]*>/, ""));
      const ranges = [...config.matchAll(/firstid="(\d+)" lastid="(\d+)".*?key="extruder" value="(\d)"/g)];
      expect(ranges.map((range) => range.slice(1).map(Number))).toEqual([
        [0, mesh.facets.length - 1, 1],
        [mesh.facets.length, facets.length - 1, 2],
      ]);
    },
  );

  it("is the same at any time", () => {
    const bytes = writeThreeMf(plateOf("hex"), { title: "title" });
    vi.useFakeTimers({ now: new Date(2031, 5, 6) });
    expect(writeThreeMf(plateOf("hex"), { title: "title" })).toEqual(bytes);
  });
});

describe("STL", () => {
  it("has every facet of every copy, in millimetres, looking outwards", () => {
    const plate = plateOf("hex");
    const bytes = writeStl(plate);
    const view = new DataView(bytes.buffer);
    const count = plate.reduce((sum, { body }) => sum + body.mesh.facets.length, 0);
    expect(view.getUint32(80, true)).toBe(count);
    expect(bytes.length).toBe(84 + 50 * count);
    expect(strFromU8(bytes.slice(0, 5))).not.toBe("solid");
    const float = (facet: number, i: number): number => view.getFloat32(84 + 50 * facet + 4 * i, true);
    let [volume, farthestFromOne] = [0, 0];
    for (let facet = 0; facet < count; facet++) {
      const at = (i: number): number => float(facet, i);
      const across = [0, 1, 2].map(
        (i) => at(6 + ((i + 1) % 3)) * at(9 + ((i + 2) % 3)) - at(6 + ((i + 2) % 3)) * at(9 + ((i + 1) % 3)),
      );
      volume += across.reduce((sum, each, i) => sum + at(3 + i) * each, 0) / 6;
      farthestFromOne = Math.max(farthestFromOne, Math.abs(Math.hypot(at(0), at(1), at(2)) - 1));
    }
    expect(farthestFromOne).toBeLessThan(1e-5);
    expect(volume).toBeCloseTo(
      plate.reduce((sum, { body }) => sum + volumeOf(body.mesh), 0),
      0,
    );
  });
});
