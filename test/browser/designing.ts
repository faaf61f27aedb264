/** Designs in the app as people do: by mouse and by finger, and counts what that takes. */

import type { Locator, Page } from "playwright-core";
import { middleOf } from "./playing.js";
import { openPage, type PageOptions } from "./support.js";

export const day = "2026-12-25";
export const now = `${day}T08:00:00`;
export const view = (page: Page): Locator => page.locator("daytile-design");
export const place = (page: Page, row: number, column: number): Locator =>
  view(page).locator(`#place-${row}-${column}`);
export const button = (page: Page, name: string): Locator => view(page).locator(`[data-${name}]`);
export const news = (page: Page): Promise<string | null> => view(page).locator(".news").textContent();

export const cellCount = (page: Page): Promise<number> => view(page).locator("polygon.cell").count();

export async function open(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ search: "?view=design", now, ...options });
  await place(page, 0, 0).waitFor({ state: "attached" });
  return page;
}

export type Spot = readonly [row: number, column: number];

/** Counts what a hand does, and how long it would take: a click 2 s, a drag 3 s, a choice from a list 4 s, a key 0.3 s. */
export class Hand {
  seconds = 0;
  gestures = 0;

  constructor(
    readonly page: Page,
    private readonly byFinger = false,
  ) {}

  private spend(seconds: number): void {
    this.seconds += seconds;
    this.gestures++;
  }

  async press(locator: Locator): Promise<void> {
    this.spend(2);
    await (this.byFinger ? locator.tap() : locator.click());
  }

  async choose(locator: Locator, value: string): Promise<void> {
    this.spend(4);
    await locator.selectOption(value);
  }

  async type(locator: Locator, text: string): Promise<void> {
    this.spend(2 + 0.3 * text.length);
    await locator.fill(text);
    await locator.press("Enter");
  }

  async drag(...way: readonly Spot[]): Promise<void> {
    this.spend(3);
    await (this.byFinger ? dragAlong : drag)(this.page, ...way);
  }
}

async function spotsOf(page: Page, way: readonly Spot[]): Promise<{ x: number; y: number }[]> {
  const spots: { x: number; y: number }[] = [];
  for (const [row, column] of way) spots.push(await middleOf(place(page, row, column)));
  return spots;
}

export async function drag(page: Page, ...way: readonly Spot[]): Promise<void> {
  const spots = await spotsOf(page, way);
  await page.mouse.move(spots[0]!.x, spots[0]!.y);
  await page.mouse.down();
  for (const { x, y } of spots.slice(1)) await page.mouse.move(x, y, { steps: 2 });
  await page.mouse.up();
}

/** Real touches, along all spots. */
async function dragAlong(page: Page, ...way: readonly Spot[]): Promise<void> {
  await place(page, way[0]![0], way[0]![1]).scrollIntoViewIfNeeded();
  const [first, ...others] = await spotsOf(page, way);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", first!);
  for (const spot of others) await touch("touchMove", spot);
  await touch("touchEnd");
  await session.detach();
}

export async function addPieces(hand: Hand, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await hand.press(button(hand.page, `add="${id}"`));
}

/** Nobody has so much patience for a board that millions have drawn before. */
export const patience = 120;
