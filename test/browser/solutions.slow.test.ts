/** All solutions of a date in a real browser: asked for, leafed through, linked to, and smooth where there are thousands. */
// @module-tag browser

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { flatPieceFigure } from "../../src/core/drawing/board-figures.js";
import { latticeNamed } from "../../src/core/lattice/lattice.js";
import { targetCells } from "../../src/core/puzzle/target.js";
import { countTilings } from "../../src/core/solver/counts.js";
import { sortedTilings } from "../../src/core/solver/sorted-tilings.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { firstByDay, isNight } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { placeByMouse } from "./playing.js";
import { expectAccessible, openPage, type PageOptions, theBrowser } from "./support.js";

const classic = cataloguePuzzle("classic");
const christmas = targetCells(classic, [11, 24]);
const now = "2026-12-25T08:00:00";

const open = (search: string, options: PageOptions = {}): Promise<Page> =>
  openPage({ search: `?view=solutions&${search}`, now, ...options });

const view = (page: Page): Locator => page.locator("daytile-solutions");
const heading = (page: Page): Locator => view(page).getByRole("heading", { level: 2 });
const thumbnails = (page: Page): Locator => view(page).getByRole("listitem");
const current = (page: Page): Locator => view(page).locator("a[aria-current=true]");
/** What the large board is called. */
const board = (page: Page): Promise<string | null> => view(page).getByRole("img").getAttribute("aria-label");
const showsSolution = (page: Page, name: string) => expect.poll(() => board(page)).toBe(name);

