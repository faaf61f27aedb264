/** Machines and materials of somebody's own: from their files and a command line to the measures of what is made. */
// @module-tag poppler

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unpackZip } from "../../../src/make/archive.js";
import { textOf as textOfFile } from "../../frame/files.js";
import { fileOf, pageSizes, textOf } from "../../make/poppler.js";
import { readThreeMf } from "../../make/solid/read-3mf.js";
import { run } from "../wiring/wire.js";

/** The one that people are told to write their own like. */
const laser = /```yaml\n(id: my-laser\n[\s\S]*?)```/.exec(textOfFile("docs/making.md"))![1]!;
const cork = `id: cork-5
name: {en: 5 mm cork, de: Kork}
thickness: 5
kerf: 0.3
clearance: 0.5
glue: super
sources: measured
`;
const printer = `id: my-printer
name: Printer of mine
makes: solid
bed: 180x170
nozzle: 0.6
clearance: 0.5
materials: [petg, pla]
sources: measured
`;
const scissors = `id: letter
name: Letter
makes: print
bed: 215.9x279.4
materials: card
sources: a drawer
`;
const files = { "laser.yaml": laser, "cork.yaml": cork, "printer.yml": printer, "scissors.yaml": scissors };

const made = (line: string, more: Readonly<Record<string, string>> = {}) => run(line, { files: { ...files, ...more } });

const fileNamed = (zip: Uint8Array, wanted: RegExp): Uint8Array => {
  const file = unpackZip(zip).find(({ name }) => wanted.test(name))!;
  return Buffer.from(file.data);
};

/** Width and height of each line that is cut, the larger first, in hundredths of a millimetre. */
function cutSizes(svg: string): string[] {
  const layer = /<g id="cut"[\s\S]*?<\/g>/.exec(svg)?.[0] ?? "";
  return [...layer.matchAll(/ d="M([^"]*)Z"/g)].map(([, way = ""]) => {
    const points = way.split("L").map((point) => point.split(" ").map(Number));
    const sides = [0, 1].map((axis) => {
      const values = points.map((point) => point[axis]!);
      return Math.max(...values) - Math.min(...values);
    });
    return sides
      .toSorted((a, b) => b - a)
      .map((side) => side.toFixed(2))
      .join(" ");
  });
}

describe("a laser of one's own", () => {
  it("has its sheet, its lines and its kerf", async () => {
    const { code, text, stderr } = await made("make laser -p hooks.yaml --machine laser.yaml");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(text).toContain('width="600mm" height="400mm"');
    expect(text).toMatch(/<g id="cut"[^>]* stroke="#ff0000" stroke-width="0.025"/);
    // A bar of three cells: 0.2 mm for the clearance, and 0.12 mm for the beam.
    expect(cutSizes(text)).toContain("59.92 19.92");
  });

  it("has the kerf, the clearance and the thickness of a material of one's own", async () => {
    const { text } = await made("make laser -p hooks.yaml --machine laser.yaml --material cork.yaml --box");
    expect(cutSizes(text)).toContain("59.80 19.80");
    // The tray is 100.5 x 60.5 mm. The box is 1 mm wider inside, with walls of 5 mm, and the lid stands out by 2 mm.
    expect(cutSizes(text)).toContain("115.80 75.80");
    expect(cutSizes(text)).toContain("111.80 71.80");
    const other = await made("make laser -p hooks.yaml --machine laser.yaml --material cork.yaml --kerf 0.1");
    expect(cutSizes(other.text)).toContain("59.60 19.60");
  });

  it("makes a whole gift, whose page names machine, material and glue", async () => {
    const { bytes, code } = await made(
      "make gift -p hooks.yaml --machine laser.yaml --material cork.yaml --lang de -o g.zip",
    );
    expect(code).toBe(0);
    const page = textOf(fileOf(fileNamed(bytes, /assembly/)), 1, 1);
    for (const word of ["My laser", "Kork", "Sekundenkleber"]) expect(page).toContain(word);
    expect(Buffer.from(fileNamed(bytes, /sheet-1.svg/)).toString()).toContain('width="600mm"');
  });
});

