/** What each option of `daytile make solid` does to the bodies in the file. */

import { expect } from "vitest";
import { readThreeMf } from "../../make/solid/read-3mf.js";
import { greekFont } from "./read.js";
import { type Result, run, type Wires, wire } from "./wire.js";

type Bodies = Readonly<Record<string, readonly number[][]>>;

/** The corners of each body, by its name. */
function bodies({ bytes }: Result): Bodies {
  return Object.fromEntries(readThreeMf(bytes).objects.map(({ name, vertices }) => [name, vertices]));
}

const exact = (value: number): number => Math.round(value * 1000) / 1000;

const along = (vertices: readonly number[][], axis: number): number[] => vertices.map((vertex) => vertex[axis]!);

function extent(vertices: readonly number[][], axis: number): number {
  const values = along(vertices, axis);
  return exact(Math.max(...values) - Math.min(...values));
}

/** Width, depth and height, the longer of the first two first. */
function sizeOf(vertices: readonly number[][] = []): number[] {
  const [width, depth, height] = [0, 1, 2].map((axis) => extent(vertices, axis)) as [number, number, number];
  return [Math.max(width, depth), Math.min(width, depth), height];
}

const size = (name: string) => (result: Result) => sizeOf(bodies(result)[name]);

const names = (result: Result): string[] => Object.keys(bodies(result)).sort();

/** The heights at which a body has corners. */
const levels =
  (name: string) =>
  (result: Result): number[] =>
    [...new Set(along(bodies(result)[name] ?? [], 2).map(exact))].sort((a, b) => a - b);

/** How much narrower the foot of the bar is than the bar. */
function cutOff(result: Result): number {
  const bar = bodies(result).I3 ?? [];
  const foot = bar.filter((vertex) => vertex[2] === 0);
  return exact((sizeOf(bar)[1]! - sizeOf(foot)[1]!) / 2);
}

/** Of the foot of the bar: from the corner of its box to the nearest point of it. */
function corner(result: Result): number {
  const bar = bodies(result).I3 ?? [];
  const [left, front] = [0, 1].map((axis) => Math.min(...along(bar, axis))) as [number, number];
  return Math.round(100 * Math.min(...bar.map(([x = 0, y = 0]) => Math.hypot(x - left, y - front)))) / 100;
}

/** How far the first body is from the corner of the bed, and how far from it the last one ends. */
function onBed({ bytes }: Result): { from: number[]; to: number[] } {
  const { objects, items } = readThreeMf(bytes);
  const corners = items.flatMap(({ id, x, y }) =>
    objects.find((object) => object.id === id)!.vertices.map(([left = 0, front = 0]) => [left + x, front + y]),
  );
  const ends = (pick: (...values: number[]) => number): number[] =>
    [0, 1].map((axis) => exact(pick(...along(corners, axis))));
  return { from: ends(Math.min), to: ends(Math.max) };
}

/** Which cells of the first row have a ring around their label. */
function ringed(result: Result): number[] {
  const corners = bodies(result).tray ?? [];
  return [0, 1, 2, 3].filter((cell) => {
    const onRing = corners.filter(([x = 0, y = 0]) => Math.abs(Math.hypot(x - 20 * cell, y) - 8.4) < 0.02);
    return onRing.length > 40;
  });
}

const made = async (line: string): Promise<Bodies> => bodies(await run(`${line} -o out.3mf`));

const pieces = "make solid -p hooks.yaml --part pieces --chamfer 0 --radius 0 -o out.3mf";
const floor = "make solid -p hooks.yaml --part tray --chamfer 0 --radius 0 -o out.3mf";
const tray = `${floor} --grid-depth 0`;
const bare = `${tray} --labels none`;
const frame = "make solid -p hooks.yaml --part frame --chamfer 0 --radius 0 -o out.3mf";

const lid = "make solid -p hooks.yaml --part lid -o out.3mf";
const corners = (result: Result): number => (bodies(result).lid ?? []).length;

/** How many corners of a frame are 4 mm from its right end, where a notch in a border of 10 mm ends. */
const inNotch = (result: Result): number => {
  const xs = along(bodies(result).frame ?? [], 0);
  return xs.filter((x) => Math.abs(Math.max(...xs) - x - 4) < 0.01).length;
};

