/** Links are read and written, and what is wrong in one is said. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { algorithmIds } from "../../src/core/algorithms/algorithms.js";
import { daysInMonth } from "../../src/core/calendar/calendar.js";
import { catalogueIds } from "../../src/formats/catalogue.js";
import {
  changedRoute,
  maxWatched,
  type Route,
  readRoute,
  routeToSearch,
  startRoute,
  viewNames,
} from "../../src/web/route.js";
import { settingChoices } from "../../src/web/settings.js";

const read = (search: string) => readRoute(search, catalogueIds);

const dates = fc
  .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }), at: fc.nat(30) })
  .map(({ year, month, at }) => ({ year, month, day: (at % daysInMonth(month, year)) + 1 }));

/** Ids may hold whatever a puzzle file may, commas and percent signs too; blanks round them are not part of them. */
const ids = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }),
    fc.string({ unit: fc.constantFrom(",", "%", "%2C", "&", "=", "+", "#", " ", "a"), minLength: 1, maxLength: 4 }),
  )
  .filter((id) => id.trim() === id && id !== "");

const routes: fc.Arbitrary<Route> = fc
  .record({
    puzzle: fc.constantFrom(...catalogueIds),
    date: fc.option(dates, { nil: undefined }),
    target: fc.option(fc.array(ids, { minLength: 1, maxLength: 4 }), { nil: undefined }),
    view: fc.constantFrom(...viewNames),
    number: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    week: fc.constantFrom(undefined, ...settingChoices.weekStart),
    algorithms: fc.option(fc.shuffledSubarray([...algorithmIds], { minLength: 1, maxLength: maxWatched }), {
      nil: undefined,
    }),
  })
  .map((route) => (route.target === undefined ? route : { ...route, date: undefined }))
  .map((route) => (route.view === "watch" ? route : { ...route, algorithms: undefined }))
  .map((route) => (route.view === "solutions" ? route : { ...route, number: undefined, week: undefined }));

describe("a route", () => {
  it("comes back from its link", () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(read(routeToSearch(route))).toEqual({ route, faults: [] });
      }),
    );
  });

  it("is today's puzzle where nothing is said, and its link is bare", () => {
    expect(read("")).toEqual({ route: startRoute, faults: [] });
    expect(routeToSearch(startRoute)).toBe("");
  });

  it("can be read in a link", () => {
    const date = { year: 2026, month: 12, day: 25 };
    expect(routeToSearch({ ...startRoute, puzzle: "weekday", date, view: "solutions", number: 3 })).toBe(
      "?puzzle=weekday&date=2026-12-25&view=solutions&number=3",
    );
    expect(routeToSearch({ ...startRoute, view: "play", number: 3 })).toBe("");
    expect(routeToSearch({ ...startRoute, target: ["Apr", "31"] })).toBe("?target=Apr,31");
    expect(routeToSearch({ ...startRoute, view: "watch", algorithms: ["regions", "dancing-links"] })).toBe(
      "?view=watch&algorithms=regions,dancing-links",
    );
  });
});

describe("a wrong link", () => {
  it.each([
    ["?puzzle=clasic", { part: "puzzle", given: "clasic", taken: "classic" }, { puzzle: "classic" }],
    ["?puzzle=WEEKDAY", { part: "puzzle", given: "WEEKDAY", taken: "weekday" }, { puzzle: "weekday" }],
    ["?puzzle=zzzzzz", { part: "puzzle", given: "zzzzzz", taken: "classic" }, { puzzle: "classic" }],
    ["?date=soon", { part: "date", given: "soon" }, { date: undefined }],
    ["?date=2026-13-01", { part: "date", given: "2026-13-01" }, { date: undefined }],
    ["?date=0000-01-01", { part: "date", given: "0000-01-01" }, { date: undefined }],
    [
      "?date=2026-02-30",
      { part: "date", given: "2026-02-30", taken: "2026-02-28" },
      { date: { year: 2026, month: 2, day: 28 } },
    ],
    ["?view=nothing", { part: "view", given: "nothing" }, { view: "play" }],
    ["?number=-1", { part: "number", given: "-1" }, { number: undefined }],
    ["?number=1e3", { part: "number", given: "1e3" }, { number: undefined }],
    ["?algorithms=magic", { part: "algorithms", given: "magic", taken: "" }, { algorithms: undefined }],
    [
      "?algorithms=Regions,magic,regions,model",
      { part: "algorithms", given: "magic", taken: "regions, model" },
      { algorithms: ["regions", "model"] },
    ],
    [
      "?algorithms=model,regions,positions,bitboards,dancing-links",
      { part: "algorithms", given: "dancing-links", taken: "model, regions, positions, bitboards" },
      { algorithms: ["model", "regions", "positions", "bitboards"] },
    ],
  ])("%s is told, and leads to the nearest page", (search, fault, route) => {
    const reading = read(search);
    expect(reading.faults).toEqual([fault]);
    expect(reading.route).toMatchObject(route);
  });

  it("never throws, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { route } = read(text);
        expect(catalogueIds).toContain(route.puzzle);
        expect(read(routeToSearch(route)).faults).toEqual([]);
      }),
    );
  });
});

describe("going elsewhere", () => {
  const date = { year: 2026, month: 12, day: 25 };
  const here: Route = { ...startRoute, date, number: 7, view: "solutions" };

  it("keeps the number of a solution only where the solutions are the same", () => {
    expect(changedRoute(here, { view: "play" }).number).toBe(7);
    expect(changedRoute(here, { puzzle: "weekday" }).number).toBeUndefined();
    expect(changedRoute(here, { date: undefined })).toMatchObject({ date: undefined, number: undefined });
    expect(changedRoute(here, { date: undefined, number: 2 }).number).toBe(2);
  });

  it("has a date or a target, not both", () => {
    const byHand = changedRoute(here, { target: ["Apr", "31"] });
    expect(byHand).toMatchObject({ date: undefined, target: ["Apr", "31"] });
    expect(changedRoute(byHand, { date })).toMatchObject({ date, target: undefined });
    expect(changedRoute(byHand, { view: "play" }).target).toEqual(["Apr", "31"]);
  });
});
