/** The first minute, in a real browser: what a newcomer is shown, once, and what everybody can look up. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { firstByDay, isNight, itAtNight } from "../support/night.js";
import { middleOf, pieceButton, placeByMouse, placed, setPace, solutionOf } from "./playing.js";
import { expectAccessible, openPage } from "./support.js";

const now = "2026-12-25T08:00:00";
const classic = cataloguePuzzle("classic");
const bubble = (page: Page) => page.locator("daytile-first-visit aside");
const ghost = (page: Page) => page.locator("daytile-first-visit .outer");
/** The show is made for people, who read. */
const quick = 4;

describe("a newcomer", () => {
  it("reads the name and what to do, and sees a piece go from the tray to the board", async () => {
    const page = await openPage({ now, isFirstVisit: true, calm: false });
    expect(await page.locator("header .brand").textContent()).toBe("Daytile");
    await bubble(page).getByText("Cover everything but the date.").waitFor();
    // Not said twice, and said below the board once the show is over.
    expect(await page.locator("daytile-play .goal").isVisible()).toBe(false);
    const start = await middleOf(pieceButton(page, 0));
    await expect.poll(async () => (await middleOf(ghost(page))).x).toBeLessThan(start.x - 200);
    await setPace(page, quick);
    for (const words of ["Tap a piece again to rotate it.", "Flip it to turn it over."])
      await expect.poll(() => bubble(page).textContent()).toContain(words);
    if (isNight) await expectAccessible(page);
  });

  it("plays at once: the first touch ends the show and means what it always means", async () => {
    const page = await openPage({ now, isFirstVisit: true, calm: false });
    await bubble(page).waitFor();
    await placeByMouse(page, classic, solutionOf(classic, "2026-12-25")[0]!);
    await expect.poll(() => placed(page)).toBe(1);
    expect(await bubble(page).count()).toBe(0);
  });

  itAtNight("skips it, and never sees it again", async () => {
    const page = await openPage({ now, isFirstVisit: true, calm: false });
    await bubble(page).getByRole("button", { name: "Skip" }).click();
    await bubble(page).waitFor({ state: "detached" });
    await page.locator("daytile-play .goal").waitFor();
    await page.reload();
    await pieceButton(page, 0).waitFor();
    await page.locator("header .guide").click();
    await page.getByRole("dialog").waitFor();
    expect(await bubble(page).count()).toBe(0);
  });

  it.each(
    firstByDay([
      [320, 568],
      [390, 844],
      [768, 1024],
      [844, 390],
    ]),
  )("sees board, tray and tools beside the words: %i × %i", async (width, height) => {
    const page = await openPage({ now, isFirstVisit: true, calm: false });
    // What changes the screen's size ends the show.
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.removeItem("daytile.guided"));
    await page.reload();
    await setPace(page, quick);
    await expect.poll(() => bubble(page).textContent()).toContain("Tap a piece again to rotate it.");
    await setPace(page, 1);
    const words = (await bubble(page).boundingBox())!;
    for (const part of ["scenery", "tray", "tools"]) {
      const box = (await page.locator(`daytile-play .${part}`).first().boundingBox())!;
      const isApart =
        words.y >= box.y + box.height ||
        words.y + words.height <= box.y ||
        words.x >= box.x + box.width ||
        words.x + words.width <= box.x;
      expect(isApart, part).toBe(true);
    }
  });

  it("sees still pictures where nothing shall move", async () => {
    const page = await openPage({ now, isFirstVisit: true, calm: true, size: "phone" });
    await expect.poll(() => bubble(page).locator("li").count()).toBe(3);
    expect(await ghost(page).count()).toBe(0);
    await expectAccessible(page);
  });
});

it("who has played before is shown nothing", async () => {
  const page = await openPage({ now, isAlone: true });
  await placeByMouse(page, classic, solutionOf(classic, "2026-12-25")[0]!);
  await expect.poll(() => placed(page)).toBe(1);
  await page.context().addInitScript(() => localStorage.removeItem("daytile.guided"));
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect.poll(() => again.evaluate(() => localStorage.getItem("daytile.guided"))).toBe("yes");
  await expect.poll(() => placed(again)).toBe(1);
  expect(await bubble(again).count()).toBe(0);
});

