/** The dialogs that any page can open, fetched when first asked for. */

import type { PickerName } from "./picker-names.js";

export const pickers: Readonly<Record<PickerName, { readonly tag: string; load(): Promise<unknown> }>> = {
  puzzle: { tag: "daytile-puzzle-picker", load: () => import("./puzzle-picker.js") },
  day: { tag: "daytile-day-picker", load: () => import("./day-picker.js") },
  guide: { tag: "daytile-guide", load: () => import("./guide/guide.js") },
  class: { tag: "daytile-class-board", load: () => import("./guide/class-board.js") },
};
