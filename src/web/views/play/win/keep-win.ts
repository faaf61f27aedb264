/** From a puzzle just solved to the promise that it is kept; what keeps it is fetched while somebody plays. */

import type { Session } from "../session.js";
import type { WinContext } from "./keep-solved.js";

let last: Promise<boolean> = Promise.resolve(false);

export function keepWin(context: WinContext, key: string, session: Session): void {
  last = import("./keep-solved.js").then(({ keepSolved }) => keepSolved(context, key, session));
}

/** Whether the last solution was found for the first time in this browser, once it is kept. */
export const isLastNew = (): Promise<boolean> => last;
