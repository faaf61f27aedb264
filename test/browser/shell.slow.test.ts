/** Links, pickers, settings and storage do what they say, and whatever is broken is put aside. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { formatDate } from "../../src/core/calendar/date-text.js";
import { languages, wordsOf } from "../../src/core/calendar/languages.js";
import { catalogueIds } from "../../src/formats/catalogue.js";
import { unlistedViews, viewNames } from "../../src/web/route.js";
import { wordsIn } from "../../src/web/words/words.js";
import { endsByDay, firstByDay, halfByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { appAddress, countShown, expectAccessible, openPage } from "./support.js";

const now = "2026-12-25T08:00:00";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const status = (page: Page) => page.locator("daytile-app .status .message span");
const currentView = (page: Page) => page.locator("nav [aria-current=page] span").textContent();
const searchOf = (page: Page) => new URL(page.url()).search;

const wrongLinks = [
  ["?puzzle=clasic", "There’s no puzzle called “clasic”. Showing “Classic 7×7, eight pieces” instead."],
  ["?date=2026-02-30", "30 February 2026 doesn’t exist. Showing 28 February 2026 instead."],
  ["?date=tomorrow", "“tomorrow” isn’t a date. Showing today instead."],
  ["?target=Apr,77", "This board can’t show “Apr, 77”. Showing today instead."],
  ["?view=<b>x</b>", "There’s no page called “<b>x</b>”. Here’s the puzzle instead."],
  [
    "?view=nothing&number=-3",
    "There’s no page called “nothing”. Here’s the puzzle instead. “-3” isn’t a solution number.",
  ],
] as const;

describe("links", () => {
  it("none at all opens today's puzzle, by the local calendar", async () => {
    const page = await openPage({ now: "2026-12-25T00:30:00", timeZone: "Pacific/Kiritimati" });
    expect(await heading(page).textContent()).toContain("Friday 25 December 2026");
    expect(await page.title()).toBe("Friday 25 December 2026 · Classic 7×7, eight pieces · Daytile");
    expect(searchOf(page)).toBe("");
  });

  it.each(
    endsByDay([
      ["?target=Apr,31&view=solutions", "31 April", "Classic 7×7, eight pieces", "Solutions"],
      ["?puzzle=weekday&target=Feb,30,Mon", "Monday 30 February", "Days of the week", "Play"],
      ["?puzzle=hex-lake&date=2024-02-29", "Thursday 29 February 2024", "Lake: months and days on hexagons", "Play"],
    ] as const),
  )("%s leads to its day, puzzle and view", async (search, title, puzzle, view) => {
    const page = await openPage({ search, now });
    expect(await heading(page).textContent()).toContain(title);
    expect(await page.locator("header .puzzle").textContent()).toContain(puzzle);
    expect(await currentView(page)).toBe(view);
    expect((await page.title()).startsWith(view === "Play" ? title : `${view} · ${title}`)).toBe(true);
    expect(await status(page).count()).toBe(0);
  });

  it("that are wrong say so and show the nearest page", async () => {
    const page = await openPage({ now });
    const home = page.url();
    for (const [search, message] of halfByDay(wrongLinks)) {
      await page.goto(`${home}${search}`);
      expect(await status(page).textContent()).toBe(message);
      expect(await heading(page).textContent()).toContain("2026");
      expect(await page.locator("daytile-app main > *").count()).toBe(1);
    }
  });

  it("change with every step, and the browser's back button follows", async () => {
    const page = await openPage({ now });
    await page.getByRole("link", { name: "Next day" }).click();
    await page.getByRole("link", { name: "Settings" }).click();
    expect(searchOf(page)).toBe("?date=2026-12-26&view=settings");
    await page.goBack();
    expect([searchOf(page), await currentView(page)]).toEqual(["?date=2026-12-26", "Play"]);
    await page.getByRole("link", { name: "Today" }).click();
    expect(searchOf(page)).toBe("");
    expect(await page.getByRole("link", { name: "Today" }).count()).toBe(0);
    await page.getByRole("link", { name: "Previous day" }).click();
    expect(await heading(page).textContent()).toContain("Thursday 24 December 2026");
  });
});

describe("choosing", () => {
  it("every puzzle of the catalogue is there, and keeps the day", async () => {
    const page = await openPage({ search: "?date=2026-07-04", now });
    await page.locator("header .puzzle").click();
    const dialog = page.getByRole("dialog", { name: "Choose a puzzle" });
    await dialog.waitFor();
    expect(await dialog.getByRole("listitem").getByRole("link").count()).toBe(catalogueIds.length);
    await expectAccessible(page);
    await dialog.getByRole("link", { name: "Lake" }).click();
    expect(searchOf(page)).toBe("?puzzle=hex-lake&date=2026-07-04");
    expect(await dialog.count()).toBe(0);
  });

  it("any date, and any field by hand", async () => {
    const page = await openPage({ now });
    await heading(page).getByRole("button").click();
    const dialog = page.getByRole("dialog", { name: "Choose a date" });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Date").fill("2024-02-29");
    await dialog.getByRole("button", { name: "Show date" }).click();
    expect(searchOf(page)).toBe("?date=2024-02-29");
    await heading(page).getByRole("button").click();
    await dialog.getByLabel("Month").selectOption("April");
    await dialog.getByLabel("Day").selectOption("31");
    await dialog.getByRole("button", { name: "Show date" }).click();
    expect(searchOf(page)).toBe("?target=Apr,31");
    expect(await heading(page).textContent()).toContain("31 April");
  });

  it("a board that cannot show what was chosen by hand shows today, and says so", async () => {
    const page = await openPage({ search: "?target=Apr,31", now });
    await page.locator("header .puzzle").click();
    await page.getByRole("dialog").getByRole("link", { name: "Days of the week, Sunday first" }).click();
    await page.getByText("This board can’t show “Apr, 31”. Showing today instead.").waitFor();
    expect(searchOf(page)).toBe("?puzzle=weekday");
  });

  it("ends when one goes back", async () => {
    const page = await openPage({ search: "?date=2026-12-25", now });
    await page.getByRole("link", { name: "Next day" }).click();
    await heading(page).getByRole("button").click();
    const dialog = page.getByRole("dialog", { name: "Choose a date" });
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(searchOf(page)).toBe("?date=2026-12-25");
  });

  it("can be left with Escape, and the keyboard is where it was", async () => {
    const page = await openPage({ now });
    await page.locator("header .puzzle").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Choose a puzzle" }).waitFor();
  });
});

describe("settings", () => {
  it("apply at once and survive a reload", async () => {
    const page = await openPage({ search: "?view=settings", now });
    await page.getByText("Dark", { exact: true }).click();
    await page.getByText("Colour-blind safe").click();
    await page.getByText("Monday", { exact: true }).click();
    await page.getByRole("switch", { name: "Reduce motion" }).check();
    const dress = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(await dress()).toEqual({ theme: "dark", motion: "calm" });
    await page.reload();
    expect(await dress()).toEqual({ theme: "dark", motion: "calm" });
    expect(await page.getByRole("radio", { name: "Colour-blind safe" }).isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: "Monday" }).isChecked()).toBe(true);
    expect(await page.getByRole("switch", { name: "Reduce motion" }).isChecked()).toBe(true);
  });

  it("speak nine languages, and the document with them", async () => {
    const page = await openPage({ search: "?view=settings", now });
    for (const language of endsByDay(languages)) {
      await page.locator("select[name=language]").selectOption(language);
      const { shell } = await wordsIn(language);
      await page.getByRole("heading", { name: shell.views.settings, level: 1 }).waitFor();
      const root = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      expect(root).toEqual([language, wordsOf(language).rightToLeft ? "rtl" : "ltr"]);
      expect(await page.title()).toContain(formatDate({ month: 12, day: 25, year: 2026 }, language));
    }
    await page.reload();
    await page.getByRole("heading", { name: "الإعدادات", level: 1 }).waitFor();
  });
});

describe("what is kept in the browser", () => {
  it("may be nonsense: the app starts afresh, keeps it aside and says so", async () => {
    const page = await openPage({ now, before: () => localStorage.setItem("daytile.settings", "{nonsense") });
    expect(await status(page).textContent()).toContain("It kept a copy");
    expect(await page.evaluate(() => localStorage.getItem("daytile.settings.aside"))).toBe("{nonsense");
    expect(await heading(page).textContent()).toContain("25 December");
  });
});

/** Runs in the page: something in the shelf of plays that no version of the app has put there. */
async function putForeignPlay(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("daytile");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = database.transaction("plays", "readwrite");
  writing.objectStore("plays").put({ foreign: true }, "classic/2026-12-25");
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  database.close();
}

