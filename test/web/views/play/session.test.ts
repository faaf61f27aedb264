/** What is kept of a play brings it back, and a solution that was shown stays shown. */

import { describe, expect, it } from "vitest";
import { placeMove } from "../../../../src/core/game/game.js";
import { played, redone, restarted, undone } from "../../../../src/core/game/play.js";
import { formatPlay } from "../../../../src/core/game/save.js";
import { targetCells, targetFromChoices } from "../../../../src/core/puzzle/target.js";
import { withWeekStart } from "../../../../src/core/puzzle/week-start.js";
import { firstTiling } from "../../../../src/core/solver/solver.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { defaultSettings } from "../../../../src/web/settings.js";
import { memoryShelves } from "../../../../src/web/shelves.js";
import { storeOn } from "../../../../src/web/storage.js";
import {
  afterMoves,
  isOver,
  newSession,
  readSession,
  type Session,
  sessionKey,
  withCountShown,
  writeSession,
} from "../../../../src/web/views/play/session.js";
import { clockTime, Stopwatch } from "../../../../src/web/views/play/stopwatch.js";

function contextFor(date = { year: 2026, month: 12, day: 25 }) {
  const puzzle = cataloguePuzzle("classic");
  const target = targetFromChoices(puzzle, [date.month - 1, date.day - 1]);
  const aside: string[] = [];
  const shelves = memoryShelves();
  const store = storeOn(async () => shelves, { putAside: (key) => aside.push(key), notKept() {} });
  const uncovered = targetCells(puzzle, target);
  return { context: { puzzle, target, uncovered, date, settings: defaultSettings, store }, aside };
}

describe("what is kept of a play", () => {
  it("comes back as it was", async () => {
    const { context } = contextFor();
    const { play } = newSession(context);
    const after = played(play, "L5.0@0");
    if (!after.ok) throw new Error(after.faults.join());
    const session = { play: after.value, faces: [0, 3, 1], seconds: 61, hints: 2, isRevealed: false };
    await writeSession(context, sessionKey(context), session);
    expect(await readSession(context)).toEqual(session);
  });

  it("is put aside where nobody can read it, and the game starts afresh", async () => {
    const { play } = newSession(contextFor({ year: 2026, month: 12, day: 24 }).context);
    const ofYesterday = { play: formatPlay(play), faces: [], seconds: 0, hints: 0 };
    for (const bad of [
      ofYesterday,
      "nonsense",
      { play: "{}", faces: [], seconds: 0, hints: 0 },
      { play: 7 },
      null,
      [],
    ]) {
      const { context, aside } = contextFor();
      await context.store.write("plays", sessionKey(context), bad);
      expect(await readSession(context)).toEqual(newSession(context));
      expect(aside).toEqual(["classic/2026-12-25"]);
    }
  });

  it("has a place of its own for every date, and for every start of the week", () => {
    const { context } = contextFor();
    expect(sessionKey(context)).toBe("classic/2026-12-25");
    expect(sessionKey({ ...context, date: undefined })).toBe("classic/Dec,25");
    const puzzle = cataloguePuzzle("weekday");
    const from = (weekday: number) => sessionKey({ ...context, puzzle: withWeekStart(puzzle, weekday) });
    expect(from(1)).toBe("weekday/2026-12-25/Mon");
    expect(from(0)).toBe("weekday/2026-12-25/Sun");
    expect(sessionKey({ ...context, puzzle })).toBe(from(0));
  });
});

describe("the number of solutions, once shown", () => {
  it("is noted once in a play, and kept", async () => {
    const { context } = contextFor();
    const session = withCountShown(newSession(context));
    expect([session.isCounted, withCountShown(session)]).toEqual([true, session]);
    await writeSession(context, sessionKey(context), session);
    expect(await readSession(context)).toEqual(session);
  });
});

describe("a solution that was shown", () => {
  const { context } = contextFor();
  const empty = { ...newSession(context), hints: 1 };
  const moves = firstTiling(context)!.map((placement) => placeMove(empty.play.game, placement));
  const shown = afterMoves(empty, moves, { reveals: true });
  const own = (session: Session, ...made: string[]): Session => afterMoves(session, made, { reveals: false });

  it("is not one that somebody found, even if the last piece is placed again by hand", () => {
    expect([isOver(shown), shown.isRevealed]).toEqual([true, true]);
    const lifted = own(shown, `-${firstTiling(context)!.at(-1)!.cells[0]}`);
    const again = own(lifted, moves.at(-1)!);
    expect([isOver(lifted), isOver(again), again.isRevealed]).toEqual([false, true, true]);
  });

  it("is taken back in one step, and brought back in one", () => {
    const first = own(empty, moves[0]!);
    const { play } = afterMoves(first, moves.slice(1), { reveals: true });
    expect(undone(play).game).toEqual(first.play.game);
    expect(redone(undone(play))).toEqual(play);
    expect(redone(restarted(play)).game).toEqual(first.play.game);
  });

  it("stays shown when it is brought back after starting over", () => {
    const back = redone(restarted(shown.play));
    expect(back).toEqual(shown.play);
    expect(own({ ...shown, play: back }, `-${firstTiling(context)!.at(-1)!.cells[0]}`).isRevealed).toBe(true);
  });

  it("leaves the game to whoever starts over, with the help that was asked for", () => {
    const solved = own({ ...shown, play: restarted(shown.play) }, ...moves);
    expect([isOver(solved), solved.isRevealed, solved.hints]).toEqual([true, false, 1]);
  });

  it("may be shown again after starting over", () => {
    expect(afterMoves({ ...shown, play: restarted(shown.play) }, moves, { reveals: true }).isRevealed).toBe(true);
  });
});

describe("a stopwatch", () => {
  it("counts only while it runs", () => {
    let now = 1000;
    const watch = new Stopwatch(5, () => now);
    now += 4000;
    expect(watch.seconds).toBe(5);
    watch.start();
    now += 2500;
    watch.start();
    expect(watch.seconds).toBe(7.5);
    watch.stop();
    now += 9000;
    expect([watch.seconds, watch.isRunning]).toEqual([7.5, false]);
  });

  it("shows times as clocks do", () => {
    expect([0, 7.9, 754, 3723].map(clockTime)).toEqual(["0:00", "0:07", "12:34", "1:02:03"]);
  });
});
