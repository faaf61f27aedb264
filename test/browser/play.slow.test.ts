/** The puzzle under one's fingers, in a real browser: every way to play, and what is kept of it. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { targetCells } from "../../src/core/puzzle/target.js";
import { countTilings, firstTiling } from "../../src/core/solver/solver.js";
import { type Placement, placementsOf } from "../../src/core/tiling/placement.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { isNight } from "../support/night.js";
import { weekdays } from "../support/puzzles.js";
import {
  cell,
  dragByFinger,
  makeMoves,
  middleOf,
  middleOfPlacement,
  orientationOf,
  pieceButton,
  placeByFinger,
  placeByKeys,
  placeByMouse,
  placed,
  playAll,
  settled,
  solutionOf,
  solvedPanel,
  tool,
  type Way,
} from "./playing.js";
import { countShown, openPage } from "./support.js";

const classic = cataloguePuzzle("classic");
const day = "2026-12-25";
const search = `?date=${day}`;
const solution = solutionOf(classic, day);
const spoken = (page: Page) => page.locator("daytile-board p[role=status]").textContent();
const count = (page: Page) => page.locator("daytile-play .count").textContent();

/** Runs in the page: everything that has been kept on a shelf. */
async function kept(shelf: string): Promise<{ readonly faces: number[]; readonly hints: number }[]> {
  const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await asked(indexedDB.open("daytile"));
  const entries = await asked(database.transaction(shelf).objectStore(shelf).getAll());
  database.close();
  return entries;
}

/** By day, a hand places three of the pieces, turned and flipped; the others are there at once. */
async function playSome(page: Page, way: Way, pieces: readonly Placement[] = solution): Promise<void> {
  const byHand = isNight ? pieces : pieces.slice(-3);
  await makeMoves(page, classic, pieces.slice(0, -byHand.length));
  await playAll(page, classic, byHand, way);
}

