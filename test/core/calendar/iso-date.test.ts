/** Dates in numbers: one reading for typed dates, links and records. */

import { describe, expect, it } from "vitest";
import { nearestDate, parseIsoDate } from "../../../src/core/calendar/calendar.js";
import { parseDate } from "../../../src/core/calendar/parse-date.js";
import { dateOfIsoDay } from "../../../src/core/game/record.js";
import { readRoute } from "../../../src/web/route.js";

const shown = ({ year, month, day }: { year?: number; month: number; day: number }): string =>
  `${year}-${month}-${day}`;

/** What each of the three makes of a text; a link takes the nearest date there is. */
function readings(text: string): (string | undefined)[] {
  const typed = parseDate(text);
  const { route } = readRoute(`?date=${text}`, []);
  const kept = dateOfIsoDay(text);
  return [typed.ok ? shown(typed.value) : undefined, route.date && shown(route.date), kept && shown(kept)];
}

describe("a date in numbers", () => {
  it.each<[string, typed: string | undefined, link: string | undefined, kept: string | undefined]>([
    ["2026-12-25", "2026-12-25", "2026-12-25", "2026-12-25"],
    ["2026-2-3", "2026-2-3", "2026-2-3", undefined],
    ["2026/12/25", "2026-12-25", "2026-12-25", undefined],
    ["2026-02-30", "2026-2-30", "2026-2-28", undefined],
    ["2026-13-01", undefined, undefined, undefined],
    ["0000-01-01", undefined, undefined, undefined],
    ["2026-12/25", undefined, undefined, undefined],
    ["26-12-25", undefined, undefined, undefined],
  ])("%s is read alike by all who read one", (text, ...expected) => expect(readings(text)).toEqual(expected));

  it("is taken apart whether any calendar has it or not", () => {
    expect(parseIsoDate("2026-13-99")).toEqual({ year: 2026, month: 13, day: 99 });
    expect(parseIsoDate("25 Dec 2026")).toBeUndefined();
    expect(nearestDate({ year: 2024, month: 2, day: 99 })).toEqual({ year: 2024, month: 2, day: 29 });
    expect(nearestDate({ year: 2024, month: 2, day: 0 })).toBeUndefined();
  });
});
