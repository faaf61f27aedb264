/** Counts of targets become a map with rows and columns that people expect. */

import { describe, expect, it } from "vitest";
import type { Language } from "../../src/core/calendar/languages.js";
import { mapAxes } from "../../src/core/puzzle/map-axes.js";
import { markedTarget, targetAt, targetCount } from "../../src/core/puzzle/target.js";
import { unwrap } from "../../src/core/text/fault.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { choiceLabel, inWhole, targetSubset, targetTitle } from "../../src/requests/target-subset.js";
import { yearMap } from "../../src/requests/year-map.js";
import { classic, sketch, weekday } from "../support/puzzles.js";

const three = sketch({
  board: ["Jan Feb 1 2 3 Sun Mon"],
  fields: { weekday: ["Sun", "Mon"], month: ["Jan", "Feb"], day: ["1", "2", "3"] },
  labels: { de: { Feb: "Feber", Mon: "Mo" } },
});
const whole = unwrap(targetSubset(three));
/** The count of each target is a power of two, so that sums tell what was added up. */
const counts = Array.from({ length: targetCount(three) }, (_, i) => 2 ** i);

describe("a map of all targets", () => {
  it("has months and days for its sides, and adds up what else there is", () => {
    const { title, map } = yearMap(whole, counts, "en")!;
    expect(title).toBe("Solutions by month and day, every day of the week together");
    expect(map.rows).toEqual(["Jan", "Feb"]);
    expect(map.columns).toEqual(["1", "2", "3"]);
    expect(map.values.flat()).toEqual([0, 1, 2, 3, 4, 5].map((i) => 2 ** i + 2 ** (i + 6)));
  });

  it("is labelled in the language asked for", () => {
    expect(yearMap(whole, counts, "de")!.map.rows).toEqual(["Jan", "Feber"]);
  });

  it("shows the choices that were asked for alone", () => {
    const subset = unwrap(targetSubset(three, { fields: { weekday: "Mon", month: "Feb" } }));
    const { title, map } = yearMap(subset, [7, 8, 9], "en")!;
    expect(title).toBe("Solutions by month and day");
    expect(map).toEqual({ rows: ["Feb"], columns: ["1", "2", "3"], values: [[7, 8, 9]] });
  });

  it("has one row where there is one field, and is none where there is none", () => {
    const one = unwrap(targetSubset(sketch({ board: ["a b"], fields: { letter: ["a", "b"] } })));
    expect(yearMap(one, [3, 4], "en")).toEqual({
      title: "Solutions by letter",
      map: { rows: [""], columns: ["a", "b"], values: [[3, 4]] },
    });
    expect(yearMap(unwrap(targetSubset(sketch({ board: ["a b"] }))), [1], "en")).toBeUndefined();
  });

  it("has the first two fields for its sides where there are no months and days", () => {
    const field = (name: string) => ({ name, choices: [] });
    const axes = (...names: string[]) => mapAxes({ fields: names.map(field) });
    expect(axes("a", "b", "c")).toEqual({ row: 0, column: 1 });
    expect(axes("a", "month", "day")).toEqual({ row: 1, column: 2 });
    expect(axes("day", "month")).toEqual({ row: 1, column: 0 });
    expect(axes("month", "b")).toEqual({ row: 0, column: 1 });
    expect(axes("a", "day")).toEqual({ row: 0, column: 1 });
  });
});

describe("a part of the targets", () => {
  it("knows which targets of the whole its own are", () => {
    const december = unwrap(targetSubset(classic, { fields: { month: "Dec" } }));
    expect(targetCount(december.puzzle)).toBe(31);
    const target = inWhole(december, targetAt(december.puzzle, 24));
    expect([...target]).toEqual([11, 24]);
    expect(targetTitle(classic, target, "en")).toBe("25 December");
    expect(targetTitle(classic, target, "en-US")).toBe("December 25");
  });

  it("is named as each language writes dates", () => {
    const april = markedTarget([3, 30, 1]);
    const named = (language: Language) => targetTitle(weekday, april, language);
    expect(named("en")).toBe("Monday 31 April");
    expect(named("de")).toBe("Montag, 31. April");
    expect(named("fr")).toBe("lundi 31 avril");
    expect(named("es")).toBe("lunes, 31 de abril");
    expect(named("ja")).toBe("4月31日月曜日");
    expect(named("ar")).toBe("الاثنين، 31 أبريل");
    expect(targetTitle(cataloguePuzzle("classic-year"), markedTarget([11, 24, 2, 6]), "en")).toBe("25 December 2 6");
  });

  it("is refused with every sentence where a field or a choice isn't there", () => {
    const outcome = targetSubset(classic, { fields: { mnth: "Dec", day: "32" } });
    expect(outcome.ok ? [] : outcome.faults).toHaveLength(2);
  });

  it("calls choices of several cells by the language's word, or by their id", () => {
    const wide = sketch({
      board: ["a b c d"],
      fields: { month: { Jan: ["a", "b"], Feb: ["c"] }, moon: { full: [], half: ["a", "d"] } },
    });
    expect(choiceLabel(wide, 0, 0, "es")).toBe("Ene");
    expect(choiceLabel(wide, 0, 1, "en")).toBe("Feb");
    expect(choiceLabel(wide, 1, 0, "de")).toBe("full");
    expect(choiceLabel(wide, 1, 1, "de")).toBe("half");
    expect(choiceLabel(weekday, 2, 1, "en")).toBe("Mon");
  });
});
