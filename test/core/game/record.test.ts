/** Records, streaks and progress files: no day is lost, none is faked, whatever clock, journey or file. */
// @module-tag thorough

import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addDays, type CalendarDate, localDate } from "../../../src/core/calendar/calendar.js";
import { formatIsoDate } from "../../../src/core/calendar/date-text.js";
import {
  type BegunGame,
  formatProgress,
  newGames,
  parseProgress,
  progressFaults,
  progressLimits,
} from "../../../src/core/game/progress.js";
import {
  dateOfIsoDay,
  newRecords,
  readRecord,
  recordKey,
  recordOf,
  type SolveRecord,
} from "../../../src/core/game/record.js";
import { formatPlay } from "../../../src/core/game/save.js";
import { streaksOf, timesOf } from "../../../src/core/game/streak.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { playOf, randomMoves } from "./random-play.js";

const christmas = { year: 2026, month: 12, day: 25 };

/** Solved so many days after (or before) Christmas, the puzzle of so many days after. */
function solved(on: number, of = on, more: Partial<SolveRecord> = {}): SolveRecord {
  const day = (days: number): string => formatIsoDate(addDays(christmas, days));
  return { puzzle: "classic", date: day(of), solvedOn: day(on), seconds: null, hints: 0, ...more };
}

describe("a streak", () => {
  it.each([
    ["nothing solved", [], { current: 0, longest: 0, hasToday: false }],
    ["today", [0], { current: 1, longest: 1, hasToday: true }],
    ["today and the two days before", [-2, -1, 0], { current: 3, longest: 3, hasToday: true }],
    ["yesterday, while today is not over", [-2, -1], { current: 2, longest: 2, hasToday: false }],
    ["nothing since the day before yesterday", [-3, -2], { current: 0, longest: 2, hasToday: false }],
    ["a gap", [-6, -5, -4, -2, -1, 0], { current: 3, longest: 3, hasToday: true }],
    ["a longer one in the past", [-9, -8, -7, -6, 0], { current: 1, longest: 4, hasToday: true }],
    ["tomorrow, after a journey west", [-1, 0, 1], { current: 3, longest: 3, hasToday: true }],
  ])("counts days in a row: %s", (_, days, streaks) => {
    expect(
      streaksOf(
        days.map((day) => solved(day)),
        christmas,
      ),
    ).toEqual(streaks);
  });

  it("is not faked by old dates played today, nor by today's played in advance", () => {
    const records = [solved(0, -1), solved(0, -2), solved(-1, 0), solved(0, 5)];
    expect(streaksOf(records, christmas)).toEqual({ current: 0, longest: 0, hasToday: false });
  });

  it("is not broken by them either, and several puzzles a day count as one day", () => {
    const records = [solved(-1), solved(0), solved(0, -7), solved(0, 3), solved(0, 0, { puzzle: "weekday" })];
    expect(streaksOf(records, christmas).current).toBe(2);
  });

  it("goes over the ends of months and years, and over 29 February", () => {
    const days = Array.from({ length: 800 }, (_, i) => solved(-i));
    expect(streaksOf(days, christmas)).toEqual({ current: 800, longest: 800, hasToday: true });
    const leap = ["2028-02-28", "2028-02-29", "2028-03-01"].map((day) => solved(0, 0, { date: day, solvedOn: day }));
    expect(streaksOf(leap, { year: 2028, month: 3, day: 1 }).current).toBe(3);
  });

  it("is, for any days, what counting day by day says", () => {
    const days = fc.uniqueArray(fc.integer({ min: -12, max: 0 }));
    fc.assert(
      fc.property(days, (solvedDays) => {
        const marks = Array.from({ length: 13 }, (_, i) => (solvedDays.includes(i - 12) ? "x" : " ")).join("");
        const runs = marks.split(/ +/).map((run) => run.length);
        const records = solvedDays.map((day) => solved(day));
        const { current, longest } = streaksOf(records, christmas);
        expect(longest).toBe(Math.max(...runs));
        expect(current).toBe(/(x*) ?$/.exec(marks)![1]!.length);
      }),
    );
  });
});

