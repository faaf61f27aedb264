/** Settings: from what the browser keeps to a choice for each, whatever was found there. */

import { baseOf, type Language, languageOf, languages } from "../core/calendar/languages.js";
import { parsedJson } from "../core/text/json.js";

/** What each setting may be, the usual first. */
export const settingChoices = {
  theme: ["system", "light", "dark"],
  palette: ["usual", "colour-blind", "black-and-white"],
  letters: ["palette", "always"],
  language: ["system", ...languages],
  weekStart: ["puzzle", "monday", "sunday", "saturday"],
  timer: ["on", "off"],
  /** Off at first: it tells after every move whether it was a good one. */
  count: ["off", "on"],
  /** Time and count, both at once. */
  facts: ["shown", "hidden"],
  /** At first on where there is a mouse, and off on phones. */
  sound: ["auto", "on", "off"],
  vibration: ["off", "on"],
  motion: ["system", "calm"],
} as const;

export type SettingName = keyof typeof settingChoices;
export type Settings = { readonly [Name in SettingName]: (typeof settingChoices)[Name][number] };

export const settingNames = Object.keys(settingChoices) as readonly SettingName[];

const defaults = Object.fromEntries(settingNames.map((name) => [name, settingChoices[name][0]]));
export const defaultSettings = defaults as unknown as Settings;

const isChoice = (name: SettingName, value: unknown): boolean =>
  (settingChoices[name] as readonly unknown[]).includes(value);

export interface SettingsReading {
  readonly settings: Settings;
  /** False where something was there that is none of ours. */
  readonly isSound: boolean;
}

/** What is wrong or missing is as usual. */
export function readSettings(text: string | null): SettingsReading {
  if (text === null) return { settings: defaultSettings, isSound: true };
  const value = parsedJson(text);
  if (typeof value !== "object" || value === null) return { settings: defaultSettings, isSound: false };
  const found = value as Partial<Record<string, unknown>>;
  const given = settingNames.filter((name) => Object.hasOwn(found, name));
  const sound = given.filter((name) => isChoice(name, found[name]));
  const chosen = Object.fromEntries(sound.map((name) => [name, found[name]]));
  return { settings: { ...defaultSettings, ...chosen }, isSound: sound.length === given.length };
}

export const writeSettings = (settings: Settings): string => JSON.stringify(settings);

/** The language chosen, else the first of the browser's that is one of ours; with the region the browser names. */
export function languageFor({ language }: Settings, preferred: readonly string[]): Language {
  const known = preferred.map(languageOf).filter((each) => each !== undefined);
  if (language === "system") return known[0] ?? "en";
  return known.find((each) => baseOf(each) === language) ?? language;
}

/** Whether there is sound; a coarse pointer is a finger. */
export const isSounding = ({ sound }: Settings, isCoarse: boolean): boolean =>
  sound === "on" || (sound === "auto" && !isCoarse);

const settingsKey = "daytile.settings";

/** The little of `localStorage` that is needed; it throws where a browser forbids storage. */
type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Merely to name `localStorage` throws where a browser forbids it, so it is named when it is used. */
export const browserShelf: Shelf = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** What is not sound is put aside, under another key, before the app writes its own. */
export function loadSettings(shelf: Shelf): SettingsReading {
  try {
    const text = shelf.getItem(settingsKey);
    const reading = readSettings(text);
    if (!reading.isSound) {
      shelf.setItem(`${settingsKey}.aside`, text ?? "");
      shelf.setItem(settingsKey, writeSettings(reading.settings));
    }
    return reading;
  } catch {
    return { settings: defaultSettings, isSound: true };
  }
}

export function saveSettings(shelf: Shelf, settings: Settings): void {
  try {
    shelf.setItem(settingsKey, writeSettings(settings));
  } catch {
    // Where nothing may be kept, the settings last as long as the page.
  }
}
