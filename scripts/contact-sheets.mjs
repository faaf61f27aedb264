/**
 * Takes a picture of every view, light and dark, in three languages, at six sizes, and lays them out on sheets to look at:
 * `node scripts/contact-sheets.mjs [folder] [view …]`. Each sheet is a view in light or dark, a row for each language.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { cataloguePuzzle, firstTiling, targetCells } from "../dist/index.js";
import { appServer, listen, readAppFiles } from "../dist/server/server.js";
import { browserPath } from "./test-tools.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ search: string, prepare?: (page: Page) => Promise<unknown> }} Subject */

const languages = ["en-GB", "de", "ar"];
/** With the width of a picture on its sheet. */
const sizes = [
  { width: 320, height: 568, shown: 200 },
  { width: 390, height: 844, shown: 200 },
  { width: 844, height: 390, shown: 340 },
  { width: 768, height: 1024, shown: 240 },
  { width: 1280, height: 800, shown: 340 },
  { width: 2560, height: 1440, shown: 340 },
];
const day = "?date=2026-12-25";
const classic = cataloguePuzzle("classic");
const tiling = firstTiling({ puzzle: classic, uncovered: targetCells(classic, [11, 24]) }) ?? [];
const moves = tiling.map(({ piece, orientation, cells }) => `${classic.pieces[piece]?.id}.${orientation}@${cells[0]}`);

/**
 * Makes moves as if somebody had made them with their hands.
 * @param {Page} page
 * @param {readonly string[]} list
 */
async function play(page, list) {
  await page.locator("daytile-board [data-button]").first().waitFor({ state: "attached" });
  await page.locator("daytile-board").evaluate((board, all) => {
    for (const move of all) board.dispatchEvent(new CustomEvent("daytile-move", { detail: { move } }));
  }, list);
}

/** @param {string} name @returns {(page: Page) => Promise<unknown>} */
const picker = (name) => (page) =>
  page.locator("daytile-app").evaluate((app, wanted) => {
    // It is open until it is closed, which is not waited for.
    void (/** @type {any} */ (app).openPicker(wanted));
  }, name);

/** @param {string} selector @returns {(page: Page) => Promise<unknown>} */
const click = (selector) => (page) => page.locator(selector).first().click();

/** To look at something more, add a row. @type {Record<string, Subject>} */
const subjects = {
  play: { search: day },
  begun: { search: `?puzzle=classic&date=2026-12-25`, prepare: (page) => play(page, moves.slice(0, 4)) },
  weekday: { search: "?puzzle=weekday&date=2026-12-25" },
  hint: { search: day, prepare: click("[data-tool=help]") },
  win: { search: day, prepare: (page) => play(page, moves) },
  solutions: { search: `${day}&view=solutions&number=17` },
  veil: { search: `${day}&view=solutions` },
  watch: { search: `${day}&view=watch`, prepare: click("daytile-watch button.main") },
  year: { search: `${day}&view=year` },
  history: { search: `${day}&view=history` },
  settings: { search: `${day}&view=settings` },
  puzzles: { search: day, prepare: picker("puzzle") },
  days: { search: day, prepare: picker("day") },
  guide: { search: day, prepare: picker("guide") },
  class: { search: day, prepare: picker("class") },
  choose: { search: `${day}&view=owner` },
  owner: { search: `?puzzle=classic&date=2026-12-25&view=owner`, prepare: click('[data-puzzle="classic"]') },
  atlas: { search: `${day}&view=atlas` },
  lazy: { search: `${day}&view=lazy` },
  design: { search: `${day}&view=design` },
  making: { search: `${day}&view=settings`, prepare: click("[data-act=make]") },
  error: { search: "no-such-page" },
};

const [folder = "node_modules/.cache/daytile/contact-sheets", ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const files = readAppFiles(fileURLToPath(new URL("../dist/app", import.meta.url)));
if (files === undefined) throw new Error("There is no built app.");
const server = await listen(appServer(files), { host: "127.0.0.1", port: 0 });
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });

/** In milliseconds: for what comes later, such as a count, and for what is laid out anew. */
const patience = { view: 900, size: 250 };

/**
 * All sizes of a view, one after the other on one page, as when a window is drawn larger.
 * @param {Subject} subject
 * @param {string} locale
 * @param {boolean} isDark
 */
async function row({ search, prepare }, locale, isDark) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale,
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-12-25T08:00:00Z"));
  await page.addInitScript({ content: 'localStorage.setItem("daytile.guided", "yes")' });
  await page.goto(`http://127.0.0.1:${server.port}/${search}`);
  await page.waitForTimeout(patience.view);
  await prepare?.(page);
  await page.waitForTimeout(patience.view);
  let pictures = "";
  for (const { shown, ...size } of sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(patience.size);
    const picture = await page.screenshot();
    pictures += `<img width="${shown}" src="data:image/png;base64,${picture.toString("base64")}">`;
  }
  await context.close();
  return pictures;
}

/** @param {Subject} subject @param {boolean} isDark */
async function sheet(subject, isDark) {
  const rows = [];
  for (const locale of languages) rows.push(await row(subject, locale, isDark));
  const page = await browser.newPage({ viewport: { width: 1720, height: 800 } });
  const style = "body{margin:4px;background:#888}img{margin:2px;vertical-align:top}";
  await page.setContent(`<style>${style}</style>${rows.join("<br>")}`);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

for (const [name, subject] of Object.entries(subjects)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const isDark of [false, true]) {
    const path = join(folder, `${name}-${isDark ? "dark" : "light"}.png`);
    writeFileSync(path, await sheet(subject, isDark));
    console.log(path);
  }
}
await browser.close();
await server.close();
