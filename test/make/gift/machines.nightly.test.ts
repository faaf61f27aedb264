/** A whole gift from each machine, on both lattices: other programs slice every plate, and find no fault in any sheet or page. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { toolPath } from "../../../scripts/test-tools.mjs";
import type { Language } from "../../../src/core/calendar/languages.js";
import { unpackZip } from "../../../src/make/archive.js";
import { readSheetSize } from "../../../src/make/parameters.js";
import { askProduct } from "../../../src/requests/products/product.js";
import type { ProductSettings } from "../../../src/requests/products/settings.js";
import { machines } from "../../../src/requests/products/workshop.js";

const folder = mkdtempSync(join(tmpdir(), "daytile-gift-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of a gift by name, on the disk. */
async function giftFrom(machine: string, puzzle: string): Promise<Map<string, string>> {
  const settings = { machine, for: "Ada", date: "12-10", lid: true };
  const gift = await askProduct({ product: "gift", puzzle, settings }, { now: new Date(2026, 10, 16) });
  if (!gift.ok) throw new Error(gift.faults[0]?.message);
  const files = unpackZip(gift.value.data as Uint8Array);
  return new Map(
    files.map(({ name, data }) => {
      const path = join(folder, `${machine}-${puzzle}-${name}`);
      writeFileSync(path, data);
      return [name, path];
    }),
  );
}

const ending = (files: ReadonlyMap<string, string>, wanted: string): string[] =>
  [...files].flatMap(([name, path]) => (name.endsWith(wanted) ? [path] : []));

/** What the slicer says about a plate, besides how far it is. */
function sliced(path: string, bed: string, nozzle: number | string): string[] {
  const { width, height } = readSheetSize(bed)!;
  const shape = `0x0,${width}x0,${width}x${height},0x${height}`;
  const options = ["--export-gcode", "--dont-arrange", "--bed-shape", shape, "--nozzle-diameter", String(nozzle)];
  const { status, stdout, stderr } = spawnSync(
    toolPath("slicer"),
    [...options, "--layer-height", "0.2", "-o", `${path}.gcode`, path],
    { encoding: "utf8" },
  );
  const said = `${stdout}${stderr}`.split("\n").filter((line) => /warning|error|could not|outside/i.test(line));
  return [...said, ...(status === 0 ? [] : [`exit code ${status}`])];
}

/** The ways of the beam in a file, each as its points. */
const waysIn = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/<path d="M([^"Z]+)(Z?)"/g)].map(([, points = "", end]) => ({
    isClosed: end === "Z",
    points: points.split("L").map((point) => point.split(" ").map(Number) as [number, number]),
  }));

/** What a laser would stumble over: something as short as a hair, or passed twice. */
function faultsOf(path: string): string[] {
  const ways = waysIn(path);
  const short = ways.flatMap(({ points, isClosed }) => {
    const all = isClosed ? [...points, points[0]!] : points;
    return all.slice(1).filter(([x, y], i) => Math.hypot(x - all[i]![0], y - all[i]![1]) < 0.01);
  });
  const written = ways.map(({ points }) => [...points].sort().join(";"));
  const twice = written.filter((way, i) => written.indexOf(way) !== i);
  return [...short.map(([x, y]) => `short at ${x} ${y}`), ...twice.map((way) => `twice: ${way.slice(0, 40)}`)];
}

/** What a laser can be told, all of it at least once. */
const cuts: readonly { readonly language: Language; readonly settings: ProductSettings }[] = [
  {
    language: "en",
    settings: { box: true, notch: true, engrave: "letters", title: "Our days", for: "Ada", mark: "12-10" },
  },
  { language: "de", settings: { engrave: "patterns", hanging: true, dedication: "Viel Spaß" } },
  { language: "ar", settings: { "pieces-only": true, engrave: "letters" } },
  { language: "ar", settings: { inscription: "مبروك", radius: 0, kerf: 0 } },
  { language: "ja", settings: { kerf: 0.3, clearance: 0.1, cell: 22, sheet: "600x400" } },
];

/** The same of a DXF, which is pairs of a code and a value; a value may look like a code. */
function dxfFaults(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const pairs = lines.flatMap((code, i) => (i % 2 === 0 ? [[Number(code), lines[i + 1] ?? ""] as const] : []));
  const starts = pairs.flatMap(([code, value], i) => (code === 0 && value === "LWPOLYLINE" ? [i] : []));
  return starts.flatMap((start) => {
    const end = pairs.findIndex(([code], i) => i > start && code === 0);
    const entity = pairs.slice(start, end);
    const all = (wanted: number): string[] => entity.flatMap(([code, value]) => (code === wanted ? [value] : []));
    const [xs, ys] = [all(10).map(Number), all(20).map(Number)];
    const isClosed = all(70).includes("1");
    const order = isClosed ? [...xs.keys(), 0] : [...xs.keys()];
    const short = order.slice(1).filter((at, i) => {
      const before = order[i]!;
      return Math.hypot(xs[at]! - xs[before]!, ys[at]! - ys[before]!) < 0.01;
    });
    const isOpen = all(8).includes("cut") && !isClosed;
    return [...short.map((at) => `short at ${xs[at]} ${ys[at]}`), ...(isOpen ? ["open"] : [])];
  });
}

