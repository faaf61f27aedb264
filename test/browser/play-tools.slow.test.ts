/** What tools, keys and hands do to a piece, what is said of it, and what counts as help. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { isNight, itAtNight } from "../support/night.js";
import {
  cell,
  makeMoves,
  middleOf,
  orientationOf,
  pieceButton,
  placeByMouse,
  placed,
  playAll,
  settled,
  solutionOf,
  solvedPanel,
  tool,
} from "./playing.js";
import { countShown, openPage } from "./support.js";

const classic = cataloguePuzzle("classic");
const day = "2026-12-25";
const search = `?date=${day}`;
const solution = solutionOf(classic, day);
const notice = (page: Page) => page.locator("daytile-play .notice");
const label = (page: Page, copy: number) => pieceButton(page, copy).getAttribute("aria-label");
const piece = (page: Page, copy: number) => page.locator(`.outer[data-copy="${copy}"]`);
/** P5, turned on open cells in the middle of the board. */
const middle = { piece: 2, orientation: 0, cells: [13, 14, 15, 20, 21] };

/** What is kept of a game, as far as it is looked at here. */
interface Kept {
  readonly play: string;
  readonly hints: number;
  readonly isCounted?: boolean;
}

/** Runs in the page: the games that were kept. */
async function kept(): Promise<Kept[]> {
  const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await asked(indexedDB.open("daytile"));
  const entries = await asked<Kept[]>(database.transaction("plays").objectStore("plays").getAll());
  database.close();
  return entries;
}

/** What helped in the games that were kept. */
const keptHelp = async (page: Page): Promise<{ hints: number; isCounted: boolean }[]> =>
  (await page.evaluate(kept)).map(({ hints, isCounted = false }) => ({ hints, isCounted }));

describe("rotate and flip", () => {
  it("turn the piece that was last placed where it lies, and undo turns it back", async () => {
    const page = await openPage({ search });
    await playAll(page, classic, [middle], placeByMouse);
    const before = await label(page, 2);
    expect(await tool(page, "rotate").isEnabled()).toBe(true);
    await tool(page, "rotate").click();
    await expect.poll(() => label(page, 2)).not.toBe(before);
    expect(await label(page, 2)).toContain(", on ");
    await tool(page, "undo").click();
    await expect.poll(() => label(page, 2)).toBe(before);
    await page.keyboard.press("r");
    await expect.poll(() => label(page, 2)).not.toBe(before);
    for (let i = 0; i < 3; i++) await page.keyboard.press("r");
    await expect.poll(() => label(page, 2)).toBe(before);
  });

  itAtNight("lift a piece that cannot be turned where it lies, and say why", async () => {
    const page = await openPage({ search });
    await playAll(page, classic, [{ piece: 0, orientation: 0, cells: [0, 1, 2, 3, 6] }], placeByMouse);
    await tool(page, "rotate").click();
    await expect.poll(() => notice(page).textContent()).toBe("Doesn’t fit: it would hang off the board.");
    expect(await piece(page, 0).getAttribute("class")).toMatch(/held.*astray/);
    await page.keyboard.press("Escape");
    await pieceButton(page, 0).focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => piece(page, 0).getAttribute("class")).not.toMatch(/held/);
    expect(await placed(page)).toBe(1);
  });

  it("turn a piece on the board by a second tap, and it stays chosen", async () => {
    const page = await openPage({ search, size: "phone", touch: true });
    await makeMoves(page, classic, [middle]);
    const before = await label(page, 2);
    const tap = async (): Promise<void> => {
      const { x, y } = await middleOf(pieceButton(page, 2));
      await page.touchscreen.tap(x, y);
      await settled(page);
    };
    await tap();
    expect(await notice(page).textContent()).toBe("Now choose where it goes.");
    await tap();
    await expect.poll(() => label(page, 2)).not.toBe(before);
    expect(await piece(page, 2).getAttribute("class")).toContain("held");
  });

  itAtNight("tell their keys, and have nothing to turn on a fresh board, nor on a solved one", async () => {
    const page = await openPage({ search });
    const titles = ["rotate", "flip", "undo", "redo"].map((name) => tool(page, name).getAttribute("title"));
    expect(await Promise.all(titles)).toEqual(["Rotate (R)", "Flip (F)", "Undo (Ctrl+Z)", "Redo (Ctrl+Y)"]);
    expect(await tool(page, "rotate").isDisabled()).toBe(true);
    await makeMoves(page, classic, solution);
    await solvedPanel(page).waitFor();
    expect([await tool(page, "rotate").isDisabled(), await tool(page, "flip").isDisabled()]).toEqual([true, true]);
  });
});

