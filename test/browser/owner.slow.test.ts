/** Somebody's own board in a real browser: one stroke for a piece by mouse, finger and keys, and truthful answers. */
// @module-tag browser

import type { CDPSession, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { explain, proofSteps, reachOf } from "../../src/core/coach/coach.js";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { unwrap } from "../../src/core/text/fault.js";
import { parseGrid } from "../../src/core/tiling/grid.js";
import { type Placement, touchingCells } from "../../src/core/tiling/placement.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { isNight, itAtNight, lastByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { arrowsBetween, middlesOf, solutionOf } from "./playing.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const day = "2026-12-25";
const now = `${day}T08:00:00`;
const [classic, lake] = [cataloguePuzzle("classic"), cataloguePuzzle("hex-lake")];

const view = (page: Page): Locator => page.locator("daytile-owner");
const cell = (page: Page, index: number): Locator => view(page).locator(`#cell-${index}`);
const question = (page: Page, name: string): Locator => view(page).locator(`[data-question="${name}"]`);
const said = (page: Page): Locator => view(page).locator("[role=status]");

/** As if the puzzle had been chosen before. */
async function open(puzzle: Puzzle, options: PageOptions = {}): Promise<Page> {
  const before = (): void => {
    if (localStorage.getItem("daytile.boards") === null) localStorage.setItem("daytile.boards", "{}");
  };
  const page = await openPage({ search: `?view=owner&puzzle=${puzzle.id}`, now, before, ...options });
  await cell(page, 0).waitFor({ state: "attached" });
  return page;
}

/** A way over all cells of a piece from each to one that touches it, and back where it must be. */
function wayOver(puzzle: Puzzle, { cells }: Placement): number[] {
  const neighbours = touchingCells(puzzle);
  const way: number[] = [];
  const visit = (at: number): void => {
    way.push(at);
    for (const next of neighbours[at]!.filter((each) => cells.includes(each) && !way.includes(each))) {
      if (way.includes(next)) continue;
      visit(next);
      way.push(at);
    }
  };
  visit(cells[0]!);
  return way.slice(0, way.findLastIndex((each, i) => way.indexOf(each) === i) + 1);
}

type Stroke = (page: Page, way: readonly number[]) => Promise<void>;

const byMouse: Stroke = async (page, way) => {
  const spots = await middlesOf(view(page).locator("[role=gridcell]"), way);
  await page.mouse.move(spots[0]!.x, spots[0]!.y);
  await page.mouse.down();
  for (const { x, y } of spots.slice(1)) await page.mouse.move(x, y);
  await page.mouse.up();
};

const byFinger: Stroke = async (page, way) => {
  const spots = await middlesOf(view(page).locator("[role=gridcell]"), way);
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", [spots[0]!]);
  for (const spot of spots.slice(1)) await touch("touchMove", [spot]);
  await touch("touchEnd", []);
  await session.detach();
};

const lying = (page: Page): Promise<number> =>
  view(page)
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.filter(({ ariaLabel }) => ariaLabel?.includes("under piece")).length);

const sizeOf = (placements: readonly Placement[]): number =>
  placements.reduce((sum, { cells }) => sum + cells.length, 0);

/** What a person does with the pointer, counted: pressing it down once is one gesture. */
async function countGestures(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { gestures: 0 };
    Object.assign(window, { counter });
    addEventListener("pointerdown", () => counter.gestures++, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { counter: { gestures: number } }).counter.gestures);
}

// By day, the tests below draw with the mouse.
it.each(
  lastByDay([
    ["mouse", "classic", byMouse, {}],
    ["mouse", "hex-lake", byMouse, {}],
    ["finger", "classic", byFinger, { touch: true, size: "phone" }],
    ["finger", "hex-lake", byFinger, { touch: true, size: "phone" }],
  ] as const),
)("takes one gesture a piece: four by %s on %s", async (_, id, stroke, options) => {
  const puzzle = cataloguePuzzle(id);
  const page = await open(puzzle, options);
  const four = solutionOf(puzzle, day).slice(0, 4);
  const gestures = await countGestures(page);
  for (const placement of four) await stroke(page, wayOver(puzzle, placement));
  expect(await gestures()).toBe(4);
  await expect.poll(() => lying(page)).toBe(sizeOf(four));
  await question(page, "solvable").click();
  await expect.poll(() => said(page).textContent()).toContain("Yes.");
});

it("knows each piece of a solution by its cells, and keeps them for the next visit", async () => {
  const page = await open(classic);
  const tiling = solutionOf(classic, day);
  for (const placement of tiling) {
    await byMouse(page, wayOver(classic, placement));
    await expect.poll(() => said(page).textContent()).toContain(`Piece ${classic.pieces[placement.piece]!.id} is on`);
  }
  await page.reload();
  await expect.poll(() => lying(page)).toBe(sizeOf(tiling));
  await question(page, "next").click();
  await expect.poll(() => said(page).textContent()).toContain("All done");
});

