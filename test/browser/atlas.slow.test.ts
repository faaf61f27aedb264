/** The atlas in a real browser: found from the puzzle picker, sorted, sifted, turned page by page, and played. */
// @module-tag browser

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { unwrap } from "../../src/core/text/fault.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { readPuzzleLink } from "../../src/formats/link.js";
import { isNight } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { placeByMouse, placed, playAll, solutionOf } from "./playing.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const day = "2026-12-25";
const now = `${day}T08:00:00`;
const view = (page: Page): Locator => page.locator("daytile-atlas");
const cards = (page: Page): Locator => view(page).locator("a.card[href]");
const wish = (page: Page, name: string): Locator => view(page).locator(`[data-wish=${name}]`);
const firstCard = (page: Page): Promise<string | null> => cards(page).first().textContent();

/** Until all families have been read: it says so while it reads. */
async function whole(page: Page): Promise<void> {
  await cards(page).first().waitFor();
  await view(page).locator(".count span").waitFor({ state: "detached" });
}

async function open(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ search: "?view=atlas", now, ...options });
  await whole(page);
  return page;
}

it("is found where puzzles are chosen; a set of it is played by its link, and the way back leads to the same page", async () => {
  const page = await openPage({ now });
  await page.locator("header .puzzle").click();
  await page.locator("dialog a.atlas").click();
  await whole(page);
  await wish(page, "sizes").selectOption("7 × 5 + 1 × 6");
  await expect.poll(() => firstCard(page)).toContain("4,745 solutions");
  expect(await view(page).locator(".count").textContent()).toBe("Sets: 356");

  await view(page).locator("[data-page=forward]").first().click();
  await expect.poll(() => cards(page).count()).toBe(24);
  const card = cards(page).nth(3);
  await expect.poll(() => card.textContent()).toContain("28.");
  const link = new URL(await card.evaluate((each: HTMLAnchorElement) => each.href)).searchParams.get("puzzle")!;
  const puzzle = unwrap(await readPuzzleLink(link));
  await card.click();
  await page.locator("daytile-play").waitFor();
  await expect.poll(() => page.locator("header .name").textContent()).toBe(puzzle.title.en);
  await playAll(page, puzzle, solutionOf(puzzle, day).slice(0, 2), placeByMouse);
  await expect.poll(() => placed(page)).toBe(2);

  await page.goBack();
  await expect.poll(() => firstCard(page)).toContain("25.");
  expect(await wish(page, "sizes").inputValue()).toBe("7 × 5 + 1 × 6");
});

it("is sorted and sifted, and names the sets that the catalogue has", async () => {
  const page = await open();
  await wish(page, "sizes").selectOption("7 × 5 + 1 × 6");
  await expect.poll(() => firstCard(page)).toContain(cataloguePuzzle("classic-rocket").title.en);
  expect(await cards(page).first().getAttribute("href")).toContain("puzzle=classic-rocket");
  await wish(page, "sort").selectOption("easiest");
  await expect.poll(() => firstCard(page)).toContain("58,046 solutions");
  await view(page).locator("summary").click();
  await view(page).locator('[data-piece="6-17"]').click();
  await view(page).locator('[data-piece="N5"]').click();
  await expect.poll(() => view(page).locator(".letters").first().textContent()).toMatch(/N5 .*6-17$/);
  await view(page).locator('[data-piece="I4"]').click();
  await expect.poll(() => view(page).locator(".count").textContent()).toBe("Sets: 0");
  await view(page).locator("[data-act=clear]").click();
  await expect.poll(() => view(page).locator(".count").textContent()).toBe("Sets: 356");
});

it("says when the atlas can't be fetched, and tries again", async () => {
  const page = await openPage({ now, allows: /Failed to load resource/ });
  await page.route("**/atlas*.bin", (route) => route.abort());
  await page.locator("header .puzzle").click();
  await page.locator("dialog a.atlas").click();
  await view(page).getByRole("alert").waitFor();
  await page.unroute("**/atlas*.bin");
  await view(page).getByRole("button").click();
  await cards(page).first().waitFor();
});

it.each(
  // Reading the atlas takes a browser seconds, so by day it's read for the narrowest look alone.
  (
    [
      ["arabic", { size: "phone", locale: "ar" }],
      ["wide", {}],
      ["dark", { dark: true }],
      ["phone", { size: "phone", touch: true }],
    ] as const
  ).slice(0, isNight ? undefined : 1),
)("looks as approved, and can be used by everybody: %s", { tags: ["pictures"] }, async (name, options) => {
  const page = await open({ ...options, calm: true, isClockStill: true });
  // A family that is complete: what is found of others must not change the picture.
  await wish(page, "sizes").selectOption("7 × 5 + 1 × 6");
  await expect.poll(() => firstCard(page)).toContain("4,745");
  await expectAccessible(page);
  await expectLikeApproved(page, `atlas-${name}`);
});
