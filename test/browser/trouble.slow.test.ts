/** What may go wrong round the app: browsers that keep nothing, lost files, lost pointers, two tabs, hostile puzzles. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newGame } from "../../src/core/game/game.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { halfByDay, itAtNight } from "../support/night.js";
import { sketch } from "../support/puzzles.js";
import {
  cell,
  makeMoves,
  middleOf,
  pieceButton,
  placeByMouse,
  placed,
  playAll,
  settled,
  solutionOf,
  solvedPanel,
  tool,
} from "./playing.js";
import { appAddress, countShown, openPage, sizes } from "./support.js";

const classic = cataloguePuzzle("classic");
const day = "2026-12-25";
const search = `?date=${day}`;
const solution = solutionOf(classic, day);
const status = (page: Page) => page.locator("daytile-app .status .message span");
const notKept = "This browser can’t save your progress. It’ll be gone when you close this page.";

/** Each runs in the page before the app does. */
const refusals = {
  "has no database": () => Object.defineProperty(window, "indexedDB", { value: undefined }),
  "forbids every kind of storage": () => {
    const forbid = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(window, name, { get: forbid });
    // Firefox forbids this as well.
    Object.defineProperty(window, "BroadcastChannel", { value: new Proxy(class {}, { construct: forbid }) });
  },
  "has a database that never answers": () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  },
  "is full": () => {
    const refuse = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = refuse;
    Storage.prototype.setItem = refuse;
  },
} as const;

