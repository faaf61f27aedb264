/** What is kept of games and read again: sound up to its limits, and refused just beyond. */

import { describe, expect, it } from "vitest";
import { foundLimits } from "../../../src/core/game/found.js";
import { newGame, placeMove, placementAt } from "../../../src/core/game/game.js";
import { readKeptGame } from "../../../src/core/game/kept-game.js";
import { canRedo, canUndo, newPlay, played, redone, undone } from "../../../src/core/game/play.js";
import { formatProgress, parseProgress } from "../../../src/core/game/progress.js";
import { dateOfIsoDay, isOnItsDay, readRecord, recordKey, recordOf } from "../../../src/core/game/record.js";
import { limitOf } from "../../../src/core/puzzle/limits.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { classic } from "../../support/puzzles.js";

const record = { puzzle: "classic", date: "2026-12-25", solvedOn: "2026-12-26", seconds: 61, hints: 0 };
const kept = { play: "{}", faces: [0, 3], seconds: 61, hints: 2, isRevealed: true };

describe("a record", () => {
  const solve = {
    puzzle: "classic",
    date: { year: 2026, month: 12, day: 25 },
    now: new Date(2026, 11, 26, 8),
    hints: 0,
  };

  it("holds the date that was shown, the day on the wall, and whole seconds", () => {
    expect(recordOf({ ...solve, seconds: 61.6 })).toEqual(record);
    expect(recordOf({ ...solve, seconds: -3 }).seconds).toBe(0);
    expect(recordOf({ ...solve, seconds: null }).seconds).toBe(null);
  });

  it("is named by puzzle, date and day, and is of its day where both are the same", () => {
    expect(recordKey(record)).toBe("classic/2026-12-25/2026-12-26");
    expect([isOnItsDay(record), isOnItsDay({ ...record, date: record.solvedOn })]).toEqual([false, true]);
  });

  it("is read where all of it is sound, without what doesn't belong to it", () => {
    expect(readRecord({ ...record, extra: 1 })).toEqual(record);
    expect(readRecord({ ...record, seconds: null })).toEqual({ ...record, seconds: null });
    expect(readRecord({ ...record, puzzle: "a".repeat(limitOf("id")) })).toBeDefined();
  });

  it.each([
    ["no object", 7],
    ["nothing", null],
    ["a text", "{}"],
    ["an id in capitals", { ...record, puzzle: "Classic" }],
    ["an id that is too long", { ...record, puzzle: "a".repeat(limitOf("id") + 1) }],
    ["a number for an id", { ...record, puzzle: 7 }],
    ["a day that isn't one", { ...record, date: "2026-02-30" }],
    ["a number for a day", { ...record, solvedOn: 20261226 }],
    ["half a second", { ...record, seconds: 0.5 }],
    ["hints below zero", { ...record, hints: -1 }],
    ["no hints", { ...record, hints: undefined }],
  ])("is refused as a whole where it has %s", (_, value) => expect(readRecord(value)).toBeUndefined());
});

describe("a day in a record", () => {
  it.each([
    ["0001-01-01", { year: 1, month: 1, day: 1 }],
    ["9999-12-31", { year: 9999, month: 12, day: 31 }],
    ["2024-02-29", { year: 2024, month: 2, day: 29 }],
    ["0000-01-01", undefined],
    ["2026-00-01", undefined],
    ["2026-13-01", undefined],
    ["2026-01-00", undefined],
    ["2026-01-32", undefined],
    ["2025-02-29", undefined],
    ["x2026-01-01", undefined],
    ["2026-01-011", undefined],
    ["2026-1-1", undefined],
    ["", undefined],
  ])("%s", (text, date) => expect(dateOfIsoDay(text)).toEqual(date));
});

describe("a game that was kept", () => {
  it("is read where all of it is sound, without what doesn't belong to it", () => {
    expect(readKeptGame({ ...kept, extra: 1 })).toEqual(kept);
    expect(readKeptGame({ ...kept, isRevealed: "yes" })).toEqual({ ...kept, isRevealed: false });
    const helped = { ...kept, given: 2, isCounted: true };
    expect(readKeptGame(helped)).toEqual(helped);
    expect(readKeptGame({ ...kept, given: 0, isCounted: false })).toEqual(kept);
    expect(readKeptGame({ ...kept, given: "2", isCounted: 1 })).toEqual(kept);
    expect(readKeptGame({ ...kept, faces: Array(1000).fill(0) })).toBeDefined();
  });

  it.each([
    ["no object", 7],
    ["nothing", null],
    ["a play that is no text", { ...kept, play: {} }],
    ["a play that is no JSON", { ...kept, play: "{" }],
    ["a play that holds a number", { ...kept, play: "7" }],
    ["a play that holds nothing", { ...kept, play: "null" }],
    ["a play that is too long", { ...kept, play: `{${" ".repeat(1_000_000)}}` }],
    ["more faces than any tray has", { ...kept, faces: Array(1001).fill(0) }],
    ["faces that are no numbers", { ...kept, faces: ["0"] }],
    ["no list of faces", { ...kept, faces: 0 }],
    ["seconds below zero", { ...kept, seconds: -1 }],
    ["no hints", { ...kept, hints: undefined }],
  ])("is refused where it has %s", (_, value) => expect(readKeptGame(value)).toBeUndefined());
});

