/** The Settings view in English. */

export const enSettings = {
  look: "Appearance",
  board: "Board and pieces",
  play: "Playing",
  theme: "Theme",
  themes: { system: "Match system", light: "Light", dark: "Dark" },
  palette: "Piece colours",
  palettes: {
    usual: "Warm",
    "colour-blind": "Colour-blind safe",
    "black-and-white": "Black and white, with patterns",
  },
  letters: "Show letters on pieces",
  language: "Language",
  systemLanguage: "Match browser",
  weekStart: "First day of the week",
  weekAsPuzzle: "As on the board",
  timer: "Show timer",
  count: "Show how many solutions are left",
  countHint: "Your result will say so.",
  sound: "Sound",
  vibration: "Vibration",
  motion: "Reduce motion",
  motionHint: "Always on if your device asks for it.",
  kept: "Everything stays in this browser. No account, and nothing is sent anywhere.",
};
