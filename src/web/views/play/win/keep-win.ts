/** From a puzzle just solved to what is kept of it: a record of the day, and the solution in the collection. */

import { recordOf } from "../../../../core/game/record.js";
import { formatGrid } from "../../../../core/tiling/grid.js";
import type { AppContext } from "../../../context.js";
import { keepFound } from "../../../found.js";
import { keepRecord } from "../../../history.js";
import type { Session } from "../session.js";

type WinContext = Pick<AppContext, "date" | "puzzle" | "settings" | "store">;

/** As it lies in the collection. */
const solutionText = ({ play }: Session): string => formatGrid(play.game.puzzle, play.game.placed).join("\n");

async function keep({ date, puzzle, settings, store }: WinContext, key: string, session: Session): Promise<boolean> {
  const { hints, isCounted } = session;
  const seconds = settings.timer === "on" ? session.seconds : null;
  const solve = { puzzle: puzzle.id, now: new Date(), seconds, hints, isCounted };
  if (date !== undefined) await keepRecord(store, recordOf({ ...solve, date }));
  return keepFound(store, key, solutionText(session));
}

let last: Promise<boolean> = Promise.resolve(false);

export function keepWin(context: WinContext, key: string, session: Session): void {
  last = keep(context, key, session);
}

/** Whether the last solution was found for the first time in this browser, once it is kept. */
export const isLastNew = (): Promise<boolean> => last;
