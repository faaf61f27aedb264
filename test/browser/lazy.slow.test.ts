/** The lazy year in a real browser: the same mornings as the request's, drawn, saved, and kept for tomorrow. */
// @module-tag browser

import { readFileSync } from "node:fs";
import { GifReader } from "omggif";
import type { Download, Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Picture } from "../../src/core/drawing/picture.js";
import { unwrap } from "../../src/core/text/fault.js";
import { pixelsOf } from "../../src/pens/png.js";
import { askLazyYear } from "../../src/requests/lazy-year.js";
import { drawLazyYear } from "../../src/requests/pictures/lazy-film.js";
import { isNight, itAtNight, lastByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { expectAccessible, openPage } from "./support.js";

const patience = { timeout: 120_000 };

/** Browser and command line smooth edges differently, and have different letters. */
const mostDifferent = 2;

const askedYear = (puzzle: string) => askLazyYear({ puzzle, year: 2026 }).then(unwrap);

async function found(page: Page): Promise<void> {
  await page.locator("daytile-lazy button.main").click();
  await page.locator("daytile-lazy .morning").waitFor(patience);
}

const task = (page: Page): Promise<string | null> => page.locator("daytile-lazy .task span").first().textContent();

async function saved(page: Page, file: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download", patience),
    page.locator(`[data-file=${file}]`).click(),
  ]);
  return download;
}

// By day, a morning of the classic board is compared below.
it.each(lastByDay(["classic", "hex-lake", "weekday-face-up"]))(
  "has the same mornings as the request on %s",
  async (puzzle) => {
    const page = await openPage({ search: `?puzzle=${puzzle}&view=lazy&date=2026-12-25` });
    const { mornings, moves, puzzle: board } = await askedYear(puzzle);
    await found(page);
    expect(await page.locator("daytile-lazy .totals dd").first().textContent()).toBe(moves.toLocaleString("en"));
    const table = readFileSync(await (await saved(page, "table")).path(), "utf8")
      .trim()
      .split("\n")
      .slice(2);
    expect(table).toHaveLength(365);
    for (const [i, { day }] of mornings.entries()) {
      const names = day?.moved.map(({ piece }) => board.pieces[piece]!.id) ?? [];
      const said = table[i]!.split("\t")[1]!;
      if (day === undefined) expect(said).toBe("This date has no solution. Leave the board as it is.");
      else if (i > 0) expect(said.replace(/^Move (one|\d+) pieces?: /, "")).toBe(`${listed(names)}.`);
      else expect(said).toBe(`To start, place all ${names.length} pieces.`);
    }
  },
);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

it("draws what is taken off and where it goes, day by day, and knows it again tomorrow", async () => {
  const page = await openPage({ search: "?view=year&date=2026-12-25" });
  await page.getByRole("link", { name: "Fewest moves" }).click();
  await found(page);
  const { mornings } = await askedYear("classic");
  const morning = mornings.find(({ date }) => date.month === 12 && date.day === 25);
  expect(await task(page)).toMatch(new RegExp(`^Move ${morning?.day?.moved.length} pieces: `));
  expect(await page.locator("daytile-lazy .task svg").count()).toBe(morning?.day?.moved.length);
  expect(await page.locator("figcaption").allTextContents()).toEqual([
    "24 December: take these off",
    "25 December: place them here",
  ]);
  // By day, the narrowest look is enough.
  if (isNight) await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await page.getByText("26 December: place them here").waitFor();
  await page.locator("header").getByRole("link", { name: "Previous day" }).click();
  await page.getByText("25 December: place them here").waitFor();
  await page.getByRole("link", { name: /^1 January: move/ }).click();
  await expect.poll(() => task(page)).toBe("To start, place all 8 pieces.");
  expect(await page.locator("figure").count()).toBe(1);
  await page.reload();
  await expect.poll(() => task(page)).toBe("To start, place all 8 pieces.");
});

