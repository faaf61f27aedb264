/** From a puzzle just solved to what is kept of it: a record of the day, and the solution in the collection. */

import { recordOf } from "../../../../core/game/record.js";
import { formatGrid } from "../../../../core/tiling/grid.js";
import type { AppContext } from "../../../context.js";
import { keepFound } from "../../../found.js";
import { keepRecord } from "../../../history.js";
import type { Session } from "../session.js";

export type WinContext = Pick<AppContext, "date" | "puzzle" | "settings" | "store">;

/** As it is in the collection. */
const solutionText = ({ play }: Session): string => formatGrid(play.game.puzzle, play.game.placed).join("\n");

export async function keepSolved(
  { date, puzzle, settings, store }: WinContext,
  key: string,
  session: Session,
): Promise<boolean> {
  const { hints, isCounted } = session;
  const seconds = settings.timer === "on" ? session.seconds : null;
  const solve = { puzzle: puzzle.id, now: new Date(), seconds, hints, isCounted };
  if (date !== undefined) await keepRecord(store, recordOf({ ...solve, date }));
  return keepFound(store, key, solutionText(session));
}
