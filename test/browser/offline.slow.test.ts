/** The app works without a connection after one visit, and takes a new version only when told. */
// @module-tag browser

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { appServer, listen, readAppFiles } from "../../src/server/server.js";
import { viewNames } from "../../src/web/route.js";
import { root } from "../frame/files.js";
import { temporaryFolder } from "../frame/run.js";
import { endsByDay } from "../support/night.js";
import { placeByMouse, placed, playAll, solutionOf } from "./playing.js";
import { countShown, openPage, theBrowser } from "./support.js";

const classic = cataloguePuzzle("classic");

const now = "2026-12-25T08:00:00";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Until everything is kept that the app consists of. */
const isKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

describe("without a connection, after one visit", () => {
  it("the app opens and is played, with its views, another language and the solver", async () => {
    const page = await openPage({ now, serviceWorker: true, before: countShown });
    await isKept(page);
    await page.context().setOffline(true);
    await page.reload();
    expect(await heading(page).textContent()).toContain("25 December 2026");
    await page.getByText("92 solutions").waitFor();
    await playAll(page, classic, solutionOf(classic, "2026-12-25").slice(0, 1), placeByMouse);
    await page.getByText(/^\d solutions? remaining$/).waitFor();
    await page.reload();
    await expect.poll(() => placed(page)).toBe(1);
    for (const view of endsByDay(viewNames)) {
      await page.goto(`${new URL(page.url()).origin}/?view=${view}&date=2026-07-04`);
      await page.locator(`daytile-${view}`).waitFor();
    }
    await page.goto(`${new URL(page.url()).origin}/?view=settings`);
    await page.locator("select[name=language]").selectOption("ja");
    await page.getByRole("heading", { name: "設定" }).waitFor();
    await page.goto(`${new URL(page.url()).origin}/`);
    await page.locator("header .puzzle").click();
    await page.getByRole("dialog").waitFor();
  });

  it("the app can be installed: its manifest and icons are there", async () => {
    const page = await openPage({ now });
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
      const found = await (await fetch(link?.href ?? "")).json();
      const sizes = await Promise.all(
        found.icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
          const image = await createImageBitmap(await (await fetch(src)).blob()).catch(() => undefined);
          return sizes === "any" ? sizes : `${image?.width}x${image?.height}`;
        }),
      );
      return { ...found, sizes };
    });
    expect(manifest).toMatchObject({ name: "Daytile", display: "standalone", start_url: "./" });
    expect(manifest.sizes).toEqual(manifest.icons.map(({ sizes }: { sizes: string }) => sizes));
  });
});

/** The built app in its own folder, served anew after every change, at the same port. */
async function servedCopy() {
  const folder = join(temporaryFolder(), "app");
  cpSync(join(root, "dist/app"), folder, { recursive: true });
  const serve = (port: number) => listen(appServer(readAppFiles(folder)!), { host: "127.0.0.1", port });
  let server = await serve(0);
  onTestFinished(() => server.close());
  return {
    address: `http://127.0.0.1:${server.port}/`,
    async publish(change: (folder: string) => void) {
      change(folder);
      await server.close();
      server = await serve(server.port);
    },
  };
}

function replaceIn(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

describe("a new version", () => {
  it("waits until the person wants it, and then is there as a whole", async () => {
    const site = await servedCopy();
    const context = await (await theBrowser()).newContext({ serviceWorkers: "allow", locale: "en-GB" });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.address);
    await isKept(page);
    await page.reload();
    await site.publish((folder) => {
      replaceIn(
        join(folder, "index.html"),
        "<title>Daytile</title>",
        '<title>Daytile</title><meta name="version" content="next">',
      );
      replaceIn(join(folder, "service-worker.js"), /daytile-`,(\w+)=`/, "daytile-`,$1=`next-");
    });
    const version = () => page.locator("meta[name=version]").count();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByText("A new version is ready.").waitFor();
    await page.getByRole("link", { name: "Next day" }).click();
    expect(await page.getByText("A new version is ready.").count()).toBe(1);
    await page.goto(`${site.address}?date=2026-07-04`);
    expect(await version()).toBe(0);
    await page.getByRole("button", { name: "Reload" }).click();
    await page.locator("meta[name=version]").waitFor({ state: "attached" });
    expect(await heading(page).textContent()).toContain("4 July 2026");
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
});