const cellsOf = (...ids: string[]): number[] =>
  ids.map((id) => classic.board.cells.findIndex((each) => each.id === id));

it("says what is wrong with a stroke, and a tap takes a piece off", async () => {
  const page = await open(classic);
  const hear = (text: string) => expect.poll(() => said(page).textContent()).toContain(text);
  await byMouse(page, cellsOf("1", "2", "3", "4", "5", "6", "7"));
  await hear("No piece has this shape.");
  await byMouse(page, cellsOf("4", "11", "18", "25", "26"));
  await hear("Keep the date clear.");
  await byMouse(page, cellsOf("Jan", "Feb", "Mar", "Sep", "Aug", "Jul"));
  await hear("Piece O6 is on");
  await byMouse(page, cellsOf("8", "9", "10", "17", "16", "15"));
  await hear("That piece is already on the board.");
  await byMouse(page, cellsOf("Aug"));
  await hear("Took off piece O6.");
  expect(await lying(page)).toBe(0);
  // What changed nothing needs no undo.
  await byMouse(page, cellsOf("1", "2", "3", "4", "5", "6", "7"));
  await view(page).locator("[data-tool=undo]").click();
  expect(await lying(page)).toBe(6);
});

/** On the date's own column: it leaves a gap that nothing fills. */
const deadEnd = cellsOf("3", "4", "5", "6", "10");

it("answers no, names the piece, takes it off, and shows a solution that keeps the others", async () => {
  const page = await open(classic);
  await byMouse(page, cellsOf("Jan", "Feb", "Mar", "Sep", "Aug", "Jul"));
  await byMouse(page, [...deadEnd.slice(0, 4).reverse(), deadEnd[4]!]);
  await question(page, "solvable").click();
  await expect.poll(() => said(page).textContent()).toContain("No.");
  await question(page, "solution").click();
  await expect.poll(() => said(page).textContent()).toContain("Keeps 1 of your 2 pieces. Take off piece L5.");
  await question(page, "wrong").click();
  await view(page).getByRole("button", { name: "Take off", exact: true }).click();
  expect(await lying(page)).toBe(6);
  await question(page, "solvable").click();
  await expect.poll(() => said(page).textContent()).toContain("Yes.");
  await view(page).getByRole("button", { name: "How many ways?" }).click();
  await expect.poll(() => said(page).textContent()).toContain("1 solution remains.");
  // Where to look, and not which piece.
  await question(page, "look").click();
  await expect.poll(() => said(page).textContent()).toMatch(/^Every solution: /);
  expect(await view(page).locator(".answer svg").count()).toBe(0);
  await question(page, "solution").click();
  await view(page).getByRole("button", { name: "Put it on my board" }).click();
  await expect.poll(() => lying(page)).toBe(41);
  await view(page).locator("[data-tool=undo]").click();
  expect(await lying(page)).toBe(6);
});

it("says why it can't work, and which dates are left", async () => {
  const page = await open(classic, { size: "phone", touch: true });
  const dialog = (name: string): Locator => page.getByRole("dialog", { name });
  const ask = (name: string) => view(page).getByRole("button", { name, exact: true }).click();
  const placed = unwrap(parseGrid(classic, "NNN...-\n..NN..-\n.......\n.......\n.......\n.......\n...----"));
  for (const placement of placed) await byFinger(page, wayOver(classic, placement));
  await ask("Why can’t it work?");
  const told = await explain({ puzzle: classic, uncovered: cellsOf("Dec", "25"), placed });
  const steps = told.kind === "proof" ? proofSteps(told.proof).length : 0;
  expect(steps).toBeGreaterThan(1);
  await expect.poll(() => dialog("Why can’t it work?").locator(".turn span").textContent()).toBe(`Step 1 of ${steps}`);
  await page.keyboard.press("Escape");
  await ask("Which dates could this be?");
  const left = (await reachOf({ puzzle: classic, placed })).targets.length;
  expect(left).toBeGreaterThan(0);
  await expect
    .poll(() => dialog("Which dates could this be?").locator(".said").textContent())
    .toMatch(new RegExp(`^${left} of 372 dates still possible, [\\d,]+ solutions?\\. Most solutions: `));
  // By day, the same dialog is looked at where Play opens it.
  if (isNight) await expectAccessible(page);
});

