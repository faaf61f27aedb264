/** DXF and SVG for the laser, read by other programs, have the lines of the drawing. */

import { createRequire } from "node:module";
import type { ILwpolylineEntity, DxfParser as Parser } from "dxf-parser";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath } from "../../../scripts/test-tools.mjs";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawSheet, type LaserDrawing, layLaserSheets } from "../../../src/make/laser/drawing.js";
import { writeLaserDxf } from "../../../src/make/laser/dxf.js";
import { type Layer, type Line, layers } from "../../../src/make/laser/part.js";
import { writeLaserSvg } from "../../../src/make/laser/svg.js";
import { findBounds } from "../../../src/make/plane.js";
import { hexagons } from "../../support/puzzles.js";
import { lettering, usual } from "./support.js";

function drawn(puzzle: Puzzle, sheet = usual.sheet): LaserDrawing {
  const sheets = layLaserSheets(puzzle, { ...usual, sheet }, lettering(puzzle));
  if (!sheets.ok) throw new Error(sheets.faults.map(({ message }) => message).join("; "));
  return drawSheet(puzzle.id, sheets.value, sheet);
}

const drawings = [
  drawn(cataloguePuzzle("weekday")),
  drawn(cataloguePuzzle("hex-lake")),
  drawn(hexagons, { width: 180, height: 150 }),
];
/** The package is of the older kind, and what it says of itself holds for that kind only. */
const DxfParser = createRequire(import.meta.url)("dxf-parser") as typeof Parser;
const micrometre = 0.0011;

const sides = (lines: readonly Line[]): number[] => {
  const { left, top, right, bottom } = findBounds(lines);
  return [left, top, right, bottom];
};

describe.each(drawings)("the DXF of $title, read by another program", ({ size, lines, edges, title }) => {
  const file = new DxfParser().parseSync(writeLaserDxf({ size, lines, edges, title }))!;
  const entities = file.entities as ILwpolylineEntity[];
  const on = (layer: string): ILwpolylineEntity[] => entities.filter((entity) => entity.layer === layer);

  it("is in millimetres, with a layer for each purpose and nothing on others", () => {
    expect(file.header.$INSUNITS).toBe(4);
    expect(file.header.$EXTMAX).toMatchObject({ x: size.width, y: size.height });
    const named = Object.values(file.tables.layer.layers).map(({ name, colorIndex }) => [name, colorIndex]);
    expect(Object.fromEntries(named)).toMatchObject({ engrave: 7, score: 5, cut: 1 });
    expect(new Set(entities.map(({ type }) => type))).toEqual(new Set(["LWPOLYLINE"]));
    const several = edges.length > 0 ? ["sheet"] : [];
    expect(new Set(entities.map(({ layer }) => layer))).toEqual(new Set([...layers, ...several]));
  });

  it("has every line where it belongs, y upwards, and every cut closed", () => {
    for (const layer of layers) expect(on(layer)).toHaveLength(lines[layer].length);
    expect(on("cut").every(({ shape }) => shape)).toBe(true);
    expect(
      on("cut").every(
        ({ vertices: [first, ...others] }) => others.at(-1)!.x !== first!.x || others.at(-1)!.y !== first!.y,
      ),
    ).toBe(true);
    for (const layer of layers) {
      const read = sides(on(layer).map(({ vertices }) => vertices.map(({ x, y }) => ({ x, y: size.height - y }))));
      sides(lines[layer]).forEach((side, i) => void expect(Math.abs(read[i]! - side)).toBeLessThan(micrometre));
    }
  });
});

describe("the SVG, opened in a browser", { tags: ["browser"] }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
  });
  afterAll(() => browser.close());

  interface Seen {
    readonly page: readonly number[];
    readonly groups: Readonly<Record<string, readonly number[]>>;
    readonly strokes: Readonly<Record<string, string>>;
    readonly paths: Readonly<Record<string, number>>;
  }

  /** Sizes on the screen, turned back from its 96 dots an inch into millimetres. */
  const look = `(() => {
    const root = document.documentElement, perMillimetre = 96 / 25.4;
    const groups = [...root.querySelectorAll("g")];
    const of = (pick) => Object.fromEntries(groups.map((group) => [group.id, pick(group)]));
    const { width, height } = root.getBoundingClientRect();
    return {
      page: [width / perMillimetre, height / perMillimetre],
      groups: of((group) => { const b = group.getBBox(); return [b.x, b.y, b.x + b.width, b.y + b.height]; }),
      strokes: of((group) => getComputedStyle(group).stroke),
      paths: of((group) => group.querySelectorAll("path").length),
    };
  })()`;

  async function seen(svg: string): Promise<Seen> {
    const page = await browser.newPage({ viewport: { width: 4000, height: 2000 } });
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`);
    const result = (await page.evaluate(look)) as Seen;
    await page.close();
    expect(complaints).toEqual([]);
    return result;
  }

  it.each(drawings)("$title has true sizes, and each layer its colour", async (drawing) => {
    const { page, groups, strokes, paths } = await seen(writeLaserSvg(drawing));
    [drawing.size.width, drawing.size.height].forEach((side, i) => void expect(page[i]).toBeCloseTo(side, 1));
    const near = (layer: Layer): void =>
      sides(drawing.lines[layer]).forEach((side, i) => void expect(groups[layer]?.[i]).toBeCloseTo(side, 2));
    for (const layer of layers) near(layer);
    expect(strokes).toMatchObject({ cut: "rgb(255, 0, 0)", score: "rgb(0, 0, 255)", engrave: "rgb(0, 0, 0)" });
    for (const layer of layers) expect(paths[layer]).toBe(drawing.lines[layer].length);
  });
});
