/** The win, in a real browser: at once, once, with what is worth telling, and kept in a collection. */
// @module-tag browser

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { targetCells } from "../../src/core/puzzle/target.js";
import { firstTilings } from "../../src/core/solver/solver.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { isNight, itAtNight } from "../support/night.js";
import { makeMoves, placeByMouse, placed, playAll, setPace, solvedPanel, tool } from "./playing.js";
import { appAddress, expectAccessible, openPage } from "./support.js";

const now = "2026-12-25T08:00:00";
const classic = cataloguePuzzle("classic");
const [first, second] = firstTilings({ puzzle: classic, uncovered: targetCells(classic, [11, 24]) }, 2);
/** Once in the tray and once for small trays, of which only one is seen. */
const inPanel = (page: Page, text: string) => solvedPanel(page).locator(".extra").getByText(text);
const finale = (page: Page) => page.locator("daytile-finale");
const withoutCount = (): void => localStorage.setItem("daytile.settings", '{"count":"off"}');

describe("a puzzle solved by hand", () => {
  it("is celebrated at once, tells which solution it is, and lies in the collection", async () => {
    const page = await openPage({ now, before: withoutCount });
    await makeMoves(page, classic, first!.slice(0, -1));
    await playAll(page, classic, first!.slice(-1), placeByMouse);
    await inPanel(page, "Solution 1 of 92").waitFor();
    await inPanel(page, "New to your collection").waitFor();
    await solvedPanel(page).getByText("You’ve found 1 of 92.").waitFor();
    await solvedPanel(page)
      .locator(".extra")
      .getByText(/Next puzzle in 15:\d\d:\d\d/)
      .waitFor();
    await finale(page).waitFor({ state: "detached" });
    if (isNight) await expectAccessible(page);
    await solvedPanel(page).getByRole("button", { name: "Your solutions" }).click();
    expect(await page.getByRole("dialog").locator("li svg").count()).toBe(1);
    await expectAccessible(page);
  });

  it("has pieces that fly, once: not after a reload", async () => {
    const page = await openPage({ now, calm: false });
    await setPace(page, 8);
    await makeMoves(page, classic, first!.slice(0, -1));
    await page.evaluate(() => {
      const seen = new MutationObserver((changes) => {
        const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        if (nodes.some(({ nodeName }) => nodeName === "DAYTILE-FINALE")) document.title = "finale";
      });
      seen.observe(document.body, { childList: true });
    });
    await makeMoves(page, classic, first!.slice(-1));
    await expect.poll(() => page.title()).toBe("finale");
    await page.reload();
    await inPanel(page, "Solution 1 of 92").waitFor();
    expect(await finale(page).count()).toBe(0);
    expect(await solvedPanel(page).getAttribute("class")).not.toContain("fresh");
    expect(await inPanel(page, "New to your collection").count()).toBe(0);
  });

  itAtNight("can be solved another way, and both ways are in the history and in the backup", async () => {
    const page = await openPage({ now, before: withoutCount });
    await makeMoves(page, classic, first!);
    await solvedPanel(page).getByRole("button", { name: "Find another" }).click();
    await expect.poll(() => placed(page)).toBe(0);
    await makeMoves(page, classic, second!);
    await solvedPanel(page).getByText("You’ve found 2 of 92.").waitFor();
    await solvedPanel(page).getByRole("button", { name: "Find another" }).click();
    await makeMoves(page, classic, first!);
    await inPanel(page, "You’ve found this one before").waitFor();
    await solvedPanel(page).getByText("You’ve found 2 of 92.").waitFor();
    await page.locator("nav .history").click();
    await page.getByRole("button", { name: /Friday 25 December 2026.*2 solutions/s }).click();
    await expect.poll(() => page.getByRole("dialog").locator("li svg").count()).toBe(2);
    await page.keyboard.press("Escape");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save to file" }).click(),
    ]);
    const path = await file.path();
    expect(JSON.parse(readFileSync(path, "utf8")).found[0].solutions).toHaveLength(2);
    const other = await openPage({ now, search: "?view=history" });
    await other.locator("input[type=file]").setInputFiles(path);
    await other.getByRole("button", { name: /2 solutions/ }).waitFor();
  });

  it("gives a picture that shows the date and no piece on the board", async () => {
    const page = await openPage({ now, before: withoutCount });
    await makeMoves(page, classic, first!);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      solvedPanel(page).getByRole("button", { name: "Save picture" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("daytile-classic-2026-12-25.png");
    const { width, height, data } = PNG.sync.read(readFileSync(await file.path()));
    expect([width, height]).toEqual([1080, 1080]);
    const colours = (top: number, bottom: number): Set<string> =>
      new Set(
        Array.from({ length: (bottom - top) * width }, (_, i) =>
          data.subarray((top * width + i) * 4, (top * width + i) * 4 + 3).toString("hex"),
        ),
      );
    // The colour of the first piece: below the board, never on it.
    expect([colours(150, 712).has("d9775a"), colours(738, 860).has("d9775a")]).toEqual([false, true]);
  });

  it("is shared as text, with the picture where the system takes one, and tells the truth about the count", async () => {
    const page = await openPage({
      now,
      before: () => {
        localStorage.setItem("daytile.settings", '{"count":"on"}');
        Object.assign(navigator, {
          canShare: () => true,
          share: async ({ text, files }: ShareData) => {
            document.title = `${text} ${files?.map(({ type }) => type)}`;
          },
        });
      },
    });
    await makeMoves(page, classic, first!.slice(0, -1));
    // Whoever solves it before the number is there hasn't seen it.
    await page.locator("daytile-play .count", { hasText: "1 solution remaining" }).waitFor();
    await makeMoves(page, classic, first!.slice(-1));
    await inPanel(page, "Solution 1 of 92").waitFor();
    await solvedPanel(page).getByRole("button", { name: "Share" }).click();
    await expect.poll(() => page.title()).toMatch(/solved in .* With the solution count showing\. image\/png$/s);
    expect(await page.title()).not.toContain("No hints");
  });
});