describe("a piece", () => {
  it("that is chosen has a ring, in the tray and on the board", async () => {
    const page = await openPage({ search, calm: true });
    const ring = (copy: number) =>
      piece(page, copy)
        .locator(".halo")
        .evaluate((each) => getComputedStyle(each).opacity);
    await pieceButton(page, 5).waitFor({ state: "attached" });
    expect(await ring(5)).toBe("0");
    const { x, y } = await middleOf(pieceButton(page, 5));
    await page.mouse.click(x, y);
    await expect.poll(() => ring(5)).toBe("1");
    const there = await middleOf(cell(page, 21));
    await page.mouse.move(there.x, there.y);
    await page.locator("daytile-board .ghost").waitFor({ state: "attached" });
    await page.mouse.click(there.x, there.y);
    await expect.poll(() => ring(5)).toBe("0");
    expect(await placed(page)).toBe(1);
  });

  it("that does not fit is seen through while it is dragged, and the reason is told", async () => {
    const page = await openPage({ search });
    const [from, date] = [await middleOf(pieceButton(page, 7)), await middleOf(cell(page, 36))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(date.x, date.y, { steps: 4 });
    await expect.poll(() => piece(page, 7).getAttribute("class")).toContain("astray");
    const reason = "Doesn’t fit: it would cover the date.";
    expect(await notice(page).textContent()).toBe(reason);
    await page.mouse.up();
    await settled(page);
    expect([await placed(page), await notice(page).textContent()]).toEqual([0, reason]);
    const free = await middleOf(cell(page, 21));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(free.x, free.y, { steps: 4 });
    await expect.poll(() => notice(page).textContent()).toBe("");
    expect(await piece(page, 7).getAttribute("class")).not.toContain("astray");
    await page.mouse.up();
  });
});

describe("help", () => {
  const ask = async (page: Page, level: string, says: RegExp): Promise<void> => {
    await page.locator(`[data-level=${level}]`).click();
    await expect.poll(() => page.locator("daytile-help p[role=status]").textContent()).toMatch(says);
  };

  itAtNight("that gives nothing away is none: only what follows counts", async () => {
    const page = await openPage({ search });
    await tool(page, "help").click();
    await ask(page, "wrong", /^Yes\./);
    await makeMoves(page, classic, solution.slice(0, 1));
    await expect.poll(() => keptHelp(page)).toEqual([{ hints: 0, isCounted: false }]);
    await ask(page, "wrong", /^Yes\./);
    await expect.poll(() => keptHelp(page)).toEqual([{ hints: 1, isCounted: false }]);
  });

  it("nudges to a cell, and points at no piece", async () => {
    const page = await openPage({ search });
    await tool(page, "help").click();
    await ask(page, "nudge", /^(Only|Forced|Shared|Others|Every|Best) /);
    expect(await page.locator("daytile-board .ring.look").count()).toBe(1);
    expect(await page.locator("daytile-board rect.ring").count()).toBe(0);
    expect(await page.locator("daytile-help .answer svg").count()).toBe(0);
    const looks = await page.locator(".ring.look").evaluate((each) => getComputedStyle(each).stroke);
    await makeMoves(page, classic, [{ piece: 0, orientation: 0, cells: [1, 2, 3, 4, 7] }]);
    await ask(page, "wrong", /^No\./);
    const wrong = await page
      .locator(".ring.mark")
      .first()
      .evaluate((each) => getComputedStyle(each).stroke);
    expect(wrong).not.toBe(looks);
  });

  it("shows a solution in one step, which one undo takes back, also after a reload", async () => {
    const page = await openPage({ search });
    await makeMoves(page, classic, solution.slice(0, 2));
    await tool(page, "help").click();
    await page.locator("[data-level=everything]").click();
    await page.getByRole("button", { name: "Show it" }).click();
    await solvedPanel(page).waitFor();
    await tool(page, "undo").click();
    await expect.poll(() => placed(page)).toBe(2);
    await tool(page, "redo").click();
    await expect.poll(() => placed(page)).toBe(8);
    // What is seen is kept a moment later, and whoever reloads in between finds the board as it was before.
    await expect.poll(async () => (await page.evaluate(kept)).map(({ play }) => JSON.parse(play).at)).toEqual([8]);
    await page.reload();
    await solvedPanel(page).waitFor();
    await tool(page, "undo").click();
    await expect.poll(() => placed(page)).toBe(2);
  });

  it("is what the number of solutions is: not shown at first, told where it is, and no hint", async () => {
    const page = await openPage({ search });
    await pieceButton(page, 0).waitFor({ state: "attached" });
    expect(await page.locator("daytile-play .count").count()).toBe(0);
    const counting = await openPage({ search, before: countShown });
    await counting.getByText("92 solutions remaining").waitFor();
    for (const [i, placement] of solution.entries()) {
      await makeMoves(counting, classic, [placement]);
      if (!isNight && i > 0 && i < 7) continue;
      if (i < 7) await expect.poll(() => counting.locator("daytile-play .count").textContent()).toMatch(/remaining$/);
      await expect.poll(() => keptHelp(counting)).toEqual([{ hints: 0, isCounted: true }]);
    }
    await expect.poll(() => solvedPanel(counting).textContent()).toContain("With the solution count showing.");
    expect(await solvedPanel(counting).textContent()).not.toMatch(/\bhints?\b/);
  });
});

describe("the clock", () => {
  it("starts again with an empty board, and goes on where the pieces are brought back", async () => {
    const page = await openPage({ search, now: "2026-12-25T08:00:00", isAlone: true });
    const timer = page.getByRole("timer");
    await makeMoves(page, classic, solution.slice(0, 1));
    await page.clock.runFor(65_000);
    expect(await timer.textContent()).toMatch(/^1:0\d$/);
    await tool(page, "restart").click();
    await page.clock.runFor(20_000);
    expect(await timer.count()).toBe(0);
    await tool(page, "redo").click();
    await expect.poll(() => timer.textContent()).toMatch(/^1:0\d$/);
    await tool(page, "restart").click();
    await makeMoves(page, classic, solution.slice(1, 2));
    await page.clock.runFor(3_000);
    expect(await timer.textContent()).toMatch(/^0:0\d$/);
  });
});

/** Runs in the page before the app: counts what the browser is asked to sound. */
function listen(): void {
  const all = globalThis as unknown as { sounds: number };
  all.sounds = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    all.sounds++;
    start.apply(this, when);
  };
}
const sounds = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);

