/** The first load stays light. */
// @module-tag browser

import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { appAddress, countShown, openPage } from "./support.js";

/** What the first load may weigh: all scripts that it asks for, the solver's among them, compressed. */
const maxScript = 75_000;

it("the first load is light: scripts of at most 75 kB, compressed", async () => {
  // Any file of the same origin that asks for nothing more, but for an icon that it has not.
  const page = await openPage({
    search: "icons/icon.svg",
    now: "2026-12-25T08:00:00",
    allows: /404/,
    before: countShown,
  });
  const bodies = new Map<string, Promise<Buffer>>();
  page.context().on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) bodies.set(response.url(), response.body());
  });
  await page.goto(await appAddress());
  await page.getByText("92 solutions").waitFor();
  const sizes = await Promise.all(
    [...bodies].map(async ([url, body]) => [new URL(url).pathname, gzipSync(await body, { level: 9 }).length] as const),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(sizes.some(([path]) => path.includes("browser-thread"))).toBe(true);
  expect(sizes.some(([path]) => path.includes("later"))).toBe(false);
  expect(total, JSON.stringify(Object.fromEntries(sizes))).toBeLessThanOrEqual(maxScript);
});