describe("25 December is solved", () => {
  it("by mouse", async () => {
    const page = await openPage({ search, calm: false });
    await playSome(page, placeByMouse);
    await solvedPanel(page).waitFor();
  });

  it("by finger on a small phone, where everything is in sight", async () => {
    const page = await openPage({ search, size: "phone", touch: true, calm: false });
    await playSome(page, placeByFinger);
    await solvedPanel(page).waitFor();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

  it("by keys alone, and says what happens", async () => {
    const page = await openPage({ search });
    await pieceButton(page, 0).waitFor();
    await placeByKeys(page, classic, solution[0]!);
    expect(await spoken(page)).toMatch(/^Piece L5 is on /);
    await playSome(page, placeByKeys, solution.slice(1));
    await solvedPanel(page).waitFor();
  });

  it("with taps: a piece, then a cell it shall cover", async () => {
    const page = await openPage({ search, touch: true, size: "phone" });
    const [first] = solution;
    const piece = await middleOf(pieceButton(page, first!.piece));
    await page.touchscreen.tap(piece.x, piece.y);
    const place = await middleOf(cell(page, first!.cells[0]!));
    await page.touchscreen.tap(place.x, place.y);
    await expect.poll(() => placed(page)).toBe(1);
    expect(await spoken(page)).toMatch(/^Piece L5 is on .*Jan/);
    const second = await middleOf(pieceButton(page, 2));
    await page.touchscreen.tap(second.x, second.y);
    await page.touchscreen.tap(second.x, second.y);
    expect(await spoken(page)).toBe(
      "Piece P5, orientation 2 of 8: 5 cells, 2 rows of 2. Below, 1 cell, under the last.",
    );
  });
});

const leftAfter = (placed: readonly Placement[]): Promise<number> =>
  countTilings({ puzzle: classic, uncovered: targetCells(classic, [11, 24]), placed });

/** The pieces of a solution in the order that leaves as many solutions as can be, for as long as can be. */
async function slowly(pieces: readonly Placement[]): Promise<Placement[]> {
  const lying: Placement[] = [];
  while (lying.length < pieces.length) {
    const rest = pieces.filter((piece) => !lying.includes(piece));
    const left = await Promise.all(rest.map((piece) => leftAfter([...lying, piece])));
    lying.push(rest[left.indexOf(Math.max(...left))]!);
  }
  return lying;
}

describe("a game", () => {
  it("goes on after a reload, with its undo and its turned pieces", async () => {
    const page = await openPage({ search });
    await makeMoves(page, classic, solution.slice(0, 2));
    const { x, y } = await middleOf(pieceButton(page, 5));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => orientationOf(page, 5)).toBe(1);
    await expect.poll(async () => (await page.evaluate(kept, "plays"))[0]?.faces).toContain(1);
    await page.reload();
    await expect.poll(() => placed(page)).toBe(2);
    expect(await orientationOf(page, 5)).toBe(1);
    await makeMoves(page, classic, solution.slice(2, 3));
    await playAll(page, classic, solution.slice(3, 4), placeByMouse);
    await page.locator("header .day").click();
    await page.getByRole("dialog").getByLabel("Date").focus();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await placed(page)).toBe(4);
    for (let left = 3; left >= 0; left--) {
      await page.keyboard.press("Control+z");
      await expect.poll(() => placed(page)).toBe(left);
    }
    expect(await tool(page, "undo").isDisabled()).toBe(true);
    await page.keyboard.press("Control+Shift+z");
    await page.keyboard.press("Control+y");
    await expect.poll(() => placed(page)).toBe(2);
    await tool(page, "restart").click();
    await expect.poll(() => placed(page)).toBe(0);
    await page.getByText("Redo brings your pieces back.").waitFor();
    await tool(page, "redo").click();
    await expect.poll(() => placed(page)).toBe(1);
  });

  it("tells how many solutions are left, after every move", async () => {
    const page = await openPage({ search, before: countShown });
    const seeLeft = async (...lying: Placement[]): Promise<number> => {
      const left = await leftAfter(lying);
      const sentence =
        left === 0 ? "No solutions remaining" : left === 1 ? "1 solution remaining" : `${left} solutions remaining`;
      await expect.poll(() => count(page)).toBe(sentence);
      return left;
    };
    const seen = [await seeLeft()];
    const misplaced = firstMistake();
    await playAll(page, classic, [misplaced], placeByMouse);
    seen.push(await seeLeft(misplaced));
    await tool(page, "undo").click();
    await seeLeft();
    const pieces = await slowly(solution);
    // The last piece solves it: then nothing is left to be counted.
    for (let lying = 1; lying < pieces.length; lying++) {
      await makeMoves(page, classic, pieces.slice(lying - 1, lying));
      seen.push(await seeLeft(...pieces.slice(0, lying)));
    }
    // What stays the same might not have been counted at all.
    expect(new Set(seen).size).toBeGreaterThan(4);
    await tool(page, "help").click();
    await page.getByRole("checkbox").uncheck();
    expect(await page.locator("daytile-play .count").count()).toBe(0);
    await page.getByRole("checkbox").check();
    await seeLeft(...pieces.slice(0, -1));
  });

  it("lets pieces be taken back: dropped outside they go to the tray, dropped where they do not fit they go home", async () => {
    const page = await openPage({ search, touch: true, size: "phone" });
    await playAll(page, classic, solution.slice(0, 2), placeByFinger);
    await settled(page);
    const lies = await middleOfPlacement(page, solution[0]!);
    await dragByFinger(page, lies, { x: lies.x + 60, y: lies.y + 64 });
    expect(await placed(page)).toBe(2);
    const tray = await middleOf(pieceButton(page, 6));
    await dragByFinger(page, lies, tray, "touchCancel");
    expect(await placed(page)).toBe(2);
    await settled(page);
    await dragByFinger(page, lies, tray);
    await expect.poll(() => placed(page)).toBe(1);
    expect(await spoken(page)).toBe("Piece L5 is back in the tray.");
  });

  it("lifts with Backspace and puts down with Escape", async () => {
    const page = await openPage({ search });
    await pieceButton(page, 0).waitFor();
    await placeByKeys(page, classic, solution[0]!);
    await pieceButton(page, 0).press("Enter");
    expect(await spoken(page)).toMatch(/^Picked up piece L5, orientation \d of 8: 5 cells, .*\. Fits on /);
    await page.keyboard.press("Escape");
    expect(await placed(page)).toBe(1);
    await pieceButton(page, 0).press("Enter");
    await page.keyboard.press("Backspace");
    await expect.poll(() => placed(page)).toBe(0);
    await pieceButton(page, 0).press("Enter");
    for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowRight");
    expect(await spoken(page)).toBe("Doesn’t fit: it would hang off the board.");
  });
});

describe("settings", () => {
  const timer = (page: Page) => page.getByRole("timer");

  it("the time runs from the first move, while the page is seen; or there is none", async () => {
    const page = await openPage({ search, now: "2026-12-25T08:00:00", isAlone: true });
    await pieceButton(page, 0).waitFor();
    await page.clock.runFor(30_000);
    expect(await timer(page).count()).toBe(0);
    await makeMoves(page, classic, solution.slice(0, 1));
    await page.clock.runFor(65_000);
    expect(await timer(page).textContent()).toMatch(/^1:0\d$/);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "Show timer" }).uncheck();
    await page.getByRole("link", { name: "Play" }).click();
    await expect.poll(() => placed(page)).toBe(1);
    expect(await timer(page).count()).toBe(0);
  });

  it("the week starts where one likes, and pieces bear letters", async () => {
    const page = await openPage({
      search: `${search}&puzzle=weekday`,
      before: () => localStorage.setItem("daytile.settings", '{"weekStart":"monday","letters":"always"}'),
    });
    await pieceButton(page, 0).waitFor();
    const labels = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.ariaLabel ?? ""));
    const days = labels.map((label) => label.slice(0, 3)).filter((label) => weekdays.includes(label));
    expect(days).toEqual([...weekdays.slice(1), weekdays[0]]);
    const letters = await page.locator("daytile-board .outer text").allTextContents();
    expect(letters.map((letter) => letter.trim()).filter((letter) => letter !== "")).toHaveLength(10);
  });
});

