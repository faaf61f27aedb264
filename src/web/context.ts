/** What the app knows and can do, as every view is handed it: plain data, and a few functions to ask for more. */

import type { CalendarDate } from "../core/calendar/calendar.js";
import type { Language } from "../core/calendar/languages.js";
import type { Theme } from "../core/drawing/themes.js";
import type { Puzzle, Target } from "../core/puzzle/puzzle.js";
import type { PickerName } from "./picker-names.js";
import type { Route, RouteChange } from "./route.js";
import type { Settings } from "./settings.js";
import type { Solver } from "./solver.js";
import type { Store } from "./storage.js";
import type { Words } from "./words/words.js";

export interface AppContext {
  readonly route: Route;
  readonly puzzle: Puzzle;
  readonly target: Target;
  /** Indexes of the target's cells. */
  readonly uncovered: readonly number[];
  /** The date of the target; undefined where a target was chosen by hand. */
  readonly date: CalendarDate | undefined;
  /** The date or target in words. */
  readonly dateTitle: string;
  readonly today: CalendarDate;
  readonly settings: Settings;
  readonly language: Language;
  readonly words: Words;
  /** The colours that settings and system ask for; `theme.letters` says whether pieces bear letters. */
  readonly theme: Theme;
  readonly isDark: boolean;
  /** Whether things may move. */
  readonly moves: boolean;
  readonly solver: Solver;
  readonly store: Store;
  /** Shows another page; with `replace` no step is added to the browser's history. */
  go(change: RouteChange, options?: { readonly replace?: boolean }): void;
  change(settings: Partial<Settings>): void;
  /** Opens a dialog over the page. */
  open(picker: PickerName): void;
  /** Puts a sentence into the status line, which screen readers speak. */
  say(message: string): void;
  /** Tells whether a game has begun that the new day at midnight must not take away. */
  playing(isPlaying: boolean): void;
}