const made = (...trades: string[]) =>
  machines()
    .filter(({ makes }) => trades.includes(makes))
    .flatMap((machine) => ["classic", "hex-lake"].map((puzzle) => ({ ...machine, puzzle })));

describe("a gift", () => {
  it.each(made("solid"))(
    "of $puzzle from $id is sliced without a word, plate by plate",
    { tags: ["slicer"] },
    async ({ id, puzzle, bed, nozzle = 0.4 }) => {
      const plates = ending(await giftFrom(id, puzzle), ".3mf");
      expect(plates.length).toBeGreaterThan(2);
      for (const plate of plates) expect([plate, sliced(plate, bed, nozzle)]).toEqual([plate, []]);
    },
  );

  it.each(made("solid").filter(({ slicer }) => slicer === "prusa"))(
    "of $puzzle from $id has its labels printed by the second extruder, inside the tray",
    { tags: ["slicer"] },
    async ({ id, puzzle, bed }) => {
      const plates = ending(await giftFrom(id, puzzle), ".3mf");
      const plate = plates.find((path) => readFileSync(path).includes("Slic3r_PE_model.config"))!;
      expect(sliced(plate, bed, "0.4,0.4")).toEqual([]);
      const layers = readFileSync(`${plate}.gcode`, "utf8").split(/^;Z:/m);
      const heights = layers.filter((layer) => /^T1\b/m.test(layer)).map((layer) => Number.parseFloat(layer));
      expect(heights.length).toBeGreaterThan(0);
      for (const height of heights) expect(Math.abs(height - 1.2)).toBeLessThan(0.3);
    },
  );

  it.each(made("laser"))(
    "of $puzzle from $id has no way open, double or as short as a hair",
    async ({ id, puzzle }) => {
      const sheets = ending(await giftFrom(id, puzzle), ".svg");
      expect(sheets.length).toBeGreaterThan(1);
      for (const sheet of sheets) {
        expect([sheet, faultsOf(sheet)]).toEqual([sheet, []]);
        const [, cut = ""] = /<g id="cut"[^>]*>([\s\S]*?)<\/g>/.exec(readFileSync(sheet, "utf8")) ?? [];
        expect(cut.match(/<path d="[^"]*"/g)?.every((way) => way.endsWith('Z"'))).toBe(true);
      }
    },
  );

  it.each(
    ["classic", "weekday", "domino-months", "hex-lake"].flatMap((puzzle) => cuts.map((cut) => ({ puzzle, ...cut }))),
  )(
    "or anything else that is cut has no way open, double or as short as a hair: $puzzle in $language, $settings",
    async ({ puzzle, language, settings }) => {
      const files = (["svg", "dxf"] as const).map(async (format) => {
        const file = await askProduct({ product: "laser", format, puzzle, language, settings });
        if (!file.ok) throw new Error(file.faults[0]?.message);
        return String(file.value.data);
      });
      const [svg = "", dxf = ""] = await Promise.all(files);
      const path = join(folder, "cut.svg");
      writeFileSync(path, svg);
      expect(waysIn(path).length).toBeGreaterThan(7);
      expect(faultsOf(path)).toEqual([]);
      expect(dxf.match(/LWPOLYLINE/g)!.length).toBeGreaterThanOrEqual(waysIn(path).length);
      expect(dxfFaults(dxf)).toEqual([]);
    },
  );

  it.each(made("solid", "laser", "print"))(
    "of $puzzle from $id has pages of true size without a fault, with parts of fonts named as such",
    { tags: ["poppler", "qpdf"] },
    async ({ id, puzzle }) => {
      const pages = ending(await giftFrom(id, puzzle), ".pdf");
      expect(pages.length).toBeGreaterThan(1);
      const said = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8" });
      for (const page of pages) {
        expect(said(toolPath("qpdf"), "--check", page)).toContain("No syntax or stream");
        expect(said("pdfinfo", page)).toMatch(/Page size: +(595\.276 x 841\.89|841\.89 x 595\.276)/);
        const fonts = said("pdffonts", page).trim().split("\n").slice(2);
        for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ .*yes +yes +yes/);
      }
    },
  );
});