describe("how to play", () => {
  it("opens from every page, with pictures of the puzzle, all keys, and the name of the product", async () => {
    const page = await openPage({ now, search: "?view=history" });
    await page.getByRole("button", { name: "How to play" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Drag a piece onto the board.").waitFor();
    expect(await dialog.locator(".picture").count()).toBe(4);
    // A solved board of another day: eight pieces, each with an edge and a top.
    await expect.poll(() => dialog.locator(".goal path").count()).toBeGreaterThan(16);
    expect(await dialog.locator(".goal text").allTextContents()).toEqual(["Apr", "4"]);
    for (const key of ["Tab", "Enter", "R", "F", "Esc", "Ctrl+Z"])
      expect(await dialog.locator("kbd").allTextContents()).toContain(key);
    await dialog.getByText("About Daytile").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  itAtNight("says nothing of flipping where no piece may be flipped", async () => {
    const page = await openPage({ now, search: "?puzzle=classic-face-up" });
    await page.getByRole("button", { name: "How to play" }).click();
    await page.getByRole("dialog").getByText("Drag a piece onto the board.").waitFor();
    expect(await page.getByRole("dialog").locator(".picture").count()).toBe(3);
  });
});

it("a class sees the board of the date as large as the screen, and nothing of it is kept", async () => {
  const page = await openPage({ now, search: "?date=2026-07-04" });
  await page.getByRole("button", { name: "How to play" }).click();
  await page.getByRole("button", { name: "Classroom view" }).click();
  const big = page.locator("daytile-class-board");
  await big.getByRole("heading", { name: "Saturday 4 July 2026" }).waitFor();
  const box = await big.locator("dialog").boundingBox();
  expect([box?.width, box?.height]).toEqual([1280, 800]);
  await expectAccessible(page);
  const board = big.locator("daytile-board");
  await board.evaluate((each) => each.dispatchEvent(new CustomEvent("daytile-move", { detail: { move: "O6.0@3" } })));
  await expect.poll(() => board.locator("[data-button][aria-label*=', on ']").count()).toBe(1);
  await big.getByRole("button", { name: "Close" }).click();
  await big.waitFor({ state: "detached" });
  expect(await placed(page)).toBe(0);
});

it("the board for a class has tools that a finger reaches, and goes from day to day", async () => {
  const page = await openPage({ now, search: "?date=2026-07-04", touch: true, calm: true });
  await page.getByRole("button", { name: "How to play" }).click();
  await page.getByRole("button", { name: "Classroom view" }).click();
  const big = page.locator("daytile-class-board");
  const use = (name: string) => big.getByRole("button", { name, exact: true });
  const piece = big.locator('[data-button="0"]');
  await piece.waitFor();
  expect([await use("Flip").isEnabled(), await use("Undo").isEnabled()]).toEqual([false, false]);
  const { x, y } = await middleOf(piece);
  await page.touchscreen.tap(x, y);
  for (const turn of ["Rotate", "Flip"]) {
    const before = await piece.getAttribute("aria-label");
    await use(turn).tap();
    await expect.poll(() => piece.getAttribute("aria-label")).not.toBe(before);
  }
  const lying = big.locator("[data-button][aria-label*=', on ']");
  await big.locator("daytile-board").evaluate((each) => {
    each.dispatchEvent(new CustomEvent("daytile-move", { detail: { move: "O6.0@3" } }));
  });
  await expect.poll(() => lying.count()).toBe(1);
  await use("Undo").tap();
  await expect.poll(() => lying.count()).toBe(0);
  await page.keyboard.press("Control+y");
  await expect.poll(() => lying.count()).toBe(1);
  await use("Next day").tap();
  await big.getByRole("heading", { name: "Sunday 5 July 2026" }).waitFor();
  expect(await lying.count()).toBe(0);
  await use("Full screen").tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await use("Flip").waitFor();
  await use("Close").tap();
  await page.waitForURL("**/?date=2026-07-04");
});