describe("the day of solving", { tags: ["zone"] }, () => {
  const clock = process.env.TZ;
  afterEach(() => {
    vi.useRealTimers();
    if (clock === undefined) delete process.env.TZ;
    else process.env.TZ = clock;
  });

  const solveNow = (date: CalendarDate): SolveRecord =>
    recordOf({ puzzle: "classic", date, now: new Date(), seconds: 61.4, hints: 0 });

  it.each([
    ["Europe/Berlin", "2026-12-25T22:59:59Z", "2026-12-25"],
    ["Europe/Berlin", "2026-12-25T23:00:00Z", "2026-12-26"],
    ["Pacific/Auckland", "2026-12-25T11:00:00Z", "2026-12-26"],
    ["Pacific/Honolulu", "2026-12-26T09:59:59Z", "2026-12-25"],
    ["Asia/Kolkata", "2026-12-25T18:30:00Z", "2026-12-26"],
    ["America/Sao_Paulo", "2027-01-01T02:59:59Z", "2026-12-31"],
    // Clocks change in these nights.
    ["Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25"],
    ["America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"],
  ])("is the one on the wall: in %s at %s it is %s", (zone, instant, day) => {
    process.env.TZ = zone;
    vi.useFakeTimers({ now: new Date(instant) });
    expect(solveNow(christmas).solvedOn).toBe(day);
  });

  it("keeps a streak when the clock strikes midnight between two solves", () => {
    process.env.TZ = "Europe/Berlin";
    vi.useFakeTimers({ now: new Date("2026-12-25T22:59:50Z") });
    const records = [solveNow(localDate(new Date()))];
    vi.advanceTimersByTime(20_000);
    expect(streaksOf(records, localDate(new Date()))).toEqual({ current: 1, longest: 1, hasToday: false });
    records.push(solveNow(localDate(new Date())));
    expect(streaksOf(records, localDate(new Date()))).toEqual({ current: 2, longest: 2, hasToday: true });
  });

  it("does not count a puzzle begun before midnight and solved after it", () => {
    process.env.TZ = "Asia/Tokyo";
    vi.useFakeTimers({ now: new Date("2026-12-25T15:00:01Z") });
    expect(streaksOf([solveNow(christmas)], localDate(new Date())).current).toBe(0);
  });

  it("stays where it is when the traveller lands", () => {
    process.env.TZ = "Pacific/Auckland";
    vi.useFakeTimers({ now: new Date("2026-12-25T11:00:00Z") });
    const records = [solved(0), solveNow(localDate(new Date()))];
    process.env.TZ = "Pacific/Honolulu";
    expect(localDate(new Date())).toEqual(christmas);
    expect(streaksOf(records, localDate(new Date()))).toEqual({ current: 2, longest: 2, hasToday: true });
  });

  it("comes with whole seconds", () => expect(solveNow(christmas).seconds).toBe(61));
});

describe("times", () => {
  const timed = (...seconds: (number | null)[]): SolveRecord[] =>
    seconds.map((each) => solved(0, 0, { seconds: each }));

  it.each([
    [[], undefined],
    [[null], undefined],
    [[90], { count: 1, best: 90, median: 90 }],
    [[90, 30, null], { count: 2, best: 30, median: 60 }],
    [[5, 300, 10], { count: 3, best: 5, median: 10 }],
    [[4, 3, 2, 1], { count: 4, best: 1, median: 3 }],
  ])("of %j are %j", (seconds, times) => expect(timesOf(timed(...seconds))).toEqual(times));

  it("leave out what was solved with help", () => {
    expect(timesOf([solved(0, 0, { seconds: 1, hints: 1 })])).toBeUndefined();
  });
});

const randomDay = fc.integer({ min: -700_000, max: 2_000_000 }).map((days) => formatIsoDate(addDays(christmas, days)));

const randomRecord: fc.Arbitrary<SolveRecord> = fc.record({
  puzzle: fc.constantFrom("classic", "weekday", "my-own-2"),
  date: randomDay,
  solvedOn: randomDay,
  seconds: fc.option(fc.nat()),
  hints: fc.nat(),
});

/** A game of any puzzle after any moves, at any place: the file does not ask which. */
const randomBegun: fc.Arbitrary<BegunGame> = fc
  .record({
    key: fc.tuple(fc.constantFrom("classic", "weekday"), fc.string()).map((parts) => parts.join("/")),
    game: randomMoves,
    faces: fc.array(fc.nat({ max: 11 })),
    seconds: fc.nat(),
    hints: fc.nat(),
    isRevealed: fc.boolean(),
  })
  .map(({ game, ...others }) => ({ ...others, play: formatPlay(playOf(game.game, game.moves)) }));

