/** A server below a path, behind a proxy that takes the path off: everything it writes leads back below it. */

import { expect, it } from "vitest";
import { appServer } from "../../src/server/app.js";
import { basePath } from "../../src/server/origin.js";
import { newService } from "../../src/server/server.js";

const limits = { threads: 1, waiting: 1, timeLimit: 1, grace: 1, memory: 100, room: 800 };
const service = newService({ limits: { ...limits, rate: { perSecond: 1e9, burst: 1e9 } }, now: () => new Date() });
const bytes = new TextEncoder().encode("<html><head></head></html>");
const home = { bytes, type: "text/html", tag: '"a"', isHashed: false, encoded: () => undefined };
const origin = "https://example.org/puzzle";
const app = appServer(new Map([["/", home]]), { service, origin });
const get = async (path: string): Promise<string> =>
  (await app.request(path, { headers: { host: "localhost" } })).text();

/** Where a page leads or looks, without addresses within itself. */
const addressesIn = (page: string): string[] =>
  [...page.matchAll(/(?:href|src|content)="((?:https?:\/)?\/[^"]*)"/g)].map(([, address]) => address ?? "");

it("is known by the path of its address, without a slash at its end", () => {
  expect(["https://a.b", "https://a.b/", origin, `${origin}/`, undefined].map(basePath)).toEqual([
    "",
    "",
    "/puzzle",
    "/puzzle",
    "",
  ]);
});

it.each(["/?date=2026-12-25", "/api/v1", "/api/v1/", "/nowhere"])("leads back below it from %s", async (path) => {
  const addresses = addressesIn(await get(path));
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(address).toMatch(/^(https:\/\/example\.org)?\/puzzle\//);
});

it("says so to programs", async () => {
  expect(JSON.parse(await get("/api/v1/openapi.json"))).toMatchObject({ servers: [{ url: "/puzzle" }] });
});

it("knows its own links by it, and no others", async () => {
  const about = async (url: string) => JSON.parse(await get(`/oembed?${new URLSearchParams({ url })}`));
  expect(await about(`${origin}/?date=2026-12-25`)).toMatchObject({
    url: expect.stringMatching(/^https:\/\/example\.org\/puzzle\/2026-12-25\.png/),
  });
  for (const other of ["https://example.org/", "https://example.org/puzzles/", "http://example.org/puzzle/", ""])
    expect(await about(other)).toMatchObject({ status: 400 });
});
