/** Board and tray fit any room, large enough for fingers. */
// @module-tag thorough

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Box } from "../../src/core/drawing/picture.js";
import { type DeskLayout, layoutFor } from "../../src/element/layout.js";
import { Table } from "../../src/element/table.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";

const tables = catalogueIds.map((id) => new Table(cataloguePuzzle(id)));
/** By its id: a table is long to read where a test fails. */
const tableOf = (id: string): Table => tables.find(({ puzzle }) => puzzle.id === id)!;
const anyId = fc.constantFrom(...catalogueIds);
const room = fc.record({ width: fc.integer({ min: 300, max: 2000 }), height: fc.integer({ min: 150, max: 1400 }) });

const isInside = ({ left, top, width, height }: Box, outer: Box): boolean =>
  left >= outer.left - 0.01 &&
  top >= outer.top - 0.01 &&
  left + width <= outer.left + outer.width + 0.01 &&
  top + height <= outer.top + outer.height + 0.01;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 0.01 &&
  b.left < a.left + a.width - 0.01 &&
  a.top < b.top + b.height - 0.01 &&
  b.top < a.top + a.height - 0.01;

function expectInOrder({ width, height, board, tray, slots }: DeskLayout): void {
  const whole = { left: 0, top: 0, width, height };
  expect(isInside(board, whole) && isInside(tray, whole)).toBe(true);
  expect(overlap(board, tray)).toBe(false);
  expect(slots.every((slot) => isInside(slot, tray))).toBe(true);
  expect(slots.some((slot, i) => slots.some((other, j) => j < i && overlap(slot, other)))).toBe(false);
}

it("puts board, tray and slots side by side in any room, never wider than it", () => {
  fc.assert(
    fc.property(anyId, room, (id, size) => {
      const table = tableOf(id);
      const layout = layoutFor(table.things(), size);
      expectInOrder(layout);
      expect(layout.slots).toHaveLength(table.copies.length);
      expect(layout.width * layout.scale).toBeLessThanOrEqual(size.width + 1);
    }),
    { numRuns: 60 },
  );
});

/** By copy and orientation: the box it is drawn in, in its slot. */
const boxesInTray = (table: Table, { slots, trayScale }: DeskLayout): { readonly box: Box; readonly slot: Box }[] =>
  table.copies.flatMap((_, copy) =>
    table.turning(copy).shapes.map((_, orientation) => {
      const { width, height } = table.drawing(copy, orientation).box;
      const slot = slots[copy]!;
      const [wide, high] = [width * trayScale, height * trayScale];
      const box = { left: slot.left + (slot.width - wide) / 2, top: slot.top + (slot.height - high) / 2 };
      return { box: { ...box, width: wide, height: high }, slot };
    }),
  );

it("has room in the tray for every piece at one scale, however it is turned", () => {
  fc.assert(
    fc.property(anyId, room, (id, size) => {
      const table = tableOf(id);
      const boxes = boxesInTray(table, layoutFor(table.things(), size));
      expect(boxes.filter(({ box, slot }) => !isInside(box, slot))).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

it("never makes the tray beside a board wider than the board, nor leaves most of a large screen empty", () => {
  for (const table of tables) {
    const { board, tray, width, height, scale } = layoutFor(table.things(), { width: 2240, height: 1340 });
    if (tray.left > 0) expect(tray.width).toBeLessThanOrEqual(board.width);
    expect(Math.max((width * scale) / 2240, (height * scale) / 1340)).toBeGreaterThan(0.9);
  }
});

it("shows all of the classic board on a small phone, with cells that a finger can meet", () => {
  const classic = new Table(cataloguePuzzle("classic"));
  const layout = layoutFor(classic.things(), { width: 344, height: 420 });
  expect(layout.height * layout.scale).toBeLessThanOrEqual(420);
  expect(64 * layout.scale).toBeGreaterThan(34);
  expect(layout.slots.every(({ width }) => width * layout.scale >= 44)).toBe(true);
});

it("needs no scrolling on the smallest phones, whatever the puzzle", () => {
  for (const table of tables) {
    const { height, scale } = layoutFor(table.things(), { width: 304, height: 360 });
    expect(height * scale, table.puzzle.id).toBeLessThanOrEqual(360.01);
  }
});

it("has the tray beside the board on a wide screen, and below it on a phone", () => {
  const classic = new Table(cataloguePuzzle("classic"));
  const [wide, phone] = [
    layoutFor(classic.things(), { width: 1264, height: 680 }),
    layoutFor(classic.things(), { width: 344, height: 420 }),
  ];
  expect(wide.tray.left).toBeGreaterThan(wide.board.width);
  expect(phone.tray.top).toBeGreaterThan(phone.board.height);
});
