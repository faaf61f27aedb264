/** From the text of a progress file to records and games on the shelves, and to a sentence about what became of them. */

import { type BegunGame, newGames, parseProgress, type SavedProgress } from "../../../core/game/progress.js";
import { newRecords } from "../../../core/game/record.js";
import { parsePlay } from "../../../core/game/save.js";
import { cataloguePuzzle, isCatalogueId } from "../../../formats/catalogue.js";
import { addFound } from "../../found.js";
import { addGames, readGames } from "../../games.js";
import { addRecords, readHistory } from "../../history.js";
import type { Store } from "../../storage.js";
import type { Words } from "../../words/words.js";

/** How long the page may be busy before others get their turn, in milliseconds. */
const turn = 30;

/** Hears how much is done, from 0 to 1. */
type Tell = (done: number) => void;

function isPlayable({ key, play }: BegunGame): boolean {
  const reading = parsePlay(play, (id) => (isCatalogueId(id) ? cataloguePuzzle(id) : undefined));
  return reading.ok && key.startsWith(`${reading.value.play.start.puzzle.id}/`);
}

/** Those whose moves can be made. A file may hold so many that this takes a while. */
async function playable(games: readonly BegunGame[], tell: Tell): Promise<BegunGame[]> {
  const sound: BegunGame[] = [];
  let end = performance.now() + turn;
  for (const [i, game] of games.entries()) {
    if (isPlayable(game)) sound.push(game);
    if (performance.now() < end) continue;
    tell(i / games.length);
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + turn;
  }
  return sound;
}

/** Games are read, records written, games written: a third each. */
async function take({ records, games, found, refused }: SavedProgress, store: Store, tell: Tell) {
  const sound = await playable(games, (done) => tell(done / 3));
  const freshRecords = newRecords(await readHistory(store), records);
  const freshGames = newGames(
    (await readGames(store)).map(({ key }) => key),
    sound,
  );
  await addRecords(store, freshRecords, (done) => tell((1 + done) / 3));
  await addGames(store, freshGames, (done) => tell((2 + done) / 3));
  // What was found belongs to puzzles that are counted already.
  await addFound(store, found);
  const taken = freshRecords.length + freshGames.length;
  const known = records.length + sound.length - taken;
  return { taken, known, refused: refused + games.length - sound.length };
}

/** `text` is undefined where the file was too large to be read. Whatever is on the shelves stays as it is. */
export async function takeProgress(
  text: string | undefined,
  store: Store,
  { imported, importFaults }: Words["history"],
  tell: Tell = () => undefined,
): Promise<string> {
  if (text === undefined) return importFaults["too large"];
  const reading = parseProgress(text);
  if (!reading.ok) return reading.faults.map((fault) => importFaults[fault]).join(" ");
  const { taken, known, refused } = await take(reading.value, store, tell);
  return imported({ taken, known, refused });
}
