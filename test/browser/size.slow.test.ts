/** The first load stays light. */
// @module-tag browser

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, it } from "vitest";
import { root } from "../frame/files.js";
import { pieceButton } from "./playing.js";
import { appAddress, countShown, openPage, type PageOptions } from "./support.js";

/** By path: what each script weighs that a visit asks for, compressed. */
async function weights(options: PageOptions, until: (page: Page) => Promise<void>): Promise<[string, number][]> {
  // Any file of the same origin that asks for nothing more, but for an icon that it has not.
  const page = await openPage({
    search: "icons/icon.svg",
    now: "2026-12-25T08:00:00",
    isAlone: true,
    allows: /404/,
    ...options,
  });
  const bodies = new Map<string, Promise<Buffer>>();
  const weigh = (response: Response): void => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) bodies.set(response.url(), response.body());
  };
  page.context().on("response", weigh);
  await page.goto(await appAddress());
  await until(page);
  // What comes later would be cut off when the page is closed.
  page.context().off("response", weigh);
  return Promise.all(
    [...bodies].map(
      async ([url, body]): Promise<[string, number]> => [
        new URL(url).pathname,
        gzipSync(await body, { level: 9 }).length,
      ],
    ),
  );
}

function expectLight(sizes: readonly [string, number][], most: number): void {
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(sizes.some(([path]) => path.includes("later"))).toBe(false);
  expect(total, JSON.stringify(Object.fromEntries(sizes))).toBeLessThanOrEqual(most);
}

it("the first load is light: scripts of at most 65 kB, compressed, and no solver", async () => {
  const sizes = await weights({}, (page) => pieceButton(page, 0).waitFor({ state: "attached" }));
  expect(sizes.some(([path]) => path.includes("browser-thread"))).toBe(false);
  expectLight(sizes, 65_000);
});

it("the element weighs what its page says, with one puzzle: about 35 kB", () => {
  const script = readFileSync(join(root, "dist/app/element/calendar-puzzle.js"));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(35_700);
});

it("with the number of solutions and how hard the date is, whose solver comes along, it is at most 81.5 kB", async () => {
  const sizes = await weights({ before: countShown }, (page) => page.getByText("92 solutions").waitFor());
  expect(sizes.some(([path]) => path.includes("browser-thread"))).toBe(true);
  expectLight(sizes, 81_500);
});
