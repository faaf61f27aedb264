/** <calendar-puzzle> in somebody else's page: it plays, solves, tells and looks as its list says, and touches nothing. */
// @module-tag browser

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import type { Figure } from "../../src/core/drawing/picture.js";
import { attributes, events, parts } from "../../src/core/embed/embed.js";
import { newGame, placeMove } from "../../src/core/game/game.js";
import { board as germanBoard } from "../../src/core/locales/de/board.generated.js";
import { tilingAt } from "../../src/core/solver/numbers.js";
import { unwrap } from "../../src/core/text/fault.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { embedHtml } from "../../src/requests/embed.js";
import { classic } from "../support/puzzles.js";
import { cell, middleOf, pieceButton } from "./playing.js";
import { appAddress, expectAccessible, theBrowser } from "./support.js";

const christmas = [11, 36];

/** A blog, on its own origin. */
let body = "";
let policy = "";
const blog: Server = createServer((_, response) => {
  const headers = { "content-type": "text/html; charset=utf-8" };
  response.writeHead(200, policy === "" ? headers : { ...headers, "content-security-policy": policy });
  response.end(body);
}).listen(0, "127.0.0.1");
afterAll(() => blog.close());

interface BlogOptions {
  readonly policy?: string;
  readonly script?: boolean;
  /** Before the page is opened. */
  readonly before?: (page: Page) => Promise<void>;
}

