/** Board, tray, tools and help have their places on every screen: nothing is hidden, cut or moved by anything else. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type CatalogueId, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { makeMoves, pieceButton, settled, solutionOf, solvedPanel, tool } from "./playing.js";
import { countShown, openPage } from "./support.js";

const day = "2026-12-25";
const classic = cataloguePuzzle("classic");
const search = `?date=${day}`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Runs in the page: where everything is, by name. */
function places(): Record<string, Box> {
  const play = document.querySelector("daytile-app")?.shadowRoot?.querySelector("daytile-play")?.shadowRoot;
  const board = play?.querySelector("daytile-board")?.shadowRoot;
  const help = play?.querySelector("daytile-help")?.shadowRoot;
  const parts: [string, Element | null | undefined][] = [
    ["board", board?.querySelector("[role=grid]")?.querySelector("[role=gridcell]")],
    ["tray", board?.querySelector(".tray")],
    ["scenery", board?.querySelector(".scenery")],
    ["help", help?.querySelector(".help")],
    ...[...(play?.querySelectorAll("[data-tool]") ?? [])].map((each): [string, Element] => [
      `tool ${(each as HTMLElement).dataset.tool}`,
      each,
    ]),
  ];
  const seen = parts.filter(([, element]) => (element?.getClientRects().length ?? 0) > 0);
  return Object.fromEntries(
    seen.map(([name, element]) => {
      const { left, top, right, bottom } = (element as Element).getBoundingClientRect();
      return [name, { left, top, right, bottom }];
    }),
  );
}

