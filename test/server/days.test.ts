/** What calendars tell of a day: at once where a year is quick to count, and else day by day, as far as it is known. */

import { describe, expect, it } from "vitest";
import type { Request } from "../../src/requests/ask.js";
import { puzzleDays } from "../../src/server/days.js";
import type { Service } from "../../src/server/service.js";

const body = (document: object) => ({
  body: new Uint8Array(Buffer.from(JSON.stringify(document))),
  type: "application/json",
  tag: '"a"',
});

const busy = { status: 503, title: "busy", faults: [] } as const;

/** Answers as long as it isn't tired. */
function serviceFor(answers: number) {
  const asked: Request[] = [];
  const answer = async (request: Request) => {
    asked.push(request);
    if (asked.length > answers) return busy;
    return body({ count: 5, difficulty: 2, counts: Array.from({ length: 372 }, () => ({ count: 7, difficulty: 3 })) });
  };
  return { asked, service: { now: () => new Date(2026, 10, 17, 9), answer } as unknown as Service };
}

const from = { year: 2026, month: 11, day: 16 };

async function told(service: Service, puzzle: string) {
  const outcome = await puzzleDays(service, { puzzle, from, amount: 4 });
  return outcome.ok ? outcome.value.days.map(({ count, rating }) => `${count} ${rating}`) : outcome.faults;
}

describe("the days of a puzzle", () => {
  it("are all found by one request where there are few targets", async () => {
    const { asked, service } = serviceFor(9);
    expect(await told(service, "classic")).toEqual(Array(4).fill("7 3"));
    expect(asked).toEqual([{ want: "year", puzzle: "classic", difficulty: true }]);
  });

  it("are told without how hard they are where nobody has time for that", async () => {
    const { service } = serviceFor(0);
    expect(await told(service, "classic")).toEqual(Array(4).fill("undefined undefined"));
  });

  it("are looked at one by one where there are many, today first, and what is known stays known", async () => {
    const tired = serviceFor(4);
    const one = await told(tired.service, "weekday");
    expect(one).toEqual(["undefined undefined", "5 2", "5 2", "undefined undefined"]);
    expect(tired.asked.map((request) => "date" in request && request.date)).toEqual([
      "2026-11-17",
      "2026-11-17",
      "2026-11-18",
      "2026-11-18",
      "2026-11-19",
    ]);
    const awake = serviceFor(99);
    expect(await told(awake.service, "weekday")).toEqual(Array(4).fill("5 2"));
    expect(awake.asked.map((request) => "date" in request && request.date)).toEqual([
      "2026-11-19",
      "2026-11-19",
      "2026-11-16",
      "2026-11-16",
    ]);
  });
});
