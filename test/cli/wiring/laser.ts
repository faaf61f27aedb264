/** What each option of `daytile make laser` does to the lines that the beam follows. */

import { expect } from "vitest";
import { found, greekFont, printed, text } from "./read.js";
import { type Result, type Wires, wire } from "./wire.js";

interface Point {
  readonly x: number;
  readonly y: number;
}

const layer = (svg: string, name: string): string => new RegExp(`<g id="${name}"[^]*?</g>`).exec(svg)?.[0] ?? "";

function cuts({ text: svg }: Result): Point[][] {
  return [...layer(svg, "cut").matchAll(/ d="M([^"]*)Z"/g)].map(([, points = ""]) =>
    points.split("L").map((point) => {
      const [x = Number.NaN, y = Number.NaN] = point.split(" ").map(Number);
      return { x, y };
    }),
  );
}

const exact = (value: number): number => Math.round(value * 1000) / 1000;

/** The longer side first. */
function sidesOf(points: readonly Point[]): [number, number] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)].map(exact);
  return width! > height! ? [width!, height!] : [height!, width!];
}

/** Of the bar, of what the frame leaves open, and of the frame. They are cut in this order, the hook after the bar. */
function sizes(result: Result): [number, number][] {
  const [bar = [], , opening = [], frame = []] = cuts(result);
  return [bar, opening, frame].map(sidesOf);
}

/** Of the bar: from the corner of its box to the nearest point of its outline. */
function corner(result: Result): number {
  const [bar = []] = cuts(result);
  const [left, top] = [Math.min(...bar.map(({ x }) => x)), Math.min(...bar.map(({ y }) => y))];
  return Math.round(100 * Math.min(...bar.map(({ x, y }) => Math.hypot(x - left, y - top)))) / 100;
}

/** How far the first cut is from the edges of the sheet. */
function margin(result: Result): number[] {
  const points = cuts(result).flat();
  return [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))].map(exact);
}

const engraved = (result: Result): string => layer(result.text, "engrave");

/** How many cuts there are, and whether anything is engraved. */
const parts = (result: Result): unknown[] => [cuts(result).length, engraved(result) !== ""];

const line = "make laser -p hooks.yaml --sheet 200x200";
/** Without what the beam burns away, sizes are those of the wood. */
const exactly = `${line} --kerf 0`;

/** The longest closed line that is engraved, which is a ring: where its middle is. */
function ringAt({ text: svg }: Result): number[] {
  const rings = [...layer(svg, "engrave").matchAll(/ d="M([^"]*)Z"/g)].map(([, points = ""]) =>
    points.split("L").map((point) => point.split(" ").map(Number)),
  );
  const ring = rings.sort((a, b) => b.length - a.length)[0] ?? [];
  const middle = (axis: number): number => {
    const values = ring.map((point) => point[axis] ?? 0);
    return exact((Math.min(...values) + Math.max(...values)) / 2);
  };
  return [middle(0), middle(1)];
}

const closedLines = (result: Result): string[] => engraved(result).match(/ d="[^"]*Z"/g) ?? [];

const strokes = (result: Result): number => engraved(result).split("<path").length - 1;

/** How wide the opening of the frame is. */
const opening = (result: Result): number => sidesOf(cuts(result)[2] ?? [])[0];

/** The small holes in base and frame. */
const nails = (result: Result): number[][] =>
  cuts(result)
    .map(sidesOf)
    .filter(([longer]) => longer < 5);

const boxed = "make laser -p hooks.yaml --box";

/** From the end of a cut to the beginning of the next: a tab, and what the beam burns off it. */
function gapInCuts({ text }: Result): number {
  const cuts = [...layer(text, "cut").matchAll(/ d="M([^"]*)"/g)].map(([, way = ""]) =>
    way.split("L").map((point) => point.split(" ").map(Number)),
  );
  const gaps = cuts.flatMap((cut) =>
    cuts.filter((other) => other !== cut).map((other) => distance(cut.at(-1)!, other[0]!)),
  );
  return Math.round(Math.min(...gaps) * 100) / 100;
}

const distance = ([x = 0, y = 0]: readonly number[], [u = 0, v = 0]: readonly number[]): number =>
  Math.hypot(u - x, v - y);

