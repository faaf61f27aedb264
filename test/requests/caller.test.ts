/** What a request makes of whoever asks: their clock, their words, their patience and their threads. */
// @module-tag thorough

import { describe, expect, it, onTestFinished, vi } from "vitest";
import { algorithmIds } from "../../src/core/names.js";
import { doHere } from "../../src/core/solver/do-here.js";
import type { Job, JobResult, Progress, WorkOptions } from "../../src/core/solver/job.js";
import { ask, type Caller, type Request, type Work } from "../../src/requests/requests.js";
import { document, hooks, notes, now, puzzleFile, refusal, shown } from "./support.js";

const pair = puzzleFile("pair.yaml");

describe("their clock", () => {
  const target = async (when: Date, puzzle = "weekday-6x9") =>
    (await document({ want: "solutions", puzzle }, { now: when })).target;

  it("says what today is", async () => {
    expect(await target(new Date(2026, 11, 24, 23, 59))).toEqual({ month: "Dec", day: "24", weekday: "Thu" });
    expect(await target(new Date(2026, 11, 25, 0, 0))).toEqual({ month: "Dec", day: "25", weekday: "Fri" });
  });

  it("is this machine's where they have none", async () => {
    const before = new Date();
    const { target: today } = await document({ want: "count" }, {});
    const days = [before, new Date()].map((day) => String(day.getDate()));
    expect(days).toContain((today as { day: string }).day);
  });

  it("says which year a date without one is of, and that is noted", async () => {
    const asked = { want: "count", puzzle: "weekday-6x9", date: "29 Feb" } as const;
    const taken = (day: string) => [{ matters: true, text: `using ${day}; add a year to choose another` }];
    expect(await notes(asked, { now: new Date(2026, 5, 1) })).toMatchObject(taken("Tuesday 29 February 2028"));
    expect(await notes(asked, { now: new Date(2024, 5, 1) })).toMatchObject(taken("Thursday 29 February 2024"));
    expect(await notes({ ...asked, date: "29 Feb 2028" }, { now })).toMatchObject([]);
    expect(await notes({ ...asked, fields: { month: "Feb", day: 28 }, date: undefined }, { now })).toMatchObject([
      { matters: true, text: "using Saturday 28 February 2026; write a date with its year to choose another" },
    ]);
  });
});

describe("their words", () => {
  const spell = (part: string, value?: string): string => (value === undefined ? `<${part}>` : `<${part}: ${value}>`);

  it.each<[Request, plain: string, spelled: string]>([
    [{ want: "count", date: "30 Feb" }, "write month=Feb day=30 ", "write <fields: month=Feb> <fields: day=30> "],
    [{ want: "count", date: "12-25", uncover: ["1"] }, "either uncover or", "either <uncover> or"],
    [{ want: "count", puzzle: hooks, weekday: "x" }, "unknown weekday", "unknown <weekday>"],
    [{ want: "solutions", all: true, number: 2 }, "either all or number", "either <all> or <number>"],
    [{ want: "solutions", engine: "highs", seed: 1 }, "either engine or seed", "either <engine> or <seed>"],
    [{ want: "model", format: "lp", answer: "" }, "is it for format=lp?", "is it for <format: lp>?"],
    [
      { want: "count", puzzle: hooks, weekday: "Mon", fields: { weekday: "Tue" } },
      "either weekday=Mon or weekday=Tue",
      "either <weekday: Mon> or <fields: weekday=Tue>",
    ],
    [
      { want: "count", puzzle: "weekday-6x9", fields: { month: "Feb", day: 30 } },
      "as in weekday=Mon",
      "as in <weekday: Mon>",
    ],
  ])("are those of its sentences: %#", async (request, plain, spelled) => {
    expect((await refusal(request)).join("\n")).toContain(plain);
    expect((await refusal(request, { now, spell })).join("\n")).toContain(spelled);
  });
});

const onSunday = { puzzle: hooks, weekday: "Sun" } as const;

/** Requests that search, and whether they hand their work over. */
const searching: readonly (readonly [Request, isHandedOver: boolean])[] = [
  [{ want: "solutions", ...onSunday, all: true }, false],
  [{ want: "count", ...onSunday }, true],
  [{ want: "year", puzzle: hooks }, true],
  [{ want: "audit", puzzle: hooks }, true],
  [{ want: "hint", ...onSunday, level: "left" }, true],
  [{ want: "picture", picture: "solutions", ...onSunday }, false],
  [{ want: "picture", picture: "year", puzzle: hooks }, true],
  [{ want: "picture", picture: "histogram", puzzle: hooks }, true],
  [{ want: "picture", picture: "pairs", puzzle: pair }, true],
  [{ want: "picture", picture: "search", ...onSunday, format: "svg" }, false],
  [{ want: "race", ...onSunday }, false],
];
const named = <Rest extends readonly unknown[]>(cases: readonly (readonly [Request, ...Rest])[]) =>
  cases.map(([request, ...rest]) => [shown(request), request, ...rest] as const);