it("on a phone there is a line in the tray, and a sheet with the rest; nothing flies where nothing shall move", async () => {
  const page = await openPage({ now, size: "phone", touch: true, calm: true });
  await makeMoves(page, classic, first!);
  const brief = solvedPanel(page).locator(".briefly");
  await brief.getByText("Solution 1 of 92").waitFor();
  expect(await finale(page).count()).toBe(0);
  // A star says that it is new, where there is no room to say so.
  expect(await brief.locator(".badge").textContent()).toBe("New to your collection");
  await solvedPanel(page).getByRole("button", { name: "More" }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("You’ve found 1 of 92.").waitFor();
  await expectAccessible(page);
  await sheet.getByRole("link", { name: "Yesterday’s puzzle" }).tap();
  await page.waitForURL("**/?date=2026-12-24");
  await expect.poll(() => placed(page)).toBe(0);
});

it("who lets Daytile place most pieces has been shown a solution: no streak, nothing in the collection", async () => {
  const page = await openPage({ now });
  await tool(page, "help").click();
  for (let i = 1; i <= 8; i++) {
    await page.locator("[data-level=next]").click();
    await page.getByRole("button", { name: "Place it" }).click();
    await expect.poll(() => placed(page)).toBe(i);
  }
  await solvedPanel(page).getByText("Here’s one solution.").waitFor();
  await page.locator("nav .history").click();
  await page.getByText("Today’s puzzle is waiting.").waitFor();
  await page.getByText("Solutions you find will appear here.").waitFor();
});

it("who has played before there were collections keeps everything, and collects from now on", async () => {
  // Any file of the same origin, so that the app isn't there yet.
  const page = await openPage({ now, search: "icons/icon.svg", allows: /404/ });
  await page.evaluate(async () => {
    const opening = indexedDB.open("daytile", 1);
    opening.onupgradeneeded = () => {
      for (const shelf of ["plays", "history", "counts", "aside"]) opening.result.createObjectStore(shelf);
      const record = { puzzle: "classic", date: "2026-12-24", solvedOn: "2026-12-24", seconds: 90, hints: 0 };
      opening.transaction?.objectStore("history").put(record, "classic/2026-12-24/2026-12-24");
    };
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
  });
  await page.goto(await appAddress());
  await makeMoves(page, classic, first!);
  await inPanel(page, "New to your collection").waitFor();
  await solvedPanel(page).locator(".figures").getByText("2", { exact: true }).waitFor();
  await page.locator("nav .history").click();
  await page.getByRole("button", { name: /1 solution/ }).waitFor();
  expect(await page.locator(".message").count()).toBe(0);
});
