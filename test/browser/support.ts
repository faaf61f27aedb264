/**
 * Opens the built app in a real browser: one server and one browser for all tests of a process, and a fresh page for each,
 * which fails its test when anything goes wrong that nobody asked about.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { browserPath } from "../../scripts/test-tools.mjs";
import { appServer } from "../../src/server/app.js";
import { readAppFiles } from "../../src/server/app-files.js";
import { type Listening, listen } from "../../src/server/listen.js";
import { root } from "../frame/files.js";
import { isNight } from "../support/night.js";

export const sizes = {
  wide: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
} as const;

export interface PageOptions {
  /** What's behind the address, such as `?date=2026-12-25`. */
  readonly search?: string;
  /** The address of an app that's built differently; it wants a browser of its own. */
  readonly home?: string;
  readonly size?: keyof typeof sizes;
  readonly locale?: string;
  readonly timeZone?: string;
  /** What the clock says, such as `2026-12-25T08:00:00`, in the time zone; it runs on from there. */
  readonly now?: string;
  /** Whether the clock stands still, as it must for pictures. */
  readonly isClockStill?: boolean;
  readonly dark?: boolean;
  readonly touch?: boolean;
  /** Whether nothing glides and flies. By day it doesn't unless a test asks for it, which saves a fifth of the time. */
  readonly calm?: boolean;
  /** Without it the app comes from the server alone. */
  readonly serviceWorker?: boolean;
  /**
   * Whether it needs a browser of its own: to put the clock forward with `page.clock`, or to change in another way what
   * outlasts its pages. Others come after one another in the same one, which takes half of the time.
   */
  readonly isAlone?: boolean;
  /** Complaints that the test expects. */
  readonly allows?: RegExp;
  /** Whether nobody has shown this browser's player how to play; most tests are of those who know. */
  readonly isFirstVisit?: boolean;
  /** Runs in the page before the app does. */
  readonly before?: () => void;
}

/**
 * Root has no sandbox, and pictures must look the same on every machine. The headless shell hints letters differently
 * unless it's told to do as Chromium does.
 */
const browserArguments = [
  "--no-sandbox",
  "--font-render-hinting=slight",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  // Nobody looks: what a second process would draw, the first does as well.
  "--disable-gpu",
  "--disable-software-rasterizer",
  // The next page finds what the one before has compiled, as long as one of the same site stays open.
  "--process-per-site",
];

let server: Promise<Listening> | undefined;
let browser: Promise<Browser> | undefined;

/** The set-up has built the app; whoever edits it says `npm run build` first. */
export async function serveApp(project = root): Promise<Listening> {
  const files = readAppFiles(join(project, "dist/app"));
  if (files === undefined) throw new Error("There is no built app: run npm run build.");
  return listen(appServer(files), { host: "127.0.0.1", port: 0 });
}

export async function appAddress(): Promise<string> {
  server ??= serveApp();
  return `http://127.0.0.1:${(await server).port}/`;
}

/** It ends with the process, which runs many files of tests. */
export function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: browserPath(), args: browserArguments });
  return browser;
}

