/**
 * A paper box, from the command line to the file. Another program reads its lines, and what they are on is folded: the walls
 * have to meet, the strips to lie on them, and the lid to go over the box.
 */
// @module-tag poppler

import { describe, expect, it } from "vitest";
import { unpackZip } from "../../../src/make/archive.js";
import { run } from "../../cli/wiring/wire.js";
import { fileOf, svgOfPage, wordBoxes } from "../poppler.js";

type Point = readonly [x: number, y: number];
type Place = readonly [x: number, y: number, z: number];

/** A line of a page, in millimetres: how thick it is, and its stretches, each from point to point. */
interface Drawn {
  readonly thickness: number;
  readonly isFilled: boolean;
  readonly isCurved: boolean;
  readonly ways: readonly (readonly Point[])[];
}

const millimetres = 25.4 / 72;
/** Ends of dashes are hundredths of a millimetre, and poppler rounds to 256ths of a point. */
const precise = 0.03;

/** Numbers in pairs, the ends of curves and what pulls at them alike, where a matrix puts them. */
function wayOf(text: string, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Point[] {
  const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
  const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]!] as const] : []));
  return points.map(([x, y]) => [(a * x + c * y + e) * millimetres, (b * x + d * y + f) * millimetres]);
}

/** Every line and area of a page, as poppler draws them. */
function linesOf(file: string, page: number): Drawn[] {
  const paths = svgOfPage(file, page)
    .replace(/<defs>[\s\S]*<\/defs>/, "")
    .matchAll(/<path style="([^"]*)" d="([^"]*)"(?: transform="matrix\(([^)]*)\)")?/g);
  return [...paths].map(([, style = "", way = "", matrix = "1,0,0,1,0,0"]) => ({
    thickness: Number(/stroke-width:([\d.]+)/.exec(style)?.[1] ?? 0) * millimetres,
    isFilled: !style.includes("fill:none"),
    isCurved: way.includes("C"),
    ways: way
      .split("M")
      .slice(1)
      .map((each) => wayOf(each, matrix.split(",").map(Number))),
  }));
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < precise;
const isAt = (a: readonly number[], b: readonly number[]): boolean => a.every((each, i) => near(each, b[i]!));

const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** A dash of a line to fold along: level or upright, in which row or column, and from where to where. */
interface Dash {
  readonly isLevel: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const dashOf = ([[x1, y1], [x2, y2]]: readonly [Point, Point]): Dash => {
  const isLevel = near(y1, y2);
  expect(isLevel || near(x1, x2)).toBe(true);
  const [at, ...ends] = isLevel ? [y1, x1, x2] : [x1, y1, y2];
  return { isLevel, at, from: Math.min(...ends), to: Math.max(...ends) };
};

const linesAmong = (dashes: readonly Dash[], isLevel: boolean): number[] => {
  const places = dashes.filter((dash) => dash.isLevel === isLevel).map(({ at }) => at);
  return places.toSorted((a, b) => a - b).filter((at, i, all) => i === 0 || !near(at, all[i - 1]!));
};

interface Net {
  /** What is cut, from corner to corner. */
  readonly outline: readonly Point[];
  readonly dashes: readonly Dash[];
  /** Between the rows and columns of dashes. */
  readonly bottom: { readonly left: number; readonly low: number; readonly right: number; readonly high: number };
  /** Small areas with round corners, which are the cells of a board. */
  readonly cells: readonly (readonly Point[])[];
}

function netOn(file: string, page: number): Net {
  const lines = linesOf(file, page);
  const cut = lines.filter(({ isFilled, thickness }) => !isFilled && near(thickness, 0.35));
  const dashed = lines.filter(({ isFilled, thickness, ways }) => !isFilled && near(thickness, 0.2) && ways.length > 50);
  expect([cut.length, dashed.length]).toEqual([1, 1]);
  const way = cut[0]!.ways[0]!;
  const outline = isAt(way[0]!, way.at(-1)!) ? way.slice(0, -1) : way;
  const dashes = dashed[0]!.ways.map((way) => dashOf(way as unknown as [Point, Point]));
  const [columns, rows] = [linesAmong(dashes, false), linesAmong(dashes, true)];
  expect([columns.length, rows.length]).toEqual([2, 2]);
  const [[left = 0, right = 0], [low = 0, high = 0]] = [columns, rows];
  const areas = lines.filter(({ isFilled, isCurved }) => isFilled && isCurved).flatMap(({ ways }) => ways);
  const cells = areas.filter((way) => spanOf(way.map(([x]) => x)) < 30);
  return { outline, dashes, bottom: { left, low, right, high }, cells };
}

/** Dashes go all the way along a fold, with gaps as long as they are, and one at the end. */
function expectFold(dashes: readonly Dash[], from: number, to: number): void {
  const own = dashes.filter((dash) => dash.from > from - 0.5 && dash.to < to + 0.5).toSorted((a, b) => a.from - b.from);
  const step = own[0]!.to - own[0]!.from;
  expect(step).toBeLessThan(4);
  expect(own[0]!.from).toBeCloseTo(from, 1);
  for (const [i, dash] of own.slice(1).entries()) expect(dash.from - own[i]!.to).toBeCloseTo(step, 1);
  expect(to - own.at(-1)!.to).toBeCloseTo(step, 1);
}

/** Four folds around the bottom, as long as that, and four where strips begin, as long as walls are high. */
function expectFolds({ dashes, bottom: { left, low, right, high } }: Net, wall: number): void {
  const on = (isLevel: boolean, at: number): Dash[] =>
    dashes.filter((dash) => dash.isLevel === isLevel && near(dash.at, at));
  for (const y of [low, high]) expectFold(on(true, y), left, right);
  for (const x of [left, right]) {
    for (const from of [low - wall, high]) expectFold(on(false, x), from, from + wall);
    expectFold(on(false, x), low, high);
  }
}

/** Folds a point of the net up: a wall from the bottom, and a strip from its wall. */
function folded({ left, low, right, high }: Net["bottom"], [x, y]: Point): Place {
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(low - y, 0, y - high)];
  const [wallX, wallY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, low), high)];
  if (dy === 0) return [wallX, y, dx];
  // Beside an upper or lower wall is a strip, which goes on along the wall at the side.
  return [wallX, wallY < (low + high) / 2 ? wallY + dx : wallY - dx, dy];
}

