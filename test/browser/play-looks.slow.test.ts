/** What playing looks like, beside approved pictures, and how it is for those who cannot see it. */
// @module-tag browser

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type CatalogueId, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { halfByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import {
  makeMoves,
  middleOf,
  middleOfPlacement,
  pieceButton,
  settled,
  solutionOf,
  solvedPanel,
  tool,
} from "./playing.js";
import { expectAccessible, openPage, type PageOptions } from "./support.js";

const day = "2026-12-25";

interface State extends PageOptions {
  readonly puzzle?: CatalogueId;
  /** How many pieces of a solution are on the board. */
  readonly lying?: number;
  readonly afterwards?: (page: Page) => Promise<void>;
}

/** No picture depends on how long a test takes. */
const withoutTimer = (): void => localStorage.setItem("daytile.settings", '{"timer":"off"}');
const blackAndWhite = (): void =>
  localStorage.setItem("daytile.settings", '{"timer":"off","palette":"black-and-white"}');

async function askForHelp(page: Page): Promise<void> {
  await tool(page, "help").click();
  await page.locator("[data-level=nudge]").click();
  await expect
    .poll(() => page.locator("daytile-help .answer p").textContent())
    .toMatch(/^(Only|Forced|Shared|Others|Every|Best) /);
}

/** With the number of the solution, which takes a search to know. */
async function seeSolved(page: Page): Promise<void> {
  await solvedPanel(page).waitFor();
  await page
    .getByText(/Solution \d+ of 92/)
    .first()
    .waitFor({ state: "attached" });
}

async function dragLast(page: Page): Promise<void> {
  const [from, to] = [
    await middleOf(pieceButton(page, 7)),
    await middleOfPlacement(page, solutionOf(cataloguePuzzle("classic"), day)[7]!),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 18, to.y + 14, { steps: 4 });
}

const states: Readonly<Record<string, State>> = {
  "play-wide": { lying: 3 },
  "play-wide-dark": { dark: true, lying: 3 },
  "play-phone-arabic": { size: "phone", locale: "ar", lying: 4 },
  "play-phone": { size: "phone", touch: true },
  "play-help": { lying: 3, afterwards: askForHelp },
  "play-help-phone-dark": { size: "phone", dark: true, lying: 3, afterwards: askForHelp },
  "play-solved-phone-dark": { size: "phone", dark: true, lying: 8, afterwards: seeSolved },
  "play-solved": { lying: 8, afterwards: seeSolved },
  "play-weekday-black-and-white": { puzzle: "weekday", lying: 4, before: blackAndWhite },
  "play-hex-phone": { puzzle: "hex-lake", size: "phone", lying: 3 },
};

async function openState({ puzzle: id = "classic", lying = 0, afterwards, ...options }: State): Promise<Page> {
  const search = `?date=${day}&puzzle=${id}`;
  const page = await openPage({ search, calm: true, before: withoutTimer, ...options });
  const puzzle = cataloguePuzzle(id);
  await makeMoves(page, puzzle, solutionOf(puzzle, day).slice(0, lying));
  await afterwards?.(page);
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page;
}

it.each(halfByDay(Object.entries(states)))(
  "%s looks as approved, and axe finds nothing wrong",
  { tags: ["pictures"] },
  async (name, state) => {
    const page = await openState(state);
    await expectLikeApproved(page, name);
    await expectAccessible(page);
  },
);

it("shows a piece in the hand above its ghost", async () => {
  const page = await openState({ lying: 5, afterwards: dragLast });
  expect(await page.locator("daytile-board .ghost").count()).toBe(1);
  const { x, y } = await middleOf(page.locator("daytile-board .ghost"));
  const held = await middleOf(page.locator("daytile-board .dragged"));
  expect(Math.hypot(held.x - x, held.y - y)).toBeGreaterThan(10);
  await page.mouse.up();
});
