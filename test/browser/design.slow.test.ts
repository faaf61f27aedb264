/** A puzzle from nothing to a game that somebody else plays and prints, in a real browser, by mouse and by finger. */
// @module-tag browser

import { expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { readPuzzleLink } from "../../src/formats/link.js";
import { addPieces, button, cellCount, Hand, news, open, patience, view } from "./designing.js";
import { playAndPrint, sharedLink, undoAll } from "./designing-shared.js";
import { placeByMouse } from "./playing.js";

/** Seven rows of seven, less what the classic board lacks. */
async function drawClassic(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.choose(view(page).locator(".start select"), "square");
  await expect.poll(() => cellCount(page)).toBe(0);
  await hand.press(button(page, 'mode="box"'));
  await hand.drag([1, 1], [7, 7]);
  await hand.drag([1, 7], [2, 7]);
  await hand.drag([7, 4], [7, 7]);
  await hand.press(button(page, 'next="labels"'));
  await addPieces(hand, "L5", "N5", "P5", "U5", "V5", "Y5", "Z5");
  await hand.press(button(page, 'size="6"'));
  await addPieces(hand, "O6");
}

it("builds the classic board from nothing, breaks it, mends it, swaps a piece, shares it, and goes back to the beginning", async () => {
  const page = await open();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const hand = new Hand(page);
  await drawClassic(hand);
  await expect.poll(() => news(page)).toContain("Solutions: 25,061. Per date: 7 to 216.");
  expect(await news(page)).toContain("Every date works.");
  expect([hand.gestures, hand.seconds <= patience]).toEqual([15, true]);
  await view(page).locator(".hardness [aria-label='Difficulty: 3 of 5']").waitFor();

  await hand.press(button(page, 'mode="draw"'));
  await hand.drag([1, 1]);
  await expect.poll(() => news(page)).toContain("Labels without one: 1");
  expect(await news(page)).toContain("Pieces cover 41 of 40 cells.");
  expect(await button(page, 'field="month"').getAttribute("class")).toBe("wrong");
  await hand.press(view(page).locator('[data-tool="undo"]'));
  await expect.poll(() => news(page)).toContain("Solutions: 25,061.");

  await hand.choose(view(page).locator("[data-act=goal]"), "harder");
  await hand.press(view(page).locator("[data-act=swap]"));
  await view(page).locator("[data-act=try]").first().waitFor({ timeout: 120_000 });
  await hand.press(view(page).locator("[data-act=try]").first());
  await expect.poll(() => news(page)).toContain("Solutions: 4,745. Per date: 1 to 43.");
  await hand.type(view(page).locator(".head input"), "Ours");
  expect(hand.seconds).toBeLessThan(patience);

  const link = await sharedLink(page);
  const puzzle = unwrap(await readPuzzleLink(link));
  expect(puzzle.title).toEqual({ en: "Ours" });
  await playAndPrint(link, puzzle, {}, placeByMouse);

  expect(await undoAll(page)).toBe(15);
  await expect.poll(() => news(page)).toContain("Solutions: 25,061.");
  expect(await view(page).locator(".head input").inputValue()).toBe("Classic 7×7, eight pieces");
}, 300_000);
