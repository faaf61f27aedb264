/** The coach in a real browser: how hard a date is, why a board can't work, and which dates are left. */
// @module-tag browser

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { formatProgress } from "../../src/core/game/progress.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { firstByDay, isNight } from "../support/night.js";
import { makeMoves, solutionOf, tool } from "./playing.js";
import { expectAccessible, openPage } from "./support.js";

const classic = cataloguePuzzle("classic");
const search = "?date=2026-12-25";
/** It fits, but no solution has it. */
const dead = { piece: 1, orientation: 2, cells: [0, 1, 2, 8, 9] };

it("says how hard the date is, until somebody begins", async () => {
  const page = await openPage({ search });
  await page.getByRole("img", { name: "Difficulty: 2 of 5" }).waitFor();
  expect(await page.locator("daytile-difficulty .dot.full").count()).toBe(2);
  // Play is looked at with its difficulty by day already, beside its approved pictures.
  if (isNight) await expectAccessible(page);
  await makeMoves(page, classic, solutionOf(classic, "2026-12-25").slice(0, 1));
  await expect.poll(() => page.locator("daytile-difficulty").count()).toBe(0);
});

it("colours the year by how hard dates are, in the same numbers", async () => {
  const page = await openPage({ search: "?view=year&date=2026-12-25" });
  await page.getByLabel("Show").selectOption({ label: "Difficulty" });
  const spot = page.locator("daytile-year").getByRole("link", { name: "25 December: difficulty 2 of 5", exact: true });
  await spot.waitFor();
  await expect.poll(() => page.locator("daytile-year .progress").count()).toBe(0);
  expect(
    await page
      .locator("daytile-year .spot .count")
      .evaluateAll((all) => all.every((each) => /^[1-5]$/.test(each.textContent))),
  ).toBe(true);
  // There are hundreds of links, and the same view is looked at with counts by day.
  if (isNight) await expectAccessible(page);
});

const ask = async (page: Page, question: string): Promise<void> => {
  await tool(page, "help").click();
  await page.getByRole("button", { name: question }).click();
};

it("explains why a board can't work, step by step on the board", async () => {
  const page = await openPage({ search });
  await makeMoves(page, classic, [dead]);
  await ask(page, "Why can’t it work?");
  const dialog = page.getByRole("dialog", { name: "Why can’t it work?" });
  await expect.poll(() => dialog.locator(".said").textContent()).not.toMatch(/^Loading/);
  const first = await dialog.locator(".said").textContent();
  const steps = Number(/of (\d+)/.exec((await dialog.locator(".turn span").textContent()) ?? "")?.[1]);
  expect(steps).toBeGreaterThan(1);
  await dialog.getByRole("button", { name: "Next" }).click();
  expect(await dialog.locator(".said").textContent()).not.toBe(first);
  for (let step = 2; step < steps; step++) await dialog.getByRole("button", { name: "Next" }).click();
  expect(await dialog.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
});

it("says so where nothing is to be explained", async () => {
  const page = await openPage({ search });
  await makeMoves(page, classic, solutionOf(classic, "2026-12-25").slice(0, 2));
  await ask(page, "Why can’t it work?");
  await page.getByText("It can work: there’s a solution from here.").waitFor();
});

it("shows which dates are left, with counts on the board", async () => {
  const page = await openPage({ search });
  const block = solutionOf(classic, "2026-12-25").find(({ piece }) => classic.pieces[piece]?.id === "O6");
  await makeMoves(page, classic, block === undefined ? [] : [block]);
  await ask(page, "Which dates could this be?");
  const dialog = page.getByRole("dialog", { name: "Which dates could this be?" });
  await expect
    .poll(() => dialog.locator(".said").textContent())
    .toMatch(/^\d+ of 372 dates still possible, [\d,]+ solutions\. Most solutions: /);
  expect(await dialog.locator("svg text").count()).toBeGreaterThan(40);
  await expectAccessible(page);
});

it("says which weekday somebody finds easy, and how long easy and hard dates take them", async () => {
  const page = await openPage({ search: "?view=history", now: "2026-12-25T12:00:00" });
  await page.getByRole("table").first().waitFor();
  // Tuesdays take a minute, all other days more; these days of June are hard, those of August mostly easy.
  const solves = ["2026-08-04", "2026-08-11", "2026-08-18", "2026-08-19", "2026-08-20", "2026-08-21"]
    .map((date) => ({ date, seconds: [4, 11, 18].includes(Number(date.slice(-2))) ? 60 : 120 }))
    .concat(["2026-06-01", "2026-06-04", "2026-06-08"].map((date) => ({ date, seconds: 300 })));
  const records = solves.map(({ date, seconds }) => ({ puzzle: "classic", date, solvedOn: date, seconds, hints: 0 }));
  await page.locator("input[type=file]").setInputFiles({
    name: "progress.json",
    mimeType: "application/json",
    buffer: Buffer.from(formatProgress(records)),
  });
  await page.getByText("Your easiest day of the week: Tuesday.").waitFor();
  await expect
    .poll(() => page.locator("daytile-own-pace dl").textContent())
    .toMatch(/Easy dates \(1–2\).*Hard dates \(4–5\)/s);
});

/** All six at once: nobody looks for what has to be scrolled to. */
it.each(
  firstByDay([
    [320, 568],
    [360, 640],
    [375, 667],
    [568, 320],
    [844, 390],
    [768, 600],
    [1280, 640],
  ]),
)("asks them on low screens too: %i × %i", async (width, height) => {
  const page = await openPage({ search, calm: true });
  await page.setViewportSize({ width, height });
  await makeMoves(page, classic, [dead]);
  await tool(page, "help").click();
  const question = page.getByRole("button", { name: "Which dates could this be?" });
  await question.waitFor();
  const boxes = await Promise.all(
    (await page.locator("daytile-help [data-level]").all()).map((each) => each.boundingBox()),
  );
  const outside = boxes.filter(
    (box) => !box || box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
  );
  expect([boxes.length, outside]).toEqual([6, []]);
  expect(boxes.filter((box) => (box?.height ?? 0) < 44)).toEqual([]);
  const { x, y, width: wide, height: high } = (await question.boundingBox())!;
  for (const part of ["tray", "tools"]) {
    const box = (await page.locator(`daytile-play .${part}`).first().boundingBox())!;
    const isApart = y >= box.y + box.height || y + high <= box.y || x >= box.x + box.width || x + wide <= box.x;
    expect(isApart, part).toBe(true);
  }
  await question.click();
  await page.getByRole("dialog", { name: "Which dates could this be?" }).waitFor();
});
