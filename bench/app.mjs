/** How fast the app is in a real browser on a slow device: each figure is the median of several fresh visits. */

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { appServer, listen, readAppFiles } from "../dist/server/server.js";
import { browserPath } from "../scripts/test-tools.mjs";
import { liveCounts, longestTask } from "./app-play.mjs";
import { inWords, median, table } from "./measure.mjs";

/** How many times slower than this machine. */
const slowness = 4;
const visits = 7;

const files = readAppFiles(fileURLToPath(new URL("../dist/app", import.meta.url)));
if (files === undefined) throw new Error("There is no built app.");
const server = await listen(appServer(files), { host: "127.0.0.1", port: 0 });
const address = `http://127.0.0.1:${server.port}/?date=2026-12-25`;
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });

/** Runs in the page: notes when the board is drawn and the page is free to answer a finger. */
function noteWhenReady() {
  const within = (/** @type {Element | null | undefined} */ host, /** @type {string} */ name) =>
    host?.shadowRoot?.querySelector(name);
  const look = () => {
    const app = document.querySelector("daytile-app");
    const board = within(within(app, "daytile-play"), "daytile-board");
    if (within(board, "svg") == null) requestAnimationFrame(look);
    else setTimeout(() => performance.mark("ready"));
  };
  requestAnimationFrame(look);
}

/**
 * A first visit: nothing is kept from the one before.
 * @template Result
 * @param {(page: import("playwright-core").Page) => Promise<Result>} work
 * @param {number} [rate] how many times slower than this machine
 */
async function visit(work, rate = slowness) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript(noteWhenReady);
  const result = await work(page);
  await context.close();
  return result;
}

/** @param {import("playwright-core").Page} page */
async function ready(page) {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("ready").length > 0);
  return page.evaluate(() => performance.getEntriesByName("ready")[0]?.startTime ?? 0);
}

/**
 * What comes over the wire until the solutions are counted, by kind, compressed.
 * @param {import("playwright-core").Page} page
 */
async function weight(page) {
  /** @type {Map<string, Promise<[boolean, number]>>} */
  const sizes = new Map();
  page.on("response", (response) => {
    const isScript = /javascript/.test(response.headers()["content-type"] ?? "");
    sizes.set(
      response.url(),
      // What is still on its way when the page is closed came too late to count.
      response.body().then(
        (body) => [isScript, gzipSync(body, { level: 9 }).length],
        () => [isScript, 0],
      ),
    );
  });
  await page.goto(address);
  await page.locator('[data-button="0"]').waitFor({ state: "attached" });
  const all = await Promise.all(sizes.values());
  const sum = (/** @type {[boolean, number][]} */ list) => list.reduce((total, [, size]) => total + size, 0);
  return { scripts: sum(all.filter(([isScript]) => isScript)), all: sum(all) };
}

/** @param {(page: import("playwright-core").Page) => Promise<number>} work */
async function typical(work) {
  const values = [];
  for (let i = 0; i < visits; i++) values.push(await visit(work));
  return inWords(median(values));
}

/**
 * A figure of playing, once the page is ready.
 * @template Result
 * @param {(page: import("playwright-core").Page) => Promise<Result>} measure
 * @param {number} [rate]
 */
function playing(measure, rate) {
  return visit(async (page) => {
    await ready(page);
    return measure(page);
  }, rate);
}

/** At full speed, on a machine as fast as this one: what is watched is watched on larger screens, too. */
const watchedSeconds = 5;
const watched = "?view=watch&date=2026-12-25&algorithms=bitboards,algorithm-x,positions,regions";

/** Runs in the page: when frames were drawn. */
function noteFrames(/** @type {number} */ milliseconds) {
  return new Promise((/** @type {(times: number[]) => void} */ done) => {
    /** @type {number[]} */
    const times = [];
    const note = (/** @type {number} */ now) => {
      times.push(now);
      if (now - times[0] < milliseconds) requestAnimationFrame(note);
      else done(times);
    };
    requestAnimationFrame(note);
  });
}

/** Some of them find everything within a second: all begin again so often that none ever rests. */
const againMilliseconds = 500;

/** Frames in each second with four boards at full speed. */
async function watchedFrames() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  await page.goto(new URL(watched, address).href);
  await page.getByLabel("Pause at each solution").uncheck();
  const speed = page.getByLabel("Speed");
  await speed.fill((await speed.getAttribute("max")) ?? "");
  const restart = page.getByRole("button", { name: "Back to the start" });
  const again = setInterval(() => void restart.dispatchEvent("click"), againMilliseconds);
  const times = await page.evaluate(noteFrames, 1000 * (watchedSeconds + 1));
  clearInterval(again);
  await page.close();
  return framesBySecond(times);
}

/** How many an empty page gets beside it: what is missing there, the machine was too busy for. */
async function emptyFrames() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const times = await page.evaluate(noteFrames, 1000 * (watchedSeconds + 1));
  await page.close();
  return framesBySecond(times);
}

/** A new second begins every quarter of one. @param {number[]} times */
function framesBySecond(times) {
  const begins = Array.from({ length: 4 * watchedSeconds }, (_, i) => (times[0] ?? 0) + 250 * (i + 1));
  return begins.map((begin) => times.filter((time) => time > begin && time <= begin + 1000).length);
}

const bytes = (/** @type {number} */ count) => `${(count / 1000).toFixed(1)} kB`;
const { scripts, all } = await visit(weight);
const tasks = [];
for (let i = 0; i < 3; i++) tasks.push(await playing(longestTask, 1));
/** The first moves of a visit are slower than the later ones: of one visit alone, 95 of 100 would be all of them. */
const counts = [];
for (let i = 0; i < 5; i++) counts.push(...(await playing(liveCounts, 1)));
counts.sort((a, b) => a - b);

/** To measure something more, add a row. */
const rows = [
  [`the app, at ${slowness}-fold CPU throttling`, "median"],
  ["from the address to a board that can be touched", await typical(ready)],
  ["the longest task during 300 moves of a piece, unthrottled", inWords(median(tasks))],
  ["from a move to the number of solutions left, unthrottled", inWords(median(counts))],
  ["the same, 95 of 100 times at most", inWords(counts[Math.floor(counts.length * 0.95)] ?? 0)],
  ["scripts of the first load, gzipped", bytes(scripts)],
  ["everything of the first load, gzipped", bytes(all)],
];
console.log(`\n${table(rows)}`);
const frames = await watchedFrames();
const frameRows = [
  ["four algorithms watched at full speed, without throttling", "frames a second"],
  ["median", String(median(frames))],
  ["worst second", String(Math.min(...frames))],
  ["worst second of an empty page", String(Math.min(...(await emptyFrames())))],
];
await browser.close();
await server.close();
console.log(`\n${table(frameRows)}`);
