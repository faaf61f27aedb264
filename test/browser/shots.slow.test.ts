// @module-tag browser
import { it } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { makeMoves, tool } from "./playing.js";
import { openPage } from "./support.js";
const classic = cataloguePuzzle("classic");
const dead = { piece: 1, orientation: 2, cells: [0, 1, 2, 8, 9] };
for (const [name, o] of Object.entries({ wide: {}, phone: { size: "phone", touch: true }, dark: { dark: true }, arabic: { locale: "ar" } } as Record<string, object>)) {
  it(name, async () => {
    const page = await openPage({ search: "?date=2026-12-25", ...o });
    if (name === "phone") await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("daytile-difficulty .dots").waitFor({ timeout: 30000 });
    await page.screenshot({ path: `/tmp/shot-${name}-play.png` });
    await makeMoves(page, classic, [dead]);
    await tool(page, "help").click();
    await page.locator("[data-level=why]").waitFor();
    await page.screenshot({ path: `/tmp/shot-${name}-help.png` });
    await page.locator("[data-level=why]").click();
    await page.locator("daytile-why .turn").waitFor({ timeout: 30000 });
    await page.locator("daytile-why .turn button").nth(1).click();
    await page.screenshot({ path: `/tmp/shot-${name}-why.png` });
    await page.keyboard.press("Escape");
    await page.locator("[data-level=reach]").click();
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `/tmp/shot-${name}-reach.png` });
    if (name === "wide" || name === "phone") {
      const year = await openPage({ search: "?view=year&date=2026-12-25", ...o });
      if (name === "phone") await year.setViewportSize({ width: 390, height: 844 });
      await year.locator("daytile-year select").last().selectOption("1");
      await year.waitForTimeout(9000);
      await year.screenshot({ path: `/tmp/shot-${name}-year.png` });
    }
  }, 120000);
}
