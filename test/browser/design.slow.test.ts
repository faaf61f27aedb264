/** Designing a puzzle in a real browser: from nothing to a game that somebody else plays, by mouse, finger and keys. */
// @module-tag browser

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { designOf, puzzleOfDesign } from "../../src/core/design/design-puzzle.js";
import { unwrap } from "../../src/core/text/fault.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { readPuzzleLink, writePuzzleLink } from "../../src/formats/link.js";
import { boardText, shapesText, smallWeek } from "../cli/support.js";
import { expectLikeApproved } from "./pictures.js";
import { makeMoves, middleOf, placeByMouse, playAll, solutionOf } from "./playing.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const day = "2026-12-25";
const now = `${day}T08:00:00`;
const view = (page: Page): Locator => page.locator("daytile-design");
const place = (page: Page, row: number, column: number): Locator => view(page).locator(`#place-${row}-${column}`);
const button = (page: Page, name: string): Locator => view(page).locator(`[data-${name}]`);
const news = (page: Page): Promise<string | null> => view(page).locator(".news").textContent();

async function open(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ search: "?view=design", now, ...options });
  await place(page, 0, 0).waitFor({ state: "attached" });
  return page;
}

type Spot = readonly [row: number, column: number];

async function drag(page: Page, ...way: readonly Spot[]): Promise<void> {
  const spots: { x: number; y: number }[] = [];
  for (const [row, column] of way) spots.push(await middleOf(place(page, row, column)));
  await page.mouse.move(spots[0]!.x, spots[0]!.y);
  await page.mouse.down();
  for (const { x, y } of spots.slice(1)) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function addPieces(page: Page, size: number, ...ids: readonly string[]): Promise<void> {
  await button(page, `size="${size}"`).click();
  for (const id of ids) await button(page, `add="${id}"`).click();
}

/** Seven rows of seven, less what the classic board lacks. There is a margin once something is painted. */
async function drawClassic(page: Page): Promise<void> {
  await view(page).locator(".start select").selectOption("square");
  await button(page, 'mode="box"').click();
  await drag(page, [0, 0], [6, 6]);
  await drag(page, [1, 7], [2, 7]);
  await drag(page, [7, 4], [7, 7]);
  await button(page, 'field="month"').click();
  await button(page, 'field="day"').click();
  await view(page).locator("summary").click();
  await addPieces(page, 5, "L5", "N5", "P5", "U5", "V5", "Y5", "Z5");
  await addPieces(page, 6, "O6");
}

it("builds the classic board from nothing, breaks it, mends it, swaps a piece, and shares it", async () => {
  const page = await open();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await drawClassic(page);
  await expect.poll(() => news(page)).toContain("Solutions: 25,061. Per date: 7 to 216.");
  expect(await news(page)).toContain("Every date works.");

  await button(page, 'mode="draw"').click();
  await drag(page, [1, 1]);
  await expect.poll(() => news(page)).toContain("Labels to place: 1");
  expect(await news(page)).toContain("Pieces cover 41 of 40 cells.");
  await page.locator('daytile-design [data-tool="undo"]').click();
  await expect.poll(() => news(page)).toContain("Solutions: 25,061.");

  await view(page).locator("[data-act=goal]").selectOption("harder");
  await view(page).locator("[data-act=swap]").click();
  await view(page).locator("[data-act=try]").first().click({ timeout: 120_000 });
  await expect.poll(() => news(page)).toContain("Solutions: 4,745. Per date: 1 to 43.");
  await view(page).locator(".title input").fill("Ours");
  await view(page).locator(".title input").press("Enter");

  await view(page).locator("[data-act=share]").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("?puzzle=own.1.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const link = new URL(text.split("\n").at(-1)!).searchParams.get("puzzle")!;
  const puzzle = unwrap(await readPuzzleLink(link));
  expect(puzzle.title).toEqual({ en: "Ours" });

  const other = await openPage({ search: `?puzzle=${link}`, now });
  await other.locator("header .name").waitFor();
  expect(await other.locator("header .name").textContent()).toBe("Ours");
  await playAll(other, puzzle, solutionOf(puzzle, day).slice(0, 2), placeByMouse);
  await makeMoves(other, puzzle, solutionOf(puzzle, day).slice(2));
  await other.locator("section.solved").waitFor();
}, 300_000);

it("goes back to the beginning, and keeps what is drawn for the next visit", async () => {
  const page = await open();
  await drag(page, [0, 0], [0, 3]);
  await expect.poll(() => news(page)).toContain("Pieces cover 41 of 45 cells.");
  await page.reload();
  await place(page, 0, 0).waitFor({ state: "attached" });
  await expect.poll(() => news(page)).toContain("Pieces cover 41 of 45 cells.");
  await drag(page, [0, 5], [0, 6]);
  const undo = page.locator('daytile-design [data-tool="undo"]');
  while (await undo.isEnabled()) await undo.click();
  await expect.poll(() => news(page)).toContain("Pieces cover 41 of 45 cells.");
});

it("draws on hexagons by finger, and mirrors what was drawn", async () => {
  const page = await open({ touch: true, size: "phone" });
  await view(page).locator(".start select").selectOption("hex");
  await place(page, 1, 1).waitFor({ state: "attached" });
  for (const [row, column] of [
    [0, 0],
    [2, 1],
  ] as const) {
    const { x, y } = await middleOf(place(page, row, column));
    await page.touchscreen.tap(x, y);
  }
  await button(page, 'mirror="top-bottom"').click();
  await expect.poll(() => view(page).locator("polygon.cell").count()).toBe(3);
});

it("is drawn with keys, and says what is under the cursor", async () => {
  const page = await open();
  await view(page).locator(".start select").selectOption("square");
  await view(page).locator("[role=grid]").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(() => view(page).locator("polygon.cell").count()).toBe(2);
  expect(await view(page).locator(".here").getAttribute("aria-label")).toBe("Row 2, column 3, blank cell");
  await page.keyboard.press("Backspace");
  await expect.poll(() => view(page).locator("polygon.cell").count()).toBe(1);
  await page.keyboard.press("Control+z");
  await expect.poll(() => view(page).locator("polygon.cell").count()).toBe(2);
});

it("moves labels by dragging, and puts waiting ones on blank cells", async () => {
  const page = await open();
  await button(page, 'mode="label"').click();
  await drag(page, [1, 1], [3, 1]);
  await expect.poll(() => place(page, 1, 1).getAttribute("aria-label")).toContain("column 2, 1");
  expect(await place(page, 3, 1).getAttribute("aria-label")).toContain("column 2, Jan");
  await drag(page, [4, 4]);
  await view(page).locator("input").nth(1).fill("eleven");
  await view(page).locator("input").nth(1).press("Enter");
  await expect.poll(() => place(page, 4, 4).getAttribute("aria-label")).toContain("eleven");
});

it("opens puzzle files, even faulty ones, and a grid with its shapes", async () => {
  const page = await open();
  const choose = async (...files: readonly { name: string; text: string }[]): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await view(page).locator(".start select").selectOption("file");
    const all = files.map(({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) }));
    await (await chooser).setFiles(all);
  };
  await choose({ name: "faulty.yaml", text: smallWeek.replace("copies: {I2: 2}\n", "") });
  await expect.poll(() => news(page)).toContain("Pieces cover 5 of 7 cells.");
  await choose({ name: "board.txt", text: boardText }, { name: "shapes.txt", text: shapesText });
  await expect.poll(() => news(page)).toContain("Solutions: ");
  await choose({ name: "nonsense.yaml", text: "{" });
  await page.getByText("Daytile can’t read this file.").waitFor();
});

