/** What the design view can do, part by part, in a real browser: by mouse, finger and keys. */
// @module-tag browser

import { expect, it } from "vitest";
import { designOf, puzzleOfDesign } from "../../src/core/design/design-puzzle.js";
import { unwrap } from "../../src/core/text/fault.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { writePuzzleLink } from "../../src/formats/link.js";
import { boardText, shapesText, smallWeek } from "../cli/support.js";
import { firstByDay, itAtNight } from "../support/night.js";
import { button, cellCount, drag, Hand, news, now, open, place, view } from "./designing.js";
import { expectLikeApproved } from "./pictures.js";
import { middleOf } from "./playing.js";
import { expectAccessible, openPage } from "./support.js";

it("keeps what is drawn for the next visit, and what is saved for later", async () => {
  const page = await open();
  await drag(page, [0, 0], [0, 3]);
  await expect.poll(() => news(page)).toContain("Pieces cover 41 of 45 cells.");
  await page.reload();
  await place(page, 0, 0).waitFor({ state: "attached" });
  await expect.poll(() => news(page)).toContain("Pieces cover 41 of 45 cells.");
  await view(page).locator(".head input").fill("Half done");
  await view(page).locator(".head input").press("Enter");
  await view(page).locator("[data-act=save]").click();
  const start = view(page).locator(".start select");
  await start.selectOption("hex-lake");
  await expect.poll(() => news(page)).toContain("Solutions: 24,364.");
  await start.selectOption({ label: "Half done" });
  await expect.poll(() => news(page)).toContain("Pieces cover 41 of 45 cells.");
  await view(page).locator("[data-act=forget]").click();
  await expect.poll(() => start.locator("option").allTextContents()).not.toContain("Half done");
  await start.selectOption("square");
  await expect.poll(() => cellCount(page)).toBe(0);
  await page.reload();
  await place(page, 0, 0).waitFor({ state: "attached" });
  await expect.poll(() => news(page)).toContain("Paint some cells first.");
});

