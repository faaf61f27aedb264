/** A site in a real browser, below a path: its boards play, its pages are read without scripts, and the app is there. */
// @module-tag browser

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { SiteFile } from "../../src/requests/site/site-frame.js";
import { siteOf } from "../requests/site/made.js";
import { endsByDay } from "../support/night.js";
import { cell, middleOf, pieceButton } from "./playing.js";
import { expectAccessible, theBrowser } from "./support.js";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".webmanifest": "application/manifest+json",
};

const below = "/somewhere/else/";
let files: ReadonlyMap<string, SiteFile>;
let host: Server;
let home: string;

/** As any host of files does it: a folder has its page, and what isn't there has one too. */
beforeAll(async () => {
  files = await siteOf({ base: below, pictures: ["classic"] });
  host = createServer(async ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = pathname.slice(below.length).replace(/(^|\/)$/, "$1index.html");
    const file = pathname.startsWith(below) ? files.get(path) : undefined;
    const type = types[extname(file?.path ?? "404.html")] ?? "text/plain";
    const data = await (file ?? files.get("404.html"))?.data();
    response.writeHead(file === undefined ? 404 : 200, { "content-type": type }).end(data);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  home = `http://127.0.0.1:${(host.address() as AddressInfo).port}${below}`;
});
afterAll(() => host.close());

async function open(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await (await theBrowser()).newContext({ viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  await page.goto(`${home}${path}`);
  return { page, complaints };
}

const phone = { viewport: { width: 390, height: 844 } };

/** A page that goes on beyond the edge of a phone can't be read there. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe("a site below a path", () => {
  it("begins with today's puzzle, which can be played at once", async () => {
    const { page, complaints } = await open("");
    await cell(page, 36).waitFor();
    const [from, to] = [await middleOf(pieceButton(page, 7)), await middleOf(cell(page, 24))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await page.getByRole("button", { name: "Undo" }).click();
    expect(complaints).toEqual([]);
    await expectAccessible(page);
  });

  it("has the app, with its own links", async () => {
    const { page, complaints } = await open("play/?puzzle=hex-lake&date=2026-12-25", { serviceWorkers: "block" });
    await page.locator("daytile-board").waitFor();
    expect(complaints).toEqual([]);
  });

  it("shows solutions in its docs, found in the reader's browser", async () => {
    const { page, complaints } = await open("docs/command-line.html");
    await expect.poll(() => page.locator('calendar-puzzle svg[role="img"]').getAttribute("aria-label")).toMatch(/Mar/);
    expect(complaints).toEqual([]);
  });

  it.each(endsByDay(["", "puzzles/classic/dates.html", "docs/element.html", "puzzles/classic/index.html"]))(
    "%s can be read without scripts",
    async (path) => {
      const { page } = await open(path, { javaScriptEnabled: false });
      const pictures = page.locator("main img");
      expect(await pictures.count()).toBeGreaterThan(0);
      expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
    },
  );

  it.each(
    endsByDay(["puzzles/hex-lake/", "", "puzzles/", "docs/", "api/daytile.html", "gallery/", "docs/command-line.html"]),
  )("%s fits on a phone, in the dark too, for everybody", async (path) => {
    const { page } = await open(path, { ...phone, colorScheme: "dark" });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  it("has pictures in its gallery that are in colour, each of them", async () => {
    const { page } = await open("gallery/");
    const shares = await page.locator("main img").evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = "eager";
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [300, 300];
          const pen = canvas.getContext("2d");
          pen?.drawImage(image, 0, 0, 300, 300);
          const { data = [] } = pen?.getImageData(0, 0, 300, 300) ?? {};
          const black = [...data].filter((_, i) => i % 4 === 3 && [1, 2, 3].every((back) => data[i - back] === 0));
          return [image.src.split("/").at(-1), black.filter((opaque) => opaque === 255).length / 90_000] as const;
        }),
      ),
    );
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.filter(([name, share]) => share > 0.1 && name !== "solution-black-and-white.svg")).toEqual([]);
  });

  it("knows its way where nothing is, however deep", async () => {
    const { page } = await open("no/such/page");
    await page.getByRole("link", { name: "Go to the first page" }).click();
    await expect.poll(() => page.url()).toBe(home);
  });
});
