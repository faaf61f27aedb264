/** The history in a real browser: streaks over midnight and time zones, sharing, progress carried away and back. */
// @module-tag browser

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { addDays } from "../../src/core/calendar/calendar.js";
import { formatIsoDate } from "../../src/core/calendar/date-text.js";
import { newGame, placeMove } from "../../src/core/game/game.js";
import { newPlay, played } from "../../src/core/game/play.js";
import { formatProgress } from "../../src/core/game/progress.js";
import { recordKey, type SolveRecord } from "../../src/core/game/record.js";
import { formatPlay } from "../../src/core/game/save.js";
import type { Tiling } from "../../src/core/tiling/placement.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { firstByDay, isNight, itAtNight, lastByDay } from "../support/night.js";
import { expectLikeApproved } from "./pictures.js";
import { makeMoves, placeByMouse, placed, solutionOf, solvedPanel } from "./playing.js";
import { appAddress, expectAccessible, openPage, type PageOptions } from "./support.js";

const onDay = (day: string, more: Partial<SolveRecord> = {}): SolveRecord => ({
  ...{ puzzle: "classic", date: day, solvedOn: day, seconds: 252, hints: 0 },
  ...more,
});

/** So many days before Christmas. */
const dayBefore = (days: number): string => formatIsoDate(addDays({ year: 2026, month: 12, day: 25 }, -days));

/** Three days in a row, an old date played since, and another puzzle. */
const records = [
  ...["2026-12-23", "2026-12-24", "2026-12-25"].map((day) => onDay(day)),
  onDay("2026-12-01", { solvedOn: "2026-12-24", seconds: 1000 }),
  onDay("2026-12-24", { puzzle: "hex-lake", seconds: null, hints: 2 }),
];

const withoutCount = (): void => localStorage.setItem("daytile.settings", '{"count":"off"}');

const openHistory = async (options: PageOptions = {}): Promise<Page> => {
  const shown = { search: "?view=history", now: "2026-12-25T12:00:00", before: withoutCount };
  const page = await openPage({ ...shown, ...options });
  await page.getByRole("table").first().waitFor();
  return page;
};

