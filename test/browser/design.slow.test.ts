/** A puzzle from nothing to a game that somebody else plays and prints, in a real browser, by mouse and by finger. */
// @module-tag browser

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { unwrap } from "../../src/core/text/fault.js";
import { readPuzzleLink } from "../../src/formats/link.js";
import { button, cellCount, day, Hand, news, now, open, view } from "./designing.js";
import { makeMoves, placeByFinger, placeByMouse, playAll, solutionOf } from "./playing.js";
import { appAddress, openPage, type PageOptions } from "./support.js";

async function addPieces(hand: Hand, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await hand.press(button(hand.page, `add="${id}"`));
}

/** Nobody has so much patience for a board that millions have drawn before. */
const patience = 120;

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

/** The link that the page has put onto the clipboard. */
async function sharedLink(page: Page): Promise<string> {
  await view(page).locator("[data-act=share]").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("?puzzle=own.1.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return new URL(text.split("\n").at(-1)!).searchParams.get("puzzle")!;
}

/** Somebody else opens the link, plays the puzzle to its end, and prints it. */
async function playAndPrint(
  link: string,
  puzzle: Puzzle,
  options: PageOptions,
  placeOne: Parameters<typeof playAll>[3],
): Promise<void> {
  const other = await openPage({ search: `?puzzle=${link}`, now, ...options });
  await other.locator("header .name").waitFor();
  expect(await other.locator("header .name").textContent()).toBe("Ours");
  await playAll(other, puzzle, solutionOf(puzzle, day).slice(0, 2), placeOne);
  await makeMoves(other, puzzle, solutionOf(puzzle, day).slice(2));
  await other.locator("section.solved").waitFor();
  await other.goto(`${await appAddress()}?puzzle=${link}&view=settings`);
  await other.locator("daytile-settings [data-act=make]").click();
  const download = other.waitForEvent("download");
  await other.locator("daytile-maker dialog button[type=submit]").click();
  expect((await download).suggestedFilename()).toMatch(/^own-[0-9a-f]{8}-print\.pdf$/);
}

async function undoAll(page: Page): Promise<number> {
  const undo = view(page).locator('[data-tool="undo"]');
  let steps = 0;
  for (; await undo.isEnabled(); steps++) await undo.click();
  return steps;
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
  await hand.press(button(page, 'field="month"'));
  await hand.press(button(page, 'field="day"'));
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
  await expect.poll(() => news(page), { timeout: 20_000 }).toContain("Solutions: 24,364.");
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
  await expect.poll(() => news(page), { timeout: 20_000 }).toContain("Solutions: ");
  await hand.type(view(page).locator(".head input"), "Ours");

  const link = await sharedLink(page);
  const puzzle = unwrap(await readPuzzleLink(link));
  await playAndPrint(link, puzzle, touch, placeByFinger);
  expect(await undoAll(page)).toBe(23);
  await expect.poll(() => news(page)).toContain("Solutions: 25,061.");
}, 300_000);
