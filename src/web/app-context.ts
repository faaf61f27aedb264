/** From a route, settings and the day to the context that views are handed. */

import type { CalendarDate } from "../core/calendar/calendar.js";
import type { Language } from "../core/calendar/languages.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetCells } from "../core/puzzle/target.js";
import { withWeekStart } from "../core/puzzle/week-start.js";
import type { AppContext } from "./context.js";
import type { Route, RouteFault } from "./route.js";
import type { Settings } from "./settings.js";
import { targetOfRoute, titleOfTarget } from "./target.js";
import { themeFor } from "./theme.js";

const weekdayNumbers = { monday: 1, sunday: 0, saturday: 6 } as const;

const boards = new Map<string, Puzzle>();

/** The board as the person wants it, whichever day the week starts with; the same object for the same board. */
function boardFor(puzzle: Puzzle, { weekStart }: Settings): Puzzle {
  if (weekStart === "puzzle") return puzzle;
  const key = `${weekStart} ${puzzle.id}`;
  const board = boards.get(key) ?? withWeekStart(puzzle, weekdayNumbers[weekStart]);
  boards.set(key, board);
  return board;
}

/** The list of before, where nothing has changed: views compare what they are handed by identity. */
const unlessSame = <List extends readonly number[]>(before: List | undefined, now: List): List =>
  before !== undefined && String(before) === String(now) ? before : now;

type Derived = "target" | "uncovered" | "date" | "dateTitle" | "theme";

/** What the context follows from, and what is only passed on. */
export type ContextParts = Omit<AppContext, Derived> & {
  /** As the catalogue has it. */
  readonly puzzle: Puzzle;
  readonly route: Route;
  readonly settings: Settings;
  readonly today: CalendarDate;
  readonly language: Language;
};

export interface ContextReading {
  readonly context: AppContext;
  readonly fault: RouteFault | undefined;
}

/** A link to a solution means the board that it was copied from. */
function settingsFor({ route, settings }: ContextParts): Settings {
  const { week } = route;
  return week === undefined || route.view !== "solutions" ? settings : { ...settings, weekStart: week };
}

export function contextOf(parts: ContextParts, before?: AppContext): ContextReading {
  const { route, today, language, isDark } = parts;
  const settings = settingsFor(parts);
  const puzzle = boardFor(parts.puzzle, settings);
  const found = targetOfRoute(puzzle, route, today);
  const context = {
    ...parts,
    settings,
    puzzle,
    target: unlessSame(before?.target, found.target),
    uncovered: unlessSame(before?.uncovered, targetCells(puzzle, found.target)),
    date: found.date,
    dateTitle: titleOfTarget(puzzle, found, language),
    theme: themeFor(settings, isDark),
  };
  return { context, fault: found.fault };
}