const handedOver = searching.filter(([, isHandedOver]) => isHandedOver).map(([request]) => request);

describe("their patience", () => {
  it.each(named(searching.map(([request]) => [request])))("ends the work, with its reason: %s", async (_, request) => {
    const reason = new Error("enough");
    await expect(ask(request, { now, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  // Nobody has the time to wait for the end of these.
  it.each<Request>([
    { want: "year", puzzle: "classic-year" },
    { want: "race", puzzle: "weekday", date: "2026-06-07", budget: 600 },
    { want: "picture", picture: "year", puzzle: "classic-year", format: "svg" },
    { want: "picture", picture: "search", puzzle: "weekday", date: "2026-06-07", algorithm: "bitboards", frames: 2 },
  ])("may end in the midst of the work: %j", async (request) => {
    const controller = new AbortController();
    const reason = new Error("enough");
    setTimeout(() => controller.abort(reason), 0);
    await expect(ask(request, { now, signal: controller.signal })).rejects.toBe(reason);
  });

  /** Every look at the clock ends a slice; the answer, and how often others had a turn. */
  async function turnsOf(request: Request, onTurn: (turns: number) => void, signal?: AbortSignal) {
    let [time, turns] = [0, 0];
    const clock = vi.spyOn(Date, "now").mockImplementation(() => ++time * 1000);
    const timers = vi.spyOn(globalThis, "setTimeout").mockImplementation(((resolve: () => void) => {
      onTurn(++turns);
      setImmediate(resolve);
    }) as typeof setTimeout);
    try {
      return { outcome: await ask(request, { now, signal }), turns };
    } finally {
      clock.mockRestore();
      timers.mockRestore();
    }
  }

  const film = { want: "picture", picture: "search", ...onSunday, frames: 4 } as const;

  it.each<[Request, minTurns: number]>([
    // Once for the search, then for each step of it and for each picture.
    [{ ...film, format: "gif" }, 1 + 3 + 4],
    [{ ...film, format: "svg" }, 1 + 3 + 4 + 4],
    // Once for the search of the film, once for a search whether there is a solution at all.
    [{ want: "picture", picture: "search", puzzle: hooks, weekday: "Mon" }, 2],
  ])("may end between any two steps of a film: %#", async (request, minTurns) => {
    const { turns } = await turnsOf(request, () => {});
    expect(turns).toBeGreaterThanOrEqual(minTurns);
    for (const at of [1, Math.ceil(turns / 2), turns]) {
      const controller = new AbortController();
      const reason = new Error("enough");
      const stopAt = (turn: number): void => void (turn === at && controller.abort(reason));
      await expect(turnsOf(request, stopAt, controller.signal)).rejects.toBe(reason);
    }
  });

  it.each(named(handedOver.map((request) => [request])))("is told how far it is: %s", async (_, request) => {
    const told: Progress[] = [];
    await ask(request, { now, onProgress: (progress) => told.push(progress) });
    expect(told.at(-1)).toMatchObject({ done: 1 });
  });

  it("is told how far a race is, and a search for solutions", async () => {
    const told: number[] = [];
    const onProgress = ({ done }: Progress): void => void told.push(done);
    await ask({ want: "race", puzzle: hooks, weekday: "Sun" }, { now, onProgress });
    const racers = algorithmIds.length + 1;
    expect(told).toEqual(Array.from({ length: racers }, (_, i) => i / racers));
    told.length = 0;
    let time = 0;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => ++time * 1000);
    onTestFinished(() => clock.mockRestore());
    await ask({ want: "solutions", ...onSunday, all: true }, { now, onProgress });
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((done, i) => done >= 0 && done <= 1 && done >= (told[i - 1] ?? 0))).toBe(true);
  });
});

describe("their own way of working", () => {
  it.each(named(searching))("is used for what takes long: %s", async (_, request, isHandedOver) => {
    const done: WorkOptions[] = [];
    const doWork = <Result>(work: Work<Result>): Promise<Result> => {
      const options = { onProgress: () => {} };
      done.push(options);
      return work(options);
    };
    const [own, plain] = [await ask(request, { now, doWork }), await ask(request, { now })];
    expect(done.length).toBe(isHandedOver ? 1 : 0);
    if (request.want !== "race") expect(own).toEqual(plain);
  });

  it("may be a pool of threads", async () => {
    const jobs: Job[] = [];
    const pool = {
      run(job: Job, { signal, onProgress }: WorkOptions): Promise<JobResult> {
        jobs.push(job);
        return doHere(job, { signal, onProgress });
      },
    };
    for (const request of handedOver) {
      const caller: Caller = { now, pool };
      expect(await ask(request, caller)).toEqual(await ask(request, { now }));
    }
    expect(jobs.length).toBe(handedOver.length);
  });
});