it("is drawn by keys alone, and told in words", async () => {
  const page = await open(classic);
  await view(page).getByRole("grid", { name: "Board" }).focus();
  let at = 0;
  const walkTo = async (id: string): Promise<void> => {
    const [index = 0] = cellsOf(id);
    for (const key of arrowsBetween(classic, at, index)) await page.keyboard.press(key);
    at = index;
  };
  const hear = (text: string) => expect.poll(() => said(page).textContent()).toBe(text);
  for (const id of ["Jul", "1", "8", "15"]) {
    await walkTo(id);
    await page.keyboard.press("Space");
  }
  await hear("Painted 15.");
  expect(await cell(page, at).getAttribute("aria-label")).toBe("15, painted");
  await page.keyboard.press("Enter");
  await hear("No piece has this shape. Keep painting, or tap a cell to clear it.");
  await walkTo("16");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await hear("Piece L5 is on Jul, 1, 8, 15 and 16.");
  expect(await cell(page, at).getAttribute("aria-label")).toBe("16, under piece L5");
  await page.keyboard.press("Backspace");
  await hear("Took off piece L5.");
  await page.keyboard.press("Backspace");
  await hear("No piece here.");
  await page.keyboard.press("Control+z");
  expect(await lying(page)).toBe(5);
});

itAtNight("tells from free cells alone what lies on the others", async () => {
  const page = await open(classic);
  await view(page).locator("[data-mode=free]").click();
  const covered = cellsOf("Jan", "Feb", "Mar", "Sep", "Aug", "Jul");
  const date = cellsOf("Dec", "25");
  const free = classic.board.cells.map(({ index }) => index).filter((each) => ![...covered, ...date].includes(each));
  for (const index of free) await byMouse(page, [index]);
  await view(page).locator("[data-act=work]").click();
  await expect.poll(() => said(page).textContent()).toBe("Only one way works. Here it is.");
  expect(await lying(page)).toBe(6);
});

it("has all its questions in sight on the smallest phone", async () => {
  const page = await open(classic);
  await page.setViewportSize({ width: 320, height: 568 });
  const bar = await page.locator("nav").last().boundingBox();
  for (const name of ["solvable", "wrong", "look", "next", "solution"]) {
    const box = await question(page, name).boundingBox();
    expect([name, box!.y + box!.height <= bar!.y]).toEqual([name, true]);
  }
});

it("asks first which puzzle it is, by its looks", async () => {
  const page = await openPage({ search: "?view=owner", now });
  await page.getByRole("heading", { name: "Which puzzle do you have?" }).waitFor();
  await expectAccessible(page);
  await page.locator('[data-puzzle="hex-lake"]').click();
  await cell(page, 0).waitFor({ state: "attached" });
  expect(new URL(page.url()).search).toBe("?puzzle=hex-lake&view=owner");
  await page.reload();
  await cell(page, 0).waitFor({ state: "attached" });
});

it("is reached from the hints of Play, for the same puzzle and day", async () => {
  const page = await openPage({ search: "?puzzle=hex-lake&date=2026-07-04", now });
  await page.locator("[data-tool=help]").click();
  await page.getByRole("link", { name: "I have the real board" }).click();
  await page.getByRole("heading", { name: "Which puzzle do you have?" }).waitFor();
  expect(new URL(page.url()).search).toBe("?puzzle=hex-lake&date=2026-07-04&view=owner");
});

itAtNight("keeps what lies there on another day, but for the date", async () => {
  const page = await open(classic);
  await byMouse(page, cellsOf("Jan", "Feb", "Mar", "Sep", "Aug", "Jul"));
  await byMouse(page, cellsOf("29", "30", "31", "24", "23"));
  await expect.poll(() => lying(page)).toBe(11);
  await page.getByRole("link", { name: "Next day" }).click();
  await expect.poll(() => page.url()).toContain("date=2026-12-26");
  expect(await lying(page)).toBe(11);
  for (let i = 0; i < 3; i++) await page.getByRole("link", { name: "Next day" }).click();
  await expect.poll(() => said(page).textContent()).toBe("Took 1 piece off the date.");
  expect(await lying(page)).toBe(6);
});

const looks: readonly (readonly [name: string, puzzle: Puzzle, options: PageOptions])[] = [
  ["owner-wide", classic, {}],
  ["owner-phone-dark", classic, { size: "phone", dark: true }],
  ["owner-arabic", lake, { size: "phone", locale: "ar" }],
];

it.each(lastByDay(looks))("looks as approved: %s", { tags: ["pictures"] }, async (name, puzzle, options) => {
  const page = await open(puzzle, { ...options, isClockStill: true, calm: true });
  for (const placement of solutionOf(puzzle, day).slice(0, 3)) await byMouse(page, wayOver(puzzle, placement));
  await question(page, "next").click();
  await view(page).locator(".answer svg").waitFor();
  await expectAccessible(page);
  await view(page).locator("[data-tool=undo]").focus();
  await page.locator("main").evaluate((main) => main.scrollTo(0, 0));
  await expectLikeApproved(page, name);
});
