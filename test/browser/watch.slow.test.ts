/** Watching algorithms in a real browser: steps forth and back, to the end, at any speed, by keys, and as a film. */
// @module-tag browser

import { readFileSync } from "node:fs";
import { GifReader } from "omggif";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { itAtNight, lastByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const now = "2026-12-24T08:00:00";

/** What the view holds, also after it has been taken off the page. */
interface Watched {
  readonly entries: readonly { readonly player?: { readonly at: number } }[];
}

/** Where motion is not wanted, nothing moves before somebody says so. */
const open = (search: string, options: PageOptions = {}): Promise<Page> =>
  openPage({ search: `?view=watch&${search}`, now, calm: true, ...options });

const lane = (page: Page, name: string): Locator =>
  page.locator("daytile-lane").filter({ has: page.getByRole("region", { name }) });
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const thought = (each: Locator): Locator => each.locator(".thought");
const steps = (each: Locator): Promise<string | null> => each.locator(".plot p").textContent();

const count = (each: Locator, name: string): Promise<string | null> =>
  each.locator(`[data-count=${name}] dd`).textContent();

/** Everything that is to be seen of a lane: its words, and the pixels of its board. */
async function seen(each: Locator): Promise<unknown> {
  const words = await each.locator("section").textContent();
  const pixels = await each.locator("canvas.pieces").evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  return { words, pixels };
}

async function setSpeed(page: Page, speed: number): Promise<void> {
  await page.getByRole("slider", { name: "Speed" }).fill(String(speed));
}
const fullSpeed = 11;

it("a link with two algorithms shows both; steps go forth, and back to exactly where they came from", async () => {
  const page = await open("date=2026-12-25&algorithms=regions,dancing-links");
  const both = [lane(page, "Pieces and gaps"), lane(page, "Dancing Links")];
  for (const each of both) await each.getByText("The board is empty.").waitFor();
  expect(await page.locator("daytile-lane").count()).toBe(2);
  const start = await Promise.all(both.map(seen));
  for (let i = 0; i < 6; i++) await button(page, "Step forward").click();
  for (const each of both) await expect.poll(() => steps(each)).toBe("6 steps");
  expect(await Promise.all(both.map(seen))).not.toEqual(start);
  expect(await thought(both[0]!).getAttribute("aria-live")).toBe("polite");
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowLeft");
  for (const each of both) await expect.poll(() => steps(each)).toBe("0 steps");
  expect(await Promise.all(both.map(seen))).toEqual(start);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => steps(both[1]!)).toBe("100 steps");
  await button(page, "Back to the start").click();
  await expect.poll(() => Promise.all(both.map(seen))).toEqual(start);
});

it("runs to the end on 6 October, stops at solutions only if asked to, and finds seven each way", async () => {
  const page = await open("date=2026-10-06&algorithms=regions,dancing-links,model,first-open-cell");
  await page.locator("daytile-lane").nth(3).waitFor();
  await setSpeed(page, fullSpeed);
  await page.keyboard.press("Space");
  const lanes = await page.locator("daytile-lane").all();
  for (const each of lanes) await each.getByText("Solution 1!").waitFor();
  await button(page, "Play").waitFor();
  await page.getByLabel("Pause at each solution").uncheck();
  await button(page, "Play").click();
  for (const each of lanes) {
    await each.getByText("Finished: 7 solutions.").waitFor();
    expect(await count(each, "solutions")).toBe("7");
    expect(await count(each, "depth")).toBe("0");
  }
  expect(await button(page, "Play").isDisabled()).toBe(true);
  // Far back: to a step near the start, then on to the end again.
  const [first] = lanes;
  const nodes = await count(first!, "nodes");
  await first!.getByRole("slider", { name: "Step" }).fill("3");
  await expect.poll(() => steps(first!)).toBe("3 steps");
  expect(await count(first!, "solutions")).toBe("0");
  await button(page, "Play").click();
  await first!.getByText("Finished: 7 solutions.").waitFor();
  expect(await count(first!, "nodes")).toBe(nodes);
});

