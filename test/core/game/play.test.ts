/** Undo and redo go all the way, and a saved play comes back as it was. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newGame } from "../../../src/core/game/game.js";
import {
  canRedo,
  canUndo,
  newPlay,
  type Play,
  playAt,
  played,
  playedTogether,
  redone,
  restarted,
  undone,
} from "../../../src/core/game/play.js";
import {
  formatPlay,
  parsePlay,
  type SaveFault,
  type SaveResult,
  saveFaults,
  saveLimits,
} from "../../../src/core/game/save.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { cellsNamed, classic, sketch } from "../../support/puzzles.js";
import { growth, stepsOf } from "../../support/steps.js";
import { gamesAfter, playOf, randomMoves } from "./random-play.js";

const start = newGame(classic, cellsNamed(classic, "Dec", "25"));

describe("undo and redo", () => {
  it("pass through every game there was, to both ends and no further", () => {
    fc.assert(
      fc.property(randomMoves, ({ game, moves }) => {
        const games = gamesAfter(game, moves);
        let play = playOf(game, moves);
        for (const before of games.toReversed()) {
          expect(play.game).toEqual(before);
          play = undone(play);
        }
        expect([play.game, canUndo(play), undone(play)]).toEqual([game, false, play]);
        for (const after of games) {
          expect(play.game).toEqual(after);
          play = redone(play);
        }
        expect([canRedo(play), redone(play)]).toEqual([false, play]);
      }),
    );
  });

  it("take moves that were made in one step as one, to both sides", () => {
    const one = playOf(start, ["O6.0@0"]);
    const three = playedTogether(one, ["U5.0@14", "U5.0@14", "-14"]);
    expect([three.moves, three.joined]).toEqual([["O6.0@0", "U5.0@14", "-14"], [2]]);
    expect([undone(three).at, redone(undone(three))]).toEqual([1, three]);
    expect(undone(unwrap(played(three, "-0"))).at).toBe(3);
    expect(unwrap(played(undone(three), "-0")).joined).toEqual([]);
    expect(unwrap(parsePlay(formatPlay(three), () => classic)).play).toEqual(three);
    expect(playedTogether(one, ["O6.0@0"])).toEqual(one);
  });

  it("forget what was undone once another move is made", () => {
    const play = undone(playOf(start, ["O6.0@0", "U5.0@14"]));
    const other = played(play, "U5.0@15");
    expect(other.ok && other.value.moves).toEqual(["O6.0@0", "U5.0@15"]);
    expect(other.ok && canRedo(other.value)).toBe(false);
  });

  it("take a restart back too", () => {
    const play = playOf(start, ["O6.0@0", "U5.0@14"]);
    expect(restarted(play).game).toEqual(start);
    expect(redone(redone(restarted(play)))).toEqual(play);
  });

  it("change nothing where a move is refused", () => {
    expect(played(newPlay(start), "-0")).toEqual({ ok: false, faults: ["nothing to lift"] });
  });
});

describe("a saved play", () => {
  const onlyClassic = (id: string): Puzzle | undefined => (id === classic.id ? classic : undefined);
  const save = (changes: object): string =>
    JSON.stringify({
      daytile: "play",
      version: 1,
      puzzle: "sketch",
      uncovered: [11, 36],
      moves: [],
      at: 0,
      ...changes,
    });

  const readAs = (play: Play): SaveResult => ({ ok: true, value: { play, movesLost: 0 } });
  const refusedAs = (fault: SaveFault): SaveResult => ({ ok: false, faults: [fault] });

  it("comes back as it was, with what had been undone", () => {
    fc.assert(
      fc.property(randomMoves, fc.nat(), ({ game, moves }, back) => {
        const all = playOf(game, moves);
        const play = playAt(all, all.at - (back % (all.at + 1)));
        expect(parsePlay(formatPlay(play), () => game.puzzle)).toEqual(readAs(play));
      }),
    );
  });

  it.each([
    ["", "not a save"],
    ["{}", "not a save"],
    ["null", "not a save"],
    ['"play"', "not a save"],
    [save({ daytile: "history" }), "not a save"],
    [save({ version: "1" }), "not a save"],
    [save({ moves: "O6.0@0" }), "not a save"],
    [save({ moves: [1] }), "not a save"],
    [save({ at: -1 }), "not a save"],
    [save({ joined: "1" }), "not a save"],
    [save({ uncovered: [0.5] }), "not a save"],
    [save({ version: 2, moves: {} }), "written by a newer program"],
    [save({ puzzle: "other" }), "unknown puzzle"],
    [save({ uncovered: [43] }), "no such cell"],
  ] as const)("%s is none: %s", (text, fault) => {
    expect(parsePlay(text, onlyClassic)).toEqual(refusedAs(fault));
  });

  it("keeps the moves that can still be made, and says how many others are lost", () => {
    const reading = parsePlay(save({ moves: ["O6.0@0", "P5.0@0", "U5.0@14"], at: 3 }), onlyClassic);
    const { play, movesLost } = unwrap(reading);
    expect([movesLost, play.moves, play.at]).toEqual([2, ["O6.0@0"], 1]);
  });

  const backAndForth = (count: number): string[] =>
    Array.from({ length: count }, (_, i) => (i % 2 === 0 ? "O6.0@0" : "-0"));

  it("is read in steps that grow with its moves, not faster", () => {
    const reading = (size: number) => {
      const text = save({ moves: backAndForth(size), at: size });
      return () => void parsePlay(text, onlyClassic);
    };
    expect(growth(reading, 300)).toBeLessThan(2.2);
  });

  it("takes few steps for each move, however large the puzzle", () => {
    const board = Array.from({ length: 20 }, (_, y) => Array.from({ length: 20 }, (_, x) => `c${y}-${x}`).join(" "));
    const large = sketch({ board, pieces: { L: Array<string>(20).fill("##########") } });
    const text = save({ uncovered: [], moves: Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? "L.0@0" : "-0")) });
    expect(stepsOf(() => void parsePlay(text, () => large))).toBeLessThan(100 * 2000);
  });

  it("is not read where it holds more than anybody plays", () => {
    expect(parsePlay(save({ moves: backAndForth(saveLimits.moves) }), onlyClassic).ok).toBe(true);
    const more = save({ moves: backAndForth(saveLimits.moves + 2) });
    expect(parsePlay(more, onlyClassic)).toEqual(refusedAs("too large"));
    const long = save({ note: "x".repeat(saveLimits.characters) });
    expect(parsePlay(long, onlyClassic)).toEqual(refusedAs("too large"));
    expect(stepsOf(() => void parsePlay(long, onlyClassic))).toBeLessThan(1000);
  });

  it("keeps the game where there were more moves than it holds, and lets go of how it came about", () => {
    const moves = [...backAndForth(saveLimits.moves), "O6.0@0", "U5.0@14"];
    const games = gamesAfter(start, moves);
    const game = games.at(-1)!;
    const play = { start, moves, at: moves.length, joined: [], game, games };
    expect(parsePlay(formatPlay(play), onlyClassic)).toEqual(readAs(playOf(start, ["O6.0@0", "U5.0@14"])));
  });

  it("is never read with an exception", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((moves) => save({ moves })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const reading = parsePlay(text, onlyClassic);
        if (!reading.ok) for (const fault of reading.faults) expect(saveFaults).toContain(fault);
        else expect(reading.value.movesLost).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
