/** Plays in the app as people do: by mouse, by finger, by keys, led by a solution that the solver found. */

import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { parseDate } from "../../src/core/calendar/parse-date.js";
import { middleCell } from "../../src/core/drawing/board-figures.js";
import { placeMove } from "../../src/core/game/game.js";
import { latticeNamed } from "../../src/core/lattice/lattice.js";
import { targetFromDate } from "../../src/core/puzzle/dates.js";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetCells } from "../../src/core/puzzle/target.js";
import { firstTiling } from "../../src/core/solver/solver.js";
import { cellRows } from "../../src/core/tiling/cell-rows.js";
import type { Placement, Tiling } from "../../src/core/tiling/placement.js";
import { type Turn, turningOf, turns } from "../../src/element/turning.js";

const board = (page: Page): Locator => page.locator("daytile-board");
/** By copy, which is the piece where a puzzle has one copy of each. */
export const pieceButton = (page: Page, copy: number): Locator => page.locator(`[data-button="${copy}"]`);
export const tool = (page: Page, name: string): Locator => page.locator(`[data-tool="${name}"]`);
export const cell = (page: Page, index: number): Locator => page.locator(`[role="gridcell"][id$="-${index}"]`);
export const solvedPanel = (page: Page): Locator => page.locator("section.solved");

/** A solution of an ISO day, such as 2026-12-25. */
export function solutionOf(puzzle: Puzzle, day: string): Tiling {
  const date = parseDate(day, { today: { year: 2000, month: 1, day: 1 } });
  const target = date.ok ? targetFromDate(puzzle, date.value) : date;
  const tiling = target.ok ? firstTiling({ puzzle, uncovered: targetCells(puzzle, target.value) }) : undefined;
  if (tiling === undefined) throw new Error(`${puzzle.id} has no solution for ${day}`);
  return tiling;
}

/** The turns from one orientation to another, the fewest. */
export function turnsBetween(puzzle: Puzzle, piece: number, from: number, to: number): Turn[] {
  const turning = turningOf(puzzle, puzzle.pieces[piece]!);
  const ways = new Map<number, Turn[]>([[from, []]]);
  for (const [at, way] of ways) {
    for (const turn of turns) {
      const next = turning[turn][at]!;
      if (!ways.has(next)) ways.set(next, [...way, turn]);
    }
  }
  return ways.get(to)!;
}

/** The orientation of a piece in the tray, as it is spoken. */
export async function orientationOf(page: Page, copy: number): Promise<number> {
  const label = (await pieceButton(page, copy).getAttribute("aria-label")) ?? "";
  return Number(/orientation (\d+) of/.exec(label)?.[1]) - 1;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(locator: Locator): Promise<Spot> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("nothing to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the middles of cells are, by their numbers, which end their ids: asked all at once. */
export const middlesOf = (cells: Locator, indices: readonly number[]): Promise<Spot[]> =>
  cells.evaluateAll(
    (all, wanted) =>
      wanted.map((index) => {
        const box = all.find(({ id }) => id.endsWith(`-${index}`))?.getBoundingClientRect();
        if (box === undefined) throw new Error("nothing to be seen");
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    indices,
  );

/** Where the middle of a piece is once it's there. */
export async function middleOfPlacement(page: Page, { cells }: Placement): Promise<Spot> {
  const spots = await middlesOf(page.locator("[role=gridcell]"), cells);
  const between = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(spots.map(({ x }) => x)), y: between(spots.map(({ y }) => y)) };
}

/** Nothing is in the way any more: pieces glide to where they belong. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : roots(shadowRoot))),
    ];
    const all = roots(document).flatMap((root) => root.getAnimations());
    await Promise.all(all.map((animation) => animation.finished.catch(() => undefined)));
    await frame();
  });
}

/** From now on, what glides and flies does so at this multiple of its usual pace. */
export async function setPace(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate });
}

/** Turn by turn, each only when the one before is to be heard. */
async function turnTo(
  page: Page,
  puzzle: Puzzle,
  { piece, orientation }: Placement,
  make: (turn: Turn) => Promise<void>,
): Promise<void> {
  const from = await orientationOf(page, piece);
  let at = from;
  for (const turn of turnsBetween(puzzle, piece, from, orientation)) {
    await make(turn);
    at = turningOf(puzzle, puzzle.pieces[piece]!)[turn][at]!;
    await expect.poll(() => orientationOf(page, piece)).toBe(at);
  }
}

/** The wheel turns, F flips, and then the piece is dragged. */
export async function placeByMouse(page: Page, puzzle: Puzzle, placement: Placement): Promise<void> {
  const start = await middleOf(pieceButton(page, placement.piece));
  await page.mouse.move(start.x, start.y);
  await turnTo(page, puzzle, placement, async (turn) => {
    if (turn === "rotate") return page.mouse.wheel(0, 100);
    await page.mouse.click(start.x, start.y);
    await page.keyboard.press("f");
  });
  await page.mouse.down();
  const end = await middleOfPlacement(page, placement);
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x + 3, end.y - 4, { steps: 3 });
  await page.mouse.up();
}

