/** What day it is somewhere, and when it ends. */

import { describe, expect, it } from "vitest";
import { dayIn, noonOf, secondsToMidnight, zoneNamed } from "../../src/server/midnight.js";

const at = (text: string): Date => new Date(text);

describe("a day", () => {
  it("is another one elsewhere", () => {
    expect(dayIn("Asia/Tokyo", at("2026-12-24T16:00:00Z"))).toEqual({ year: 2026, month: 12, day: 25 });
    expect(dayIn("America/New_York", at("2026-12-25T04:59:00Z"))).toEqual({ year: 2026, month: 12, day: 24 });
  });

  it.each([
    ["UTC", "2026-12-24T23:59:00Z", 60],
    ["Asia/Kathmandu", "2026-12-24T18:14:00Z", 60],
    // The clock is put forward at 2: at 1 there are 22 hours to go, not 23.
    ["Europe/Berlin", "2026-03-29T00:00:00Z", 22 * 3600],
    // And back at 3.
    ["Europe/Berlin", "2026-10-24T23:00:00Z", 24 * 3600],
  ])("in %s ends after as many seconds as it has", (zone, now, seconds) => {
    expect(Math.abs(secondsToMidnight(zone, at(now)) - seconds)).toBeLessThanOrEqual(1);
  });

  it("never seems to last beyond its end", () => {
    for (let hour = 0; hour < 48; hour++) {
      const now = new Date(Date.UTC(2026, 9, 24, hour, 17, 3));
      const left = secondsToMidnight("Europe/Berlin", now);
      expect(dayIn("Europe/Berlin", new Date(now.getTime() + left * 1000))).toEqual(dayIn("Europe/Berlin", now));
    }
  });

  it("has a noon from which requests read it", () => {
    const noon = noonOf({ year: 2026, month: 2, day: 28 });
    expect([noon.getFullYear(), noon.getMonth(), noon.getDate()]).toEqual([2026, 1, 28]);
  });
});

it("only zones that exist have a name", () => {
  expect(zoneNamed("Europe/Paris")).toBe("Europe/Paris");
  expect(zoneNamed("../etc/passwd")).toBe(undefined);
});
