/** What is round every view, in a real browser: the header at every width, messages, links that are put right. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { solutionRanges } from "../../src/web/solution-ranges.js";
import { firstByDay, halfByDay, isNight, lastByDay } from "../support/night.js";
import { tool } from "./playing.js";
import { appAddress, expectAccessible, openPage, stopClock } from "./support.js";

const now = "2026-11-16T08:00:00";
const search = "?puzzle=weekday&date=2026-11-25";
const message = (page: Page) => page.locator(".message");

describe("the header", () => {
  it("has the date on one line at every width, and all views have a name or none", async () => {
    const page = await openPage({ search, now });
    const edge = (part: string) => page.locator(part).evaluate((each) => each.getBoundingClientRect());
    const views = ["Play", "Solutions", "Year", "Watch", "History", "Settings"];
    for (const width of [1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.locator("header").evaluate((header) => header.clientHeight)).toBeLessThan(70);
      const seen = await page
        .locator("nav a span")
        .evaluateAll((all) => all.filter((each) => each.clientWidth > 1).map((each) => each.textContent));
      expect(seen, `${width}`).toEqual(width < 1280 ? [] : views);
      expect((await edge("header .guide")).right).toBeLessThanOrEqual((await edge("nav")).left);
    }
  });

  it.each(firstByDay(["history", "settings"]))("on %s names the page, not a date that it isn't about", async (view) => {
    const page = await openPage({ search: `${search}&view=${view}`, now });
    await page.getByRole("heading", { level: 1, name: new RegExp(`^${view}$`, "i") }).waitFor();
    expect(await page.locator("header .day, header .puzzle.bare").count()).toBe(0);
    expect(await page.locator("header .brand").textContent()).toBe("Daytile");
    // By day, each view is looked at in its own tests.
    if (isNight) await expectAccessible(page);
  });
});

it("the history opens on the month of the date on the page", async () => {
  const page = await openPage({ search: "?date=2026-03-05&view=history", now });
  await page.getByRole("heading", { name: "March 2026" }).waitFor();
});

describe("a message", () => {
  it("lies on no tool, and goes by itself, also one about a wrong link", async () => {
    for (const size of lastByDay(["wide", "phone"] as const)) {
      const page = await openPage({ search: "?date=hello", now, size, isAlone: true });
      await message(page).waitFor();
      const box = await message(page).evaluate((each) => each.getBoundingClientRect());
      const tools = await tool(page, "undo").evaluate((each) => each.getBoundingClientRect());
      expect(box.bottom).toBeLessThan(tools.top);
      await stopClock(page);
      await page.clock.runFor(6000);
      await expect.poll(() => message(page).count()).toBe(0);
    }
  });

  it("of a word is gone after four seconds", async () => {
    const page = await openPage({ search: "?view=solutions&date=2026-12-25&number=3", now, isAlone: true });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await message(page).waitFor();
    await stopClock(page);
    await page.clock.runFor(4100);
    await expect.poll(() => message(page).count()).toBe(0);
  });
});

describe("a link", () => {
  it("that is wrong is put right in the address", async () => {
    const page = await openPage({ now });
    for (const [wrong, right] of halfByDay([
      ["?date=hello", ""],
      ["?puzzle=nope", ""],
      ["?date=2026-04-31&view=nope", "?date=2026-04-30"],
      ["?target=Apr,77", ""],
      ["?view=solutions&number=abc", "?view=solutions"],
    ] as const)) {
      await page.goto(`${await appAddress()}${wrong}`);
      await message(page).waitFor();
      expect(new URL(page.url()).search, wrong).toBe(right);
    }
  });

  it("takes a day without a year, as the command line does", async () => {
    const page = await openPage({ search: "?date=12-25", now });
    await page.getByRole("heading", { name: "Friday 25 December 2026" }).waitFor();
    expect(await message(page).count()).toBe(0);
  });
});

it("the day picker has one button, and follows what was chosen last", async () => {
  const page = await openPage({ now, locale: "en-US" });
  await page.locator("header .day").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Even days that don’t exist, like April 31.").waitFor();
  await dialog.getByLabel("Month").selectOption("April");
  await dialog.getByLabel("Date").fill("2024-02-29");
  expect(await dialog.getByLabel("Month").inputValue()).toBe("Feb");
  expect(await dialog.getByRole("button", { name: "Show date" }).count()).toBe(1);
  await dialog.getByRole("button", { name: "Show date" }).click();
  await page.getByRole("heading", { name: "Thursday, February 29, 2024" }).waitFor();
});

it("the puzzle picker shows each puzzle's pieces, how hard it is and how many solutions dates have", async () => {
  const page = await openPage({ now });
  await page.locator("header .puzzle").click();
  const classic = page.getByRole("dialog").getByRole("link", { name: /7×7, eight pieces/ });
  await classic.getByText("Solutions per date: 7–216").waitFor();
  expect(await classic.locator(".pieces svg").count()).toBe(8);
  await classic.getByRole("img", { name: "Difficulty: 3 of 5" }).waitFor();
  expect(await classic.locator(".dot.full").count()).toBe(3);
  expect(
    await page
      .getByRole("dialog")
      .getByText(/^Solutions per date/)
      .count(),
  ).toBe(Object.keys(solutionRanges).length);
});

it("a page that isn't there looks like ours, and leads to today's puzzle", async () => {
  const page = await openPage({ search: "nowhere", allows: /404/ });
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe("rgb(251, 246, 236)");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Play today’s puzzle" }).click();
  await page.locator("daytile-play").waitFor();
});