/** How far above a finger a piece is held. */
export const fingerLift = 64;

async function touch(
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
  spot?: Spot,
): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: spot === undefined ? [] : [spot] });
}

/** Real touches, as the browser gets them from a screen. */
export async function dragByFinger(
  page: Page,
  from: Spot,
  to: Spot,
  end: "touchEnd" | "touchCancel" = "touchEnd",
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await touch(session, "touchStart", from);
  for (const part of [0.2, 0.6, 1])
    await touch(session, "touchMove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  await touch(session, end);
  await session.detach();
}

/** A tap chooses the piece, the buttons turn it, and then it is dragged to where the finger does not hide it. */
export async function placeByFinger(page: Page, puzzle: Puzzle, placement: Placement): Promise<void> {
  const { x, y } = await middleOf(pieceButton(page, placement.piece));
  await page.touchscreen.tap(x, y);
  await turnTo(page, puzzle, placement, (turn) => tool(page, turn).tap());
  const end = await middleOfPlacement(page, placement);
  const start = await middleOf(pieceButton(page, placement.piece));
  await dragByFinger(page, start, { x: end.x + 2, y: end.y + fingerLift - 3 });
}

export const placed = (page: Page): Promise<number> =>
  page
    .locator("[data-button]")
    .evaluateAll((buttons) => buttons.filter((each) => each.ariaLabel?.includes(", on ")).length);

const steps = [
  { key: "ArrowDown", row: 1, column: 0 },
  { key: "ArrowUp", row: -1, column: 0 },
  { key: "ArrowRight", row: 0, column: 1 },
  { key: "ArrowLeft", row: 0, column: -1 },
] as const;

/** The arrow keys that lead from one cell of the board to another, over gaps, the fewest. */
export function arrowsBetween(puzzle: Puzzle, from: number, to: number): string[] {
  const rows = cellRows(puzzle);
  const { toGrid } = latticeNamed(puzzle.lattice);
  const ways = new Map<number, string[]>([[from, []]]);
  for (const [at, way] of ways) {
    const place = toGrid(puzzle.board.cells[at]!.point);
    for (const { key, row, column } of steps) {
      const ahead = Array.from({ length: puzzle.board.cells.length }, (_, i) => i + 1);
      const next = ahead
        .map((i) => rows[place.row + row * i]?.[place.column + column * i])
        .find((each) => each !== undefined);
      if (next !== undefined && !ways.has(next.index)) ways.set(next.index, [...way, key]);
    }
  }
  return ways.get(to)!;
}

/** Which cell keys are at. */
async function cursorOf(page: Page): Promise<number> {
  const id = (await page.locator("[role=grid]").getAttribute("aria-activedescendant")) ?? "";
  return Number(id.slice(id.lastIndexOf("-") + 1));
}

/** Nothing but keys: Tab to the piece, Enter takes it, R and F turn it, arrows carry it, Enter places it. */
export async function placeByKeys(page: Page, puzzle: Puzzle, placement: Placement): Promise<void> {
  const button = pieceButton(page, placement.piece);
  for (let i = 0; i < 60 && !(await button.evaluate((each) => each.matches(":focus"))); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await turnTo(page, puzzle, placement, (turn) => page.keyboard.press(turn === "rotate" ? "r" : "f"));
  const points = placement.cells.map((index) => puzzle.board.cells[index]!.point);
  const middle = placement.cells[middleCell(latticeNamed(puzzle.lattice), points)]!;
  for (const key of arrowsBetween(puzzle, await cursorOf(page), middle)) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
}

export type Way = (page: Page, puzzle: Puzzle, placement: Placement) => Promise<void>;

/** From an empty board to a solved one, or as far as the placements go. */
export async function playAll(page: Page, puzzle: Puzzle, placements: readonly Placement[], way: Way): Promise<void> {
  const before = await placed(page);
  for (const [i, placement] of placements.entries()) {
    await way(page, puzzle, placement);
    await expect.poll(() => placed(page)).toBe(before + i + 1);
  }
}

/** Straight to a state of the game, where the way there is not what is tested: as if the board had been used. */
export async function makeMoves(page: Page, puzzle: Puzzle, placements: readonly Placement[]): Promise<void> {
  await pieceButton(page, 0).waitFor({ state: "attached" });
  const moves = placements.map((placement) => placeMove({ puzzle, uncovered: [], placed: [] }, placement));
  for (const move of moves)
    await board(page).evaluate((each, detail) => each.dispatchEvent(new CustomEvent("daytile-move", { detail })), {
      move,
    });
  await settled(page);
}
