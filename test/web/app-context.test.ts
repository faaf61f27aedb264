/** The context follows from route, settings and day. */

import { describe, expect, it } from "vitest";
import { targetNames } from "../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { type ContextParts, contextOf } from "../../src/web/app-context.js";
import { startRoute } from "../../src/web/route.js";
import { defaultSettings } from "../../src/web/settings.js";

const christmas = { year: 2026, month: 12, day: 25 };
const weekday = cataloguePuzzle("weekday");

/** What is only passed on may be missing here. */
const parts = (change: Partial<ContextParts>): ContextParts =>
  ({
    route: { ...startRoute, puzzle: "weekday" },
    puzzle: weekday,
    settings: defaultSettings,
    today: christmas,
    language: "en",
    isDark: false,
    ...change,
  }) as ContextParts;

describe("the context", () => {
  it("is of the same board, target and colours as long as they are the same", () => {
    const settings = { ...defaultSettings, weekStart: "monday", letters: "always" } as const;
    const { context: before } = contextOf(parts({ settings }));
    const { context } = contextOf(
      parts({ settings, route: { ...startRoute, puzzle: "weekday", view: "year" } }),
      before,
    );
    for (const part of ["puzzle", "target", "uncovered", "theme"] as const) expect(context[part]).toBe(before[part]);
    const next = contextOf(parts({ settings, today: { ...christmas, day: 26 } }), context).context;
    expect(next.target).not.toEqual(context.target);
  });

  it("starts the week where the person likes, and means the same day", () => {
    const usual = contextOf(parts({})).context;
    const monday = contextOf(parts({ settings: { ...defaultSettings, weekStart: "monday" } })).context;
    expect(targetNames(monday.puzzle, monday.target)).toEqual(targetNames(usual.puzzle, usual.target));
    expect(monday.uncovered).not.toEqual(usual.uncovered);
    expect(monday.dateTitle).toBe("Friday 25 December 2026");
  });

  it("tells of a target that the board has not, and shows today's", () => {
    const { context, fault } = contextOf(parts({ route: { ...startRoute, puzzle: "weekday", target: ["Apr"] } }));
    expect(fault).toEqual({ part: "target", given: "Apr" });
    expect(context.date).toEqual(christmas);
  });
});