it("refuses a link that carries no puzzle, and shows the usual one", async () => {
  const page = await openPage({ search: "?puzzle=own.1.nonsense", now });
  await page.getByText("This link’s puzzle can’t be read.").waitFor();
  expect(new URL(page.url()).search).not.toContain("own.");
});

it("finds a set that works, and can be stopped", async () => {
  const page = await open();
  await view(page).locator("[data-act=swap]").click();
  await view(page).locator("[data-act=stop]").click();
  await view(page).locator("[data-act=fill]").click();
  await expect.poll(() => news(page), { timeout: 120_000 }).not.toContain("25,061");
  await expect.poll(() => news(page), { timeout: 20_000 }).toContain("Every date works.");
}, 200_000);

it("opens every other view with a puzzle from a link", async () => {
  const own = unwrap(puzzleOfDesign({ ...designOf(cataloguePuzzle("hex-lake")), title: { en: "Lake" } }));
  const link = await writePuzzleLink(own);
  const page = await openPage({ search: `?puzzle=${link}&view=year`, now });
  await page.locator("daytile-year .spot").first().waitFor();
  await page.locator("nav a.solutions").click();
  await page.locator("daytile-solutions").waitFor();
  expect(await page.locator("header .name").textContent()).toBe("Lake");
});

it("prints a puzzle from a link", async () => {
  const link = await writePuzzleLink({ ...cataloguePuzzle("classic"), title: { en: "Ours" } });
  const before = (): void => localStorage.setItem("daytile.boards", "{}");
  const page = await openPage({ search: `?view=owner&puzzle=${link}`, now, before });
  await page.locator("[data-act=make]").click();
  const download = page.waitForEvent("download");
  await page.locator("daytile-maker dialog button[type=submit]").click();
  expect((await download).suggestedFilename()).toMatch(/^own-[0-9a-f]{8}-print\.pdf$/);
});

it.each([
  ["wide", {}],
  ["dark", { dark: true }],
  ["phone", { size: "phone", touch: true }],
  ["arabic", { size: "phone", locale: "ar" }],
] as const)("looks as approved, and can be used by everybody: %s", { tags: ["pictures"] }, async (name, options) => {
  const page = await open({ ...options, calm: true, isClockStill: true });
  await view(page).locator(".map").waitFor();
  await expectAccessible(page);
  await expectLikeApproved(page, `design-${name}`);
});
