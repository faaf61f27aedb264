/** From a solved puzzle and all that was solved before to what there is to tell: time, best time, streak, collection. */

import { isUnaided } from "../../../../core/game/record.js";
import { streaksOf, timesOf } from "../../../../core/game/streak.js";
import { isSameDay } from "../../../../element/today.js";
import type { AppContext } from "../../../context.js";
import { readFound } from "../../../found.js";
import { readHistory } from "../../../history.js";
import { type Session, sessionKey } from "../session.js";
import { isLastNew } from "./keep-win.js";

export interface WinFacts {
  /** The best time of this puzzle; undefined where there is nothing to compare. */
  readonly best: number | undefined;
  /** Whether that is the time of this very solution. */
  readonly isBest: boolean;
  /** Days in a row that this puzzle belongs to; 0 where it belongs to none. */
  readonly streak: number;
  /** All solutions that were found for this date, as letter grids. */
  readonly found: readonly string[];
  /** Whether this one was not among them before. */
  readonly isNew: boolean;
  /** Whether it was found once more just now. */
  readonly isKnown: boolean;
}

/** Until it is known what was found. */
export const nothingFound: WinFacts = {
  ...{ best: undefined, isBest: false, streak: 0 },
  ...{ found: [], isNew: false, isKnown: false },
};

/** `isFresh` where it was solved just now, on this page. */
export async function winFactsOf(context: AppContext, session: Session, isFresh: boolean): Promise<WinFacts> {
  const { store, puzzle, date, today } = context;
  const isNew = (await isLastNew()) && isFresh;
  const [records, found] = await Promise.all([readHistory(store), readFound(store, sessionKey(context))]);
  const times = timesOf(records.filter((record) => record.puzzle === puzzle.id));
  const best = times !== undefined && times.count > 1 ? times.best : undefined;
  const isToday = date !== undefined && isSameDay(date, today);
  return {
    best,
    isBest: isUnaided(session) && best !== undefined && Math.floor(session.seconds) <= best,
    streak: isToday ? streaksOf(records, today).current : 0,
    found,
    isNew,
    isKnown: isFresh && !isNew,
  };
}
