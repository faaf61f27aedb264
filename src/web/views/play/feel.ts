/** From what a hand does to what it hears and feels: sounds and a short vibration, fetched when there is something to hear. */

import { isSounding, type Settings } from "../../settings.js";
import type { Feeling } from "./sounds.js";

export const coarsePointer = matchMedia("(pointer: coarse)");

export const isFullScreen = (): boolean => document.fullscreenElement !== null;

/** In milliseconds, by what happened; a phone says no more than that. */
const pulses: Partial<Record<Feeling, number | number[]>> = {
  placed: 12,
  doesNotFit: [10, 40, 10],
  win: [15, 60, 15, 60, 40],
};

export function feel(what: Feeling, settings: Settings): void {
  const pulse = pulses[what];
  if (settings.vibration === "on" && pulse !== undefined) navigator.vibrate?.(pulse);
  if (!isSounding(settings, coarsePointer.matches)) return;
  // A sound that does not come is missed by nobody.
  void import("./sounds.js").then(({ makeSound }) => makeSound(what)).catch(() => undefined);
}
