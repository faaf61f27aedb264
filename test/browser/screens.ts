/** From a page and a language to every screen of the app in it, one after the other, and to what is cut off there. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { makeMoves, settled, solutionOf, solvedPanel, tool } from "./playing.js";

const day = "2026-12-25";
/** Other days for what changes the game, which is kept. */
const [wonDay, helpedDay, deadDay] = ["2026-12-22", "2026-12-23", "2026-12-25"];
/** It fits on that day, but no solution has it. */
const deadMove = { piece: 1, orientation: 2, cells: [0, 1, 2, 8, 9] };
const classic = cataloguePuzzle("classic");

const dialog = (page: Page) => page.getByRole("dialog");

async function openDialog(page: Page, button: string): Promise<void> {
  await page.locator(button).click();
  await dialog(page).waitFor();
}

async function askForHelp(page: Page): Promise<void> {
  await makeMoves(page, classic, solutionOf(classic, helpedDay).slice(0, 3));
  await tool(page, "help").click();
  await page.locator("[data-level=nudge]").click();
  await expect.poll(() => page.locator("daytile-help .answer p").count()).toBeGreaterThan(0);
}

/** What the coach says about a board that can't work. */
const askCoach =
  (level: "why" | "reach") =>
  async (page: Page): Promise<void> => {
    await makeMoves(page, classic, [deadMove]);
    await tool(page, "help").click();
    await page.locator(`[data-level=${level}]`).click();
    await dialog(page).locator("svg.picture").waitFor();
  };

/** A question about the wooden board, with nothing on it. */
async function askOwner(page: Page): Promise<void> {
  await page.locator("[data-question=next]").click();
  await page.locator("daytile-owner .answer svg").waitFor();
}

async function openDesign(page: Page): Promise<void> {
  await page.locator("daytile-design .map").waitFor();
  await page.locator("daytile-design summary").first().click();
}

async function win(page: Page): Promise<void> {
  await makeMoves(page, classic, solutionOf(classic, wonDay));
  await solvedPanel(page).waitFor();
}

async function findLazyYear(page: Page): Promise<void> {
  await page.locator("daytile-lazy button.main").click();
  await page.locator("daytile-lazy .morning").waitFor({ timeout: 600_000 });
}

async function openGift(page: Page): Promise<void> {
  await openDialog(page, "[data-act=make]");
  await dialog(page).locator("[value=gift]").check();
}

async function openClass(page: Page): Promise<void> {
  await openDialog(page, "header .guide");
  await dialog(page).locator(".ways button").click();
  await page.locator("daytile-class-board dialog").waitFor();
}

/** Without the part of the app that draws the view; it comes from the browser's store else. */
async function lose(page: Page): Promise<void> {
  await page.route(/year-|solutions-/, (route) => route.abort());
  await page.reload();
  await page.locator(".failed").waitFor();
  await page.unroute(/year-|solutions-/);
}

interface Screen {
  /** Behind the address. */
  readonly search: string;
  /** Until it is there. */
  readonly shows?: string;
  readonly afterwards?: (page: Page) => Promise<void>;
}

/** In the order in which somebody might meet them. */
export const screens: Readonly<Record<string, Screen>> = {
  play: { search: `?date=${day}`, shows: "daytile-play [data-tool=help]" },
  win: { search: `?date=${wonDay}`, shows: "[data-tool=help]", afterwards: win },
  help: { search: `?date=${helpedDay}`, shows: "[data-tool=help]", afterwards: askForHelp },
  why: { search: `?date=${deadDay}`, shows: "[data-tool=help]", afterwards: askCoach("why") },
  reach: { search: `?date=${deadDay}`, shows: "[data-tool=help]", afterwards: askCoach("reach") },
  solutions: { search: `?view=solutions&date=2026-12-24&number=3`, shows: "daytile-solutions" },
  year: { search: "?view=year", shows: "daytile-year" },
  lazy: { search: `?view=lazy&date=${day}`, shows: "daytile-lazy button.main", afterwards: findLazyYear },
  watch: { search: `?view=watch&date=${day}&algorithms=regions,positions`, shows: "daytile-lane dl" },
  history: { search: "?view=history", shows: "daytile-history" },
  settings: { search: "?view=settings", shows: "daytile-settings" },
  owner: { search: `?view=owner&date=${day}`, shows: "daytile-owner" },
  atlas: { search: "?view=atlas", shows: "daytile-atlas a.card" },
  asked: { search: `?view=owner&date=${day}`, shows: "[data-question=next]", afterwards: askOwner },
  design: { search: `?view=design&date=${day}`, shows: "daytile-design", afterwards: openDesign },
  make: {
    search: `?view=owner&date=${day}`,
    shows: "[data-act=make]",
    afterwards: (p) => openDialog(p, "[data-act=make]"),
  },
  gift: { search: `?view=owner&date=${day}`, shows: "[data-act=make]", afterwards: openGift },
  puzzles: { search: `?date=${day}`, shows: "header .puzzle", afterwards: (p) => openDialog(p, "header .puzzle") },
  day: { search: `?date=${day}`, shows: "header .day", afterwards: (p) => openDialog(p, "header .day") },
  guide: { search: `?date=${day}`, shows: "header .guide", afterwards: (p) => openDialog(p, "header .guide") },
  class: { search: `?date=${day}`, shows: "header .guide", afterwards: openClass },
  wrong: { search: "?date=zebra&view=nowhere", shows: ".status .message" },
  lost: { search: "?view=year", afterwards: lose },
};

