/** From keys pressed anywhere on the page to undo, redo, and the end of help. */

import type { ToolActions } from "./tools.js";

/** What has a use of its own for the keys of undo. */
const takesKeys = "input:not([type=checkbox]), select, textarea, dialog";

export function pressShortcut(event: KeyboardEvent, actions: ToolActions, isHelping: boolean): void {
  const isElsewhere = event.composedPath().some((each) => each instanceof Element && each.matches(takesKeys));
  if (isElsewhere) return;
  if (event.key === "Escape" && isHelping && !event.defaultPrevented) actions.help();
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey;
  const key = event.key.toLowerCase();
  if (!isShortcut || !["z", "y"].includes(key)) return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) actions.redo();
  else actions.undo();
}
