/** What becomes of a design: its link, a game and a print by somebody else, and the way back to its beginning. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { day, now, view } from "./designing.js";
import { makeMoves, playAll, solutionOf } from "./playing.js";
import { appAddress, openPage, type PageOptions } from "./support.js";

/** The link that the page has put onto the clipboard. */
export async function sharedLink(page: Page): Promise<string> {
  await view(page).locator("[data-act=share]").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("?puzzle=own.1.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return new URL(text.split("\n").at(-1)!).searchParams.get("puzzle")!;
}

/** Somebody else opens the link, plays the puzzle to its end, and prints it. */
export async function playAndPrint(
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

export async function undoAll(page: Page): Promise<number> {
  const undo = view(page).locator('[data-tool="undo"]');
  let steps = 0;
  for (; await undo.isEnabled(); steps++) await undo.click();
  return steps;
}
