/** The dialogs that any page can open, fetched when first asked for. */

export const pickers = {
  puzzle: { tag: "daytile-puzzle-picker", load: () => import("./puzzle-picker.js") },
  day: { tag: "daytile-day-picker", load: () => import("./day-picker.js") },
  guide: { tag: "daytile-guide", load: () => import("./guide/guide.js") },
} as const;

export type PickerName = keyof typeof pickers;