/** Runs in the page: how far the document and the place of the board can be scrolled, though nothing should. */
function scrollable(): number[] {
  const play = document.querySelector("daytile-app")?.shadowRoot?.querySelector("daytile-play")?.shadowRoot;
  const { documentElement: page } = document;
  return [".place", ".side"].flatMap((name) => {
    const part = play?.querySelector(name) as HTMLElement;
    return [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth, page.scrollWidth - innerWidth];
  });
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

async function openAt(width: number, height: number, puzzle: CatalogueId = "classic", locale = "en-GB"): Promise<Page> {
  const page = await openPage({ search: `${search}&puzzle=${puzzle}`, calm: true, locale });
  await page.setViewportSize({ width, height });
  await pieceButton(page, 0).waitFor({ state: "attached" });
  await settled(page);
  return page;
}

/** Everything within the screen, tools large enough for fingers, and help over nothing else. */
async function expectInOrder(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const found = await page.evaluate(places);
  const parts = Object.entries(found);
  const outside = parts.filter(
    ([, { left, top, right, bottom }]) => left < 0 || top < 0 || right > width || bottom > height,
  );
  expect(outside).toEqual([]);
  const tools = parts.filter(([name]) => name.startsWith("tool"));
  expect(tools.length).toBeGreaterThanOrEqual(6);
  expect(tools.filter(([, { left, top, right, bottom }]) => right - left < 44 || bottom - top < 44)).toEqual([]);
  const apart = parts.filter(([name]) => name === "help" || name === "scenery" || name.startsWith("tool"));
  const hidden = apart.flatMap(([name, box], i) =>
    apart.slice(i + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name} over ${other}`] : [])),
  );
  expect(hidden).toEqual([]);
  expect(Math.max(...(await page.evaluate(scrollable)))).toBeLessThanOrEqual(1);
}

async function askForHelp(page: Page): Promise<void> {
  await tool(page, "help").click();
  await page.locator("[data-level=next]").click();
  await page.locator("daytile-help .answer button").waitFor();
  await settled(page);
}

const screens = [
  [320, 568, "weekday", "en-GB"],
  [320, 568, "classic", "de"],
  [360, 640, "classic", "ar"],
  [390, 844, "hex-lake", "fr"],
  [844, 390, "classic", "en-GB"],
  [568, 320, "classic", "en-GB"],
  [768, 1024, "weekday", "en-GB"],
  [1024, 768, "classic", "en-GB"],
  [1180, 820, "classic", "en-GB"],
  [1280, 720, "weekday", "de"],
  [1366, 768, "domino-months", "en-GB"],
  [1440, 900, "classic", "ar"],
  [2560, 1440, "classic", "en-GB"],
] as const;

describe("on every screen", () => {
  it.each(screens)(
    "%i × %i, %s in %s: all is to be seen, with and without help",
    async (width, height, puzzle, locale) => {
      const page = await openAt(width, height, puzzle, locale);
      await expectInOrder(page);
      await askForHelp(page);
      await expectInOrder(page);
    },
  );

  it("a large one is used: cells grow, and the tray is no wider than the board", async () => {
    const page = await openAt(2560, 1440);
    const { board, tray, scenery } = await page.evaluate(places);
    expect(board!.right - board!.left).toBeGreaterThan(150);
    expect(tray!.right - tray!.left).toBeLessThan(0.8 * (tray!.left - scenery!.left));
  });
});

/** Runs in the page: how large the pieces in the tray are drawn. */
function scalesInTray(): string[] {
  const play = document.querySelector("daytile-app")?.shadowRoot?.querySelector("daytile-play")?.shadowRoot;
  const inners = play?.querySelector("daytile-board")?.shadowRoot?.querySelectorAll<SVGGElement>(".inner") ?? [];
  return [...inners].map(({ style }) => /scale\(([\d.]+)\)/.exec(style.transform)?.[1] ?? "");
}

it.each(["domino-months", "hex-lake"] as const)(
  "all pieces of %s have one scale in the tray, also turned",
  async (id) => {
    const page = await openAt(1366, 768, id);
    await pieceButton(page, 0).press("r");
    await settled(page);
    expect(new Set(await page.evaluate(scalesInTray)).size).toBe(1);
  },
);

describe("tools", () => {
  const toolPlaces = async (page: Page): Promise<[string, Box][]> =>
    Object.entries(await page.evaluate(places)).filter(([name]) => name.startsWith("tool"));

  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ])("stay where they are at %i × %i, whatever there is to say", async (width, height) => {
    const page = await openPage({ search, calm: true, before: countShown });
    await page.setViewportSize({ width, height });
    await pieceButton(page, 0).waitFor({ state: "attached" });
    await settled(page);
    const before = await toolPlaces(page);
    const stay = async (): Promise<void> => expect(await toolPlaces(page)).toEqual(before);
    await makeMoves(page, classic, solutionOf(classic, day).slice(0, 1));
    await stay();
    await askForHelp(page);
    await stay();
    await page.getByRole("button", { name: "Place it" }).click();
    if (!(await tool(page, "restart").isVisible())) await tool(page, "more").click();
    await page.locator("[data-tool=restart]:visible, [data-item=restart]").click();
    await stay();
    await makeMoves(page, classic, solutionOf(classic, day));
    await solvedPanel(page).waitFor();
    await stay();
    expect(await page.locator("daytile-play .facts").isVisible()).toBe(true);
  });

  it("stay on the page when help ends with the puzzle, or with the day", async () => {
    const page = await openAt(1440, 900);
    const board = async (): Promise<Box> => (await page.evaluate(places)).scenery!;
    const before = await board();
    await tool(page, "help").click();
    await page.locator("daytile-help").waitFor();
    expect(await board()).toEqual(before);
    await page.locator("[data-level=everything]").click();
    await page.getByRole("button", { name: "Show it" }).click();
    await solvedPanel(page).waitFor();
    expect(await board()).toEqual(before);
    await tool(page, "help").click();
    await page
      .getByRole("link", { name: "Next day" })
      .or(page.getByRole("button", { name: "Next day" }))
      .click();
    await page.locator("daytile-help").waitFor({ state: "detached" });
    await pieceButton(page, 0).waitFor({ state: "attached" });
    await settled(page);
    await expectInOrder(page);
    expect(await board()).toEqual(before);
  });
});