it("tells how many there are, shows them when asked, and leafs through them by buttons, keys and number", async () => {
  const page = await open("date=2026-12-25");
  await view(page).getByText("92 solutions", { exact: true }).waitFor();
  expect(await thumbnails(page).count()).toBe(0);
  expect(await board(page)).toBe("Friday 25 December 2026");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show all 92 solutions" }).click();
  await showsSolution(page, "Solution 1 of 92");
  expect(await page.getByRole("button", { name: "Previous solution" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Next solution" }).click();
  await showsSolution(page, "Solution 2 of 92");
  await page.keyboard.press("ArrowRight");
  await showsSolution(page, "Solution 3 of 92");
  await page.keyboard.press("ArrowLeft");
  await showsSolution(page, "Solution 2 of 92");
  await page.getByLabel("Solution number").fill("92");
  await page.keyboard.press("Enter");
  await showsSolution(page, "Solution 92 of 92");
  expect(await page.getByRole("button", { name: "Next solution" }).isDisabled()).toBe(true);
  await expect.poll(() => current(page).getAttribute("aria-label")).toBe("Solution 92");
  expect(new URL(page.url()).searchParams.get("number")).toBe("92");
});

it("keeps the focus on the thumbnail that is looked at, and keys lead by rows", async () => {
  const page = await open("date=2026-12-25&number=1");
  await current(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => current(page).getAttribute("aria-label")).not.toBe("Solution 1");
  await page.keyboard.press("End");
  await showsSolution(page, "Solution 92 of 92");
  await expect.poll(() => current(page).evaluate((link: HTMLElement) => link.matches(":focus"))).toBe(true);
  await page.keyboard.press("Home");
  await showsSolution(page, "Solution 1 of 92");
});

it("shows the best for a taste, with their numbers, and all again", async () => {
  const page = await open("date=2026-12-25&number=1");
  await showsSolution(page, "Solution 1 of 92");
  const list = page.getByLabel("Show", { exact: true });
  // Solutions are compared by a worker: the page can be used meanwhile.
  const comparing = page.waitForEvent("worker", (worker) => worker.url().includes("/app-thread"));
  expect(await list.locator("option").allTextContents()).not.toContain("Closest to your board");
  await list.selectOption({ label: "Fewest flips" });
  await comparing;
  await expect.poll(() => heading(page).textContent()).toMatch(/^Best: \d of 92$/);
  await showsSolution(page, "Solution 39 of 92");
  if (isNight) await expectAccessible(page);
  await list.selectOption({ label: "All" });
  await expect.poll(() => heading(page).textContent()).toBe("92 solutions");
});

it("a link shows the very solution it names, and can be copied", async () => {
  const page = await open("number=17", { calm: true });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await showsSolution(page, "Solution 17 of 92");
  const tiling = (await sortedTilings({ puzzle: classic, uncovered: christmas }))[16]!;
  const lattice = latticeNamed(classic.lattice);
  const paths = tiling.map(
    ({ cells }, copy) =>
      flatPieceFigure(
        lattice,
        cells.map((cell) => classic.board.cells[cell]!.point),
        copy,
      ).path,
  );
  const drawn = await view(page)
    .locator("figure path")
    .evaluateAll((all) => all.map((path) => path.getAttribute("d")));
  expect(drawn).toEqual(expect.arrayContaining(paths));
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("?date=2026-12-25&view=solutions&number=17");
  expect(await current(page).getAttribute("href")).toBe("?date=2026-12-25&view=solutions&number=17");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  await expectAccessible(page);
  if (!isNight) return;
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator("html[data-theme=light]").waitFor();
  await expectAccessible(page);
});

it("shows the solutions of the day they were asked for, not those of the day that begins meanwhile", async () => {
  const page = await open("", { now: "2026-12-24T23:59:30", isAlone: true });
  await page.getByRole("button", { name: /^Show all/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?date=2026-12-24&view=solutions&number=1");
  await page.clock.runFor(60_000);
  expect(await page.title()).toContain("24 December");
  await page.getByRole("link", { name: "Play" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?date=2026-12-24");
});

it("a link means the board it was copied from, wherever the week of its reader begins", async () => {
  const link = "puzzle=weekday&date=2026-12-25&number=5";
  const page = await open(`${link}&week=monday`);
  await showsSolution(page, "Solution 5 of 2,016");
  expect(await current(page).getAttribute("href")).toContain("&week=monday");
  await page.goto(page.url().replace("week=monday", "week=puzzle"));
  await showsSolution(page, "Solution 5 of 765");
});

it("a number that is too high gets a sentence and the last solution", async () => {
  const page = await open("date=2026-10-06&number=99");
  await page.getByText("There’s no solution 99. Showing the last one, 7.").waitFor();
  await showsSolution(page, "Solution 7 of 7");
  expect(await heading(page).textContent()).toBe("7 solutions");
  expect(new URL(page.url()).searchParams.get("number")).toBe("7");
});

it("says plainly where there is none", async () => {
  const page = await open("puzzle=weekday-face-up&target=Jan,27,Wed&number=4");
  await view(page).getByText("No solution: the pieces can’t cover the rest of the board.").waitFor();
  expect(await thumbnails(page).count()).toBe(0);
  if (isNight) await expectAccessible(page);
});

it("shows only those that agree with the board, under their own numbers", async () => {
  const page = await openPage({ search: "?date=2026-12-25", now });
  const all = await sortedTilings({ puzzle: classic, uncovered: christmas });
  const placed = [all[40]![3]!];
  await placeByMouse(page, classic, placed[0]!);
  await page.getByRole("button", { name: "Undo" }).and(page.locator(":enabled")).waitFor();
  await page.getByRole("link", { name: "Solutions" }).click();
  await page.getByRole("button", { name: "Show all 92 solutions" }).click();
  await page.getByRole("checkbox", { name: "Only those that match your board" }).check();
  const left = await countTilings({ puzzle: classic, uncovered: christmas, placed });
  expect(left).toBeLessThan(92);
  await expect.poll(() => thumbnails(page).first().getAttribute("aria-setsize")).toBe(String(left));
  const numbers = all.flatMap((tiling, i) =>
    tiling.includes(placed[0]!) || String(tiling[3]!.cells) === String(placed[0]!.cells) ? [i + 1] : [],
  );
  expect(await thumbnails(page).first().getByRole("link").getAttribute("aria-label")).toBe(`Solution ${numbers[0]}`);
});

interface Scrolling {
  /** How many thumbnails there were at most. */
  readonly most: number;
  /** How often there was nothing to be seen in the middle. */
  readonly empty: number;
}

/** Steps and leaps, with a frame or two for each. */
function scrollThrough(page: Page): Promise<Scrolling> {
  return view(page)
    .locator("daytile-thumbnails .scroller")
    .evaluate(
      async (scroller, times) => {
        const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
        let [most, empty] = [0, 0];
        for (let i = 0; i < times; i++) {
          const step = i % 9 === 8 ? scroller.scrollHeight / 7 : 160;
          scroller.scrollTop = (scroller.scrollTop + step) % (scroller.scrollHeight - 1000);
          await frame();
          await frame();
          const { top, height } = scroller.getBoundingClientRect();
          const items = [...scroller.querySelectorAll("li")].map((item) => item.getBoundingClientRect());
          const isNear = (item: DOMRect): boolean =>
            item.top < top + height / 2 + 20 && item.bottom > top + height / 2 - 20;
          most = Math.max(most, items.length);
          if (!items.some(isNear)) empty += 1;
        }
        return { most, empty };
      },
      isNight ? 54 : 18,
    );
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor's time, in microseconds: other programs do not lengthen it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The share that the longest task of the page's main thread has in all its work while something is done. */
async function longestShare(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = await theBrowser();
  await browser.startTracing(page, { categories: ["toplevel"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && threads.some((each) => each.pid === pid && each.tid === tid),
  );
  expect(tasks.length).toBeGreaterThan(100);
  const durations = tasks.map(({ tdur = 0 }) => tdur);
  return Math.max(...durations) / durations.reduce((sum, each) => sum + each, 0);
}

it("stays smooth at 10,374 solutions: only what is seen is drawn, and no task is long", async () => {
  const page = await openPage({ search: "?puzzle=weekday&date=2022-06-07&view=solutions&number=5000" });
  await showsSolution(page, "Solution 5,000 of 10,374");
  await expect.poll(() => current(page).getAttribute("aria-label")).toBe("Solution 5,000");
  expect(await thumbnails(page).first().getAttribute("aria-setsize")).toBe("10374");
  let scrolling: Scrolling | undefined;
  const longest = await longestShare(page, async () => {
    scrolling = await scrollThrough(page);
  });
  // A twentieth, as there are so many leaps. All solutions at once would be nearly everything.
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(1 / 3);
  expect(scrolling?.most).toBeLessThan(120);
  expect(scrolling?.empty).toBe(0);
});

const day = "date=2026-12-25&number=17";
const blackAndWhite = (): void => localStorage.setItem("daytile.settings", '{"palette":"black-and-white"}');

it.each(
  firstByDay<readonly [string, string, PageOptions]>([
    ["solutions-wide", day, {}],
    ["solutions-wide-dark", day, { dark: true }],
    ["solutions-phone", day, { size: "phone" }],
    ["solutions-phone-arabic", day, { size: "phone", locale: "ar" }],
    ["solutions-hex-black-and-white", "puzzle=hex-lake&date=2026-03-03&number=3", { before: blackAndWhite }],
  ]),
)("%s looks as approved", { tags: ["pictures"] }, async (name, search, options) => {
  const page = await open(search, { ...options, calm: true, isClockStill: true });
  await current(page).waitFor();
  await view(page).locator("ul[aria-busy=false]").waitFor();
  await expectLikeApproved(page, name);
});
