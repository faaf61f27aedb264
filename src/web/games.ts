/** From the shelf of plays to games that somebody has begun, and from games of a file onto the shelf. */

import { type KeptGame, readKeptGame } from "../core/game/kept-game.js";
import type { BegunGame } from "../core/game/progress.js";
import type { Store } from "./storage.js";
import { notifyOtherTabs } from "./views/play/other-tabs.js";

const shelf = "plays";

export async function readGames(store: Store): Promise<BegunGame[]> {
  return [...(await store.readAll(shelf, readKeptGame))].map(([key, game]) => ({ key, ...game }));
}

/** Keeps games that are known to be new; `tell` hears how many of them are kept, from 0 to 1. */
export async function addGames(
  store: Store,
  games: readonly BegunGame[],
  tell?: (done: number) => void,
): Promise<void> {
  const entries = games.map(({ key, ...kept }): [string, KeptGame] => [key, kept]);
  await store.writeAll(shelf, new Map(entries), tell);
  // Another tab may show one of these dates, still empty.
  for (const { key } of games) notifyOtherTabs(key);
}
