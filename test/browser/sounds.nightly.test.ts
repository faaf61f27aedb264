/** The sounds of wood are rendered and measured, since no test can hear them: short, soft, and without hiss. */
// @module-tag browser

import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { root } from "../frame/files.js";
import { theBrowser } from "./support.js";

/** What a sound is like: loudness from 0 to 1, milliseconds from its first to its last trace, and where its energy is. */
interface Measured {
  readonly peak: number;
  readonly milliseconds: number;
  /** The part of the energy above 4,000 Hz. */
  readonly hiss: number;
  /** The strongest tone of the first moment, in hertz. */
  readonly pitch: number;
}

/** Runs in the page. */
async function measured({ code, kind }: { code: string; kind: string }): Promise<Measured> {
  const rate = 48_000;
  const audio = new OfflineAudioContext(1, 2 * rate, rate);
  Object.assign(audio, { resume: () => Promise.resolve() });
  // To be called with `new`, which an arrow cannot be.
  Object.assign(window, {
    AudioContext: function AudioContext() {
      return audio;
    },
  });
  new Function(`${code}; return sounds;`)().makeSound(kind);
  await new Promise((resolve) => setTimeout(resolve));
  const heard = (await audio.startRendering()).getChannelData(0);
  const first = heard.findIndex((value) => Math.abs(value) > 0.001);
  const last = heard.findLastIndex((value) => Math.abs(value) > 0.001);
  const size = 4096;
  const energies = Array.from({ length: size / 4 }, (_, i) => {
    const turn = (2 * Math.PI * 2 * i) / size;
    let [re, im] = [0, 0];
    for (let j = 0; j < size; j++) {
      re += (heard[first + j] ?? 0) * Math.cos(turn * j);
      im += (heard[first + j] ?? 0) * Math.sin(turn * j);
    }
    return re * re + im * im;
  });
  const sum = (list: number[]): number => list.reduce((total, each) => total + each, 0);
  const hertz = (2 * rate) / size;
  return {
    peak: Math.max(...heard.map(Math.abs)),
    milliseconds: ((last - first) * 1000) / rate,
    hiss: sum(energies.slice(Math.round(4000 / hertz))) / sum(energies),
    pitch: energies.indexOf(Math.max(...energies)) * hertz,
  };
}

it.each([
  ["lifted", 60, 620],
  ["placed", 150, 285],
  ["returned", 110, 340],
  ["turned", 120, 680],
  ["doesNotFit", 230, 170],
  ["win", 1000, 392],
])("%s sounds like wood, for at most %i ms", async (kind, most, pitch) => {
  const bundle = await rolldown({ input: join(root, "src/web/views/play/sounds.ts") });
  const { output } = await bundle.generate({ format: "iife", name: "sounds" });
  const page = await (await theBrowser()).newPage();
  const sound = await page.evaluate(measured, { code: output[0].code, kind });
  await page.close();
  expect(sound.milliseconds).toBeGreaterThan(20);
  expect(sound.milliseconds).toBeLessThan(most);
  expect(sound.peak).toBeGreaterThan(0.05);
  expect(sound.peak).toBeLessThan(0.6);
  expect(sound.hiss).toBeLessThan(0.05);
  expect(Math.abs(sound.pitch - pitch)).toBeLessThan(60);
});