const cornersOf = ({ left, low, right, high }: Net["bottom"]): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** Walls of this height all round that meet at their corners, and in each corner a strip to glue. */
function expectClosed(net: Net, wall: number): void {
  const { outline, bottom } = net;
  const { left, low, high } = bottom;
  for (const [x, y] of cornersOf(bottom)) {
    const [outX, outY] = [x === left ? -wall : wall, y === low ? -wall : wall];
    // The upper corners of both walls come to the same place.
    const rims = [
      [x + outX, y],
      [x, y + outY],
    ] as const;
    for (const rim of rims) {
      expect(
        outline.some((point) => isAt(point, rim)),
        `a corner at ${rim.join(", ")}`,
      ).toBe(true);
      expect(isAt(folded(bottom, rim), [x, y, wall])).toBe(true);
    }
    const strip = outline.filter((point) => (point[0] - x) / outX > 0.01 && (point[1] - y) / outY > 0.01);
    expect(strip).toHaveLength(2);
    for (const [, along, up] of strip.map((point) => folded(bottom, point))) {
      expect(Math.abs(along - y)).toBeGreaterThan(0.8 * wall);
      expect(Math.abs(along - y)).toBeLessThan((high - low) / 2);
      expect(up).toBeGreaterThan(1);
      expect(up).toBeLessThan(wall - 1);
    }
  }
  expect(outline).toHaveLength(20);
}

/** How far apart the middles of neighbouring cells are, by areas of one size. */
function pitchOf(cells: Net["cells"]): number {
  const middles = cells.map((way) => {
    const [xs, ys] = [way.map(([x]) => x), way.map(([, y]) => y)];
    return [Math.min(...xs) + Math.max(...xs), Math.min(...ys) + Math.max(...ys)].map((sum) => sum / 2);
  });
  const steps = middles.flatMap(([x, y]) =>
    middles.filter((other) => near(other[1]!, y!)).map((other) => other[0]! - x!),
  );
  return Math.min(...steps.filter((step) => step > 5));
}

const sizeOf = ({ bottom: { left, low, right, high } }: Net): [number, number] => [right - left, high - low];

describe.each([
  ["make print --box", "classic", 20],
  ["make print --box", "classic", 16.5],
  ["make print --box", "hex-lake", 20],
  ["make print --box --sheet A3", "hex-lake", 24],
  ["make gift --machine a4-scissors --box", "classic", 20],
  ["make print --box --sheet A3 --theme black-and-white", "weekday", 21],
] as const)("%s for %s with cells of %d mm", (line, id, cell) => {
  const made = async (): Promise<string> => {
    const isGift = line.startsWith("make gift");
    const { bytes } = await run(`${line} -p ${id} --cell ${cell} -o ${isGift ? "out.zip" : "out.pdf"}`);
    const data = isGift ? unpackZip(bytes).find(({ name }) => name === "board-and-pieces.pdf")!.data : bytes;
    return fileOf(Buffer.from(data as Uint8Array));
  };

  it("folds up to a closed box with the board in it, and a lid that goes over it", async () => {
    const file = await made();
    const [box, lid] = [netOn(file, 1), netOn(file, 2)];
    expectFolds(box, 15);
    expectClosed(box, 15);
    expectFolds(lid, 12);
    expectClosed(lid, 12);
    expect(pitchOf(box.cells)).toBeCloseTo(cell, 1);
    const { left, low, right, high } = box.bottom;
    const points = box.cells.flat();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const rims = [Math.min(...xs) - left, right - Math.max(...xs), Math.min(...ys) - low, high - Math.max(...ys)];
    for (const rim of rims) expect(rim).toBeGreaterThan(-precise);
    const [inner, outer] = [sizeOf(box), sizeOf(lid)];
    // Four layers of card are between them, each half a millimetre at most.
    expect([outer[0] - inner[0], outer[1] - inner[1]]).toEqual([expect.closeTo(2, 1), expect.closeTo(2, 1)]);
  });
});

describe("the words on a lid", () => {
  it.each([
    ["a title alone", "--title Ours", ["Ours"]],
    ["a title, a name and a day", "--title Ours --for Ada --mark 2026-12-10", ["Ours", "2026"]],
  ])("are in its middle: %s", async (_, asked, [first, last = first]) => {
    const { bytes } = await run(`make print -p classic --box ${asked} -o out.pdf`);
    const file = fileOf(bytes);
    const { low, high } = netOn(file, 2).bottom;
    // The title stands above the net, too.
    const words = wordBoxes(file, 2).filter(({ top }) => top * millimetres > low);
    const [from, to] = [words.find(({ word }) => word === first)!, words.find(({ word }) => word === last)!];
    const middle = ((from.top + to.bottom) / 2) * millimetres;
    expect(Math.abs(middle - (low + high) / 2)).toBeLessThan(4);
  });
});
