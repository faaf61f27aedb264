import { expect, it } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { placeByFinger, placeByMouse, placed, solutionOf, solvedPanel } from "./playing.js";
import { openPage } from "./support.js";

const classic = cataloguePuzzle("classic");
const christmas = { search: "?date=2026-12-25" } as const;
const solution = solutionOf(classic, "2026-12-25");

it("is solved by mouse", async () => {
  const page = await openPage(christmas);
  for (const [i, placement] of solution.entries()) {
    await placeByMouse(page, classic, placement);
    await expect.poll(() => placed(page)).toBe(i + 1);
  }
  await solvedPanel(page).waitFor();
});

it("is solved by finger on a small phone", async () => {
  const page = await openPage({ ...christmas, size: "phone", touch: true });
  for (const [i, placement] of solution.entries()) {
    await placeByFinger(page, classic, placement);
    await expect.poll(() => placed(page)).toBe(i + 1);
  }
  await solvedPanel(page).waitFor();
});