/** Runs in the page before the app does: somebody who has said which puzzle they own. */
export function ownPuzzle(): void {
  localStorage.setItem("daytile.settings", '{"timer":"off","sound":"off","count":"on"}');
  localStorage.setItem("daytile.boards", "{}");
}

export async function openScreen(page: Page, { search, shows, afterwards }: Screen): Promise<void> {
  await page.goto(new URL(search, page.url()).href);
  if (shows !== undefined) await page.locator(shows).first().waitFor();
  await page.waitForLoadState("networkidle");
  await afterwards?.(page);
  await page.evaluate(() => document.fonts.ready);
  if (search.includes("view") === false) await settled(page);
}

/**
 * Runs in the page: texts that are cut off by what holds them, stick out of their button, or reach beyond the screen,
 * and words that are broken.
 * What can be scrolled isn't cut off, and what is only for screen readers isn't seen.
 */
export function cutTexts(): string[] {
  const found: string[] = [];
  const parentOf = (node: Node): Element | null =>
    node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
  const holdersOf = (element: Element): Element[] => {
    const holders: Element[] = [];
    for (let each: Element | null = element; each !== null; each = parentOf(each)) holders.push(each);
    return holders;
  };
  const isTiny = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 || height <= 2;
  };
  const judge = (node: Text, element: Element): void => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const holders = holdersOf(element);
    if (text.width === 0 || element.closest("title,desc,style,script,option") || holders.some(isTiny)) return;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const words = (node.textContent ?? "").trim();
    const name = `${element.localName}.${[...element.classList].join(".")} “${words}”`;
    let canScroll = false;
    let canScrollDown = false;
    for (const holder of holders) {
      const { overflowX, overflowY } = getComputedStyle(holder);
      const box = holder.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX) && holder.scrollWidth > holder.clientWidth + 1) canScroll = true;
      if (/auto|scroll/.test(overflowY) && holder.scrollHeight > holder.clientHeight + 1) canScrollDown = true;
      if (canScroll || holder instanceof SVGElement) continue;
      // The name of the puzzle may end in an ellipsis: it is whole where one chooses it.
      const isCut =
        !holder.matches(".name") &&
        /hidden|clip/.test(overflowX) &&
        (text.left < box.left - 1 || text.right > box.right + 1);
      const isLow =
        !canScrollDown && /hidden|clip/.test(overflowY) && text.bottom > box.bottom + 4 && text.top < box.bottom;
      if (isCut || isLow) found.push(`cut off: ${name}`);
      const isKey = holder.matches("button,a.button,label,nav a,summary,select");
      if (isKey && (text.left < box.left - 1 || text.right > box.right + 1)) found.push(`sticks out: ${name}`);
    }
    // A word of an alphabet is broken where it doesn't fit, without a hyphen.
    for (const match of (node.textContent ?? "").matchAll(/[\p{Script=Latin}\p{Script=Arabic}’]{2,}/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
      if (lines.size > 1) found.push(`broken: ${match[0]} in ${name}`);
    }
    if (!canScroll && (text.left < -1 || text.right > innerWidth + 1)) found.push(`beyond the screen: ${name}`);
  };
  /** What is chosen can't be measured in the page, so it is written on a canvas. */
  const judgeChoice = (select: HTMLSelectElement): void => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    const text = select.selectedOptions[0]?.text.trim() ?? "";
    if (pen === null || !select.checkVisibility()) return;
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    if (pen.measureText(text).width > room + 1) found.push(`cut off: select “${text}”`);
  };
  const visit = (root: Node): void => {
    for (const child of root.childNodes) {
      if (child instanceof Text && child.textContent?.trim() && root instanceof Element) judge(child, root);
      else if (child instanceof Element) {
        if (child instanceof HTMLSelectElement) judgeChoice(child);
        visit(child);
        if (child.shadowRoot) visit(child.shadowRoot);
      }
    }
  };
  visit(document.body);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  return [...new Set(found)];
}
