/**
 * Compares what a page looks like with a picture that somebody has looked at and approved. Each browser draws letters in its
 * own way, so only the build that made the pictures is compared with them. With another one, the end of the run says so.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { expect } from "vitest";
import { getCurrentTest } from "vitest/suite";
import { here } from "../../scripts/test-tools.mjs";
import { root } from "../frame/files.js";

const approvedFolder = join(root, "test/browser/approved");
/** Where the pictures of failing tests go, for people to look at. */
const seenFolder = join(root, "node_modules/.cache/daytile/seen");

/** Names the browser that made the approved pictures. */
const buildFile = join(approvedFolder, "browser.txt");

function buildOf(page: Page): string {
  const [, system = process.platform] = /^PRETTY_NAME="?(.*?)"?$/m.exec(here.release ?? "") ?? [];
  return `Chromium ${page.context().browser()?.version()}, ${system}, ${process.arch}`;
}

/** How different a pixel may be, from 0 to 1, and which part of them may be more so: machines smooth edges differently. */
const tolerance = { pixel: 0.15, part: 0.002 };

function differentPart(seen: PNG, approved: PNG, difference: PNG): number {
  const { width, height } = seen;
  const options = { threshold: tolerance.pixel };
  return pixelmatch(seen.data, approved.data, difference.data, width, height, options) / (width * height);
}

function write(folder: string, name: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
}

/** How long the difficulty of a date is waited for; some boards have none. */
const ratingTime = 8000;

/** Letters must be there, and how hard the date is, which is worked out later; and nothing may move. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const isRated = (await page.locator("daytile-difficulty").count()) > 0;
  const dots = page.locator("daytile-difficulty .dots");
  if (isRated)
    await dots
      .first()
      .waitFor({ state: "attached", timeout: ratingTime })
      .catch(() => undefined);
  await page.mouse.move(0, 0);
}

function approve(name: string, bytes: Buffer, build: string): void {
  write(approvedFolder, `${name}.png`, bytes);
  writeFileSync(buildFile, `${build}\n`);
}

/** Keeps the picture for people to look at. */
function fail(name: string, bytes: Buffer, complaint: string): never {
  write(seenFolder, `${name}.png`, bytes);
  return expect.fail(`${name} ${complaint}; see ${seenFolder}`);
}

/** To approve what is seen, run the tests with `DAYTILE_APPROVE=1` and look at the pictures before committing them. */
export async function expectLikeApproved(page: Page, name: string): Promise<void> {
  await settle(page);
  const bytes = await page.screenshot({ animations: "disabled", caret: "hide" });
  const build = buildOf(page);
  if (process.env.DAYTILE_APPROVE) return approve(name, bytes, build);
  const path = join(approvedFolder, `${name}.png`);
  if (!existsSync(path)) fail(name, bytes, "has no approved picture yet");
  const approvedBuild = readFileSync(buildFile, "utf8").trim();
  if (build !== approvedBuild) {
    Object.assign(getCurrentTest()?.meta ?? {}, { notCompared: `approved with ${approvedBuild}; this is ${build}` });
    return;
  }
  const [seen, approved] = [PNG.sync.read(bytes), PNG.sync.read(readFileSync(path))];
  if (seen.width !== approved.width || seen.height !== approved.height)
    fail(name, bytes, `is ${seen.width} × ${seen.height} and was approved with ${approved.width} × ${approved.height}`);
  const difference = new PNG({ width: seen.width, height: seen.height });
  const part = differentPart(seen, approved, difference);
  if (part <= tolerance.part) return;
  write(seenFolder, `${name}.difference.png`, PNG.sync.write(difference));
  fail(name, bytes, `differs from its approved picture in ${(100 * part).toFixed(2)} % of its pixels`);
}