describe("a progress file", () => {
  it("brings back every record and every game, whatever their order", () => {
    const records = fc.uniqueArray(randomRecord, { selector: recordKey });
    const games = fc.uniqueArray(randomBegun, { selector: ({ key }) => key, maxLength: 4 });
    fc.assert(
      fc.property(records, games, (solved, begun) => {
        const text = formatProgress(solved, begun);
        const reading = unwrap(parseProgress(text));
        expect(reading.refused).toBe(0);
        expect(newRecords([], reading.records)).toHaveLength(solved.length);
        expect(new Set(reading.records)).toEqual(new Set(solved));
        expect(newGames([], reading.games)).toHaveLength(begun.length);
        expect(new Set(reading.games)).toEqual(new Set(begun));
        expect(formatProgress(reading.records.toReversed(), reading.games.toReversed())).toBe(text);
      }),
    );
  });

  it("of a program that knew no begun games is read as ever", () => {
    const [one, other] = [solved(0), solved(-1, -1, { hints: 3 })];
    const written = JSON.stringify({ daytile: "progress", version: 1, solved: [one, other] }, null, 2);
    expect(parseProgress(written)).toEqual({
      ok: true,
      value: { records: [one, other], games: [], found: [], refused: 0 },
    });
  });

  const file = (entries: object): string => JSON.stringify({ daytile: "progress", version: 1, solved: [], ...entries });

  it.each([
    ["", "not a progress file"],
    ["[]", "not a progress file"],
    ["null", "not a progress file"],
    [file({ daytile: "play" }), "not a progress file"],
    [file({ version: undefined }), "not a progress file"],
    [file({ solved: {} }), "not a progress file"],
    [file({ begun: {} }), "not a progress file"],
    [file({ begun: Array.from({ length: progressLimits.games + 1 }, () => 0) }), "too large"],
    [file({ version: 2, solved: 3 }), "written by a newer program"],
    [file({ solved: Array.from({ length: progressLimits.records + 1 }, () => 0) }), "too large"],
    [" ".repeat(progressLimits.characters + 1), "too large"],
  ] as const)("is not: %.60s", (text, fault) => expect(parseProgress(text)).toEqual({ ok: false, faults: [fault] }));

  it("gives what is sound in it, and says how much is not", () => {
    const sound = solved(0);
    const spoiled = [{ ...sound, date: "2026-02-30" }, { ...sound, hints: -1 }, { ...sound, puzzle: "<b>" }, null, "x"];
    const expected = { ok: true, value: { records: [sound], games: [], found: [], refused: 5 } };
    expect(parseProgress(file({ solved: [sound, ...spoiled] }))).toEqual(expected);
  });

  it("gives the games that are sound in it, with nothing but their own entries", () => {
    const play = { daytile: "play", version: 1, puzzle: "classic", uncovered: [11, 36], moves: [], at: 0 };
    const game = { key: "classic/2026-12-25", faces: [0, 3], seconds: 61, hints: 2, isRevealed: false, play };
    const spoiled = [
      { ...game, key: "no place" },
      { ...game, key: `classic/${"a".repeat(400)}` },
      { ...game, play: "a text" },
      { ...game, play: null },
      { ...game, faces: [0.5] },
      { ...game, faces: Array.from({ length: 1001 }, () => 0) },
      { ...game, seconds: -1 },
      { ...game, hints: "2" },
      null,
    ];
    const reading = parseProgress(file({ begun: [{ ...game, extra: "<b>" }, ...spoiled] }));
    const taken = { ...game, play: JSON.stringify(play) };
    expect(reading).toEqual({ ok: true, value: { records: [], games: [taken], found: [], refused: spoiled.length } });
  });

  it("is never read with an exception", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => file({ solved: [value], begun: [value] })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const reading = parseProgress(text);
        expect(reading.ok || reading.faults.every((fault) => progressFaults.includes(fault))).toBe(true);
      }),
    );
  });
});

describe("merging", () => {
  it("adds what is new, once, and leaves alone what is there", () => {
    fc.assert(
      fc.property(fc.uniqueArray(randomRecord, { selector: recordKey }), fc.array(randomRecord), (known, read) => {
        const added = newRecords(known, [...read, ...known, ...read]);
        const keys = [...known, ...added].map(recordKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...known, ...read].map(recordKey)));
        expect(newRecords([...known, ...added], read)).toEqual([]);
      }),
    );
  });

  it("lets a game go on that has begun here", () => {
    const game = { key: "classic/2026-12-25", play: "{}", faces: [], seconds: 1, hints: 0, isRevealed: false };
    const other = { ...game, key: "classic/2026-12-26" };
    expect(newGames([game.key], [game, other, other])).toEqual([other]);
  });

  it("keeps the time that was there", () => {
    expect(newRecords([solved(0, 0, { seconds: 300 })], [solved(0, 0, { seconds: 1 })])).toEqual([]);
  });
});

describe("a record", () => {
  it("is read without entries that are not its own", () => {
    expect(readRecord({ ...solved(0), extra: "<script>" })).toEqual(solved(0));
  });

  it.each([
    ["date", "25 Dec"],
    ["date", "2026-13-01"],
    ["date", "0000-01-01"],
    ["solvedOn", "2027-02-29"],
    ["seconds", 1.5],
    ["seconds", undefined],
    ["hints", Number.POSITIVE_INFINITY],
    ["hints", null],
    ["puzzle", ""],
    ["puzzle", "a/b"],
    ["puzzle", "a".repeat(41)],
  ])("with %s %j is none", (name, value) => expect(readRecord({ ...solved(0), [name]: value })).toBeUndefined());

  it("knows which days there are", () => {
    expect(dateOfIsoDay("2028-02-29")).toEqual({ year: 2028, month: 2, day: 29 });
    expect(dateOfIsoDay("2026-02-29")).toBeUndefined();
  });
});