async function openBlog(html: string, options: BlogOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const script = `<script type="module" src="${await appAddress()}element/calendar-puzzle.js"></script>`;
  body = `<!doctype html><html lang="en"><head><title>A blog</title></head><body><main><h1>A blog</h1>${html}</main>${options.script === false ? "" : script}</body></html>`;
  policy = options.policy ?? "";
  const context = await (await theBrowser()).newContext({ viewport: { width: 900, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await options.before?.(page);
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  return { page, complaints };
}

/** Lets a part of the element's script come only when it may. */
async function hold(page: Page, part: RegExp, may: Promise<void>): Promise<void> {
  await page.route(part, (route) => may.then(() => route.continue()));
}

/** What the element tells from now on. */
async function heard(page: Page): Promise<() => Promise<[string, object][]>> {
  await page.evaluate(
    (names) => {
      const told: [string, object][] = [];
      Object.assign(window, { told });
      for (const name of names) {
        document.querySelector("calendar-puzzle")?.addEventListener(name, (event) => {
          told.push([name, (event as CustomEvent).detail]);
        });
      }
    },
    events.map(({ name }) => name),
  );
  return () => page.evaluate(() => (window as unknown as { told: [string, object][] }).told);
}

const set = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(([at, to]) => document.querySelector("calendar-puzzle")?.setAttribute(at, to), [name, value] as const);

const pathsOf = (figures: readonly Figure[]): string[] =>
  figures.flatMap((figure) =>
    figure.kind === "path" ? [figure.path] : figure.kind === "group" ? pathsOf(figure.figures) : [],
  );

describe("a page with one line of HTML", () => {
  it("has a board to play on: a piece that is dragged lies there, and the page is told", async () => {
    const { page, complaints } = await openBlog('<calendar-puzzle date="2026-12-25"></calendar-puzzle>');
    await cell(page, 36).waitFor();
    const told = await heard(page);
    const [from, to] = [await middleOf(pieceButton(page, 7)), await middleOf(cell(page, 20))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    expect(await told()).toEqual([["move", expect.objectContaining({ placed: 1, pieces: 8 })]]);
    await page.getByRole("button", { name: "Undo" }).click();
    expect((await told()).at(-1)).toEqual(["move", { move: "undo", placed: 0, pieces: 8 }]);
    expect(complaints).toEqual([]);
    await expectAccessible(page);
  });

  it("tells when the last piece is in place", async () => {
    const { page } = await openBlog('<calendar-puzzle date="12-25"></calendar-puzzle>');
    await cell(page, 36).waitFor();
    const told = await heard(page);
    const tiling = (await tilingAt({ puzzle: classic, uncovered: christmas }, 16)) ?? [];
    const game = newGame(classic, christmas);
    const moves = tiling.map((placement) => placeMove(game, placement));
    await page.locator("daytile-board").evaluate((board, all) => {
      for (const move of all) board.dispatchEvent(new CustomEvent("daytile-move", { detail: { move } }));
    }, moves);
    expect((await told()).at(-1)).toEqual([
      "solved",
      { date: expect.stringMatching(/-12-25$/), moves: 8, seconds: expect.any(Number) },
    ]);
    expect(await page.locator('[part="message"]').textContent()).toBe("Well done!");
  });

  it("shows another date when its attribute changes, and says so", async () => {
    const { page } = await openBlog('<calendar-puzzle date="2026-12-25"></calendar-puzzle>');
    await cell(page, 36).waitFor();
    const told = await heard(page);
    await set(page, "date", "4 July 2026");
    await expect.poll(told).toEqual([["datechange", { date: "2026-07-04" }]]);
    expect(await cell(page, 15).getAttribute("aria-label")).toBe("4, keep clear");
  });

  it("shows the next day when midnight comes, and says so", async () => {
    const { page } = await openBlog("<calendar-puzzle></calendar-puzzle>", {
      before: (opened) => opened.clock.install({ time: new Date("2026-12-24T23:59:30") }),
    });
    await page.getByRole("group", { name: "Thursday 24 December 2026" }).waitFor();
    const told = await heard(page);
    await page.clock.fastForward(40_000);
    await expect.poll(told).toEqual([["datechange", { date: "2026-12-25" }]]);
    await page.getByRole("group", { name: "Friday 25 December 2026" }).waitFor();
  });

  it("shows the solution with the number asked for, found by a thread though its script is from another origin", async () => {
    const { page, complaints } = await openBlog(
      '<calendar-puzzle mode="solution" date="12-25" number="17"></calendar-puzzle>',
    );
    const placements = (await tilingAt({ puzzle: classic, uncovered: christmas }, 16)) ?? [];
    const wanted = pathsOf(boardPicture(classic, { placements, uncovered: christmas }).figures);
    const shown = () =>
      page.locator("calendar-puzzle path").evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    await expect.poll(shown).toEqual(wanted);
    expect(page.workers()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it("says that a date has fewer solutions than the number asked for, below its empty board", async () => {
    const { page, complaints } = await openBlog(
      '<calendar-puzzle lang="de" mode="solution" date="12-25" number="93"></calendar-puzzle>',
    );
    await expect.poll(() => page.getByRole("alert").allTextContents()).toEqual([germanBoard.tooFew]);
    expect(await page.locator('svg[part="board"]').isVisible()).toBe(true);
    await expectAccessible(page);
    await set(page, "number", "92");
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([
    ["a thread", "'wasm-unsafe-eval'; worker-src 'none'"],
    ["a thread and WebAssembly and everything else", "; default-src 'none'"],
  ])("solves without %s where the page's policy forbids it", async (_, rest) => {
    const source = (await appAddress()).slice(0, -1);
    const { page } = await openBlog('<calendar-puzzle mode="solution" date="12-25"></calendar-puzzle>', {
      policy: `script-src ${source} ${rest}`,
    });
    await expect.poll(() => page.locator("calendar-puzzle path").count()).toBeGreaterThan(12);
    expect(page.workers()).toHaveLength(0);
  });

  it("speaks the language of the page, or its own", async () => {
    const { page } = await openBlog('<div lang="de"><calendar-puzzle date="2026-12-25"></calendar-puzzle></div>');
    await page.getByRole("group", { name: "Freitag, 25. Dezember 2026" }).waitFor();
    await page.getByRole("button", { name: "Drehen" }).waitFor();
    await set(page, "lang", "fr");
    await page.getByRole("group", { name: "vendredi 25 décembre 2026" }).waitFor();
  });

  it("says what is wrong with an attribute, and takes the next one", async () => {
    const { page } = await openBlog('<calendar-puzzle date="30 Feb 2026"></calendar-puzzle>');
    await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/February/);
    await set(page, "date", "12-25");
    await cell(page, 36).waitFor();
    await set(page, "puzzle", "nonsense");
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("nonsense");
    await set(page, "puzzle", "weekday");
    await expect
      .poll(() => page.locator('[role="gridcell"]').count())
      .toBe(cataloguePuzzle("weekday").board.cells.length);
  });

  it("leaves the page as it is: no style, no name, and several boards beside each other", async () => {
    const boards = ["classic", "weekday", "hex-lake"].map((id) => `<calendar-puzzle puzzle="${id}"></calendar-puzzle>`);
    const { page, complaints } = await openBlog(boards.join(""));
    await expect.poll(() => page.locator("daytile-board .stage").count()).toBe(3);
    const known = /^lit(Html|Element|Reactive|Property)/;
    const globals = await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
      return Object.getOwnPropertyNames(window).filter((name) => !usual.has(name) && !/^\d+$/.test(name));
    });
    expect(globals.filter((name) => !known.test(name) && name !== "reactiveElementVersions")).toEqual([]);
    expect(await page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("takes colours and parts from the page's style sheet", async () => {
    const style =
      "<style>calendar-puzzle { --calendar-puzzle-date: rgb(1, 2, 3) } ::part(tools) { opacity: 0.5 }</style>";
    const { page } = await openBlog(`${style}<calendar-puzzle date="2026-12-25" mode="board"></calendar-puzzle>`);
    await page.locator("calendar-puzzle svg").waitFor();
    const fills = await page
      .locator("calendar-puzzle path, calendar-puzzle rect")
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).fill));
    expect(fills).toContain("rgb(1, 2, 3)");
    await set(page, "mode", "play");
    const seen = await page.evaluate(
      (names) =>
        names.map(
          (name) => document.querySelector("calendar-puzzle")?.shadowRoot?.querySelector(`[part~="${name}"]`) != null,
        ),
      parts.map(({ name }) => name),
    );
    expect(seen).toEqual(parts.map(() => true));
    expect(await page.locator('[part="tools"]').evaluate((tools) => getComputedStyle(tools).opacity)).toBe("0.5");
  });

  it("has a property for each attribute, with the default that the list tells", async () => {
    const { page } = await openBlog("<calendar-puzzle></calendar-puzzle>");
    await cell(page, 36).waitFor();
    const told = attributes.filter(({ name }) => name !== "lang");
    const values = await page.locator("calendar-puzzle").evaluate(
      (element, names) => names.map((name) => String((element as unknown as Record<string, unknown>)[name])),
      told.map(({ name }) => name),
    );
    expect(values).toEqual(told.map((attribute) => attribute.default));
  });

  it("shows the picture that a server put there, until its script has come, and without one", async () => {
    const html = unwrap(await embedHtml({ date: "2026-12-25", mode: "board", lang: "de" }));
    const { page } = await openBlog(html, { script: false });
    const image = page.getByRole("img", { name: "25. Dezember 2026" });
    expect((await image.boundingBox())?.width).toBeGreaterThan(400);
    const { page: later } = await openBlog(html);
    await later.locator("calendar-puzzle svg").waitFor();
    expect(await later.locator("calendar-puzzle > img").isVisible()).toBe(false);
  });

  it.each([
    ["a board", 'mode="board"', /embed-picture/],
    ["a solution", 'mode="solution"', /embed-solver/],
    ["another puzzle, and never the usual one", 'puzzle="hex-lake"', /hex-lake/],
    ["a date in words", 'date="4 July"', /parse-date/],
  ])("keeps what the page has put there until it can show %s", async (_, attributes, part) => {
    let come = (): void => {};
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { page, complaints } = await openBlog(
      `<calendar-puzzle ${attributes}><img alt="Before" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"></calendar-puzzle>`,
      { before: (opened) => hold(opened, part, late) },
    );
    await expect.poll(() => page.evaluate(() => customElements.get("calendar-puzzle") !== undefined)).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.getByAltText("Before").isVisible()).toBe(true);
    expect(await page.locator("daytile-board").count()).toBe(0);
    come();
    await page.locator('[part="board"]').waitFor();
    expect(await page.getByAltText("Before").isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
