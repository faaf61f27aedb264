/** The app and the element in a language that nobody speaks: what isn't said in it can't be translated. */
// @module-tag browser
// @module-tag cjk

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Listening } from "../../src/server/listen.js";
import { pseudoDaytile, withPlainWords } from "../locales/pseudo.js";
import { openScreen, ownPuzzle, screens } from "./screens.js";
import { openPage, serveApp } from "./support.js";

let server: Listening;
let removeBuild: () => void;
beforeAll(async () => {
  server = await serveApp(
    pseudoDaytile((remove) => {
      removeBuild = remove;
    }),
  );
});
afterAll(async () => {
  await server.close();
  removeBuild();
});

/** Runs in the page: all that is read or heard there. What is said without scripts is said before a language is known. */
function textsIn(): string[] {
  const heard = [
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "placeholder",
    "title",
  ];
  const found = [document.title];
  const visit = (node: Node): void => {
    if (node instanceof Text) found.push(node.data);
    if (node instanceof Element) {
      if (node.matches("style,script,noscript")) return;
      found.push(...heard.map((name) => node.getAttribute(name) ?? ""));
      if (node.shadowRoot) visit(node.shadowRoot);
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(document.body);
  return found;
}

const openPseudo = (): Promise<Page> =>
  openPage({
    home: `http://127.0.0.1:${server.port}/`,
    isAlone: true,
    locale: "ja",
    now: "2026-12-25T08:00:00",
    isClockStill: true,
    calm: true,
    before: ownPuzzle,
    allows: /./,
  });

/** What a test asks for. */
const typed = /zebra|nowhere/g;

it.each(Object.entries(screens))("the screen %s can be translated", async (_, screen) => {
  const page = await openPseudo();
  await openScreen(page, screen);
  const texts = (await page.evaluate(textsIn)).map((text) => text.replace(typed, ""));
  // It's there at all.
  expect(texts.join()).toMatch(/[ａ-ｚ]{3}/);
  expect(withPlainWords(texts)).toEqual([]);
});

it.each(["", 'mode="solution"', 'mode="solution" number="999999"', 'mode="board"', 'puzzle="zebra"'])(
  "the element with %s can be translated",
  async (attributes) => {
    const page = await openPseudo();
    const body = `<!doctype html><html lang="ja"><body><calendar-puzzle date="2026-12-25" ${attributes}></calendar-puzzle>
      <script type="module" src="element/calendar-puzzle.js"></script></body></html>`;
    await page.route("**/blog.html", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(new URL("blog.html", page.url()).href);
    const texts = async (): Promise<string[]> => (await page.evaluate(textsIn)).map((text) => text.replace(typed, ""));
    await expect.poll(async () => (await texts()).join()).toMatch(/[ａ-ｚ]{3}/);
    await page.waitForLoadState("networkidle");
    expect(withPlainWords(await texts())).toEqual([]);
  },
);
