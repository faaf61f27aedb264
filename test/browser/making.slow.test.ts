/** Files to print, cut and build, made in a real browser: byte by byte what the command line makes. */
// @module-tag browser

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { root } from "../frame/files.js";
import { isNight, lastByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const now = "2026-12-25T08:00:00";
const folder = mkdtempSync(join(tmpdir(), "daytile-making-"));
afterAll(() => rmSync(folder, { recursive: true }));

const dialog = (page: Page): Locator => page.locator("daytile-maker dialog");

async function open(search: string, options: PageOptions = {}): Promise<Page> {
  const before = (): void => localStorage.setItem("daytile.boards", "{}");
  const page = await openPage({ search, now, before, ...options });
  await page.locator("[data-act=make]").click();
  await dialog(page).waitFor();
  return page;
}

async function saved(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent("download");
  await dialog(page).locator("button[type=submit]").click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

async function madeByCommand(name: string, ...words: string[]): Promise<Buffer> {
  const file = join(folder, name);
  await promisify(execFile)(process.execPath, [join(root, "dist/bin/daytile.cjs"), "make", ...words, "-o", file]);
  return readFileSync(file);
}

/** The page and the command line are at work at the same time. */
async function expectAsByCommand(page: Page, name: string, ...words: string[]): Promise<void> {
  const [file, bytes] = await Promise.all([saved(page), madeByCommand(name, ...words)]);
  expect(file.name).toBe(name);
  expect(file.bytes.equals(bytes)).toBe(true);
}

it("board and pieces are the same file as the command line's, and the person is told how to print it", async () => {
  const page = await open("?view=owner");
  await expectAsByCommand(page, "classic-print.pdf", "print");
  expect(await dialog(page).getByRole("status").textContent()).toBe(
    "Saved classic-print.pdf. Print it at 100%, not “fit to page”.",
  );
});

it("a booklet, a drawing and a model are, too, in the size that was asked for", async () => {
  const page = await open("?view=owner&puzzle=hex-lake");
  await dialog(page).locator("[value=book]").check();
  await dialog(page).locator("[name=sheet]").selectOption("Letter");
  const book = ["book", "-p", "hex-lake", "--year", "2026", "--month", "12", "--sheet", "Letter"];
  await expectAsByCommand(page, "hex-lake-book.pdf", ...book);
  await dialog(page).locator("[value=laser]").check();
  await dialog(page).locator("[name=cell]").fill("15.5");
  const laser = ["laser", "-p", "hex-lake", "--cell", "15.5", "--lang", "en"];
  // A file for each sheet, as SVG and as DXF, and a model: by day, there's a gift in many files, and a model with a hole.
  if (!isNight) return expectAsByCommand(page, "hex-lake-laser.svg", ...laser);
  await expectAsByCommand(page, "hex-lake-laser.svg", ...laser);
  await dialog(page).locator("[name=machine]").selectOption("k40");
  await expectAsByCommand(page, "hex-lake-laser.zip", ...laser, "--machine", "k40");
  await dialog(page).locator("[value=solid]").check();
  await expectAsByCommand(page, "hex-lake-solid.3mf", "solid", "-p", "hex-lake", "--cell", "15.5");
});

it("a gift is, too, and can be looked at before it is saved", async () => {
  const page = await open("?view=owner");
  await dialog(page).locator("[value=gift]").check();
  await dialog(page).locator("[name=machine]").selectOption("a4-scissors");
  await dialog(page).locator("[name=for]").fill("Ada");
  await dialog(page).locator("[data-act=preview]").click();
  const pictures = dialog(page).locator(".previews img");
  await expect.poll(() => pictures.count()).toBeGreaterThan(3);
  const widths = (): Promise<number[]> =>
    pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(50);
  await expectAccessible(page);
  const words = ["--machine", "a4-scissors", "--for", "Ada", "--date", "2026-12-25", "--cell", "20"];
  await expectAsByCommand(page, "classic-gift.zip", "gift", ...words);
});

it("a day and a hole for a nail are in it, and what won’t work is said", async () => {
  const page = await open("?view=owner");
  await dialog(page).locator("[value=solid]").check();
  await dialog(page).locator("[name=machine]").selectOption("ender-3");
  await dialog(page).locator("[name=date]").fill("2026-12-10");
  await dialog(page).locator("[name=hanging]").check();
  await dialog(page).locator("[name=lid]").check();
  await dialog(page).locator("[name=for]").fill("Ada ❤");
  const words = [
    "--machine",
    "ender-3",
    "--mark",
    "2026-12-10",
    "--hanging",
    "--lid",
    "--for",
    "Ada ❤",
    "--cell",
    "20",
  ];
  await expectAsByCommand(page, "classic-solid.zip", "solid", ...words);
  const said = dialog(page).getByRole("alert");
  expect(await said.textContent()).toBe("Our fonts don’t have ❤, so “?” is printed instead.");
  await dialog(page).locator("[name=for]").fill("Ada");
  await expect.poll(() => said.count()).toBe(0);
});

it("offers only what can be had together", async () => {
  const page = await open("?view=owner");
  const box = (name: string): Locator => dialog(page).locator(`[type=checkbox][name=${name}]`);
  await dialog(page).locator("[value=book]").check();
  await box("cover").check();
  await box("poster").check();
  expect(await box("cover").isChecked()).toBe(false);
  await dialog(page).locator("[value=gift]").check();
  await dialog(page).locator("[name=machine]").selectOption("k40");
  await box("hanging").check();
  await dialog(page).locator("[name=machine]").selectOption("a4-scissors");
  expect(await box("hanging").count()).toBe(0);
  await dialog(page).locator("[name=machine]").selectOption("k40");
  expect(await box("hanging").isChecked()).toBe(false);
});

it("letters of other scripts are in it, with the fonts that the app fetches for them", async () => {
  const page = await open("?view=settings&puzzle=weekday", { locale: "ar" });
  await expectAsByCommand(page, "weekday-print.pdf", "print", "-p", "weekday", "--lang", "ar");
});

it("what does not fit is said, and nothing of it comes before somebody asks", async () => {
  const asked: string[] = [];
  const page = await openPage({
    search: "?view=owner",
    now,
    before: () => localStorage.setItem("daytile.boards", "{}"),
  });
  page.on("request", (request) => asked.push(request.url()));
  await page.locator("[data-act=make]").click();
  await dialog(page).waitFor();
  expect(asked.filter((url) => /print|runs|app-thread|make-product/.test(url))).toEqual([]);
  await dialog(page).locator("[value=laser]").check();
  await dialog(page).locator("[name=cell]").fill("60");
  await dialog(page).locator("button[type=submit]").click();
  await expect
    .poll(() => dialog(page).getByRole("status").textContent())
    .toBe("That doesn’t fit. Try smaller cells or larger paper.");
});

it.each(
  lastByDay([
    ["making-wide", {}],
    ["making-phone-dark", { size: "phone", dark: true }],
  ] as const),
)("looks as approved: %s", { tags: ["pictures"] }, async (name, options) => {
  const page = await open("?view=owner", { ...options, isClockStill: true, calm: true });
  await expectAccessible(page);
  await expectLikeApproved(page, name);
});