export const laserWires: Wires = {
  inscription: wire(line, [undefined, "I"], strokes, (one, other) => expect(other).toBe(one + 1)),
  mark: wire(line, ["2026-11-15", "2026-11-16"], ringAt, (one, other) =>
    expect([other[0]! - one[0]!, other[1]! - one[1]!]).toEqual([expect.closeTo(20, 2), expect.closeTo(0, 2)]),
  ),
  machine: wire("make laser -p hooks.yaml", ["k40", "xtool"], found(/(?:width|height)="(\d+)mm"/g), [
    ["300", "200"],
    ["430", "390"],
  ]),
  material: wire(
    line,
    ["plywood-3", "felt.yaml"],
    (result) => sizes(result)[0],
    [
      [59.95, 19.95],
      [59.8, 19.8],
    ],
    { files: { "felt.yaml": "id: felt\nname: Felt\nglue: paper\nkerf: 0.3\nclearance: 0.5\nsources: a friend\n" } },
  ),
  puzzle: wire("make laser --sheet 200x200", ["hooks.yaml", "mine.yaml"], parts, [
    [5, true],
    [6, true],
  ]),
  "week-start": wire(line, ["Sun", "Mon"], engraved, async (one, other) => {
    expect(one).not.toBe(other);
    expect(other).toBe(layer(await printed("make laser -p monday.yaml --sheet 200x200"), "engrave"));
  }),
  lang: wire(line, ["en", "de"], text, async (one, other) => {
    expect(one).not.toBe(other);
    expect([one, other].map((svg) => /xml:lang="(\w+)"/.exec(svg)?.[1])).toEqual(["en", "de"]);
    expect(other.replace(' xml:lang="de"', "")).toBe(await printed("make laser -p haken.yaml --sheet 200x200"));
  }),
  cell: wire("make laser -p hooks.yaml --sheet 200x300 --kerf 0", ["20", "30"], sizes, [
    [
      [59.8, 19.8],
      [80.2, 40.2],
      [100.2, 60.2],
    ],
    [
      [89.8, 29.8],
      [120.2, 60.2],
      [140.2, 80.2],
    ],
  ]),
  sheet: wire("make laser -p hooks.yaml", ["200x150", "A4"], found(/(?:width|height)="(\d+)mm"/g), [
    ["200", "150"],
    ["210", "297"],
  ]),
  kerf: wire(line, ["0", "0.4"], sizes, [
    [
      [59.8, 19.8],
      [80.2, 40.2],
      [100.2, 60.2],
    ],
    [
      [60.2, 20.2],
      [79.8, 39.8],
      [100.6, 60.6],
    ],
  ]),
  gap: wire(line, ["3", "8"], margin, [
    [3, 3],
    [8, 8],
  ]),
  clearance: wire(exactly, ["0.2", "0.6"], sizes, [
    [
      [60 - 0.2, 20 - 0.2],
      [80 + 0.2, 40 + 0.2],
      [100 + 0.2, 60 + 0.2],
    ],
    [
      [60 - 0.6, 20 - 0.6],
      [80 + 0.6, 40 + 0.6],
      [100 + 0.6, 60 + 0.6],
    ],
  ]),
  radius: wire(exactly, ["0", "3"], corner, [0, Math.round(300 * (Math.SQRT2 - 1)) / 100]),
  border: wire(exactly, ["10", "15"], sizes, [
    [
      [59.8, 19.8],
      [80.2, 40.2],
      [100.2, 60.2],
    ],
    [
      [59.8, 19.8],
      [80.2, 40.2],
      [110.2, 70.2],
    ],
  ]),
  "only-sheet": wire("make laser -p hooks.yaml --sheet 110x70", ["1", "3"], parts, [
    [1, true],
    [1, false],
  ]),
  "pieces-only": wire(line, [undefined, true], parts, [
    [5, true],
    [2, false],
  ]),
  engrave: [
    wire(`${line} --pieces-only`, [undefined, "letters"], strokes, (one, other) =>
      expect([one, other > 1]).toEqual([0, true]),
    ),
    wire(`${line} --pieces-only`, ["letters", "patterns"], strokes, (one, other) =>
      expect(other).toBeGreaterThan(4 * one),
    ),
  ],
  notch: wire(exactly, [undefined, true], opening, [80.2, 86.2]),
  hanging: wire(exactly, [undefined, true], nails, [
    [],
    [
      [4, 4],
      [4, 4],
    ],
  ]),
  box: wire("make laser -p hooks.yaml", [undefined, true], (result) => cuts(result).length, [5, 12]),
  thickness: wire(
    "make laser -p hooks.yaml --box --kerf 0",
    ["3", "4"],
    // The lower plate of the lid is as large as the tray, and the bottom has fingers on both sides.
    (result) => Math.max(...cuts(result).map((points) => sidesOf(points)[0])),
    [111.2, 113.2],
  ),
  tabs: [
    wire(line, [undefined, "0.8"], (result) => layer(result.text, "cut").split('Z"').length - 1, [5, 0]),
    wire(`${line} --kerf 0.2`, ["0.5", "0.8"], gapInCuts, [0.7, 1]),
  ],
  dxf: wire("make laser -p hooks.yaml -o out.dxf", ["2007", "r12"], found(/AC10\d\d/g), [["AC1021"], ["AC1009"]]),
  font: wire(`${line} --inscription ΩΩ`, [undefined, greekFont], closedLines, (one, other) =>
    expect(other).not.toEqual(one),
  ),
  for: wire(boxed, [undefined, "I"], strokes, (one, other) => expect(other).toBeGreaterThan(one)),
  title: wire(boxed, ["I", "II"], strokes, (one, other) => expect(other).toBe(one + 2)),
  dedication: wire(boxed, [undefined, "I"], strokes, (one, other) => expect(other).toBe(one + 2)),
};
