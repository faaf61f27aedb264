/** The pages of examples/, played in a real browser: what they fetch from elsewhere comes from what is installed here. */
// @module-tag browser

import { readFileSync } from "node:fs";
import { extname, isAbsolute, join } from "node:path";
import type { Page, Route } from "playwright-core";
import { rolldown } from "rolldown";
import { compile } from "svelte/compiler";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { newGame, placeMove } from "../../src/core/game/game.js";
import { root, textOf } from "../frame/files.js";
import { classic } from "../support/puzzles.js";
import { cell, middleOf, pieceButton, solutionOf } from "./playing.js";
import { theBrowser } from "./support.js";

const day = "2026-12-25";
const elementAddress = "https://puzzle.example.org/element/calendar-puzzle.js";

/** What a page would fetch as one script, made here of modules that are given as text. */
async function bundled(modules: Readonly<Record<string, string>>): Promise<string> {
  const paths = new Map(Object.entries(modules).map(([name, code]) => [join(root, name), code]));
  const bundler = await rolldown({
    input: join(root, Object.keys(modules)[0] ?? ""),
    cwd: root,
    platform: "browser",
    external: [elementAddress],
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [
      {
        name: "given-modules",
        resolveId: (id) => {
          if (id === "daytile/element") return { id: elementAddress, external: true };
          const path = isAbsolute(id) ? id : join(root, id);
          return paths.has(path) ? path : null;
        },
        load: (id) => paths.get(id) ?? null,
      },
    ],
  });
  const { output } = await bundler.generate({ format: "esm", minify: true });
  await bundler.close();
  return output[0].code;
}

/** React comes as modules of Node's older kind, of which esm.sh makes newer ones, as is done here. */
const reactModules = {
  "react-page.js": `import React from "react"; import { createRoot } from "react-dom/client";
    export const { createElement, Fragment, useState } = React; export { createRoot };`,
};

/** As a bundler does it that knows Svelte. */
const svelteModules = (): Readonly<Record<string, string>> => ({
  "svelte-page.js": `import { mount } from "svelte"; import Puzzle from "./puzzle-compiled.js";
    mount(Puzzle, { target: document.getElementById("root") });`,
  "puzzle-compiled.js": compile(textOf("examples/Puzzle.svelte"), { generate: "client" }).js.code,
});

const sveltePage = `<!doctype html><html lang="en"><title>A puzzle in Svelte</title><div id="root"></div>
<script type="module" src="svelte.js"></script></html>`;

let react: string;
let svelte: string;
beforeAll(async () => {
  react = await bundled(reactModules);
  svelte = await bundled(svelteModules());
});

const script = (route: Route, body: string | Buffer): Promise<void> =>
  route.fulfill({ body, contentType: "text/javascript", headers: { "access-control-allow-origin": "*" } });

/** Only what an example names can be fetched; anything else is a mistake. */
async function serve(route: Route): Promise<void> {
  const { host, pathname } = new URL(route.request().url());
  if (pathname === "/svelte.js") return script(route, svelte);
  if (pathname === "/svelte.html") return route.fulfill({ body: sveltePage, contentType: "text/html; charset=utf-8" });
  if (host === "my.example.org") {
    return route.fulfill({ body: textOf(`examples${pathname}`), contentType: "text/html; charset=utf-8" });
  }
  // Both are parts of one React, of which a page must have only one.
  if (host === "esm.sh") return script(route, pathname === "/react@19" ? react : 'export * from "/react@19";');
  if (host === "unpkg.com") {
    return script(route, readFileSync(join(root, "node_modules", pathname.replace("@3", ""))));
  }
  if (host === "puzzle.example.org" && extname(pathname) === ".js") {
    return script(route, readFileSync(join(root, "dist/app", pathname)));
  }
  return route.abort();
}

async function open(name: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await (await theBrowser()).newContext({ viewport: { width: 900, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  await context.route("**/*", serve);
  await page.goto(`https://my.example.org/${name}.html`);
  await cell(page, 36).waitFor();
  return { page, complaints: complaints.filter((text) => !text.includes("favicon")) };
}

async function drag(page: Page): Promise<void> {
  const [from, to] = [await middleOf(pieceButton(page, 7)), await middleOf(cell(page, 20))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function solve(page: Page): Promise<void> {
  const game = newGame(classic, [11, 36]);
  const moves = solutionOf(classic, day).map((placement) => placeMove(game, placement));
  await page.locator("daytile-board").evaluate((board, all) => {
    for (const move of all) board.dispatchEvent(new CustomEvent("daytile-move", { detail: { move } }));
  }, moves);
}

const status = (page: Page): Promise<string | null> => page.locator('body > p, #root > p[role="status"]').textContent();

describe("an example", () => {
  it("without a build says in the page that it's solved", async () => {
    const { page, complaints } = await open("page");
    await solve(page);
    await expect.poll(() => status(page)).toBe("Well done, with 8 moves!");
    expect(complaints).toEqual([]);
  });

  it.each(["react", "vue", "svelte"])("in %s hears of moves and sets another date", async (name) => {
    const { page, complaints } = await open(name);
    expect(await status(page)).toBe("0 of 8 pieces placed");
    await drag(page);
    await expect.poll(() => status(page)).toBe("1 of 8 pieces placed");
    await page.getByRole("button", { name: "Start over" }).click();
    await solve(page);
    await expect.poll(() => status(page)).toBe("Well done!");
    await page.locator("input").fill("2026-07-04");
    await expect.poll(() => cell(page, 15).getAttribute("aria-label")).toBe("4, keep clear");
    expect(complaints).toEqual([]);
  });
});
