/** What is behind More on small screens, and the clock that stands still: by finger, by key, and when nobody looks. */
// @module-tag browser

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { makeMoves, pieceButton, placed, solutionOf, tool } from "./playing.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const classic = cataloguePuzzle("classic");
const now = "2026-12-25T08:00:00";
const solution = solutionOf(classic, "2026-12-25");

const item = (page: Page, name: string): Locator => page.locator(`daytile-more [data-item="${name}"]`);
const time = (page: Page): Locator => page.getByRole("timer");

async function begun(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ now, size: "phone", touch: true, ...options });
  await pieceButton(page, 0).waitFor({ state: "attached" });
  await makeMoves(page, classic, solution.slice(0, 2));
  return page;
}

describe("More", () => {
  it("has all that a small screen has no room for, each large enough for a finger", async () => {
    const page = await begun();
    expect(await tool(page, "restart").isVisible()).toBe(false);
    await tool(page, "more").tap();
    for (const name of ["restart", "pause", "sound", "hide", "fullScreen"]) {
      const { height = 0, width = 0 } = (await item(page, name).boundingBox()) ?? {};
      expect([name, height >= 44, width >= 44]).toEqual([name, true, true]);
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await item(page, "restart").waitFor({ state: "detached" });
    expect(await tool(page, "more").evaluate((button) => button.matches(":focus"))).toBe(true);
  });

  it("begins again, switches, and closes with a tap beside it", async () => {
    const page = await begun();
    await tool(page, "more").tap();
    await item(page, "sound").tap();
    expect(await item(page, "sound").getAttribute("aria-pressed")).toBe("true");
    await item(page, "hide").tap();
    await time(page).waitFor({ state: "detached" });
    await item(page, "hide").tap();
    await page.touchscreen.tap(20, 200);
    await item(page, "hide").waitFor({ state: "detached" });
    expect(await placed(page)).toBe(2);
    await tool(page, "more").tap();
    await item(page, "restart").tap();
    await expect.poll(() => placed(page)).toBe(0);
    expect(await item(page, "restart").count()).toBe(0);
  });

  it("fills the screen, where the browser can", async () => {
    const page = await begun();
    await tool(page, "more").tap();
    await item(page, "fullScreen").tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  });

  it("has no place where all of it has one of its own", async () => {
    const page = await openPage({ now });
    await pieceButton(page, 0).waitFor({ state: "attached" });
    expect(await tool(page, "more").isVisible()).toBe(false);
    for (const name of ["restart", "pause", "sound", "hide", "fullScreen"])
      expect([name, await tool(page, name).isVisible()]).toEqual([name, true]);
  });
});

const veil = (page: Page) => page.locator("daytile-play .paused").getByText("Paused");
const spoken = (page: Page) => page.locator("daytile-play .notice[role=status]");

describe("the clock", () => {
  it("stands still and hides the board while it is paused", async () => {
    const page = await begun({ isAlone: true });
    await page.clock.runFor(3000);
    await tool(page, "more").tap();
    await item(page, "pause").tap();
    await veil(page).waitFor();
    const before = await time(page).textContent();
    await page.clock.runFor(60_000);
    expect(await time(page).textContent()).toBe(before);
    expect(await page.locator("daytile-board").isVisible()).toBe(false);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Continue" }).tap();
    await page.clock.runFor(5000);
    await expect.poll(() => time(page).textContent()).not.toBe(before);
    expect(await page.locator("daytile-board").isVisible()).toBe(true);
  });

  it("is paused by P, which is spoken, and goes on with a move", async () => {
    const page = await begun();
    await page.keyboard.press("p");
    await veil(page).waitFor();
    await spoken(page).getByText("Paused", { exact: true }).waitFor();
    await page.keyboard.press("p");
    await spoken(page).getByText("The timer is running again.").waitFor();
    await page.keyboard.press("p");
    expect(await tool(page, "rotate").isDisabled()).toBe(true);
    await tool(page, "undo").tap();
    await veil(page).waitFor({ state: "detached" });
    expect(await placed(page)).toBe(1);
  });

  it("can't be paused before it runs", async () => {
    const page = await openPage({ now });
    await pieceButton(page, 0).waitFor({ state: "attached" });
    expect(await tool(page, "pause").isDisabled()).toBe(true);
    await page.keyboard.press("p");
    expect(await veil(page).count()).toBe(0);
  });

  it("stands still while nobody looks", async () => {
    const page = await begun({ isAlone: true });
    await page.clock.runFor(2000);
    const turn = (state: string): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value === "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await turn("hidden");
    await page.clock.runFor(600_000);
    await turn("visible");
    await page.clock.runFor(1000);
    await expect.poll(() => time(page).textContent()).toMatch(/^0:0\d$/);
  });
});