/** The moment that a clock in a time zone shows as `local`. */
function moment(local: string, timeZone: string): Date {
  const asUtc = new Date(`${local}Z`);
  const shown = new Date(`${asUtc.toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
  return new Date(asUtc.getTime() - (shown.getTime() - asUtc.getTime()));
}

/** Message by the test's own tools, not by the app. */
const ofTheTools = /blocked by Playwright/;

/** What the page complains about, and every request to somebody else. */
function watch(page: Page, home: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !ofTheTools.test(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(home))
      complaints.push(`asks ${request.url()}`);
  });
  return complaints;
}

/** What a page can't change by itself later; the rest is as most tests want it. */
function contextOptions({ locale = "en-GB", timeZone = "UTC", touch = false, serviceWorker }: PageOptions) {
  return {
    viewport: sizes.wide,
    reducedMotion: isNight ? "no-preference" : "reduce",
    locale,
    timezoneId: timeZone,
    hasTouch: touch,
    serviceWorkers: serviceWorker ? "allow" : "block",
  } as const satisfies BrowserContextOptions;
}

async function setLooks(page: Page, { size = "wide", dark = false, calm }: PageOptions): Promise<void> {
  if (size !== "wide") await page.setViewportSize(sizes[size]);
  const motion = calm === undefined ? {} : ({ reducedMotion: calm ? "reduce" : "no-preference" } as const);
  if (dark || calm !== undefined) await page.emulateMedia({ ...motion, ...(dark ? { colorScheme: "dark" } : {}) });
}

/** Runs in the page before the app does: somebody who wants to see how many solutions are left, and hear nothing. */
export const countShown = (): void => localStorage.setItem("daytile.settings", '{"count":"on","sound":"off"}');
/** Runs in the page: a browser may forbid even this. */
function knowsHow(): void {
  try {
    localStorage.setItem("daytile.guided", "yes");
  } catch {
    // Then nothing is shown either.
  }
}

/** A context for one page after the other, and a page without scripts that keeps its process. */
interface Room {
  readonly key: string;
  readonly context: BrowserContext;
  readonly anchor: Page;
}

/** The one left last, while nobody is in it. */
let emptyRoom: Room | undefined;

async function newRoom(key: string, options: BrowserContextOptions): Promise<Room> {
  const context = await (await theBrowser()).newContext(options);
  const anchor = await context.newPage();
  await anchor.goto(`${await appAddress()}icons/icon.svg`);
  return { key, context, anchor };
}

/** Runs in the page: nobody has ever been here. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  for (const { name = "" } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: reject });
    });
}

async function leaveRoom(room: Room): Promise<void> {
  const { context, anchor } = room;
  for (const page of context.pages()) if (page !== anchor) await page.close();
  await context.clearPermissions();
  await anchor.evaluate(forgetAll);
  await emptyRoom?.context.close();
  emptyRoom = room;
}

/** A context that nobody has been in, and how to leave it. */
async function contextFor(options: PageOptions): Promise<{ context: BrowserContext; leave: () => Promise<void> }> {
  const wanted = contextOptions(options);
  if (options.isAlone || options.serviceWorker) {
    const context = await (await theBrowser()).newContext(wanted);
    return { context, leave: () => context.close() };
  }
  const key = JSON.stringify(wanted);
  const room = emptyRoom?.key === key ? emptyRoom : await newRoom(key, wanted);
  if (room === emptyRoom) emptyRoom = undefined;
  // What can't be tidied up is thrown away.
  const leave = (): Promise<void> => leaveRoom(room).catch(() => room.context.close());
  return { context: room.context, leave };
}

/** A page that nobody has visited yet. It is closed with the test, which fails if the page has complained. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const home = options.home ?? (await appAddress());
  const { context, leave } = await contextFor(options);
  // As long as `expect.poll` waits.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints = watch(page, home);
  onTestFinished(async () => {
    await leave();
    expect(complaints.filter((complaint) => !options.allows?.test(complaint))).toEqual([]);
  });
  await setLooks(page, options);
  await setClock(page, options);
  if (!options.isFirstVisit) await page.addInitScript(knowsHow);
  if (options.before !== undefined) await page.addInitScript(options.before);
  await page.goto(`${home}${options.search ?? ""}`);
  return page;
}

/** Runs in the page before the app does: it's another time, which stands still or runs on from there. */
function pretendTime([time, isStill]: readonly [number, boolean]): void {
  const RealDate = Date;
  const began = RealDate.now();
  const now = (): number => (isStill ? time : time + RealDate.now() - began);
  globalThis.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [now()] : args) as [number]));
    }
    static override now(): number {
      return now();
    }
  } as DateConstructor;
}

async function setClock(page: Page, options: PageOptions): Promise<void> {
  const { now, timeZone = "UTC", isClockStill = false, isAlone = false } = options;
  if (!isAlone)
    Object.defineProperty(page, "clock", {
      get: () => {
        throw new Error("page.clock would be set for all tests to come: open this page with isAlone.");
      },
    });
  if (now === undefined) return;
  const time = moment(now, timeZone);
  if (!isAlone) await page.addInitScript(pretendTime, [time.getTime(), isClockStill] as const);
  else if (isClockStill) await page.clock.setFixedTime(time);
  else await page.clock.install({ time });
}

/** From here on only `runFor` lets time pass: a clock can be stopped no earlier than a moment after it was read. */
export async function stopClock(page: Page): Promise<void> {
  for (let ahead = 1; ; ahead *= 2) {
    const now = await page.evaluate(() => Date.now());
    const isStopped = await page.clock.pauseAt(now + ahead).then(
      () => true,
      () => false,
    );
    if (isStopped) return;
  }
}

/** What looks at a page as axe does, once for all tests. */
const axeText = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs in the page: what is wrong with it. Without a list of what is right, it takes a fifth of the time. */
async function violationsFound(): Promise<{ id: string; html: string; failureSummary: string | undefined }[]> {
  const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })));
}

/** No violations in the eyes of axe, by the rules of WCAG up to 2.2 AA and by good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // It stays in the page for the next look. It's half a megabyte, which takes as long to read as most pages to judge.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeText);
  expect(await page.evaluate(violationsFound)).toEqual([]);
}
