/** From what's on the shelf of found solutions to the puzzles and dates that they belong to, the latest date first. */

import type { CalendarDate } from "../../../core/calendar/calendar.js";
import { upTo } from "../../../core/calendar/calendar.js";
import type { FoundSolutions } from "../../../core/game/found.js";
import { dateOfIsoDay } from "../../../core/game/record.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { firstWeekday, withWeekStart } from "../../../core/puzzle/week-start.js";
import { cataloguePuzzle, isCatalogueId } from "../../../formats/catalogue.js";
import type { CatalogueId } from "../../../formats/catalogue-ids.js";
import { startRoute } from "../../route.js";
import { type RouteTarget, targetOfRoute } from "../../target.js";

export interface FoundDate extends RouteTarget {
  readonly key: string;
  /** With its weekdays where they were when it was solved. */
  readonly puzzle: Puzzle;
  readonly solutions: readonly string[];
}

/** The board whose week begins with the weekday of this id. */
function boardOf(id: CatalogueId, first: string | undefined): Puzzle {
  const puzzle = cataloguePuzzle(id);
  if (first === undefined || firstWeekday(puzzle) === first) return puzzle;
  return (
    upTo(7)
      .map((day) => withWeekStart(puzzle, day % 7))
      .find((each) => firstWeekday(each) === first) ?? puzzle
  );
}

const anyDay: CalendarDate = { year: 2000, month: 1, day: 1 };

/** Undefined for what no puzzle of the catalogue has. */
function foundDate({ key, solutions }: FoundSolutions): FoundDate | undefined {
  const [id = "", day = "", first] = key.split("/");
  if (!isCatalogueId(id)) return undefined;
  const puzzle = boardOf(id, first);
  const date = dateOfIsoDay(day);
  const target = date === undefined ? day.split(",") : undefined;
  const found = targetOfRoute(puzzle, { ...startRoute, date, target }, anyDay);
  return found.fault === undefined ? { key, puzzle, solutions, ...found } : undefined;
}

const dayIn = ({ key }: FoundDate): string => key.slice(key.indexOf("/"));
const latestFirst = (a: FoundDate, b: FoundDate): number => (dayIn(a) < dayIn(b) ? 1 : -1);

export const foundDates = (found: readonly FoundSolutions[]): FoundDate[] =>
  found.flatMap((entry) => foundDate(entry) ?? []).sort(latestFirst);
