/** The week can be begun on another day, and put back. */

import { describe, expect, it } from "vitest";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { firstWeekday, hasWeekdays, withWeekStart } from "../../../src/core/puzzle/week-start.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { classic, sketch, weekday, weekdays } from "../../support/puzzles.js";

const monday = 1;
const lastLabels = (puzzle: typeof weekday, language: "en" | "de" = "en"): string =>
  cellLabels(puzzle, language).slice(-weekdays.length).join(" ");

describe("the start of the week", () => {
  it("moves labels, ids and choices together", () => {
    const moved = withWeekStart(weekday, monday);
    expect(lastLabels(moved)).toBe("Mon Tue Wed Thu Fri Sat Sun");
    expect(lastLabels(moved, "de")).toBe("Mo Di Mi Do Fr Sa So");
    const field = moved.fields.find(({ name }) => name === "weekday")!;
    expect(field.choices.map(({ id }) => id)).toEqual(weekdays);
    for (const { id, cells } of field.choices) expect(cells.map((cell) => moved.board.cells[cell]?.id)).toEqual([id]);
  });

  it("makes the board that is sold with Monday first", () => {
    const { board, fields } = cataloguePuzzle("weekday-monday");
    const moved = withWeekStart(cataloguePuzzle("weekday"), monday);
    expect({ board: moved.board, fields: moved.fields }).toEqual({ board, fields });
  });

  it("can be put back", () => {
    for (const day of weekdays.keys()) expect(withWeekStart(withWeekStart(weekday, day), 0)).toEqual(weekday);
  });

  it("leaves alone what shows no weekdays, or shows several on one cell", () => {
    expect(hasWeekdays(classic)).toBe(false);
    expect(withWeekStart(classic, monday)).toBe(classic);
    const shared = sketch({ board: ["a b c"], fields: { weekday: { Sun: ["a", "b"], Mon: ["b", "c"] } } });
    expect(withWeekStart(shared, monday)).toBe(shared);
  });

  it("keeps the cells of a day together", () => {
    const pairs = sketch({ board: ["a b c d"], fields: { weekday: { Sun: ["b", "a"], Mon: ["d", "c"] } } });
    const moved = withWeekStart(pairs, monday);
    expect(moved.board.cells.map(({ id }) => id)).toEqual(["c", "d", "a", "b"]);
    expect(moved.fields[0]!.choices.map(({ cells }) => cells)).toEqual([
      [3, 2],
      [1, 0],
    ]);
  });

  it("is the day that comes first in reading order, where there is one", () => {
    expect(firstWeekday(weekday)).toBe("Sun");
    expect(firstWeekday(withWeekStart(weekday, monday))).toBe("Mon");
    expect(firstWeekday(withWeekStart(weekday, 6))).toBe("Sat");
    expect(firstWeekday(classic)).toBeUndefined();
  });
});
