/** A progress file read in the app: what is new is taken, what is here stays, what cannot be played is refused. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { newGame } from "../../../../src/core/game/game.js";
import { newPlay, played } from "../../../../src/core/game/play.js";
import { type BegunGame, formatProgress } from "../../../../src/core/game/progress.js";
import type { SolveRecord } from "../../../../src/core/game/record.js";
import { formatPlay } from "../../../../src/core/game/save.js";
import { targetCells, targetFromChoices } from "../../../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { readGames } from "../../../../src/web/games.js";
import { readHistory } from "../../../../src/web/history.js";
import { memoryShelves } from "../../../../src/web/shelves.js";
import { storeOn } from "../../../../src/web/storage.js";
import { takeProgress } from "../../../../src/web/views/history/progress-file.js";
import { readSession } from "../../../../src/web/views/play/session.js";
import { wordsIn } from "../../../../src/web/words/words.js";

const { history: words } = await wordsIn("en");
const classic = cataloguePuzzle("classic");

function freshStore() {
  const told: string[] = [];
  const shelves = memoryShelves();
  return { told, store: storeOn(async () => shelves, { putAside: (key) => told.push(key), notKept() {} }) };
}

const record: SolveRecord = { puzzle: "classic", date: "2026-12-25", solvedOn: "2026-12-25", seconds: 252, hints: 0 };

function begun(day: number, change: Partial<BegunGame> = {}): BegunGame {
  const after = played(newPlay(newGame(classic, targetCells(classic, [11, day - 1]))), "O6.0@0");
  if (!after.ok) throw new Error(after.faults.join());
  const game = { play: formatPlay(after.value), faces: [0, 3], seconds: 61, hints: 1, isRevealed: false };
  return { key: `classic/2026-12-${day}`, ...game, ...change };
}

describe("a progress file", () => {
  it("brings records and games, and a game goes on where it was left", async () => {
    const { store, told } = freshStore();
    const text = formatProgress([record], [begun(25), begun(26)]);
    expect(await takeProgress(text, store, words)).toBe("Added 3 puzzles.");
    expect(await readHistory(store)).toEqual([record]);
    expect(await readGames(store)).toEqual([begun(25), begun(26)]);
    const target = targetFromChoices(classic, [11, 24]);
    const date = { year: 2026, month: 12, day: 25 };
    const session = await readSession({
      puzzle: classic,
      target,
      uncovered: targetCells(classic, target),
      date,
      store,
    });
    expect([session.play.moves, session.seconds, session.hints]).toEqual([["O6.0@0"], 61, 1]);
    expect(await takeProgress(text, store, words)).toBe("Nothing new. 3 were here already.");
    expect(told).toEqual([]);
  });

  it("leaves a game alone that has begun here", async () => {
    const { store } = freshStore();
    await takeProgress(formatProgress([], [begun(25, { seconds: 5 })]), store, words);
    await takeProgress(formatProgress([], [begun(25)]), store, words);
    expect(await readGames(store)).toEqual([begun(25, { seconds: 5 })]);
  });

  it("is refused as far as its games cannot be played", async () => {
    const { store } = freshStore();
    const { play } = begun(25);
    const games = [
      begun(24),
      begun(25, { play: play.replace('"classic"', '"my-own"') }),
      begun(26, { key: "weekday/2026-12-26" }),
      begun(27, { play: "{}" }),
    ];
    expect(await takeProgress(formatProgress([], games), store, words)).toBe("Added 1 puzzle. Couldn’t read 3.");
    expect((await readGames(store)).map(({ key }) => key)).toEqual(["classic/2026-12-24"]);
  });

  it("of many records tells how far it is, to the end", async () => {
    const { store } = freshStore();
    const records = Array.from({ length: 12_000 }, (_, i) => ({ ...record, seconds: i, puzzle: `my-${i}` }));
    const told: number[] = [];
    await takeProgress(formatProgress(records, [begun(25)]), store, words, (done) => told.push(done));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(told.at(-1)).toBe(1);
    expect(await readHistory(store)).toHaveLength(12_000);
  });
});
