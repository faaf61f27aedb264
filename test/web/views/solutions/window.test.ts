/** Only what is in sight is drawn, and an item can be brought into sight. */

import fc from "fast-check";
import { expect, it } from "vitest";
import {
  itemGap,
  itemsInWindow,
  layoutOf,
  rowsAtOnce,
  scrolledTo,
} from "../../../../src/web/views/solutions/window.js";

const sizes = fc.record({
  count: fc.integer({ min: 1, max: 20_000 }),
  width: fc.integer({ min: 120, max: 2000 }),
  height: fc.integer({ min: 60, max: 1500 }),
  aspect: fc.double({ min: 0.4, max: 2, noNaN: true }),
});

it("whatever is in sight is drawn, and not much more", () => {
  fc.assert(
    fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (size, share) => {
      const layout = layoutOf(size);
      const scrolled = Math.max(0, layout.fullHeight - size.height) * share;
      const [from, to] = itemsInWindow(layout, size, scrolled);
      const step = layout.itemHeight + itemGap;
      const isSeen = (item: number): boolean => {
        const top = Math.floor(item / layout.columns) * step;
        return top + layout.itemHeight > scrolled && top < scrolled + size.height;
      };
      for (const item of [from - 1, to, 0, size.count - 1]) {
        const isDrawn = item >= from && item < to;
        if (!isDrawn && item >= 0 && item < size.count) expect(isSeen(item)).toBe(false);
      }
      expect(to - from).toBeLessThanOrEqual(rowsAtOnce(layout, size) * layout.columns);
      expect(rowsAtOnce(layout, size)).toBeLessThan(size.height / step + 5);
    }),
  );
});

it("an item is scrolled into sight, and not at all where it is in sight", () => {
  fc.assert(
    fc.property(sizes, fc.nat(), (size, any) => {
      const layout = layoutOf(size);
      const item = any % size.count;
      const to = scrolledTo(item, layout, size, 0);
      const top = Math.floor(item / layout.columns) * (layout.itemHeight + itemGap);
      expect(top + layout.itemHeight).toBeLessThanOrEqual(to + Math.max(size.height, layout.itemHeight));
      if (layout.itemHeight <= size.height) expect(scrolledTo(item, layout, size, to)).toBe(to);
    }),
  );
});

it("items are larger where there is room for all of them, and never so large that some are out of sight", () => {
  const large = { width: 1300, height: 1200, aspect: 1 };
  expect(layoutOf({ ...large, count: 5000 }).columns).toBe(16);
  expect(layoutOf({ ...large, count: 92 }).columns).toBe(12);
  expect(layoutOf({ ...large, count: 3 }).itemWidth).toBeLessThan(220);
  fc.assert(
    fc.property(sizes, (size) => {
      const { fullHeight, columns } = layoutOf(size);
      const dense = layoutOf({ ...size, height: 0 });
      expect(columns).toBeLessThanOrEqual(dense.columns);
      if (columns < dense.columns) expect(fullHeight).toBeLessThanOrEqual(size.height);
    }),
  );
});
