/** Which keys do what while you play, as the guide lists them. */

import type { Words } from "../words/words.js";

export interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys on the board itself, and those that work anywhere on the page. */
export const keyRows = ({ guide, play }: Words): KeyRow[] => [
  { keys: ["Tab"], does: guide.keyPick },
  { keys: ["Enter"], does: guide.keyTake },
  { keys: ["←", "↑", "→", "↓"], does: guide.keyMove },
  { keys: ["R"], does: play.rotate },
  { keys: ["F"], does: play.flip },
  { keys: ["⌫"], does: guide.keyTakeOff },
  { keys: ["Esc"], does: guide.keyPutBack },
  { keys: ["Ctrl+Z"], does: play.undo },
  { keys: ["Ctrl+Y"], does: play.redo },
];