describe("sounds and keys", () => {
  it("a piece is heard when it is placed, until S turns the sound off", async () => {
    const page = await openPage({ search, before: listen });
    await playAll(page, classic, solution.slice(0, 1), placeByMouse);
    await expect.poll(() => sounds(page)).toBeGreaterThan(1);
    await page.keyboard.press("s");
    expect(await tool(page, "sound").getAttribute("aria-pressed")).toBe("false");
    await expect.poll(() => notice(page).textContent()).toBe("Sound off");
    const before = await sounds(page);
    await playAll(page, classic, solution.slice(1, 2), placeByMouse);
    await settled(page);
    expect(await sounds(page)).toBe(before);
    await page.keyboard.press("s");
    await expect.poll(() => notice(page).textContent()).toBe("Sound on");
  });

  it("H hides count and timer, and brings them back", async () => {
    const page = await openPage({ search, now: "2026-12-25T08:00:00", before: countShown, isAlone: true });
    await makeMoves(page, classic, solution.slice(0, 1));
    const facts = page.locator("daytile-play .facts");
    await expect.poll(() => facts.textContent()).toMatch(/0:0\d.*remaining/s);
    await page.keyboard.press("h");
    await expect.poll(async () => (await facts.textContent())?.trim()).toBe("Count and timer hidden");
    await page.keyboard.press("h");
    await expect.poll(() => notice(page).textContent()).toBe("Count and timer shown");
    // What was said goes by itself.
    await page.clock.runFor(9000);
    await expect.poll(() => facts.textContent()).toMatch(/0:\d\d.*remaining/s);
  });

  it("Shift+F fills the screen, and does not flip", async () => {
    const page = await openPage({ search });
    await pieceButton(page, 0).press("Enter");
    const before = await orientationOf(page, 0);
    await page.keyboard.press("Shift+F");
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await orientationOf(page, 0)).toBe(before);
    await page.keyboard.press("Shift+F");
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  it("? takes keys to the questions, and Escape takes them back", async () => {
    const page = await openPage({ search });
    await pieceButton(page, 1).focus();
    await page.keyboard.press("?");
    const first = page.locator("daytile-help [data-level]").first();
    await expect.poll(() => first.evaluate((each) => each.matches(":focus"))).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => pieceButton(page, 1).evaluate((each) => each.matches(":focus"))).toBe(true);
    expect(await page.locator("daytile-help").count()).toBe(0);
  });

  it("undo says what it did, and clearing the board says so even if it held one piece", async () => {
    const page = await openPage({ search });
    await playAll(page, classic, solution.slice(0, 1), placeByMouse);
    await expect.poll(() => placed(page)).toBe(1);
    await page.keyboard.press("Control+z");
    const name = classic.pieces[solution[0]!.piece]!.id;
    await page.getByText(`Piece ${name} is back in the tray.`).waitFor({ state: "attached" });
    await page.keyboard.press("Control+y");
    await expect.poll(() => placed(page)).toBe(1);
    await tool(page, "restart").click();
    await expect.poll(() => notice(page).textContent()).toContain("The board is clear.");
  });
});