itAtNight("doubts what was kept, if somebody has changed it, and is saved as a booklet", async () => {
  const page = await openPage({ search: "?view=lazy&date=2026-12-25" });
  await found(page);
  await spoil(page);
  await page.reload();
  await page.getByRole("button", { name: "Plan the year" }).waitFor();
  await found(page);
  const book = await saved(page, "book");
  expect(book.suggestedFilename()).toBe("classic-lazy-2026.pdf");
  expect(
    readFileSync(await book.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

/** The mean difference between colours, of 255. */
const difference = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

/** What the command line's GIF shows. */
async function lazyDrawn(): Promise<readonly Picture[]> {
  const drawing = await drawLazyYear({ puzzle: "classic", year: 2026 }, {});
  return unwrap(drawing).pictures ?? [];
}

// Three hundred pictures of a board take a browser long; by day, the booklet shows that files are saved.
itAtNight("is saved as a GIF, with the pictures and times of the command line's", async () => {
  const page = await openPage({ search: "?view=lazy&date=2026-12-25" });
  await found(page);
  const download = await saved(page, "film");
  expect(download.suggestedFilename()).toBe("classic-lazy-2026.gif");
  const film = new GifReader(readFileSync(await download.path()));
  const pictures = await lazyDrawn();
  expect(film.numFrames()).toBe(pictures.length);
  const shown = new Uint8Array(4 * film.width * film.height);
  for (const [i, picture] of pictures.entries()) {
    film.decodeAndBlitFrameRGBA(i, shown);
    expect(film.frameInfo(i).delay).toBe(i === 364 ? 300 : 8);
    if (i % 52 !== 0) continue;
    const look = { size: picture.box.width * 0.75, opaque: true };
    const { width, height, rgba } = await pixelsOf(picture, look);
    expect([film.width, film.height]).toEqual([width, height]);
    const own = difference(shown, rgba);
    expect(own, `picture ${i}`).toBeLessThan(mostDifferent);
    // The morning before is further away than another way to draw this one.
    if (i > 0) expect(difference(shown, (await pixelsOf(pictures[i - 1]!, look)).rgba)).toBeGreaterThan(2 * own);
  }
  await page.getByText("Saved classic-lazy-2026.gif").waitFor();
});

it("can be cancelled", async () => {
  const page = await openPage({ search: "?puzzle=classic-year&view=lazy&date=2026-12-25" });
  await page.locator("daytile-lazy button.main").click();
  await page.getByRole("progressbar").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Plan the year" }).waitFor();
});

// It takes long to find out that there are too many.
itAtNight("says so where there are too many solutions", async () => {
  const page = await openPage({ search: "?puzzle=classic-year&view=lazy&date=2026-12-25" });
  await page.locator("daytile-lazy button.main").click();
  await page.getByText("This board has too many solutions to compare them all.").waitFor(patience);
});

/** As if somebody had changed the year that the browser keeps. */
async function spoil(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const open = indexedDB.open((await indexedDB.databases())[0]!.name!);
    const base = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const store = base.transaction("counts", "readwrite").objectStore("counts");
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asked = store.getAllKeys();
      asked.onsuccess = () => resolve(asked.result);
    });
    const key = keys.find((each) => String(each).startsWith("lazy-1/"))!;
    await new Promise((resolve) => {
      store.put(Array(365).fill("AAA"), key).onsuccess = resolve;
    });
    base.close();
  });
}

it.each(
  lastByDay([
    ["lazy-wide", { size: "wide" }],
    ["lazy-wide-arabic", { size: "wide", locale: "ar" }],
    ["lazy-phone-dark", { size: "phone", dark: true, touch: true }],
  ] as const),
)("%s looks as approved, nothing sticks out and all can be touched", { tags: ["pictures"] }, async (name, look) => {
  const page = await openPage({ search: "?view=lazy&date=2026-12-25", calm: true, isClockStill: true, ...look });
  await found(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const low = await page
    .locator("daytile-lazy button")
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length);
  expect(low).toBe(0);
  await expectLikeApproved(page, name);
});