describe("a browser that", () => {
  it.each(Object.entries(refusals))(
    "%s lets one play all the same, and the app says what is lost",
    async (_, before) => {
      const page = await openPage({ search, now: `${day}T08:00:00`, isAlone: true, before: before as () => void });
      // A database that never answers isn't waited for for long.
      await page.clock.runFor(5000);
      await makeMoves(page, classic, solution.slice(0, 2));
      expect(await placed(page)).toBe(2);
      await expect.poll(() => status(page).textContent()).toBe(notKept);
      await page.getByRole("link", { name: "Next day" }).click();
      await expect.poll(() => placed(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => placed(page)).toBe(2);
      await page.getByRole("link", { name: "Settings" }).click();
      await page.getByText("Dark", { exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    },
  );
});

it("a first puzzle that does not come leaves a word and a way on", async () => {
  const page = await openPage({ search: "?view=settings", allows: /ERR_FAILED/ });
  await page.route(/catalogue/, (route) => route.abort());
  await page.goto(`${await appAddress()}${search}&puzzle=weekday`);
  await page.getByText("This didn’t load.").waitFor();
  await page.unroute(/catalogue/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("daytile-board svg").waitFor();
  expect(await page.locator("header .puzzle").textContent()).toContain("Days of the week");
});

it("parts that do not come are told of, and the rest works", async () => {
  const page = await openPage({ search, allows: /ERR_FAILED/, before: countShown });
  await page.getByText("92 solutions remaining").waitFor();
  await page.route(/help|puzzle-picker|solutions|bitboards/, (route) => route.abort());
  await page.locator("header .puzzle").click();
  await expect.poll(() => status(page).textContent()).toBe("This didn’t load. Are you offline?");
  await page.getByRole("button", { name: "Close" }).click();
  await tool(page, "help").click();
  await expect.poll(() => status(page).textContent()).toBe("This didn’t load. Are you offline?");
  await page.getByRole("link", { name: "Solutions" }).click();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.getByRole("link", { name: "Watch" }).click();
  await page.getByRole("button", { name: "Watch anyway" }).click();
  await page.getByRole("button", { name: "Add a board" }).click();
  await expect.poll(() => status(page).textContent()).toBe("This didn’t load. Are you offline?");
  await page.getByRole("link", { name: "Play" }).click();
  await makeMoves(page, classic, solution.slice(0, 1));
  expect(await placed(page)).toBe(1);
});

it("a link may be endless or unseen: the message stays short", async () => {
  const page = await openPage({ search: `?target=${"y,".repeat(3000)}` });
  expect((await status(page).textContent())?.length).toBeLessThan(100);
  await page.goto(`${await appAddress()}?date=%00%E2%80%AE2026`);
  expect(await status(page).textContent()).toBe("“2026” isn’t a date. Showing today instead.");
});

it("one play in two tabs is one play", async () => {
  const page = await openPage({ search });
  await makeMoves(page, classic, solution.slice(0, 2));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => placed(other)).toBe(2);
  await makeMoves(other, classic, solution.slice(2, 5));
  await expect.poll(() => placed(page)).toBe(5);
  await tool(page, "undo").click();
  await expect.poll(() => placed(other)).toBe(4);
  await page.getByRole("link", { name: "Settings" }).click();
  await other.reload();
  await expect.poll(() => placed(other)).toBe(4);
});

itAtNight("what was to be seen in one tab is told in the other", async () => {
  const page = await openPage({ search });
  await makeMoves(page, classic, solution.slice(0, 1));
  const other = await page.context().newPage();
  await other.addInitScript(countShown);
  await other.goto(page.url());
  await other.getByText(/solutions? remaining/).waitFor();
  await page.bringToFront();
  // At the pace of a hand: the other tab has its say between two moves.
  await playAll(page, classic, solution.slice(1, 3), placeByMouse);
  await makeMoves(page, classic, solution.slice(3));
  await expect.poll(() => solvedPanel(page).textContent()).toContain("With the solution count showing.");
});

/** Holds a piece over the board. */
async function hold(page: Page, copy: number): Promise<void> {
  const [from, to] = [await middleOf(pieceButton(page, copy)), await middleOf(cell(page, 24))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

const dragged = (page: Page) => page.locator("daytile-board .dragged");

describe("in the middle of a drag", () => {
  it("the browser may take the pointer away, and the piece is back in the tray", async () => {
    const page = await openPage({ search });
    await hold(page, 3);
    await page.locator("daytile-board svg").evaluate((surface) => surface.releasePointerCapture(1));
    await page.mouse.move(5, 5);
    await expect.poll(() => dragged(page).count()).toBe(0);
    await page.mouse.up();
    await settled(page);
    await hold(page, 3);
    await page.mouse.up();
    await expect.poll(() => placed(page)).toBe(1);
  });

  it("a phone may be turned, and the piece stays below the finger", async () => {
    const page = await openPage({ search, size: "phone" });
    await hold(page, 7);
    const { width, height } = sizes.phone;
    await page.setViewportSize({ width: height, height: width });
    const to = await middleOf(cell(page, 24));
    await page.mouse.move(to.x + 1, to.y);
    await page.mouse.move(to.x, to.y);
    const held = await middleOf(dragged(page));
    expect(Math.hypot(held.x - to.x, held.y - to.y)).toBeLessThan(12);
    await page.mouse.up();
  });

  it("undo, Escape, keys and the wheel may come, and the next drag works as ever", async () => {
    const page = await openPage({ search });
    await makeMoves(page, classic, solution.slice(0, 1));
    for (const key of halfByDay(["Control+z", "Enter", "Escape", "ArrowLeft", "r"])) {
      await hold(page, 3);
      await page.keyboard.press(key);
      await page.mouse.wheel(0, 100);
      await page.mouse.up();
    }
    await tool(page, "restart").click();
    await settled(page);
    await hold(page, 7);
    await page.mouse.up();
    await expect.poll(() => placed(page)).toBe(1);
  });
});

/** Everything that a puzzle file may name, named so that it would run if it were ever taken for markup. */
const markup = "<img/src=x/onerror=window.ran=1>";
const hostile = sketch({
  board: ["a b c", "d e f"],
  labels: {
    en: { a: markup, b: `"><script>window.ran=1</script>`, c: "{{window.ran=1}}", d: "\u202e\u0000", e: markup },
  },
  pieces: { [markup]: ["##"], "');window.ran=1;('": ["##"] },
});

it("names and labels of a puzzle are never run", async () => {
  const page = await openPage({ search });
  await page.locator("daytile-board svg").waitFor();
  await page.evaluate(
    (game) => {
      const board = Object.assign(document.createElement("daytile-board"), { game });
      Object.assign(board.style, { position: "fixed", inset: "0", background: "white" });
      document.body.append(board);
    },
    newGame(hostile, [0, 1]),
  );
  const board = page.locator("body > daytile-board");
  await board.locator("[data-button]").first().press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => board.locator("p[role=status]").textContent()).toContain(`Piece ${markup} is on`);
  expect(await board.getByRole("gridcell").first().getAttribute("aria-label")).toContain(markup);
  expect(await board.locator("svg text").allTextContents()).toContain(markup);
  expect(await board.locator("img, script").count()).toBe(0);
  expect(await page.evaluate("window.ran")).toBeUndefined();
});