export const solidWires: Wires = {
  puzzle: wire("make solid --part pieces -o out.3mf", ["hooks.yaml", "mine.yaml"], names, [
    ["I3", "L4"],
    ["I2", "L3"],
  ]),
  "week-start": wire(tray, ["Sun", "Mon"], bodies, async (one, other) => {
    expect(one).not.toEqual(other);
    expect(other).toEqual(await made("make solid -p monday.yaml --part tray --chamfer 0 --radius 0 --grid-depth 0"));
  }),
  lang: wire(tray, ["en", "de"], bodies, async (one, other) => {
    expect(one).not.toEqual(other);
    // The part has a German name as well.
    expect(Object.keys(other)).toEqual(["Boden"]);
    const haken = await made("make solid -p haken.yaml --part tray --chamfer 0 --radius 0 --grid-depth 0");
    expect(Object.values(other)).toEqual(Object.values(haken));
  }),
  cell: wire(pieces, ["20", "30"], size("I3"), [
    [59.6, 19.6, 5],
    [89.6, 29.6, 5],
  ]),
  thickness: wire(pieces, ["3", "4"], size("I3"), [
    [59.6, 19.6, 3],
    [59.6, 19.6, 4],
  ]),
  clearance: wire(pieces, ["0.2", "0.6"], size("I3"), [
    [59.8, 19.8, 5],
    [59.4, 19.4, 5],
  ]),
  chamfer: wire("make solid -p hooks.yaml --part I3 --radius 0 -o out.3mf", ["0.5", "0.8"], cutOff, [0.5, 0.8]),
  radius: wire("make solid -p hooks.yaml --part I3 --chamfer 0 -o out.3mf", ["0", "3"], corner, [
    0,
    Math.round(300 * (Math.SQRT2 - 1)) / 100,
  ]),
  base: wire(bare, ["2", "3"], levels("tray"), [
    [0, 2],
    [0, 3],
  ]),
  border: wire(frame, ["10", "15"], size("frame"), [
    [100.4, 60.4, 4],
    [110.4, 70.4, 4],
  ]),
  "wall-height": wire(frame, ["3", "6"], levels("frame"), [
    [0, 3],
    [0, 6],
  ]),
  frame: wire(bare, ["loose", "fixed"], levels("tray"), [
    [0, 2],
    [0, 2, 6],
  ]),
  labels: [
    wire(tray, ["engraved", "raised"], levels("tray"), [
      [0, 1.4, 2],
      [0, 2, 2.6],
    ]),
    wire(tray, ["inlaid", "lined"], levels("labels"), [
      [1.4, 2],
      [1, 1.4],
    ]),
  ],
  "label-depth": wire(tray, ["0.5", "1"], levels("tray"), [
    [0, 1.5, 2],
    [0, 1, 2],
  ]),
  "grid-depth": wire(`${floor} --labels none`, ["0", "0.5"], levels("tray"), [
    [0, 2],
    [0, 1.5, 2],
  ]),
  nozzle: wire(
    "make solid -p hooks.yaml --part tray --cell 8 --radius 1 -o out.3mf",
    ["0.2", "0.5"],
    ({ stderr }) => stderr,
    ["", "daytile: some labels are thinner than a nozzle of 0.5 mm can print; use a cell of 16 mm or more\n"],
  ),
  inscription: wire(frame, [undefined, "Ada"], levels("frame"), [
    [0, 4],
    [0, 3.4, 4],
  ]),
  mark: wire(tray, ["2026-11-15", "2026-11-16"], ringed, [[0], [1]]),
  machine: wire(pieces, ["ender-3", "prusa-mk4"], size("I3"), [
    [59.6, 19.6, 5],
    [59.7, 19.7, 5],
  ]),
  material: wire(
    pieces,
    ["pla", "soft.yaml"],
    size("I3"),
    [
      [59.6, 19.6, 5],
      [59, 19, 5],
    ],
    { files: { "soft.yaml": "id: soft\nname: Soft\nglue: super\nclearance: 1\nsources: a friend\n" } },
  ),
  part: wire("make solid -p hooks.yaml --labels none -o out.3mf", ["all", "I3"], names, [
    ["I3", "L4", "frame", "tray"],
    ["I3"],
  ]),
  bed: wire(
    pieces,
    ["70x120", "140x60"],
    (result) => onBed(result).to,
    (one, other) => {
      expect([one[0]! <= 70, one[1]! <= 120]).toEqual([true, true]);
      expect([other[0]! <= 140, other[1]! <= 60]).toEqual([true, true]);
      expect(one[1]).toBeGreaterThan(60);
      expect(other[0]).toBeGreaterThan(70);
    },
  ),
  gap: wire(pieces, ["3", "8"], (result) => onBed(result).from, [
    [3, 3],
    [8, 8],
  ]),
  plate: wire(`${pieces} --bed 70x50`, ["1", "2"], names, [["L4"], ["I3"]]),
  pegs: wire(bare, [undefined, true], levels("tray"), [
    [0, 2],
    [0, 2, 4],
  ]),
  notch: wire(frame, [undefined, true], inNotch, [0, 4]),
  hanging: wire(
    bare,
    [undefined, true],
    (result) => (bodies(result).tray ?? []).length,
    (one, other) => expect(other).toBe(one + 64),
  ),
  lid: wire("make solid -p hooks.yaml -o out.3mf", [undefined, true], names, [
    ["I3", "L4", "frame", "tray"],
    ["I3", "L4", "frame", "lid", "tray"],
  ]),
  engrave: wire(pieces, ["none", "letters"], levels("I3"), [
    [0, 5],
    [0, 4.4, 5],
  ]),
  font: wire(
    `${frame} --inscription ΩΩ`,
    [undefined, greekFont],
    (result) => bodies(result).frame,
    (one, other) => expect(other).not.toEqual(one),
  ),
  for: wire(lid, [undefined, "Ada"], corners, (one, other) => expect(other).toBeGreaterThan(one + 20)),
  title: wire(lid, ["I", "Ours"], corners, (one, other) => expect(other).toBeGreaterThan(one + 20)),
  dedication: wire(lid, [undefined, "Ada"], corners, (one, other) => expect(other).toBeGreaterThan(one + 20)),
};
