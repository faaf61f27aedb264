/**
 * A box for the laser, from the command line to the file. Another program reads it, the beam burns along its lines, and what
 * is left of the wood is put together: it has to be a box without a gap, and with room for the tray.
 */

import { createRequire } from "node:module";
import type { ILwpolylineEntity, DxfParser as Parser } from "dxf-parser";
import { describe, expect, it } from "vitest";
import { run } from "../../cli/wiring/wire.js";
import { halfByDay } from "../../support/night.js";

/** The package is of the older kind, and what it says of itself holds for that kind only. */
const DxfParser = createRequire(import.meta.url)("dxf-parser") as typeof Parser;

type Point = readonly [x: number, y: number];
type Outline = readonly Point[];
type Span = readonly [from: number, to: number];

const kerf = 0.16;
const half = kerf / 2;
/** Files have thousandths of a millimetre. */
const precise = 0.003;
/** What a round beam leaves in an inner corner. */
const leftInCorner = half * (Math.SQRT2 - 1) + precise;

/** The same polygon without its first point again at the end. */
const opened = (outline: Outline): Outline => {
  const [first, last] = [outline[0]!, outline.at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? outline.slice(0, -1) : outline;
};

/** The lines that are cut, as a reader of DXF files finds them. */
function cutsOfDxf(text: string): Outline[] {
  const entities = new DxfParser().parseSync(text)!.entities as ILwpolylineEntity[];
  const cuts = entities.filter(({ layer }) => layer === "cut");
  expect(cuts.every(({ shape }) => shape)).toBe(true);
  return cuts.map(({ vertices }) => opened(vertices.map(({ x, y }) => [x, y])));
}

function cutsOfSvg(text: string): Outline[] {
  const layer = /<g id="cut"[\s\S]*?<\/g>/.exec(text)?.[0] ?? "";
  return [...layer.matchAll(/ d="M([^"]*)Z"/g)].map(([, way = ""]) =>
    opened(way.split("L").map((pair) => pair.split(" ").map(Number) as unknown as Point)),
  );
}

const sidesOf = (outline: Outline): [Point, Point][] => outline.map((b, i) => [outline.at(i - 1)!, b]);

interface Extent {
  readonly left: number;
  readonly low: number;
  readonly width: number;
  readonly height: number;
}

/** How large the part is that the beam leaves. */
function extentOf(outline: Outline): Extent {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs) + half, Math.min(...ys) + half];
  return { left, low, width: Math.max(...xs) - half - left, height: Math.max(...ys) - half - low };
}

