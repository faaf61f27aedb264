/** Credits in other languages: usual phrases are translated with whatever name is in them, and all else stays. */

import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/core/calendar/languages.js";
import { creditsIn } from "../../../src/core/puzzle/credits.js";
import { classic } from "../../support/puzzles.js";

const credits = [
  "Pieces by Ada",
  "Maker unknown",
  "Made by hand",
  "Pieces by ",
  "All pieces by Ada",
  "Pieces by $& $1",
];

describe("credits", () => {
  it.each<[Language, string[]]>([
    ["de", ["Teile: Ada", "Hersteller unbekannt", "Made by hand", "Pieces by ", "All pieces by Ada", "Teile: $& $1"]],
    ["nl", ["Stukken: Ada", "Maker onbekend", "Made by hand", "Pieces by ", "All pieces by Ada", "Stukken: $& $1"]],
    [
      "ar",
      [
        "القطع: \u2068Ada\u2069",
        "الصانع غير معروف",
        "Made by hand",
        "Pieces by ",
        "All pieces by Ada",
        "القطع: \u2068$& $1\u2069",
      ],
    ],
  ])("in %s", (language, expected) => expect(creditsIn({ ...classic, credits }, language)).toEqual(expected));

  it.each<Language>(["en", "en-US"])("stay as they are in %s", (language) => {
    expect(creditsIn({ ...classic, credits }, language)).toBe(credits);
  });
});