/** Runs in the page: the keys of what was put aside. */
async function keysAside(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("daytile");
    opening.onsuccess = () => resolve(opening.result);
  });
  const asked = database.transaction("aside").objectStore("aside").getAllKeys();
  await new Promise((resolve) => {
    asked.onsuccess = resolve;
  });
  database.close();
  return asked.result.map(String);
}

it("a play that nobody can read is put aside as well", async () => {
  const page = await openPage({ now, before: countShown });
  await page.getByText("92 solutions remaining").waitFor();
  await page.evaluate(putForeignPlay);
  await page.reload();
  await status(page).waitFor();
  expect(await status(page).textContent()).toContain("It kept a copy");
  await page.getByText("92 solutions remaining").waitFor();
  expect(await page.evaluate(keysAside)).toEqual([expect.stringMatching(/^plays\/classic\/2026-12-25\/2026-12-25T/)]);
});

it("a database of somebody else by our name is left alone, and the app starts afresh", async () => {
  // Any file of the same origin: here the app has not been yet. The browser asks for an icon that such a file has not.
  const page = await openPage({ now, search: "icons/icon.svg", allows: /404/, before: countShown });
  await page.evaluate(async () => {
    const opening = indexedDB.open("daytile", 9);
    opening.onupgradeneeded = () => opening.result.createObjectStore("theirs");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
  });
  await page.goto(new URL("/", page.url()).href);
  expect(await status(page).textContent()).toContain("It kept a copy");
  await page.reload();
  await page.getByText("92 solutions remaining").waitFor();
  expect(await status(page).count()).toBe(0);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
  expect(names).toEqual(["daytile", "daytile-afresh"]);
});