/** Where a row crosses the part that the beam leaves; not to be asked near a corner. */
function woodAlong(outline: Outline, y: number): Span[] {
  const crossings = sidesOf(outline)
    .filter(([a, b]) => a[1] > y !== b[1] > y)
    .map(([a, b]) => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
    .sort((a, b) => a - b);
  return crossings.flatMap((x, i) => (i % 2 === 0 ? [[x + half, crossings[i + 1]! - half] as const] : []));
}

function toSide([x, y]: Point, [a, b]: [Point, Point]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

const isWithin = (outline: Outline, [x, y]: Point): boolean =>
  sidesOf(outline).filter(([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
    .length %
    2 ===
  1;

/** How deep a point is in the wood that the beam leaves; negative outside of it. */
function depthIn(outline: Outline, point: Point): number {
  const away = Math.min(...sidesOf(outline).map((side) => toSide(point, side)));
  return (isWithin(outline, point) ? away : -away) - half;
}

/** Rows become columns. */
const onSide = (outline: Outline): Outline => outline.map(([x, y]) => [y, x]);
const turned = (outline: Outline): Outline => outline.map(([x, y]) => [-y, x]);
/** A part as it lies, and turned by a quarter, a half and three quarters. */
const turns = (outline: Outline): Outline[] => {
  const [once, twice] = [turned(outline), turned(turned(outline))];
  return [outline, once, twice, turned(twice)];
};

/** Moved so that what is left of it has a corner here. */
function movedTo(outline: Outline, x: number, y: number): Outline {
  const { left, low } = extentOf(outline);
  return outline.map((point) => [point[0] - left + x, point[1] - low + y]);
}

/** Fingers make many sides, all upright or level; but for a panel, only large parts have so many. */
const isFingered = (outline: Outline): boolean => {
  const long = sidesOf(outline).filter(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]) > 1.6);
  const { width, height } = extentOf(outline);
  return (
    Math.max(width, height) > 120 &&
    long.length > 12 &&
    long.every(([a, b]) => Math.min(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) < precise)
  );
};

/** Its upper edge, half a millimetre below it, is one long line: walls end there. */
const endsAbove = (outline: Outline): boolean => {
  const { low, height, width } = extentOf(outline);
  const [only, ...others] = woodAlong(outline, low + height - 0.5);
  return others.length === 0 && width > height && only !== undefined && only[1] - only[0] > 0.9 * width;
};

interface BoxRead {
  readonly bottom: Outline;
  /** Between the sides. */
  readonly front: Outline;
  readonly side: Outline;
  readonly t: number;
}

/** Inside of the box, by its panels. */
function roomIn({ bottom, front, t }: BoxRead): { width: number; depth: number; height: number } {
  const floor = extentOf(bottom);
  return { width: floor.width - 2 * t, depth: floor.height - 2 * t, height: extentOf(front).height - t };
}

/** Bottom and walls among everything that is cut, each with the side up that is up in the box. */
function boxIn(cuts: readonly Outline[], t: number): BoxRead {
  const panels = cuts.filter(isFingered);
  expect(panels).toHaveLength(5);
  const walls = panels.filter((panel) => turns(panel).some(endsAbove)).map((panel) => turns(panel).find(endsAbove)!);
  expect(walls).toHaveLength(4);
  // At the upper end of its sides, a wall between others has none of the fingers that those have.
  const reaches = (wall: Outline): boolean => {
    const { low, height, width } = extentOf(wall);
    const [only] = woodAlong(wall, low + height - 0.5);
    return only![1] - only![0] > width - precise;
  };
  const [sides, fronts] = [walls.filter(reaches), walls.filter((wall) => !reaches(wall))];
  expect([sides.length, fronts.length]).toEqual([2, 2]);
  for (const pair of [sides, fronts]) {
    expect(extentOf(pair[0]!).width).toBeCloseTo(extentOf(pair[1]!).width, 2);
    expect(extentOf(pair[0]!).height).toBeCloseTo(extentOf(pair[1]!).height, 2);
  }
  const flat = panels.find((panel) => !turns(panel).some(endsAbove))!;
  const bottom = [flat, turned(flat)].find(
    (each) => Math.abs(extentOf(each).width - extentOf(fronts[0]!).width) < precise,
  )!;
  return {
    bottom: movedTo(bottom, -t, -t),
    front: movedTo(fronts[0]!, -t, -t),
    side: movedTo(sides[0]!, -t, -t),
    t,
  };
}

/** In order and without touching another, spans fill a length: nothing is left open, nothing is there twice. */
function expectFilled(spans: readonly Span[], length: number): void {
  const sorted = spans.toSorted((a, b) => a[0] - b[0]);
  expect(sorted.length).toBeGreaterThanOrEqual(3);
  expect(Math.abs(sorted[0]![0])).toBeLessThan(precise);
  expect(Math.abs(sorted.at(-1)![1] - length)).toBeLessThan(precise);
  for (const [i, [from]] of sorted.slice(1).entries()) expect(Math.abs(from - sorted[i]![1])).toBeLessThan(precise);
}

const clipped = (spans: readonly Span[], length: number): Span[] =>
  spans
    .map(([from, to]) => [Math.max(0, from), Math.min(length, to)] as const)
    .filter(([from, to]) => to - from > precise);

/** How deep a point of the box is in each panel; between its slab's faces, only the outline counts. */
function depths(read: BoxRead, [x, y, z]: readonly [number, number, number]): number[] {
  const { bottom, front, side, t } = read;
  const { width, depth } = roomIn(read);
  const slab = (from: number, at: number): number => Math.min(at - from, from + t - at);
  const panels: [number, () => number][] = [
    [slab(-t, z), () => depthIn(bottom, [x, y])],
    [slab(-t, y), () => depthIn(front, [x, z])],
    [slab(depth, y), () => depthIn(front, [x, z])],
    [slab(-t, x), () => depthIn(side, [y, z])],
    [slab(width, x), () => depthIn(side, [y, z])],
  ];
  return panels.map(([inSlab, inOutline]) => (inSlab < 0 ? inSlab : Math.min(inSlab, inOutline())));
}

/** Points spread evenly over a cuboid, always the same ones. */
function spread(count: number, sizes: readonly [number, number, number]): [number, number, number][] {
  const steps = [0.8191725134, 0.6710436067, 0.5497004779];
  return Array.from(
    { length: count },
    (_, i) => sizes.map((size, axis) => ((i * steps[axis]!) % 1) * size) as [number, number, number],
  );
}

/** The longer side first, since parts may be turned. */
const sizeOf = (outline: Outline): number[] => {
  const { width, height } = extentOf(outline);
  return [width, height].toSorted((a, b) => b - a);
};
const isNear = (size: readonly number[], wanted: readonly number[]): boolean =>
  wanted.toSorted((a, b) => b - a).every((side, i) => Math.abs(size[i]! - side) < precise);

/** The outline of base and frame, in a drawing without a box. */
const trayIn = (cuts: readonly Outline[]): number[] => cuts.map(sizeOf).toSorted((a, b) => b[0]! - a[0]!)[0]!;

const forms = [
  ["classic", 2.7, "-o box.dxf", cutsOfDxf],
  ["classic", 6, "--dxf r12 -o box.dxf", cutsOfDxf],
  ["hex-lake", 3, "-o box.svg", cutsOfSvg],
  ["hex-lake", 5.2, "-o box.dxf", cutsOfDxf],
  ["weekday", 4, "-o box.dxf", cutsOfDxf],
] as const;

describe.each(halfByDay(forms))("the box of %s, of wood %d mm thick: %s", (id, t, file, cutsOf) => {
  const line = `make laser -p ${id} --box --thickness ${t} --kerf ${kerf} --sheet 900x700 ${file}`;
  const made = async () => cutsOf((await run(line)).text);

  it("has fingers between those of the neighbour along every edge, as deep as the wood is thick", async () => {
    const read = boxIn(await made(), t);
    const { width, depth, height } = roomIn(read);
    const { bottom, front, side } = read;
    const out = -t / 2;
    expectFilled([...clipped(woodAlong(bottom, out), width), ...clipped(woodAlong(front, out), width)], width);
    expectFilled([...clipped(woodAlong(onSide(bottom), out), depth), ...clipped(woodAlong(side, out), depth)], depth);
    const [ofFront, ofSide] = [woodAlong(onSide(front), out), woodAlong(onSide(side), out)];
    expectFilled([...clipped(ofFront, height), ...clipped(ofSide, height)], height);
  });

  it("is whole when put together: no hole in it, and nowhere two parts in one place", async () => {
    const read = boxIn(await made(), t);
    const { width, depth, height } = roomIn(read);
    const sizes = [width + 2 * t, depth + 2 * t, height + t] as const;
    let inWood = 0;
    for (const point of spread(8000, sizes)) {
      const [x, y, z] = point.map((at) => at - t) as [number, number, number];
      const isInside = x > 0 && x < width && y > 0 && y < depth && z > 0;
      const all = depths(read, [x, y, z]);
      if (isInside) expect(Math.max(...all)).toBeLessThan(precise);
      else {
        inWood++;
        expect(Math.max(...all), `a hole at ${x}, ${y}, ${z}`).toBeGreaterThan(-precise);
        expect(all.toSorted((a, b) => b - a)[1], `two parts at ${x}, ${y}, ${z}`).toBeLessThan(leftInCorner);
      }
    }
    expect(inWood).toBeGreaterThan(1500);
  });

  it("has room for base, frame and the lower plate of the lid, half a millimetre more on every side", async () => {
    const cuts = await made();
    const { width, depth, height } = roomIn(boxIn(cuts, t));
    const tray = trayIn(cutsOf((await run(line.replace(`--box --thickness ${t} `, ""))).text));
    expect(
      isNear(
        [width - 1, depth - 1].toSorted((a, b) => b - a),
        tray,
      ),
    ).toBe(true);
    expect(height).toBeCloseTo(3 * t + 1, 2);
    const sizes = cuts.filter((cut) => !isFingered(cut)).map(sizeOf);
    const like = (wanted: readonly number[]) => sizes.filter((size) => isNear(size, wanted)).length;
    expect([like(tray), like([width + 2 * t + 4, depth + 2 * t + 4])]).toEqual([3, 1]);
  });
});