describe("the page of a gift", () => {
  it("tells what colours mean, unless the machine has its own", async () => {
    const colours = "Black lines are engraved, blue ones scored, red ones cut.";
    const usual = await made("make gift -p hooks.yaml --machine laser.yaml -o g.zip");
    const page = (zip: Uint8Array): string => textOf(fileOf(fileNamed(zip, /assembly/)), 1, 1).replaceAll("\n", " ");
    expect(page(usual.bytes)).toContain(colours);
    const green = { "green.yaml": laser.replace("#ff0000", "#00ff00") };
    const other = await made("make gift -p hooks.yaml --machine green.yaml -o g.zip", green);
    expect(page(other.bytes)).toContain("Cut every sheet (1 in all).");
    expect(page(other.bytes)).not.toContain("Black lines");
  });

  it("has no space between the sentences of a step in Japanese", async () => {
    const { bytes } = await made("make gift -p hooks.yaml --machine prusa-mk4 --lang ja -o g.zip");
    const page = textOf(fileOf(fileNamed(bytes, /assembly/)), 1, 1).replaceAll("\n", "");
    expect(page).toContain("印刷します。2色にするには");
    expect(page).toContain("クリアランスです。0.3でなければ");
  });
});

describe("a printer of one's own", () => {
  it("has its bed and its clearance, and warns about what its nozzle can't print", async () => {
    const { bytes, stderr } = await made("make gift -p hooks.yaml --machine printer.yml --cell 12 -o g.zip");
    const { objects } = readThreeMf(fileNamed(bytes, /plate-1/));
    const bar = objects.find(({ name }) => name === "I3")!;
    const xs = [0, 1].map((axis) => bar.vertices.map((vertex) => vertex[axis]!));
    const sides = xs.map((values) => Math.max(...values) - Math.min(...values)).toSorted((a, b) => b - a);
    expect(sides).toEqual([expect.closeTo(35.5, 3), expect.closeTo(11.5, 3)]);
    expect(stderr).toContain("0.6");
    expect(textOf(fileOf(fileNamed(bytes, /assembly/)), 1, 1)).toContain("PETG");
    const large = await made("make solid --machine printer.yml --cell 24 -o g.3mf");
    expect(large.stderr).toContain("180 × 170 mm");
  });
});

describe("scissors of one's own", () => {
  it("have their paper", async () => {
    const { bytes } = await made("make gift -p hooks.yaml --machine scissors.yaml -o g.zip");
    expect(pageSizes(fileOf(fileNamed(bytes, /board/)))[0]).toBe("612 x 792");
  });
});

describe("a file of one's own with a mistake", () => {
  const changed = (text: string, from: string, to: string) => ({ "bad.yaml": text.replace(from, to) });

  it.each([
    ["--machine bad.yaml", changed(laser, "600x400", "large"), "bad.yaml:4:6: bed: expected a size such as 220x220"],
    ["--machine bad.yaml", changed(laser, "0.12", "wide"), "bad.yaml:5:7: kerf: expected millimetres from 0 to 3"],
    ["--machine bad.yaml", changed(laser, '"#ff0000"', "red"), "bad.yaml:7:6: cut: expected a colour such as #ff0000"],
    ["--machine bad.yaml", changed(laser, "bed: 600x400\n", ""), "bad.yaml:1:1: the key bed is missing"],
    [
      "--machine k40 --material bad.yaml",
      changed(cork, "glue: super", "glue: tape"),
      "bad.yaml:6:7: glue: expected one of",
    ],
    [
      "--machine k40 --material bad.yaml",
      changed(cork, "thickness: 5", "thickness: -5"),
      "bad.yaml:3:12: thickness: expected",
    ],
    ["--machine bad.yaml", changed(laser, "plywood-3", "oak"), 'unknown material "oak"; choose from'],
    ["--machine nowhere.yaml", {}, "cannot read nowhere.yaml: no such file"],
    ["--machine cork.yaml", {}, "cork.yaml:1:1: the key makes is missing"],
  ])("%s is refused, with the place of it, and nothing is written", async (asked, more, says) => {
    const { code, stderr, cwd } = await made(`make gift -p hooks.yaml ${asked} -o gift`, more);
    expect(code).toBeGreaterThan(0);
    expect(stderr).toContain(says);
    expect(existsSync(join(cwd, "gift")) ? readdirSync(join(cwd, "gift")) : []).toEqual([]);
  });
});
