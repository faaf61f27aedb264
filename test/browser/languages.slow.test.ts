/** The app in languages with letters of their own: Japanese, Chinese and Arabic, beside approved pictures. */
// @module-tag browser
// @module-tag cjk

import { describe, expect, it } from "vitest";
import { expectLikeApproved } from "./pictures.js";
import { cutTexts, openScreen, screens } from "./screens.js";
import { openPage, type PageOptions } from "./support.js";

const now = "2026-12-25T08:00:00";

/** Runs in the page before the app does: no picture depends on how long a test takes. */
function withoutTimer(): void {
  localStorage.setItem("daytile.settings", '{"timer":"off","sound":"off"}');
  localStorage.setItem("daytile.boards", "{}");
}

const looks = [
  ["ja", "play"],
  ["ja", "guide"],
  ["ja", "settings"],
  ["zh", "play"],
  ["zh", "guide"],
  ["zh", "settings"],
  ["ar", "play"],
  ["ar", "guide"],
  ["ar", "settings"],
] as const;

describe.each(["phone", "wide"] as const)("on a %s screen", (size) => {
  it.each(looks)("in %s %s looks as approved", { tags: ["pictures"] }, async (locale, name) => {
    const options: PageOptions = { locale, size, now, isClockStill: true, calm: true, before: withoutTimer };
    const page = await openPage(options);
    const screen = screens[name];
    if (screen === undefined) throw new Error(`there is no screen ${name}`);
    await openScreen(page, screen);
    await expectLikeApproved(page, `${name}-${size}-${locale}`);
    expect(await page.evaluate(cutTexts)).toEqual([]);
  });
});