it("draws on hexagons by finger, and mirrors what was drawn", async () => {
  const page = await open({ touch: true, size: "phone" });
  await view(page).locator(".start select").selectOption("hex");
  await expect.poll(() => cellCount(page)).toBe(0);
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

itAtNight("hears a tap that comes right after a quick stroke of a finger", async () => {
  const page = await open({ touch: true, size: "phone" });
  const hand = new Hand(page, true);
  await hand.choose(view(page).locator(".start select"), "hex");
  await expect.poll(() => cellCount(page)).toBe(0);
  await hand.drag([2, 2], [2, 6]);
  await expect.poll(() => cellCount(page)).toBe(5);
  await hand.press(button(page, 'field="month"'));
  await expect.poll(() => button(page, 'field="month"').getAttribute("aria-pressed")).toBe("true");
});

it("is drawn with keys, and says what is under the cursor", async () => {
  const page = await open();
  await view(page).locator(".start select").selectOption("square");
  await expect.poll(() => cellCount(page)).toBe(0);
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

itAtNight("has rectangles, pieces and moves by keys too", async () => {
  const page = await open();
  const cells = () => cellCount(page);
  const grid = view(page).locator("[role=grid]");
  const keys = async (...all: readonly string[]): Promise<void> => {
    await grid.focus();
    for (const key of all) await page.keyboard.press(key);
  };
  await view(page).locator(".start select").selectOption("square");
  await expect.poll(() => cellCount(page)).toBe(0);
  await button(page, 'mode="box"').click();
  await keys("ArrowRight", "ArrowDown", "Space", "ArrowRight", "ArrowRight", "ArrowDown");
  await expect.poll(() => view(page).locator("[aria-selected=true]").count()).toBe(6);
  await keys("Space");
  await expect.poll(cells).toBe(6);
  await keys("Shift+ArrowDown", "Shift+ArrowRight");
  await expect.poll(() => place(page, 1, 1).getAttribute("aria-label")).toContain("no cell");
  expect(await place(page, 3, 4).getAttribute("aria-label")).toContain("blank cell");
  await button(page, 'mode="piece"').click();
  await keys("Space", "ArrowLeft", "Space", "ArrowUp", "Space", "Space", "Enter");
  await expect.poll(() => view(page).locator("[data-piece]").count()).toBe(1);
  expect(await view(page).locator('[data-piece="I2"]').count()).toBe(1);
  await expect.poll(cells).toBe(6);
});

it("moves labels by dragging, and puts waiting ones on blank cells", async () => {
  const page = await open();
  await button(page, 'mode="label"').click();
  await drag(page, [1, 1], [3, 1]);
  await expect.poll(() => place(page, 1, 1).getAttribute("aria-label")).toContain("column 2, 1");
  expect(await place(page, 3, 1).getAttribute("aria-label")).toContain("column 2, Jan");
  await drag(page, [4, 4]);
  await view(page).locator("input[name=label]").fill("eleven");
  await view(page).locator("input[name=label]").press("Enter");
  await expect.poll(() => place(page, 4, 4).getAttribute("aria-label")).toContain("eleven");
});

itAtNight("gives a label several cells, takes them back, and has labels that no calendar has", async () => {
  const page = await open();
  const said = (row: number, column: number) => place(page, row, column).getAttribute("aria-label");
  await drag(page, [1, 7]);
  await button(page, 'mode="label"').click();
  await drag(page, [1, 1]);
  await view(page).locator("[data-act=spread]").click();
  await drag(page, [1, 7]);
  await expect.poll(() => said(1, 7)).toContain("column 8, Jan");
  expect(await news(page)).toContain("Months: give every label the same number of cells.");
  await drag(page, [1, 7]);
  await view(page).locator("[data-act=blank]").click();
  await expect.poll(() => said(1, 7)).toContain("blank cell");
  expect(await news(page)).toContain("Pieces cover 41 of 42 cells.");

  await view(page).locator(".own summary").click();
  await view(page).locator("input[name=name]").fill("mood");
  await view(page).locator("input[name=words]").fill("☀ ☁");
  await view(page).locator(".own form button").click();
  await expect.poll(() => said(1, 7)).toContain("☀");
  expect(await news(page)).toContain("Labels without one: 1");
  await button(page, 'field="mood"').click();
  await expect.poll(() => said(1, 7)).toContain("blank cell");
});

itAtNight("names dates without a solution, and pieces that are wrong, where they are", async () => {
  const page = await open();
  await button(page, 'mode="label"').click();
  // February and July can't both stay free, wherever these words are: the day 1 comes to where July was.
  await drag(page, [2, 1], [3, 1]);
  await expect.poll(() => news(page)).toContain("Dates without a solution: 1.");
  expect(await view(page).locator(".impossible").textContent()).toBe("1 February");
  const name = view(page).locator(".pieces input").first();
  await name.fill("N5");
  await name.press("Enter");
  await expect.poll(() => news(page)).toContain("Two pieces are called N5.");
  expect(await view(page).locator(".pieces li.wrong").count()).toBe(2);
});

it("starts from a link, and says so where it carries no puzzle", async () => {
  const page = await open();
  const link = await writePuzzleLink({ ...cataloguePuzzle("hex-lake"), title: { en: "Sent" } });
  await view(page).locator(".start select").selectOption("link");
  const field = view(page).locator("input[name=link]");
  await field.fill("https://example.org/?puzzle=own.1.nonsense");
  await field.press("Enter");
  await page.getByText("Daytile can’t find a puzzle in this link.").waitFor();
  await field.fill(`Look at this: https://example.org/?puzzle=${link}&view=year`);
  await field.press("Enter");
  await expect.poll(() => view(page).locator(".head input").first().inputValue()).toBe("Sent");
  await expect.poll(() => news(page)).toContain("Solutions: 24,364.");
});

it("finds pieces for a board that has none, at once where the census knows it", async () => {
  const page = await open();
  for (let pieces = 8; pieces > 0; pieces--) await view(page).locator(".pieces [data-act=fewer]").first().click();
  await expect.poll(() => news(page)).toContain("Add some pieces.");
  await button(page, 'next="fill"').click();
  await expect.poll(() => news(page)).toContain("Every date works.");
  expect(await view(page).locator(".pieces li").count()).toBe(8);
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

it("says in the app's language what only the checks of puzzle files know", async () => {
  const page = await open({ locale: "de" });
  const chooser = page.waitForEvent("filechooser");
  await view(page).locator(".start select").selectOption("file");
  const text = smallWeek.replace("weekday: Sun Mon", "weekday: Mon Sun");
  await (await chooser).setFiles({ name: "faulty.yaml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect
    .poll(() => news(page))
    .toContain("„Mon“ steht nicht an seinem Platz; die Werte von weekday gehen von Sonntag bis Samstag");
});

it("refuses a link that carries no puzzle, and shows the usual one", async () => {
  const page = await openPage({ search: "?puzzle=own.1.nonsense", now });
  await page.getByText("This link’s puzzle can’t be read.").waitFor();
  expect(new URL(page.url()).search).not.toContain("own.");
});

/** Runs in the page, since a quick machine may have found everything before a hand can stop it. */
function stopAtOnce(begin: HTMLElement | SVGElement): Promise<void> {
  const inside = begin.getRootNode() as ShadowRoot | Document;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const stop = inside.querySelector<HTMLElement>("[data-act=stop]");
      if (stop === null) return;
      observer.disconnect();
      stop.click();
      resolve();
    });
    observer.observe(inside, { childList: true, subtree: true });
    begin.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  });
}

it("can be stopped while it searches", async () => {
  const page = await open();
  await view(page).locator("[data-act=swap]").evaluate(stopAtOnce);
  await view(page).locator("[data-act=swap]").waitFor();
  expect(await view(page).locator("progress").count()).toBe(0);
  expect(await news(page)).toContain("Solutions: 25,061.");
});

it("opens every other view with a puzzle from a link", async () => {
  const own = unwrap(puzzleOfDesign({ ...designOf(cataloguePuzzle("hex-lake")), title: { en: "Lake" } }));
  const link = await writePuzzleLink(own);
  const page = await openPage({ search: `?puzzle=${link}&view=year`, now });
  await page.locator("daytile-year .spot").first().waitFor();
  await page.locator("nav a.solutions").click();
  await page.locator("daytile-solutions").waitFor();
  expect(await page.locator("header .name").textContent()).toBe("Lake");
});

itAtNight("prints a design without leaving it", async () => {
  const page = await open();
  await view(page).locator("[data-act=make]").click();
  const download = page.waitForEvent("download");
  await page.locator("daytile-maker dialog button[type=submit]").click();
  expect((await download).suggestedFilename()).toBe("classic-7-7-eight-pieces-print.pdf");
});

it.each(
  firstByDay([
    ["wide", {}],
    ["dark", { dark: true }],
    ["phone", { size: "phone", touch: true }],
    ["arabic", { size: "phone", locale: "ar" }],
  ] as const),
)("looks as approved, and can be used by everybody: %s", { tags: ["pictures"] }, async (name, options) => {
  const page = await open({ ...options, calm: true, isClockStill: true });
  await view(page).locator(".map").waitFor();
  await view(page).locator(".dots .full").first().waitFor();
  await expectAccessible(page);
  await expectLikeApproved(page, `design-${name}`);
});