it("plays at the speed that is set, without being asked where motion is welcome, and pauses", async () => {
  // On this board it doesn't come to an end, however long it takes to press the button.
  const page = await openPage({
    search: "?view=watch&puzzle=weekday&date=2026-12-25&algorithms=bitboards",
    calm: false,
  });
  const only = lane(page, "Bitboards");
  await button(page, "Pause").waitFor();
  await page.getByLabel("Pause at each solution").uncheck();
  await expect.poll(async () => Number.parseInt((await steps(only)) ?? "", 10)).toBeGreaterThan(2);
  expect(await thought(only).getAttribute("aria-live")).toBe("off");
  await setSpeed(page, 0);
  expect(await page.getByRole("slider", { name: "Speed" }).getAttribute("aria-valuetext")).toBe("1 step a second");
  // On a busy machine the first solution may come before the click, and would pause by itself.
  await page.getByLabel("Pause at each solution").uncheck();
  await setSpeed(page, fullSpeed);
  await expect.poll(async () => Number((await steps(only))?.replace(/\D/g, ""))).toBeGreaterThan(2000);
  await button(page, "Pause").click();
  await button(page, "Play").waitFor();
  const paused = await steps(only);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await steps(only)).toBe(paused);
});

it("takes boards in and away, keeps them in the address, and leads there from the other pages", async () => {
  const page = await openPage({ search: "?date=2026-12-25", now, calm: true });
  await page.getByRole("link", { name: "Watch" }).click();
  await button(page, "Watch anyway").click();
  await button(page, "Step forward").click();
  await expect.poll(() => steps(lane(page, "Dancing Links"))).toBe("1 step");
  await button(page, "Add a board").click();
  await lane(page, "Bitboards").getByText("The board is empty.").waitFor();
  expect(await steps(lane(page, "Dancing Links"))).toBe("1 step");
  await page.locator("daytile-lane").nth(2).getByLabel("Algorithm").selectOption("Constraint model");
  await lane(page, "Constraint model").getByText("The board is empty.").waitFor();
  await button(page, "Remove Cell by cell").click();
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe("?date=2026-12-25&view=watch&algorithms=dancing-links%2Cmodel".replace("%2C", ","));
  await expect.poll(() => page.locator("daytile-lane").count()).toBe(2);
});

it("leaves the name of an algorithm the room of the cross on a phone, and removes a board with the list", async () => {
  const page = await openPage({ search: "?date=2026-12-25&view=watch", now, calm: true, size: "phone" });
  await button(page, "Watch anyway").click();
  await lane(page, "Dancing Links").waitFor();
  expect(await button(page, "Remove Cell by cell").isVisible()).toBe(false);
  await page.locator("daytile-lane").first().getByLabel("Algorithm").selectOption("Remove Cell by cell");
  await expect.poll(() => page.locator("daytile-lane").count()).toBe(1);
  const left = lane(page, "Dancing Links").getByLabel("Algorithm");
  expect(await left.inputValue()).toBe("dancing-links");
  // The last board stays.
  expect((await left.locator("option").allTextContents()).filter((text) => /Remove/.test(text))).toEqual([]);
});

itAtNight("says the speed where it belongs, in the language that needs most room for it, on every screen", async () => {
  const page = await open("date=2026-12-25&algorithms=regions,dancing-links", { locale: "pt-BR" });
  const speed = page.locator("daytile-watch .speed");
  await speed.locator("input").fill("10");
  await speed.getByText("20.000 passos por segundo").waitFor();
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const over = await speed.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect([width, over]).toEqual([width, 0]);
  }
});

it("asks before it gives a date away, and once for each date, also for its solutions", async () => {
  const page = await openPage({ search: "?view=watch", now });
  await page.getByText("Spoilers ahead. The search ends on a solution for this date.").waitFor();
  await page.keyboard.press("Space");
  expect(await page.locator("daytile-lane").count()).toBe(0);
  await expectAccessible(page);
  await button(page, "Watch anyway").click();
  await page.locator("daytile-lane").first().waitFor();
  await page.reload();
  await page.locator("daytile-lane").first().waitFor();
  await page.getByRole("link", { name: "Solutions" }).click();
  await page.getByRole("button", { name: "Copy link" }).waitFor();
  await page.getByRole("link", { name: "Next day" }).click();
  await page.getByRole("button", { name: /^Show all/ }).waitFor();
  await page.getByRole("link", { name: "Watch", exact: true }).click();
  await button(page, "Watch anyway").waitFor();
});

