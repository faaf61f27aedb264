/** Bodies are side by side on a plate, and a plate fits the bed. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { makePieceBodies } from "../../../src/make/solid/bodies.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import {
  type Bed,
  findTooLarge,
  layPlates,
  measureBody,
  measurePlate,
  type Placed,
} from "../../../src/make/solid/plate.js";
import { volumeOf } from "./measure.js";

const bodies = makePieceBodies(cataloguePuzzle("hex-lake"), solidSettings({ radius: 0, chamfer: 0 }));

/** In millimetres. */
function boxOf({ body, dx, dy }: Placed): { left: number; right: number; front: number; back: number } {
  const [xs, ys] = [body.mesh.vertices.map(({ x }) => x + dx), body.mesh.vertices.map(({ y }) => y + dy)];
  const [left, right, front, back] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left: left / 1e4, right: right / 1e4, front: front / 1e4, back: back / 1e4 };
}

/** How far apart two things are that do not overlap; negative where they do. */
function distance(a: Placed, b: Placed): number {
  const [p, q] = [boxOf(a), boxOf(b)];
  return Math.max(p.left - q.right, q.left - p.right, p.front - q.back, q.front - p.back);
}

describe("plates", () => {
  it("hold every copy once, apart from each other and within the bed", () => {
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 110, max: 300 }), height: fc.integer({ min: 110, max: 300 }) }),
        fc.nat(8),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: bodies.length, maxLength: bodies.length }),
        (size, gap, copies) => {
          const bed: Bed = { size, gap };
          const wanted = bodies.map((body, i) => ({ ...body, copies: copies[i]! }));
          const plates = layPlates(wanted, bed);
          for (const body of wanted)
            expect(plates.flat().filter((each) => each.body.name === body.name)).toHaveLength(body.copies);
          expect(findTooLarge(wanted, bed)).toEqual([]);
          for (const plate of plates) {
            const boxes = plate.map(boxOf);
            expect(Math.min(...boxes.flatMap(({ left, front }) => [left, front]))).toBeGreaterThanOrEqual(gap - 1e-9);
            expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(size.width - gap + 1e-9);
            expect(Math.max(...boxes.map(({ back }) => back))).toBeLessThanOrEqual(size.height - gap + 1e-9);
            plate.forEach((a, i) => {
              for (const b of plate.slice(i + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(gap - 1e-9);
            });
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it("are fewer where bodies may be turned, and hold what fits one way only", () => {
    const bar = bodies.find((body) => measureBody(body).width > 1.4 * measureBody(body).height)!;
    const { width: long, height: short } = measureBody(bar);
    const copies = { ...bar, copies: 4 };
    for (const size of [
      { width: 4 * short + 1, height: long + 1 },
      { width: long + 1, height: 4 * short + 1 },
    ]) {
      expect(findTooLarge([copies], { size, gap: 0 })).toEqual([]);
      const [plate, ...others] = layPlates([copies], { size, gap: 0 });
      expect(others).toEqual([]);
      expect(measurePlate(plate!).width).toBeLessThanOrEqual(size.width);
      expect(volumeOf(plate![0]!.body.mesh)).toBeCloseTo(volumeOf(bar.mesh), 6);
    }
  });

  it("are filled beside large bodies too, and copies stay copies", () => {
    const slab = (name: string, width: number, depth: number, copies: number) => {
      const corners = [
        [0, 0],
        [width, 0],
        [width, depth],
        [0, depth],
      ] as const;
      const vertices = corners.map(([x, y]) => ({ x: x * 1e4, y: y * 1e4, z: 0 }));
      return { ...bodies[0]!, name, copies, mesh: { vertices, facets: [] } };
    };
    const bed = { size: { width: 250, height: 210 }, gap: 4 };
    const [plate, ...others] = layPlates([slab("tray", 160, 160, 1), slab("bar", 40, 78, 4)], bed);
    expect(others).toEqual([]);
    expect(plate).toHaveLength(5);
    expect(new Set(plate!.map(({ body }) => body)).size).toBe(2);
    plate!.forEach((a, i) => {
      for (const b of plate!.slice(i + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(4 - 1e-9);
    });
  });

  it("tell what is too large for a bed", () => {
    const names = findTooLarge(bodies, { size: { width: 60, height: 60 }, gap: 0 }).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(bodies.length);
  });
});
