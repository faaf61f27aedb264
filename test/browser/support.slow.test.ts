/** A page for a test is one that nobody has visited, though its browser has shown others. */
// @module-tag browser

import { expect, it } from "vitest";
import { openPage } from "./support.js";

it.each(["first", "second"])("the %s page finds nothing that another has left", async () => {
  const page = await openPage({ search: "icons/icon.svg", allows: /404/, isFirstVisit: true });
  const found = await page.evaluate(async () => ({
    kept: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(found).toEqual({ kept: [], databases: [] });
  await page.evaluate(async () => {
    localStorage.setItem("daytile.settings", "{}");
    await new Promise((resolve, reject) => {
      Object.assign(indexedDB.open("daytile"), { onsuccess: resolve, onerror: reject });
    });
  });
});
