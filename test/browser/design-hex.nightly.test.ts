/** The journey of a design on hexagons, by finger on a phone: drawn, broken, mended, swapped, shared, played and printed. */
// @module-tag browser

import { expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { readPuzzleLink } from "../../src/formats/link.js";
import { addPieces, button, cellCount, Hand, news, open, patience, view } from "./designing.js";
import { playAndPrint, sharedLink, undoAll } from "./designing-shared.js";
import { placeByFinger } from "./playing.js";

const lakeRows: readonly (readonly [first: number, last: number])[] = [
  [2, 4],
  [1, 4],
  [1, 5],
  [0, 5],
  [0, 6],
  [0, 5],
  [1, 5],
  [1, 4],
  [2, 4],
];

/** Nine rows of hexagons; seven pieces of the palette, and one that is too large for it and has to be drawn. */
async function drawLake(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.choose(view(page).locator(".start select"), "hex");
  await expect.poll(() => cellCount(page)).toBe(0);
  let painted = 0;
  for (const [row, [first, last]] of lakeRows.entries()) {
    await hand.drag([row + 2, first + 1], [row + 2, last + 1]);
    painted += last - first + 1;
    // The sheet grows with what is drawn, and then its places are elsewhere.
    await expect.poll(() => cellCount(page)).toBe(painted);
  }
  // The news above the buttons change with each, and may move them: a hand looks before it taps again.
  for (const field of ["month", "day"]) {
    await hand.press(button(page, `field="${field}"`));
    await button(page, `field="${field}"][aria-pressed="true"`).waitFor();
  }
  await addPieces(hand, "5-3", "5-4", "5-8", "5-10", "5-14", "5-16", "5-19");
  await hand.press(button(page, 'mode="piece"'));
  await hand.drag([2, 3], [3, 3], [3, 2], [4, 2], [4, 3], [4, 4]);
}

it("does the same on hexagons, by finger on a phone", async () => {
  const touch = { touch: true, size: "phone" } as const;
  const page = await open(touch);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const hand = new Hand(page, true);
  await drawLake(hand);
  await expect.poll(() => news(page)).toContain("Solutions: 24,364.");
  expect(await news(page)).toContain("Every date works.");
  expect([hand.gestures, hand.seconds <= patience]).toEqual([21, true]);

  await hand.press(button(page, 'mode="draw"'));
  await hand.drag([6, 4]);
  await expect.poll(() => news(page)).toContain("Labels without one: 1");
  await hand.press(view(page).locator('[data-tool="undo"]'));
  await expect.poll(() => news(page)).toContain("Solutions: 24,364.");

  await hand.press(view(page).locator('[data-piece="5-4"] [data-act=fewer]'));
  await expect.poll(() => news(page)).toContain("Pieces cover 36 of 41 cells.");
  await addPieces(hand, "5-2");
  await expect.poll(() => news(page)).toContain("Solutions: ");
  await hand.type(view(page).locator(".head input"), "Ours");

  const link = await sharedLink(page);
  const puzzle = unwrap(await readPuzzleLink(link));
  await playAndPrint(link, puzzle, touch, placeByFinger);
  expect(await undoAll(page)).toBe(23);
  await expect.poll(() => news(page)).toContain("Solutions: 25,061.");
}, 300_000);