async function importText(page: Page, text: string, timeout = 10_000): Promise<string> {
  const message = page.locator("daytile-history").getByRole("status");
  await page.locator("input[type=file]").setInputFiles({
    name: "progress.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await expect.poll(() => message.textContent(), { timeout }).toMatch(/\d|\bNothing\b/);
  return (await message.textContent()) ?? "";
}

/** By name, as the page shows them. */
async function figures(page: Page): Promise<Record<string, string>> {
  const names = await page.locator("dt").allTextContents();
  const values = await page.locator("dd").allTextContents();
  return Object.fromEntries(names.map((name, i) => [name, values[i]!.replace(/\s+/g, "")]));
}

const streak = (page: Page) => expect.poll(async () => (await figures(page)).Streak);

const today = (page: Page): Promise<string | null> => page.locator("[aria-current=date]").getAttribute("aria-label");

/** Puts an entry onto a shelf of the app's database, as it might have been left there. */
async function leave(page: Page, shelf: string, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([store, name, entry]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("daytile");
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, "readwrite");
          writing.objectStore(store).put(entry, name);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [shelf, key, value] as const,
  );
}

const classic = cataloguePuzzle("classic");

/** A play of these pieces, as the app keeps it. */
function keptPlay(placements: Tiling, all: Tiling): object {
  const covered = new Set(all.flatMap(({ cells }) => cells));
  const start = newGame(
    classic,
    [...classic.board.cells.keys()].filter((cell) => !covered.has(cell)),
  );
  const play = placements.reduce((before, placement) => {
    const result = played(before, placeMove(start, placement));
    return result.ok ? result.value : before;
  }, newPlay(start));
  return { play: formatPlay(play), faces: [], seconds: 100, hints: 0, isRevealed: false };
}

/** Opens a day with all pieces placed but one, and places that one. */
async function solve(page: Page, day: string, search: string): Promise<void> {
  const solution = solutionOf(classic, day);
  await leave(page, "plays", `classic/${day}`, keptPlay(solution.slice(0, -1), solution));
  await page.goto(`${await appAddress()}${search}`);
  await page.locator("[data-button]").first().waitFor();
  await placeByMouse(page, classic, solution.at(-1)!);
  await solvedPanel(page).waitFor();
}

const showHistory = (page: Page): Promise<void> => page.getByRole("link", { name: "History" }).click();

/** The lines that the button to share puts into the clipboard. */
async function shared(page: Page, place: Locator): Promise<string[]> {
  await page.evaluate(() => {
    const clipboard = { writeText: async (text: string) => void Object.assign(window, { copied: text }) };
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
  });
  await place.getByRole("button", { name: "Share", exact: true }).click();
  await expect.poll(() => page.evaluate("window.copied")).toBeDefined();
  return String(await page.evaluate("window.copied")).split("\n");
}

it("solving the day's puzzle makes a streak, before midnight and after; solving an old one does not", async () => {
  const page = await openHistory({ now: "2026-12-25T23:58:00", timeZone: "America/Sao_Paulo", isAlone: true });
  await solve(page, "2026-12-25", "");
  await showHistory(page);
  await streak(page).toBe("1day");
  await solve(page, "2026-12-07", "?date=2026-12-07");
  await page.clock.fastForward("05:00");
  await solve(page, "2026-12-26", "");
  const lines = await shared(page, solvedPanel(page));
  expect(lines[0]).toBe("Daytile · Classic 7×7, eight pieces");
  expect(lines[1]).toMatch(/^Saturday 26 December 2026: solved in \d+ minutes?( and \d+ seconds?)?\.$/);
  expect(lines.slice(2, 4)).toEqual(["No hints.", "2-day streak."]);
  expect(new URL(lines[4]!).search).toBe("?date=2026-12-26");
  await showHistory(page);
  await streak(page).toBe("2days");
  expect(await today(page)).toBe("26 December 2026: solved on the day");
  expect(await page.getByRole("link", { name: "7 December 2026: solved on another day", exact: true }).count()).toBe(1);
  expect((await figures(page))["Puzzles solved"]).toBe("3");
});

it("a streak lives on over midnight, and ends when a day has passed without the day's puzzle", async () => {
  const page = await openHistory({ now: "2026-12-25T23:59:30", timeZone: "Europe/Berlin", isAlone: true });
  await importText(page, formatProgress(records));
  await streak(page).toBe("3days");
  expect(await page.getByText("You’ve solved today’s puzzle.").count()).toBe(1);
  await page.clock.runFor(60_000);
  await page.getByText("Today’s puzzle is waiting.").waitFor();
  expect(await today(page)).toBe("26 December 2026: not solved");
  await streak(page).toBe("3days");
  await page.clock.fastForward("24:00:00");
  await streak(page).toBe("0days");
  expect((await figures(page))["Longest streak"]).toBe("3days");
});

it.each(
  firstByDay([
    ["Pacific/Auckland", "26 December 2026: not solved", "3days"],
    ["Pacific/Honolulu", "25 December 2026: solved on the day", "3days"],
  ] as const),
)("in %s the same moment is %s", async (timeZone, label, days) => {
  // Half past eleven in London, when it is past midnight in Auckland.
  const local = {
    "Pacific/Auckland": "2026-12-26T00:30:00",
    "Pacific/Honolulu": "2026-12-25T01:30:00",
  };
  const page = await openHistory({ timeZone, now: local[timeZone] });
  await importText(page, formatProgress(records));
  await streak(page).toBe(days);
  expect(await today(page)).toBe(label);
});

it("the calendar tells days solved in time from days solved later, and leads to the puzzle of a day", async () => {
  const page = await openHistory();
  await importText(page, formatProgress(records));
  await page.getByRole("link", { name: "24 December 2026: solved on the day" }).waitFor();
  expect(await page.getByRole("link", { name: "solved on another day" }).count()).toBe(1);
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("heading", { name: "January 2027" }).waitFor();
  await page.getByRole("link", { name: "6 January 2027: not solved", exact: true }).click();
  expect(new URL(page.url()).search).toBe("?date=2027-01-06");
});

it("progress is saved as a file, and read again by another browser", async () => {
  const page = await openHistory();
  await importText(page, formatProgress(records));
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to file" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("daytile-progress-2026-12-25.json");
  const text = await readFile((await download.path())!, "utf8");
  expect(text).toBe(formatProgress(records));
  const other = await openHistory();
  expect(await importText(other, text)).toBe("Added 5 puzzles.");
  await expect.poll(() => figures(other)).toEqual(await figures(page));
  expect(await importText(other, formatProgress([...records, onDay("2026-12-22")]))).toContain(
    "Added 1 puzzle. 5 were here already.",
  );
  await other.reload();
  await streak(other).toBe("4days");
});

it("a file that is none changes nothing, and of a damaged one all that is sound is taken", async () => {
  const page = await openHistory();
  await importText(page, formatProgress(records));
  const before = await figures(page);
  for (const text of ["{", "\u0000\u0001", '{"daytile":"play"}', '"<script>alert(1)</script>"']) {
    expect(await importText(page, text)).toBe("That isn’t a Daytile progress file. Nothing has changed.");
  }
  expect(await importText(page, formatProgress([]).replace('"version": 1', '"version": 9'))).toContain("newer version");
  expect(await figures(page)).toEqual(before);
  const damaged = formatProgress([onDay("2026-12-22"), onDay("2026-12-21")]).replace("2026-12-21", "2026-12-41");
  expect(await importText(page, damaged)).toBe("Added 1 puzzle. Couldn’t read 1.");
});

itAtNight("games begun go with the file, and go on in another browser; games begun there stay", async () => {
  const page = await openPage({ search: "?date=2026-12-25" });
  const [first, second] = [solutionOf(classic, "2026-12-25"), solutionOf(classic, "2026-12-26")];
  await makeMoves(page, classic, first.slice(0, 3));
  await page.getByRole("link", { name: "Next day" }).click();
  await makeMoves(page, classic, second.slice(0, 2));
  await showHistory(page);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to file" }).click();
  const text = await readFile((await (await waiting).path())!, "utf8");
  const other = await openPage({ search: "?date=2026-12-26" });
  await makeMoves(other, classic, second.slice(0, 5));
  await showHistory(other);
  expect(await importText(other, text)).toBe("Added 1 puzzle. 1 was here already.");
  await other.getByRole("link", { name: "Play", exact: true }).click();
  await expect.poll(() => placed(other)).toBe(5);
  await other.getByRole("link", { name: "Previous day" }).click();
  await expect.poll(() => placed(other)).toBe(3);
});

/** Runs in the page: how far each bar that was ever shown said it was. */
function noteProgress(): void {
  const seen: number[] = [];
  Object.assign(window, { seen });
  const value = Object.getOwnPropertyDescriptor(HTMLProgressElement.prototype, "value")!;
  Object.defineProperty(HTMLProgressElement.prototype, "value", {
    ...value,
    set(share: number) {
      seen.push(share);
      value.set?.call(this, share);
    },
  });
}

/** A hundred thousand at night; by day enough for several turns of reading. */
const manyRecords = isNight ? 100_000 : 20_000;

itAtNight("very many records are read in one go, and the page tells how far it is", async () => {
  const page = await openHistory({ before: noteProgress });
  const many = Array.from({ length: manyRecords }, (_, i) =>
    onDay("2026-12-25", { puzzle: `puzzle-${i % 5}`, solvedOn: dayBefore(i) }),
  );
  const message = await importText(page, formatProgress(many), 60_000);
  expect(message).toBe(`Added ${manyRecords.toLocaleString("en-GB")} puzzles.`);
  const seen = (await page.evaluate("window.seen")) as number[];
  expect(seen.length).toBeGreaterThan(isNight ? 5 : 3);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  await page.reload();
  await expect.poll(() => page.locator(".times tbody tr").count()).toBe(5);
});

it("what was spoiled in the browser's storage is put aside, and the rest is shown", async () => {
  const page = await openHistory();
  for (const record of records) await leave(page, "history", recordKey(record), record);
  await leave(page, "history", "classic/2026-12-25/2026-12-25", "<img src=x onerror=alert(1)>");
  await page.reload();
  await page.getByText("It kept a copy").waitFor();
  await streak(page).toBe("2days");
});

it("a result is shared through the clipboard, in words", async () => {
  const page = await openHistory();
  await importText(page, formatProgress(records));
  const lines = await shared(page, page.locator("daytile-history"));
  await page.getByText("Copied.").waitFor();
  expect(lines.slice(0, -1)).toEqual([
    "Daytile · Classic 7×7, eight pieces",
    "Friday 25 December 2026: solved in 4 minutes and 12 seconds.",
    "No hints.",
    "3-day streak.",
  ]);
  expect(new URL(lines.at(-1)!).search).toBe("?date=2026-12-25");
});

it("where nothing may be copied, the text stands in a field to be copied by hand", async () => {
  const page = await openHistory();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await importText(page, formatProgress(records));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Copy this text" });
  expect(await field.inputValue()).toContain("3-day streak.");
  expect(await page.evaluate("getSelection().toString()")).toContain("3-day streak.");
});

it.each(
  lastByDay([
    ["history-wide", {}],
    ["history-wide-dark", { dark: true }],
    ["history-phone", { size: "phone", locale: "de-DE" }],
    ["history-phone-arabic", { size: "phone", locale: "ar-EG", dark: true }],
  ] as const),
)(
  "looks as approved, and is accessible light or dark, from left or right: %s",
  { tags: ["pictures"] },
  async (name, options) => {
    const page = await openHistory({ ...options, isClockStill: true });
    await importText(page, formatProgress(records));
    await page.locator(".times").waitFor();
    await page.locator("main").evaluate((main) => main.scrollTo(0, 0));
    await expectLikeApproved(page, name);
    if (["history-wide", "history-phone-arabic"].includes(name)) await expectAccessible(page);
  },
);

it("before anything is solved, invites to play", { tags: ["pictures"] }, async () => {
  const page = await openHistory({ isClockStill: true });
  await expectLikeApproved(page, "history-empty");
});
