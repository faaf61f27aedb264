/** A feed says where it is to be found, so that whoever subscribes by that link gets the same one again. */

import { expect, it } from "vitest";
import type { Service } from "../../src/server/service.js";
import { subscriptionsOf } from "../../src/server/subscriptions.js";

const service = {
  now: () => new Date("2026-11-17T12:00:00Z"),
  answer: async () => ({ status: 503, title: "busy", faults: [] }),
  cacheControl: () => "no-cache",
} as unknown as Service;

const app = subscriptionsOf(service, () => "https://puzzle.example.org");

async function selfLink(search: string): Promise<string | undefined> {
  const text = await (await app.request(`/feed.xml${search}`)).text();
  return /<link rel="self" href="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

it.each([
  ["", "?puzzle=classic"],
  ["?lang=de", "?puzzle=classic&lang=de"],
  ["?tz=Asia/Tokyo&lang=pt-BR", "?puzzle=classic&tz=Asia%2FTokyo&lang=pt-BR"],
  ["?lang=fr&puzzle=hex-lake", "?puzzle=hex-lake&lang=fr"],
])("the feed that is asked for by “%s” calls itself %s", async (search, self) => {
  expect(await selfLink(search)).toBe(`https://puzzle.example.org/feed.xml${self}`);
});
