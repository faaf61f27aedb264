/** Today is the day of the clock on the wall, in every time zone. */

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

/** Zones far east and west of Greenwich, half an hour off, and with clocks that jump at midnight or skip a whole day. */
const zones = [
  "UTC",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kolkata",
  "America/Sao_Paulo",
  "America/New_York",
  "Europe/Berlin",
  "Africa/Cairo",
  "Pacific/Apia",
  "Australia/Lord_Howe",
];

/** Days with something about them: changes of the clock, New Year, leap days, the day Samoa left out. */
const days = [
  "2018-11-04",
  "2024-02-29",
  "2024-03-31",
  "2024-04-26",
  "2025-10-26",
  "2025-12-31",
  "2011-12-30",
  "2026-12-25",
];
const minutesRoundMidnight = [-1, 0, 1];

const instants = days.flatMap((day) =>
  Array.from({ length: 27 }, (_, hour) => hour - 13).flatMap((hour) =>
    [0, 30].flatMap((half) =>
      minutesRoundMidnight.map((minute) => Date.parse(`${day}T00:00:00Z`) + (hour * 60 + half + minute) * 60_000),
    ),
  ),
);

/** A process of its own, since a zone is fixed when the first date is made. */
function localDatesIn(zone: string): string[] {
  const built = new URL("../../../dist/core/calendar/calendar.js", import.meta.url);
  const script = `import { localDate } from ${JSON.stringify(built)};
    const dates = ${JSON.stringify(instants)}.map((at) => localDate(new Date(at)));
    console.log(JSON.stringify(dates.map(({ year, month, day }) => [year, month, day].join("-"))));`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  });
  expect(run.stderr).toBe("");
  return JSON.parse(run.stdout) as string[];
}

function wallDates(zone: string): string[] {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, year: "numeric", month: "numeric", day: "numeric" });
  return instants.map((at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return [parts.year, parts.month, parts.day].join("-");
  });
}

describe("the local date", () => {
  it.each(zones)("is the one on the wall in %s", (zone) => {
    expect(localDatesIn(zone)).toEqual(wallDates(zone));
  });
});
