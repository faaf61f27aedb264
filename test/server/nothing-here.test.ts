/** An address that leads nowhere is answered in the language that a browser likes best. */

import { expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { languageLiked, nothingHere } from "../../src/server/nothing-here.js";

it.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["tlh, fr;q=0.5", "fr"],
  ["en-US", "en"],
  ["*", "en"],
  ["", "en"],
  [undefined, "en"],
] as const)("who likes %s reads %s", (accepted, language) => {
  expect(languageLiked(accepted)).toBe(language);
});

it("says it in every language, each in its direction, with the styles of the app", () => {
  const file = { body: new Uint8Array(), type: "", tag: "", isHashed: true, encoded: {} };
  const files = new Map([["/assets/app.css", file]]) as unknown as Parameters<typeof nothingHere>[0];
  const pages = languages.map((language) => nothingHere(files, language));
  expect(new Set(pages.map((page) => /<h1>(.+)<\/h1>/.exec(page)?.[1])).size).toBe(languages.length);
  expect(pages.filter((page) => page.includes('dir="rtl"'))).toHaveLength(1);
  expect(pages.every((page) => page.includes('href="/assets/app.css"'))).toBe(true);
});
