/** The keys of a game: one table of what each does, and from a key pressed anywhere on the page to its action. */

import { boardKeys, keyName } from "../../../element/key-names.js";
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

/** In the order in which they are explained; those of the board are the ones it heeds. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["Tab"], word: "pick" },
  { keys: boardKeys.rotate, word: "rotate", action: "rotate" },
  { keys: boardKeys.flip, word: "flip", action: "flip" },
  { keys: boardKeys.move, word: "move" },
  { keys: boardKeys.place, word: "place" },
  { keys: boardKeys.pickUp, word: "pickUp" },
  { keys: boardKeys.putBack, word: "putBack" },
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

/** What has its own use for keys. */
const takesKeys = "input:not([type=checkbox]), select, textarea, dialog";

/** True where the key had a meaning here. What the board has done with it already is done. */
export function pressShortcut(
  event: KeyboardEvent,
  actions: Readonly<Record<PlayAction, () => void>>,
  isHelping: boolean,
): void {
  const isElsewhere = event.composedPath().some((each) => each instanceof Element && each.matches(takesKeys));
  if (isElsewhere || event.defaultPrevented) return;
  const wanted = keyName(event);
  const action = wanted === "Esc" && isHelping ? "help" : shortcuts.find(({ keys }) => keys.includes(wanted))?.action;
  if (action === undefined) return;
  event.preventDefault();
  actions[action]();
}
