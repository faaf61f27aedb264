/** The year in a real browser: counts, links, keys, weekdays, and what is kept for the next visit. */
// @module-tag browser

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { firstByDay, itAtNight } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const now = "2026-12-24T08:00:00";

const open = (search: string, options: PageOptions = {}): Promise<Page> =>
  openPage({ search: `?view=year&${search}`, now, ...options });

const view = (page: Page): Locator => page.locator("daytile-year");
const spot = (page: Page, name: string): Locator => view(page).locator(".map").getByRole("link", { name, exact: true });
const search = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

/** By name, as the page shows them. */
async function totals(page: Page): Promise<Record<string, string>> {
  const names = await view(page).locator("dt").allTextContents();
  const values = await view(page).locator("dd").allTextContents();
  return Object.fromEntries(names.map((name, i) => [name, values[i]!]));
}

const countsTo = (page: Page, solutions: string) =>
  expect.poll(async () => (await totals(page)).Solutions).toBe(solutions);

const list = (page: Page, title: string): Locator =>
  view(page)
    .locator(".card")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

it("counts every date, and a click opens its puzzle, also one that no calendar has", async () => {
  const page = await open("");
  await countsTo(page, "25,061");
  expect(await totals(page)).toEqual({
    Solutions: "25,061",
    "All dates, even 31 April": "372",
    "Average per date": "67.4",
  });
  expect(await list(page, "Fewest solutions").getByRole("listitem").first().textContent()).toBe("6 October7");
  expect(await list(page, "Most solutions").getByRole("listitem").first().textContent()).toBe("25 January216");
  await list(page, "Dates without a solution").getByText("None. You can solve every date.").waitFor();
  expect(await view(page).getByRole("table", { name: "Dates by number of solutions" }).getByRole("row").count()).toBe(
    12,
  );
  await expectAccessible(page);
  await spot(page, "25 December: 92 solutions").click();
  await page.locator("daytile-play").waitFor();
  expect(search(page)).toBe("?date=2026-12-25");
  await page.goBack();
  await spot(page, "31 April: 183 solutions").click();
  await page.getByRole("heading", { name: "31 April" }).waitFor();
  expect(search(page)).toBe("?target=Apr,31");
});

it("is walked through by keys, from the day that is shown", async () => {
  const page = await open("date=2026-12-25");
  await countsTo(page, "25,061");
  await spot(page, "25 December: 92 solutions").focus();
  const focused = (): Promise<string | null> => view(page).locator(".spot:focus").getAttribute("aria-label");
  expect(await view(page).locator(".spot[tabindex='0']").count()).toBe(1);
  for (const [key, name] of [
    ["ArrowRight", "26 December: 48 solutions"],
    ["ArrowUp", "26 November: 106 solutions"],
    ["Home", "1 January: 64 solutions"],
    ["ArrowDown", "1 February: 73 solutions"],
    ["ArrowLeft", "31 January: 170 solutions"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(name);
  }
  await page.keyboard.press("Enter");
  await page.locator("daytile-play").waitFor();
  expect(search(page)).toBe("?date=2026-01-31");
});

itAtNight("shows weekdays as in this year, or one for every day, and counts only once", async () => {
  const page = await open("puzzle=weekday-6x9");
  await countsTo(page, "7,996");
  expect((await totals(page)).Dates).toBe("365");
  await spot(page, "Friday 25 December: 11 solutions").waitFor();
  // The next visit is served from what was kept: no worker could be had.
  await page.route(/browser-thread/, (route) => route.abort());
  await page.goto(`${page.url()}&again`);
  await countsTo(page, "7,996");
  await page.getByLabel("Day of the week").selectOption("Monday");
  await countsTo(page, "6,504");
  await list(page, "Dates that aren’t real, without a solution").getByText("Monday 31 April").waitFor();
  await spot(page, "Monday 25 December: 1 solution").click();
  await page.locator("daytile-play").waitFor();
  expect(search(page)).toBe("?puzzle=weekday-6x9&target=Dec,25,Mon");
});

// Such a board has a thousand million solutions, which take a browser seconds to count.
itAtNight("counts boards that show the year month by month, and says so", async () => {
  const page = await open("puzzle=classic-year&date=2026-11-15", { dark: true });
  await view(page).getByText("Pick a month of 2026 to count.").waitFor();
  await spot(page, "1 November: 16,183 solutions").waitFor();
  await expectAccessible(page);
  await page.getByLabel("Month").selectOption("December");
  await spot(page, "25 December: not counted yet").waitFor();
  await spot(page, "25 December: not counted yet").click();
  await page.locator("daytile-play").waitFor();
  expect(search(page)).toBe("?puzzle=classic-year&date=2026-12-25");
});

it.each(
  firstByDay([
    ["year-wide", { size: "wide" }],
    ["year-wide-dark", { size: "wide", dark: true }],
    ["year-phone", { size: "phone" }],
    ["year-phone-arabic", { size: "phone", locale: "ar" }],
  ] as const),
)("%s looks as approved", { tags: ["pictures"] }, async (name, options) => {
  const page = await open("date=2026-01-06", { ...options, calm: true, isClockStill: true });
  await view(page).locator(".cards").waitFor();
  await expectLikeApproved(page, name);
});

it("on a phone shows facts first, and the month of the date on the page, in less than three screens", async () => {
  const page = await openPage({ search: "?view=year&date=2026-09-25", now: "2026-12-25T08:00:00", size: "phone" });
  await page.locator("daytile-year .extremes a").first().waitFor();
  const top = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((each) => each.getBoundingClientRect().top);
  expect(await top(".extremes")).toBeLessThan(await top(".map"));
  expect(await page.locator(".extremes a").allTextContents()).toEqual([
    expect.stringMatching(/Fewest solutions.*6 October.*7/s),
    expect.stringMatching(/Most solutions.*25 January.*216/s),
  ]);
  const spot = await page.locator(".spot[aria-current]").evaluate((each) => each.getBoundingClientRect());
  expect([spot.left > 0, spot.right < 360]).toEqual([true, true]);
  expect(await page.locator("main").evaluate((main) => main.scrollHeight)).toBeLessThan(3 * 640 + 900);
  // A phone that is turned and turned back still shows the month.
  const isSeen = () =>
    page.locator(".spot[aria-current]").evaluate((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left > 0 && right < innerWidth && top > 0 && bottom < innerHeight;
    });
  await page.setViewportSize({ width: 640, height: 360 });
  await expect.poll(isSeen).toBe(true);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(isSeen).toBe(true);
});