it("tells what is wrong with a link, and shows the rest", async () => {
  const page = await open("algorithms=regions,magic");
  await page.getByText("You can’t watch “magic”.").waitFor();
  await expect.poll(() => page.locator("daytile-lane").count()).toBe(1);
});

it("saves what was watched as a film that others can read", async () => {
  const page = await open("date=2026-12-25&algorithms=regions,dancing-links");
  await lane(page, "Dancing Links").getByText("The board is empty.").waitFor();
  for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
  const saved = page.waitForEvent("download");
  await button(page, "Save as GIF").click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("daytile-classic-2026-12-25.gif");
  const film = new GifReader(readFileSync(await download.path()));
  expect([film.numFrames(), film.width > film.height]).toEqual([13, true]);
  expect([0, 12].map((frame) => film.frameInfo(frame).delay)).toEqual([8, 300]);
  const frames = [0, 12].map((frame) => {
    const pixels = new Uint8Array(4 * film.width * film.height);
    for (let i = 0; i <= frame; i++) film.decodeAndBlitFrameRGBA(i, pixels);
    return pixels;
  });
  const changed = frames[0]!.filter((value, i) => value !== frames[1]![i]).length;
  expect(changed).toBeGreaterThan(10_000);
});

it.each(
  lastByDay([
    ["watch-wide", "regions,positions,dancing-links,bitboards", { size: "wide" }],
    ["watch-wide-dark", "regions,dancing-links", { size: "wide", dark: true }],
    ["watch-phone", "regions,dancing-links", { size: "phone" }],
    ["watch-phone-arabic", "regions,positions,dancing-links,bitboards", { size: "phone", locale: "ar" }],
  ] as const),
)(
  "%s looks as approved, and is accessible, dark and light",
  { tags: ["pictures"] },
  async (name, algorithms, options) => {
    const page = await open(`date=2026-12-25&algorithms=${algorithms}`, { ...options, isClockStill: true });
    const lanes = page.locator("daytile-lane");
    await expect.poll(() => lanes.locator("dl").count()).toBe(algorithms.split(",").length);
    // The algorithms are there when nothing is on its way any more.
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Shift+ArrowRight");
    await expect
      .poll(async () => (await lanes.locator(".plot p").allTextContents()).every((text) => text.includes("100")))
      .toBe(true);
    await expectLikeApproved(page, name);
    if (name !== "watch-wide-dark") return;
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
  },
);

/** Runs in the page: as many pictures as a search at work would have made steps in. */
async function afterFrames(): Promise<void> {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

itAtNight("rests when one goes elsewhere in the middle of a search, and begins anew for who comes back", async () => {
  const page = await openPage({ search: "?view=watch&date=2026-12-25&algorithms=bitboards", calm: false });
  const view = await page.locator("daytile-watch").elementHandle();
  const at = () => view!.evaluate((element) => (element as unknown as Watched).entries[0]?.player?.at ?? 0);
  await expect.poll(at).toBeGreaterThan(2);
  await page.getByRole("link", { name: "Play" }).click();
  await page.locator("daytile-play").waitFor();
  const left = await at();
  await page.evaluate(afterFrames);
  expect(await at()).toBe(left);
  await page.getByRole("link", { name: "Watch" }).click();
  const again = await page.locator("daytile-watch").elementHandle();
  await expect
    .poll(() => again!.evaluate((element) => (element as unknown as Watched).entries[0]?.player?.at ?? 0))
    .toBeGreaterThan(2);
  expect(await at()).toBe(left);
});

it("rests when an algorithm arrives after one has gone elsewhere", async () => {
  const page = await openPage({ search: "?date=2026-12-25", now, isAlone: true });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/bitboards/, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => history.pushState(null, "", "?date=2026-12-25&view=watch&algorithms=bitboards"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  const view = await page.locator("daytile-watch").elementHandle();
  await page.getByRole("link", { name: "Play" }).click();
  await page.locator("daytile-play").waitFor();
  release();
  const player = () => view!.evaluate((element) => (element as unknown as Watched).entries[0]?.player?.at);
  await expect.poll(player).toBe(0);
  await page.clock.runFor(2000);
  expect(await player()).toBe(0);
});
