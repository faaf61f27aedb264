/** Colours follow settings and system, and text can be read on them. */

import { describe, expect, it } from "vitest";
import { themeNamed } from "../../src/core/drawing/themes.js";
import { defaultSettings, settingChoices } from "../../src/web/settings.js";
import { isDarkFor, themeFor } from "../../src/web/theme.js";
import { textOf } from "../frame/files.js";

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const all = settingChoices.palette.flatMap((palette) => [false, true].map((isDark) => ({ palette, isDark })));

describe("the app's colours", () => {
  it.each(all)("$palette, dark $isDark: text can be read on its ground", ({ palette, isDark }) => {
    const { plain } = themeFor({ ...defaultSettings, palette }, isDark);
    expect(contrast(plain.text, plain.page)).toBeGreaterThan(7);
    expect(contrast(plain.bright, plain.date)).toBeGreaterThan(7);
    expect(luminance(plain.page) > luminance(plain.text)).toBe(!isDark);
  });

  it("put letters on pieces where the palette wants them, or the person does", () => {
    const letters = all.map(({ palette, isDark }) => themeFor({ ...defaultSettings, palette }, isDark).letters);
    expect(letters).toEqual([false, false, true, true, true, true]);
    expect(themeFor({ ...defaultSettings, letters: "always" }, false).letters).toBe(true);
  });

  it("are dark when the system is, unless somebody chose", () => {
    expect(isDarkFor(defaultSettings, true)).toBe(true);
    expect(isDarkFor({ ...defaultSettings, theme: "light" }, true)).toBe(false);
    expect(isDarkFor({ ...defaultSettings, theme: "dark" }, false)).toBe(true);
  });

  it("are those of the page before the app is there", () => {
    const sheet = textOf("src/web/styles/base.css");
    const pages = [...sheet.matchAll(/--page: (#\w+);\s*--text: (#\w+);/g)].map(([, page, text]) => [page, text]);
    const themes = [themeNamed("light"), themeNamed("dark")].map(({ plain }) => [plain.page, plain.text]);
    expect(pages).toEqual(themes);
    const html = textOf("src/web/index.html");
    for (const [page] of themes) expect(html).toContain(`content="${page}"`);
  });
});