describe("a progress file", () => {
  const file = (begun: unknown[], solved: unknown[] = []): string =>
    JSON.stringify({ daytile: "progress", version: 1, solved, begun });
  const game = { key: "classic/2026-12-26", ...kept };
  const inFile = { ...game, play: {} };

  it("has its entries in the order of their keys, whatever order they came in", () => {
    const games = ["b/1", "a/2", "a/1", "c/1"].map((key) => ({ ...game, key }));
    const keys = unwrap(parseProgress(formatProgress([], games))).games.map(({ key }) => key);
    expect(keys).toEqual(["a/1", "a/2", "b/1", "c/1"]);
    expect(formatProgress([], games)).toBe(formatProgress([], games.toReversed()));
  });

  it("carries what was found, and refuses what is no list of solutions", () => {
    const found = [{ key: "classic/2026-12-25", solutions: ["LL.\nNN-", "NN.\nLL-"] }];
    const text = formatProgress([], [], found);
    expect(unwrap(parseProgress(text)).found).toEqual(found);
    const strange = [
      7,
      { key: "no-slash", solutions: ["L"] },
      { key: "a/b", solutions: [] },
      { key: "a/b", solutions: [""] },
      { key: "a/b", solutions: ["L".repeat(foundLimits.characters + 1)] },
      { key: "a/b", solutions: Array(foundLimits.solutions + 1).fill("L") },
      { key: "a/b" },
    ];
    const spoiled = JSON.stringify({ ...JSON.parse(text), found: [...strange, ...found] });
    expect(unwrap(parseProgress(spoiled))).toMatchObject({ found, refused: strange.length });
    expect(parseProgress(JSON.stringify({ ...JSON.parse(text), found: 7 })).ok).toBe(false);
  });

  it("may be without games", () => {
    expect(unwrap(parseProgress(formatProgress([record])))).toEqual({
      records: [record],
      games: [],
      found: [],
      refused: 0,
    });
  });

  it("counts what it refuses, and takes the rest", () => {
    const strange = [
      7,
      null,
      { ...inFile, key: 7 },
      { ...inFile, key: "no-slash" },
      { ...inFile, key: `/${"x".repeat(400)}` },
      { ...inFile, play: null },
      { ...inFile, play: "{}" },
      { ...inFile, seconds: -1 },
    ];
    const longest = { ...inFile, key: `/${"x".repeat(399)}` };
    const { games, refused } = unwrap(parseProgress(file([inFile, ...strange, longest])));
    expect({ games, refused }).toEqual({ games: [game, { ...game, key: longest.key }], refused: strange.length });
  });

  it.each(["7", "null", "[]", "{}", '{"daytile":"progress"}', '{"daytile":"progress","version":1}'])(
    "is none where it is %s",
    (text) => expect(parseProgress(text)).toEqual({ ok: false, faults: ["not a progress file"] }),
  );
});

describe("a play", () => {
  const start = newPlay(newGame(classic, [11, 36]));
  const one = unwrap(played(start, "O6.0@0"));
  const two = unwrap(played(one, "-0"));

  it("can be taken back as far as it has come, and made again as far as it had", () => {
    expect([start, one, undone(one)].map(canUndo)).toEqual([false, true, false]);
    expect([start, one, undone(one)].map(canRedo)).toEqual([false, false, true]);
    expect(redone(undone(two))).toEqual(two);
    expect(undone(start)).toEqual(start);
    expect(redone(two)).toEqual(two);
  });

  it("forgets what was taken back when another move is made", () => {
    const other = unwrap(played(undone(two), "-1"));
    expect(other.moves).toEqual(["O6.0@0", "-1"]);
    expect(other.games).toHaveLength(3);
    expect(undone(other).game).toEqual(one.game);
  });
});

describe("a place", () => {
  it("that the board doesn't have is refused", () => {
    expect(() => newGame(classic, [99])).toThrow(new RangeError("uncovered: no cell 99"));
    expect(placementAt(classic, 0, 0, 99)).toBeUndefined();
    expect(placementAt(classic, 0, 99, 0)).toBeUndefined();
    expect(placementAt(classic, 99, 0, 0)).toBeUndefined();
    expect(placementAt(classic, 99, 99, 99)).toBeUndefined();
    const strange = { piece: 99, orientation: 0, cells: [0] };
    expect(() => placeMove(newGame(classic, []), strange)).toThrow(new RangeError("placement.piece: no piece 99"));
  });
});
