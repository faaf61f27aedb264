/** Every screen of the app in every language, on a phone and a desktop: nothing is cut off, and sheets to look at. */
// @module-tag browser

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { root } from "../frame/files.js";
import { contactSheet, halved } from "./contact-sheet.js";
import { cutTexts, openScreen, ownPuzzle, screens } from "./screens.js";
import { openPage } from "./support.js";

/** Where the sheets go, for people to look at. */
const folder = join(root, "node_modules/.cache/daytile/languages");

const sizes = {
  phone: { width: 390, height: 844, columns: 8 },
  desktop: { width: 1280, height: 800, columns: 3 },
} as const;

describe.each(languages)("in %s", (language) => {
  it.each(Object.entries(sizes))("every screen fits a %s", async (name, { columns, ...size }) => {
    const now = "2026-12-25T08:00:00";
    const page = await openPage({
      locale: language,
      calm: true,
      now,
      isClockStill: true,
      before: ownPuzzle,
      allows: /./,
    });
    await page.setViewportSize(size);
    const seen: PNG[] = [];
    const cut: string[] = [];
    for (const [screen, how] of Object.entries(screens)) {
      await openScreen(page, how);
      cut.push(...(await page.evaluate(cutTexts)).map((text) => `${screen}: ${text}`));
      seen.push(PNG.sync.read(await page.screenshot({ animations: "disabled" })));
    }
    mkdirSync(folder, { recursive: true });
    const pictures = name === "desktop" ? seen.map(halved) : seen;
    writeFileSync(join(folder, `${language}-${name}.png`), contactSheet(pictures, columns));
    expect(cut).toEqual([]);
  });
});
