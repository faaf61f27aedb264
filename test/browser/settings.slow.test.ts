/** Every switch of the settings does what it says: from the switch to what is then seen, felt or heard in the game. */
// @module-tag browser

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { itAtNight } from "../support/night.js";
import { makeMoves, pieceButton, placeByFinger, placeByMouse, placed, settled, solutionOf } from "./playing.js";
import { openPage, type PageOptions } from "./support.js";

const classic = cataloguePuzzle("classic");
const now = "2026-12-25T08:00:00";
const solution = solutionOf(classic, "2026-12-25");

/** From the settings to the game, as somebody would go. */
async function played(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Play" }).click();
  await pieceButton(page, 0).waitFor({ state: "attached" });
}

const settings = (options: PageOptions = {}): Promise<Page> => openPage({ search: "?view=settings", now, ...options });

describe("a switch", () => {
  it("shows the number of solutions", async () => {
    const page = await settings();
    await page.getByRole("switch", { name: /how many solutions/ }).check();
    await played(page);
    await page.getByText("92 solutions remaining").waitFor();
  });

  it("hides the timer", async () => {
    const page = await settings();
    await page.getByRole("switch", { name: "Show timer" }).uncheck();
    await played(page);
    await makeMoves(page, classic, solution.slice(0, 1));
    expect(await page.getByRole("timer").count()).toBe(0);
    expect(await page.locator("[data-tool=pause]").isDisabled()).toBe(true);
  });

  it("puts letters on the pieces", async () => {
    const page = await settings();
    await played(page);
    const before = await page.locator("daytile-board svg text").count();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("switch", { name: /letters/ }).check();
    await played(page);
    await expect.poll(() => page.locator("daytile-board svg text").count()).toBe(before + classic.pieces.length);
  });

  it("reduces motion", async () => {
    const page = await settings();
    await page.getByRole("switch", { name: /motion/ }).check();
    await played(page);
    expect(await page.locator("daytile-board").getAttribute("moves")).toBeNull();
  });
});

/** Runs in the page before the app: notes what the device is asked to shake. */
function notePulses(): void {
  const all = globalThis as unknown as { pulses: unknown[] };
  all.pulses = [];
  navigator.vibrate = (pulse) => all.pulses.push(pulse) > 0;
}
const pulses = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (globalThis as unknown as { pulses: unknown[] }).pulses);

const phone = { size: "phone", touch: true } as const;

itAtNight("vibration is off until it is switched on, and then short: once for a piece that is placed", async () => {
  const page = await settings({ ...phone, before: notePulses });
  await played(page);
  await placeByFinger(page, classic, solution[0]!);
  expect(await pulses(page)).toEqual([]);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Vibration" }).check();
  await played(page);
  await placeByFinger(page, classic, solution[1]!);
  await expect.poll(() => pulses(page)).toEqual([12]);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Vibration" }).uncheck();
  await played(page);
  await placeByFinger(page, classic, solution[2]!);
  expect(await pulses(page)).toEqual([12]);
});

/** What the page's sounds come to: one second for each, in the order they were made. */
interface Recorder {
  /** Whether anything was ever to be heard. */
  isUsed: boolean;
  second: number;
  /** The seconds at which something was to be heard so far. */
  used: number[];
  render(): Promise<number[][]>;
}

/** Runs in the page before the app: its loudspeaker is a tape, and each sound begins at the second it is told. */
function recordSounds(): void {
  const seconds = 6;
  const rate = 22_050;
  const tape = new OfflineAudioContext(1, seconds * 2 * rate, rate);
  const recorder: Recorder = {
    isUsed: false,
    second: 0,
    used: [],
    render: async () => {
      const samples = (await tape.startRendering()).getChannelData(0);
      return Array.from({ length: seconds }, (_, i) => [...samples.slice(2 * i * rate, 2 * (i + 1) * rate)]);
    },
  };
  const construct = (): OfflineAudioContext => {
    recorder.isUsed = true;
    return tape;
  };
  Object.defineProperty(tape, "currentTime", {
    get: () => {
      recorder.used.push(recorder.second);
      return 2 * recorder.second;
    },
  });
  Object.defineProperty(tape, "resume", { value: () => Promise.resolve() });
  Object.assign(globalThis, { recorder, AudioContext: new Proxy(AudioContext, { construct }) });
}

const toSecond = (page: Page, second: number): Promise<void> =>
  page.evaluate((to) => {
    (globalThis as unknown as { recorder: Recorder }).recorder.second = to;
  }, second);

/** A sound follows what a hand does, if only by a moment. */
const soundAt = (page: Page, second: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.used))
    .toContain(second);

interface Heard {
  readonly peak: number;
  /** In milliseconds, until nobody could hear it. */
  readonly length: number;
  readonly offset: number;
  /** How loud the last third of it is, as a part of the first. */
  readonly decay: number;
}

function heard(samples: readonly number[]): Heard {
  const loudest = (from: number, to: number): number =>
    samples.slice(from, to).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const peak = loudest(0, samples.length);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > peak / 1000) + 1;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, end);
  const decay = loudest(Math.floor((2 * end) / 3), end) / Math.max(peak, 1e-9);
  return { peak, length: (end / 22_050) * 1000, offset: Math.abs(mean), decay };
}

describe("sounds", () => {
  itAtNight("are short knocks that fade: lifted, turned, placed; none is cut off or too loud", async () => {
    const page = await openPage({ now, before: recordSounds });
    await pieceButton(page, 0).waitFor({ state: "attached" });
    await pieceButton(page, 0).focus();
    await page.keyboard.press("Enter");
    // From then on sounds are made at once.
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.isUsed))
      .toBe(true);
    await page.keyboard.press("Escape");
    await toSecond(page, 1);
    await page.keyboard.press("Enter");
    await soundAt(page, 1);
    await toSecond(page, 2);
    await page.keyboard.press("r");
    await soundAt(page, 2);
    await toSecond(page, 3);
    // Keys that look for a place are not heard.
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown"]) {
      await page.keyboard.press("Enter");
      await settled(page);
      if ((await placed(page)) === 1) break;
      await page.keyboard.press(key);
    }
    expect(await placed(page)).toBe(1);
    await soundAt(page, 3);
    const sounds = await page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.render());
    for (const sound of [1, 2, 3].map((second) => heard(sounds[second]!))) {
      expect(sound.peak).toBeGreaterThan(0.02);
      expect(sound.peak).toBeLessThan(0.95);
      expect(sound.length).toBeLessThan(300);
      expect(sound.offset).toBeLessThan(0.005);
      expect(sound.decay).toBeLessThan(0.25);
    }
    expect(heard(sounds[5]!).peak).toBe(0);
  });

  it("are off when they are switched off", async () => {
    const page = await settings({ before: recordSounds });
    await page.getByRole("switch", { name: "Sound" }).uncheck();
    await played(page);
    await placeByMouse(page, classic, solution[0]!);
    const sounds = await page.evaluate(() => (globalThis as unknown as { recorder: Recorder }).recorder.render());
    expect(heard(sounds.flat()).peak).toBe(0);
  });
});