describe("midnight", () => {
  it("moves on to the new day where nothing is placed", async () => {
    const page = await openPage({ now: "2026-12-31T23:59:30", isAlone: true });
    expect(await heading(page).textContent()).toContain("31 December 2026");
    await page.clock.runFor(60_000);
    expect(await heading(page).textContent()).toContain("1 January 2027");
    expect(searchOf(page)).toBe("");
  });

  it("never takes a game away that has begun, but offers the new day", async () => {
    const page = await openPage({ now: "2026-12-31T23:59:00", isAlone: true });
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Show the next piece" }).click();
    await page.getByRole("button", { name: "Place it" }).click();
    await page.clock.runFor(90_000);
    await status(page).waitFor();
    expect(await status(page).textContent()).toBe("It’s a new day: 1 January 2027.");
    expect(await heading(page).textContent()).toContain("31 December 2026");
    expect(searchOf(page)).toBe("?date=2026-12-31");
    await page.getByRole("button", { name: "Play today’s puzzle" }).click();
    expect(await heading(page).textContent()).toContain("1 January 2027");
  });

  it("leaves a day alone that was asked for", async () => {
    const page = await openPage({ now: "2026-12-31T23:59:30", isAlone: true, search: "?date=2026-12-31" });
    await page.clock.runFor(60_000);
    expect(await heading(page).textContent()).toContain("31 December 2026");
  });
});

it("can be enlarged to 400 %: nothing is wider than the page, and the board has room", async () => {
  const page = await openPage({ now });
  await page.setViewportSize({ width: 320, height: 256 });
  for (const view of halfByDay(viewNames)) {
    // The owner's board is reached from the hints, designs and the atlas from the puzzle picker.
    if (unlistedViews.some((each) => each === view)) await page.goto(`${await appAddress()}?view=${view}`);
    else await page.locator(`nav a.${view}`).click();
    await page.locator(`daytile-${view}`).waitFor();
    for (const part of ["daytile-app", "main"])
      expect(await page.locator(part).evaluate((each) => each.scrollWidth)).toBeLessThanOrEqual(320);
    // The way to other views is below all of it, not on top.
    expect(await page.locator("main").evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  }
  await page.locator("nav a.play").click();
  expect(await page.locator("daytile-play .place").evaluate((place) => place.clientHeight)).toBeGreaterThan(300);
});

describe("looks as approved, and can be used by everybody", { tags: ["pictures"] }, () => {
  const still = { now, isClockStill: true, calm: true, search: "?view=settings" } as const;

  it.each(
    firstByDay([
      ["settings-wide", {}],
      ["settings-wide-dark", { dark: true }],
      ["settings-phone", { size: "phone" }],
      ["settings-phone-arabic", { size: "phone", locale: "ar" }],
    ] as const),
  )("%s", async (name, options) => {
    const page = await openPage({ ...still, ...options });
    await page.locator("daytile-settings").waitFor();
    await expectLikeApproved(page, name);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });

  it("puzzle-picker", async () => {
    const page = await openPage({ ...still, search: "" });
    await page.locator("header .puzzle").click();
    await page.getByRole("dialog").waitFor();
    await expectLikeApproved(page, "puzzle-picker");
  });
});
