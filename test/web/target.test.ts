/** A route leads to its target, or to today's. */

import { describe, expect, it } from "vitest";
import { targetNames } from "../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { startRoute } from "../../src/web/route.js";
import { choiceIds, targetOfRoute, titleOfTarget } from "../../src/web/target.js";

const today = { year: 2026, month: 11, day: 15 };
const christmas = { ...startRoute, date: { year: 2026, month: 12, day: 25 } };
const classic = cataloguePuzzle("classic");
const weekday = cataloguePuzzle("weekday");

describe("the target of a route", () => {
  it("is today's where no day is named", () => {
    const { target, date } = targetOfRoute(classic, startRoute, today);
    expect([targetNames(classic, target), date]).toEqual([{ month: "Nov", day: "15" }, today]);
  });

  it("has the weekday and the year that belong to the date", () => {
    expect(choiceIds(weekday, targetOfRoute(weekday, christmas, today).target)).toEqual(
      expect.arrayContaining(["Dec", "25", "Fri"]),
    );
    const year = cataloguePuzzle("classic-year");
    expect(targetNames(year, targetOfRoute(year, christmas, today).target)).toMatchObject({ month: "Dec", day: "25" });
  });

  it("may be one that no calendar has", () => {
    const found = targetOfRoute(classic, { ...startRoute, target: ["apr", "31"] }, today);
    expect([targetNames(classic, found.target), found.date]).toEqual([{ month: "Apr", day: "31" }, undefined]);
    expect(titleOfTarget(classic, found, "en")).toBe("31 April");
    expect(titleOfTarget(classic, found, "de")).toBe("31. April");
  });

  it.each([[["Apr"]], [["Apr", "32"]], [["31", "Apr"]], [["Apr", "31", "Mon"]]])(
    "cannot be %s, which is told, and today's is shown",
    (target) => {
      const found = targetOfRoute(classic, { ...startRoute, target }, today);
      expect(found.fault).toEqual({ part: "target", given: target.join(", ") });
      expect(found.date).toEqual(today);
    },
  );

  it("is named in full", () => {
    expect(titleOfTarget(weekday, targetOfRoute(weekday, christmas, today), "en")).toBe("Friday 25 December 2026");
    expect(titleOfTarget(weekday, targetOfRoute(weekday, christmas, today), "ja")).toBe("2026年12月25日金曜日");
  });
});
