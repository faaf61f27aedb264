/** Settings are read from whatever is kept, and kept again. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import {
  defaultSettings,
  isSounding,
  languageFor,
  loadSettings,
  readSettings,
  type Settings,
  saveSettings,
  settingChoices,
  settingNames,
  writeSettings,
} from "../../src/web/settings.js";

const some = fc.record(
  Object.fromEntries(settingNames.map((name) => [name, fc.constantFrom(...settingChoices[name])])),
) as unknown as fc.Arbitrary<Settings>;

function shelf(entries: Record<string, string>) {
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(entries, { [key]: text }),
  };
}

describe("settings", () => {
  it("come back as they were written", () => {
    fc.assert(
      fc.property(some, (settings) => {
        expect(readSettings(writeSettings(settings))).toEqual({ settings, isSound: true });
      }),
    );
  });

  it("are as usual on the first visit", () => {
    expect(loadSettings(shelf({}))).toEqual({ settings: defaultSettings, isSound: true });
  });

  it("of an older version lack some, which are as usual", () => {
    expect(readSettings('{"theme":"dark","long-gone":1}')).toEqual({
      settings: { ...defaultSettings, theme: "dark" },
      isSound: true,
    });
  });

  it.each(["", "{", "null", "[1]x", '"dark"', '{"theme":"purple"}', '{"palette":{"toString":1}}'])(
    "that cannot be read are put aside: %s",
    (text) => {
      const kept = shelf({ "daytile.settings": text });
      expect(loadSettings(kept)).toEqual({ settings: defaultSettings, isSound: false });
      expect(kept.entries["daytile.settings.aside"]).toBe(text);
      expect(loadSettings(kept).isSound).toBe(true);
    },
  );

  it("do without storage where a browser forbids it", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    expect(loadSettings({ getItem: refuse, setItem: refuse })).toEqual({ settings: defaultSettings, isSound: true });
    expect(() => saveSettings({ getItem: refuse, setItem: refuse }, defaultSettings)).not.toThrow();
  });

  it("show no count at first, and keep it for whoever has it", () => {
    expect(defaultSettings.count).toBe("off");
    expect(readSettings('{"theme":"system","count":"on"}').settings.count).toBe("on");
  });

  it("sound where there is a mouse, unless somebody says otherwise", () => {
    const heard = (sound: Settings["sound"]) =>
      [true, false].map((isCoarse) => isSounding({ ...defaultSettings, sound }, isCoarse));
    expect([heard("auto"), heard("on"), heard("off")]).toEqual([
      [false, true],
      [true, true],
      [false, false],
    ]);
  });

  it("find a language", () => {
    expect(languageFor(defaultSettings, ["tlh", "pt-BR", "en"])).toBe("pt");
    expect(languageFor(defaultSettings, ["tlh"])).toBe("en");
    expect(languageFor(defaultSettings, ["en-US", "en"])).toBe("en-US");
    expect(languageFor(defaultSettings, ["en-GB", "en-US"])).toBe("en");
    expect(languageFor({ ...defaultSettings, language: "en" }, ["de", "en-US"])).toBe("en-US");
    expect(languageFor({ ...defaultSettings, language: "en" }, ["de"])).toBe("en");
    for (const language of languages) expect(languageFor({ ...defaultSettings, language }, ["fr"])).toBe(language);
  });
});
