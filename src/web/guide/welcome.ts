/** From a view that has just appeared to the show for a first visit, where there is somebody to be shown something. */

import type { DaytileBoard } from "../../element/board-element.js";
import type { AppContext } from "../context.js";
import type { View } from "../view.js";
import { hasProgress } from "./first-visit.js";
import { setGuided } from "./guided.js";

/** In frames: a board that takes longer has other worries. */
const patience = 300;

/** The board as soon as it knows where its pieces are. */
async function boardIn(view: View): Promise<DaytileBoard | undefined> {
  for (let frames = 0; frames < patience && view.isConnected; frames++) {
    const board = view.renderRoot.querySelector<DaytileBoard>("daytile-board");
    if (board?.layout !== undefined) return board;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

/** Never a second time, whatever becomes of it. */
export async function welcome(context: AppContext, view: View): Promise<View | undefined> {
  const knows = await hasProgress(context);
  const board = knows ? undefined : await boardIn(view);
  setGuided();
  if (board === undefined || board.desk.hand !== undefined || board.desk.lying.size > 0) return undefined;
  return Object.assign(document.createElement("daytile-first-visit") as View, { context, board });
}
