/** The app in languages with their own letters: Japanese, Chinese and Arabic, beside approved pictures. */
// @module-tag browser
// @module-tag cjk

import { describe, expect, it, onTestFinished } from "vitest";
import { firstByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { cutTexts, openScreen, screens } from "./screens.js";
import { openPage, type PageOptions, sizes, theBrowser } from "./support.js";

const now = "2026-12-25T08:00:00";

/** Runs in the page before the app does: no picture depends on how long a test takes. */
function withoutTimer(): void {
  localStorage.setItem("daytile.settings", '{"timer":"off","sound":"off"}');
  localStorage.setItem("daytile.boards", "{}");
}

const names = ["play", "guide", "settings"];

describe.each(firstByDay(["phone", "wide"] as const))("on a %s screen", (size) => {
  it.each(firstByDay(["ja", "zh", "ar"]))("in %s the app looks as approved", { tags: ["pictures"] }, async (locale) => {
    const options: PageOptions = { locale, size, now, isClockStill: true, calm: true, before: withoutTimer };
    const page = await openPage(options);
    for (const name of names) {
      const screen = screens[name];
      if (screen === undefined) throw new Error(`there is no screen ${name}`);
      await openScreen(page, screen);
      await expectLikeApproved(page, `${name}-${size}-${locale}`);
      expect(await page.evaluate(cutTexts), name).toEqual([]);
    }
  });
});

it("texts that are cut off, stick out, are broken or beyond the screen are found", async () => {
  const page = await (await theBrowser()).newPage({ viewport: sizes.phone });
  onTestFinished(() => page.close());
  await page.setContent(`<style>p, button { inline-size: 60px; font: 16px monospace } p { white-space: nowrap }</style>
    <p id="cut" style="overflow: hidden">a long sentence</p>
    <button style="white-space: nowrap">a long name</button>
    <p style="white-space: normal; overflow-wrap: anywhere">Recommencer</p>
    <p style="margin-inline-start: 330px">beyond</p>
    <select style="inline-size: 60px; font: 16px monospace"><option>a long choice</option></select>
    <p style="overflow: auto">this can be scrolled</p>`);
  const all = await page.evaluate(cutTexts);
  expect(all).toContain("cut off: select “a long choice”");
  const found = all.map((text) => text.replace(/: .*/, "")).sort();
  expect([...new Set(found)]).toEqual([
    "beyond the screen",
    "broken",
    "cut off",
    "sticks out",
    expect.stringMatching("the page is"),
  ]);
});
