/** Makes every journey in one engine: each at its own address, without a complaint, and with a picture at its end. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../../frame/files.js";
import { sizes } from "../support.js";
import type { Engine } from "./engine.js";
import { type Journey, journeys } from "./journeys.js";
import { serveSite, stopSites } from "./site.js";
import { Visitor } from "./visitor.js";

/** Firefox says so of a part that was on its way when the page went away. */
const cancelled = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Where people can look at what was seen last. */
const pictures = join(root, "node_modules/.cache/daytile/engines");

async function keepPicture({ tab }: Visitor, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${name.replace(/[^a-z]+/gi, "-")}.png`), await tab.picture());
}

async function travel(engine: Engine, name: string, journey: Journey): Promise<void> {
  const { lack = "nothing", size = "wide", allows } = journey;
  const site = await serveSite({
    refused: engine.reallyLacks.includes(lack) ? "nothing" : lack,
    isRecorded: !engine.tellsComplaints,
  });
  const tab = await engine.tab(lack);
  const visitor = new Visitor(tab, site.address);
  await tab.complaints();
  await visitor.resize(sizes[size]);
  try {
    await journey.travel(visitor, site);
  } finally {
    await keepPicture(visitor, name);
  }
  // This is a first visit: nothing can be new.
  expect(await visitor.all(".status .message button:not(.bare)")).toEqual([]);
  expect(
    (await tab.complaints()).filter((complaint) => !cancelled.test(complaint) && !allows?.test(complaint)),
  ).toEqual([]);
}

export function travelIn(name: string, engine: Engine, { hasFinger }: { readonly hasFinger: boolean }): void {
  afterAll(async () => {
    await engine.close();
    await stopSites();
  });
  const possible = Object.entries(journeys).filter(([, { needsFinger }]) => hasFinger || !needsFinger);
  describe(`in ${name}`, () => {
    it.each(possible)("%s", (title, journey) => travel(engine, `${name} ${title}`, journey));
  });
}
