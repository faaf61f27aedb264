/** The Settings view in Dutch. */

import type { Words } from "../en-later.js";

export const nlSettings: Words["settings"] = {
  look: "Uiterlijk",
  board: "Bord en stukken",
  play: "Spel",
  theme: "Thema",
  themes: { system: "Automatisch", light: "Licht", dark: "Donker" },
  palette: "Kleuren van de stukken",
  palettes: { usual: "Warm", "colour-blind": "Voor kleurenblinden", "black-and-white": "Zwart-wit met patronen" },
  letters: "Toon letters op de stukken",
  language: "Taal",
  systemLanguage: "Taal van de browser",
  weekStart: "Eerste dag van de week",
  weekAsPuzzle: "Zoals op het bord",
  timer: "Toon timer",
  count: "Toon hoeveel oplossingen er nog zijn",
  countHint: "Dat staat dan bij je resultaat.",
  sound: "Geluid",
  vibration: "Trillen",
  motion: "Minder beweging",
  motionHint: "Altijd aan als je apparaat erom vraagt.",
  kept: "Alles blijft in deze browser. Geen account, en er wordt niets verstuurd.",
};
