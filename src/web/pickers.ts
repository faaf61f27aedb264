/** The dialogs in which one chooses a puzzle or a day, fetched when first asked for. */

export const pickers = {
  puzzle: { tag: "daytile-puzzle-picker", load: () => import("./puzzle-picker.js") },
  day: { tag: "daytile-day-picker", load: () => import("./day-picker.js") },
} as const;

export type PickerName = keyof typeof pickers;
