import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openPage } from "./support.js";

/** What the first load may weigh: all scripts that it asks for, the solver's among them, compressed. */
const mostScript = 70_000;

it("the first load is light: scripts of at most 70 kB, compressed", async () => {
  const page = await openPage({ search: "?view=settings", now: "2026-12-25T08:00:00" });
  const bodies = new Map<string, Promise<Buffer>>();
  page.context().on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) bodies.set(response.url(), response.body());
  });
  // A second visit of a page that keeps nothing is a first load, and this time somebody listens.
  await page.goto(page.url().replace(/\?.*/, ""));
  await page.getByText("92 solutions").waitFor();
  const sizes = await Promise.all(
    [...bodies].map(async ([url, body]) => [new URL(url).pathname, gzipSync(await body, { level: 9 }).length] as const),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(sizes.some(([path]) => path.includes("browser-thread"))).toBe(true);
  expect(total, JSON.stringify(Object.fromEntries(sizes))).toBeLessThanOrEqual(mostScript);
});
