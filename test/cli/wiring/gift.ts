/** What each option of `daytile make gift` does to the files in the zip. */

import { unzipSync } from "fflate";
import { expect } from "vitest";
import { unpackZip } from "../../../src/make/archive.js";
import { fileOf, pageSizes, rasterOf, textOf } from "../../make/poppler.js";
import { readThreeMf } from "../../make/solid/read-3mf.js";
import { greekFont } from "./read.js";
import { type Result, type Wires, wire } from "./wire.js";

function fileNamed({ bytes }: Result, wanted: string): Uint8Array {
  const file = unpackZip(bytes).find(({ name }) => name === wanted);
  if (file === undefined) throw new Error(`there is no ${wanted}`);
  return Buffer.from(file.data);
}

const names = ({ bytes }: Result): string[] => unpackZip(bytes).map(({ name }) => name);
const pdf = (result: Result, name: string): string => fileOf(fileNamed(result, name));

/** What's on the card, in the envelope and in the instructions. */
const words =
  (pattern: RegExp, name = "card-and-envelope.pdf") =>
  (result: Result): string[] => [...new Set(textOf(pdf(result, name)).match(pattern) ?? [])];

const svgOf = (name: string) => (result: Result) => Buffer.from(fileNamed(result, name)).toString("utf8");

/** The longer side of the small piece of the test, in millimetres. */
function testPiece(result: Result): number {
  const vertices = readThreeMf(fileNamed(result, "test-piece.3mf")).objects.find(
    ({ name }) => name === "test",
  )!.vertices;
  const xs = vertices.map(([x = 0]) => x);
  return Math.round((Math.max(...xs) - Math.min(...xs)) * 100) / 100;
}

const wells = (result: Result): string[] =>
  readThreeMf(fileNamed(result, "test-piece.3mf"))
    .objects.map(({ name }) => name)
    .filter((name) => name !== "test")
    .sort();

/** The parts on all plates. */
const plateNames = (result: Result): string[] =>
  names(result)
    .filter((name) => name.startsWith("plate"))
    .flatMap((name) => readThreeMf(fileNamed(result, name)).objects.map((object) => object.name));

const coloursOfTray = (result: Result): string[] =>
  Buffer.from(unzipSync(fileNamed(result, "plate-1.3mf"))["3D/3dmodel.model"]!)
    .toString("utf8")
    .match(/(?<=<base name=")(?:tray|labels)/g) ?? [];

const cutFrom = "make gift -p hooks.yaml --machine k40 -o out.zip";
const printed = "make gift -p hooks.yaml --machine ender-3 -o out.zip";

export const giftWires: Wires = {
  puzzle: wire("make gift --machine k40 -o out.zip", ["hooks.yaml", "mine.yaml"], words(/^Hooks|^A small week/gm), [
    ["Hooks"],
    ["A small week"],
  ]),
  "week-start": wire(cutFrom, ["Sun", "Mon"], words(/^(?:\w{3} ){3}\w{3}$/gm), [
    ["Sun Mon Tue Wed"],
    ["Mon Tue Wed Thu"],
  ]),
  lang: wire(`${cutFrom} --for Ada`, ["en", "de"], words(/^F\S+ Ada/gm), [["For Ada"], ["Für Ada"]]),
  for: [
    wire(cutFrom, ["Ada", "Grace"], words(/^For \w+/gm), [["For Ada"], ["For Grace"]]),
    wire(cutFrom, [undefined, "I"], svgOf("sheet-1.svg"), (one, other) => expect(other).not.toBe(one)),
  ],
  font: wire(`${cutFrom} --for Ωμέγα`, [undefined, greekFont], words(/^For .*/gm), [["For ?????"], ["For Ωμέγα"]]),
  title: wire(cutFrom, ["Ours", "Mine"], words(/^Ours|^Mine/gm, "assembly.pdf"), [["Ours"], ["Mine"]]),
  dedication: wire(cutFrom, ["Hello!", "Enjoy!"], words(/^Hello!|^Enjoy!/gm), [["Hello!"], ["Enjoy!"]]),
  date: wire(cutFrom, ["2026-11-15", "2026-11-18"], words(/The solution for .*/g), [
    ["The solution for 15 November 2026 is inside"],
    ["The solution for 18 November 2026 is inside"],
  ]),
  machine: wire("make gift -p hooks.yaml -o out.zip", ["k40", "a4-scissors"], names, [
    [
      "assembly.pdf",
      "card-and-envelope.pdf",
      "test-piece.svg",
      "test-piece.dxf",
      "sheet-1.svg",
      "sheet-1.dxf",
      "credits.txt",
    ],
    ["assembly.pdf", "card-and-envelope.pdf", "board-and-pieces.pdf", "credits.txt"],
  ]),
  material: wire(cutFrom, ["plywood-3", "acrylic-3"], words(/\w+ glue/g, "assembly.pdf"), (one, other) =>
    expect([one[0], other[0]]).toEqual(["Wood glue", "Acrylic glue"]),
  ),
  cell: wire(printed, ["20", "24"], testPiece, [19.6, 23.6]),
  kerf: wire(cutFrom, ["0.1", "0.2"], words(/isn’t\s+[\d.]+/g, "assembly.pdf"), (one, other) =>
    expect([one, other].map(([text = ""]) => text.replace(/\s+/, " "))).toEqual(["isn’t 0.1", "isn’t 0.2"]),
  ),
  clearance: wire(printed, ["0.3", "0.5"], wells, [
    ["0.2", "0.3", "0.4"],
    ["0.4", "0.5", "0.6"],
  ]),
  paper: wire(cutFrom, ["A5", "Letter"], (result) => pageSizes(pdf(result, "assembly.pdf")).slice(1), [
    ["419.528 x 595.276"],
    ["612 x 792"],
  ]),
  theme: wire(
    cutFrom,
    ["light", "black-and-white"],
    (result) => rasterOf(pdf(result, "assembly.pdf"), 1, 20).hasColour(),
    [true, false],
  ),
  lid: wire(printed, [undefined, true], plateNames, (one, other) =>
    expect([one.includes("lid"), other.includes("lid")]).toEqual([false, true]),
  ),
  box: wire(cutFrom, [undefined, true], svgOf("sheet-1.svg"), (one, other) => expect(other).not.toBe(one)),
  hanging: wire(cutFrom, [undefined, true], svgOf("sheet-1.svg"), (one, other) =>
    expect(other.split("<path").length).toBe(one.split("<path").length + 2),
  ),
  labels: [
    wire(printed, ["engraved", "inlaid"], coloursOfTray, [["tray"], ["tray", "labels"]]),
    wire("make gift -p hooks.yaml --machine bambu-x1 -o out.zip", ["none", undefined], coloursOfTray, [
      ["tray"],
      ["tray", "labels"],
    ]),
  ],
  engrave: wire(cutFrom, ["none", "letters"], svgOf("sheet-1.svg"), (one, other) =>
    expect(other.split("<path").length).toBeGreaterThan(one.split("<path").length),
  ),
};
