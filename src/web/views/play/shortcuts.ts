/** The keys of a game: one table of what each does, and from a key pressed anywhere on the page to its action. */

import type { Words } from "../../words/words.js";

/** What tools and keys can do, wherever the focus is. */
export type PlayAction =
  | "rotate"
  | "flip"
  | "undo"
  | "redo"
  | "restart"
  | "help"
  | "hide"
  | "sound"
  | "fullScreen"
  | "pause";

export interface Shortcut {
  /** Any of these, as they are written on a keyboard. */
  readonly keys: readonly string[];
  /** Which of `words.keys` says what it does. */
  readonly word: keyof Words["keys"];
  /** There where it works anywhere on the page; the others belong to the board. */
  readonly action?: PlayAction;
}

/** In the order in which they are explained. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["Tab"], word: "pick" },
  { keys: ["R"], word: "rotate", action: "rotate" },
  { keys: ["F"], word: "flip", action: "flip" },
  { keys: ["↑", "↓", "←", "→"], word: "move" },
  { keys: ["Enter"], word: "place" },
  { keys: ["Backspace"], word: "pickUp" },
  { keys: ["Esc"], word: "putBack" },
  { keys: ["Ctrl+Z"], word: "undo", action: "undo" },
  { keys: ["Ctrl+Y", "Ctrl+Shift+Z"], word: "redo", action: "redo" },
  { keys: ["?"], word: "help", action: "help" },
  { keys: ["H"], word: "hide", action: "hide" },
  { keys: ["S"], word: "sound", action: "sound" },
  { keys: ["Shift+F"], word: "fullScreen", action: "fullScreen" },
  { keys: ["P"], word: "pause", action: "pause" },
];

export const keysOf = (action: PlayAction): readonly string[] =>
  shortcuts.find((shortcut) => shortcut.action === action)?.keys ?? [];

/** What has a use of its own for keys. */
const takesKeys = "input:not([type=checkbox]), select, textarea, dialog";

/** As in the table; a character that needs Shift to be typed stands for itself. */
function written({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (altKey) return "";
  const isLetter = /^\p{L}$/u.test(key);
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${shiftKey && isLetter ? "Shift+" : ""}${isLetter ? key.toUpperCase() : key}`;
}

/** True where the key had a meaning here. What the board has done with it already is done. */
export function pressShortcut(
  event: KeyboardEvent,
  actions: Readonly<Record<PlayAction, () => void>>,
  isHelping: boolean,
): void {
  const isElsewhere = event.composedPath().some((each) => each instanceof Element && each.matches(takesKeys));
  if (isElsewhere || event.defaultPrevented) return;
  const wanted = written(event);
  const action =
    wanted === "Escape" && isHelping ? "help" : shortcuts.find(({ keys }) => keys.includes(wanted))?.action;
  if (action === undefined) return;
  event.preventDefault();
  actions[action]();
}