describe("other boards", () => {
  it("with weekdays, by finger", async () => {
    const puzzle = cataloguePuzzle("weekday");
    const page = await openPage({ search: `${search}&puzzle=weekday`, size: "phone", touch: true });
    const [rest, byFinger] = [solutionOf(puzzle, day).slice(1), solutionOf(puzzle, day).slice(0, 1)];
    await playAll(page, puzzle, byFinger, placeByFinger);
    await makeMoves(page, puzzle, rest);
    await solvedPanel(page).waitFor();
  });

  it("of hexagons, by mouse and by keys", async () => {
    const puzzle = cataloguePuzzle("hex-lake");
    const page = await openPage({ search: `${search}&puzzle=hex-lake` });
    const [first, second, third, ...others] = solutionOf(puzzle, day);
    await makeMoves(page, puzzle, others);
    await playAll(page, puzzle, [second!, third!], placeByMouse);
    await placeByKeys(page, puzzle, first!);
    await solvedPanel(page).waitFor();
  });

  it("whose pieces may not be flipped say so", async () => {
    const page = await openPage({ search: `${search}&puzzle=classic-face-up` });
    await pieceButton(page, 0).press("Enter");
    await page.keyboard.press("f");
    expect(await spoken(page)).toMatch(/^You can’t flip piece \w+ in this puzzle\.$/);
    expect(await tool(page, "flip").getAttribute("aria-disabled")).toBe("true");
    expect(await tool(page, "flip").getAttribute("title")).toBe("You can’t flip this piece in this puzzle.");
  });
});

/** A placement that hides no date, and yet no solution has it. */
function firstMistake(): Placement {
  const uncovered = targetCells(classic, [11, 24]);
  const sound = placementsOf(classic, { closed: uncovered }).filter(({ orientation }) => orientation === 0);
  return sound.find((placement) => firstTiling({ puzzle: classic, uncovered, placed: [placement] }) === undefined)!;
}

describe("help", () => {
  it("says which piece is wrong, nudges, places the next piece, and shows everything", async () => {
    const page = await openPage({ search });
    const misplaced = firstMistake();
    await tool(page, "help").click();
    const answer = page.locator("daytile-help p[role=status]");
    const ask = async (level: string, expected: RegExp): Promise<void> => {
      await page.locator(`[data-level=${level}]`).click();
      await expect.poll(() => answer.textContent()).toMatch(expected);
    };
    await ask("wrong", /^Yes\. So far, so good\.$/);
    await playAll(page, classic, [misplaced], placeByMouse);
    await ask("wrong", new RegExp(`^No\\. .* Take off piece ${classic.pieces[misplaced.piece]?.id}\\.$`));
    await page.getByRole("button", { name: "Take it off" }).click();
    await expect.poll(() => placed(page)).toBe(0);
    await ask("nudge", /^(?!.*\b[LNPUVYZO][56]\b)(Only|Forced|Shared|Others|Every|Best) /);
    await ask("next", /^(Only|Forced|Shared|Others|Every|Best) /);
    await page.getByRole("button", { name: "Place it" }).click();
    await expect.poll(() => placed(page)).toBe(1);
    await ask("everything", /^Want to see a solution\?$/);
    await page.getByRole("button", { name: "Show it" }).click();
    await solvedPanel(page).waitFor();
    expect(await solvedPanel(page).textContent()).toContain("Here’s one solution.");
    const { x, width } = (await tool(page, "help").boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(1280);
  });

  it("who had a solution shown has not solved it; who starts over has, with the help that was asked for", async () => {
    const page = await openPage({ search });
    await tool(page, "help").click();
    await page.locator("[data-level=everything]").click();
    await page.getByRole("button", { name: "Show it" }).click();
    await solvedPanel(page).waitFor();
    expect(await page.evaluate(kept, "history")).toEqual([]);
    await tool(page, "restart").click();
    await makeMoves(page, classic, solution);
    await expect.poll(() => solvedPanel(page).textContent()).toMatch(/Solved in .*With 1 hint/s);
    await expect.poll(() => page.evaluate(kept, "history")).toMatchObject([{ hints: 1 }]);
  });
});
