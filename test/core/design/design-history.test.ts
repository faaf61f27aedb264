/** Undo and redo: whatever was done, undoing it to the beginning gives the beginning. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDesign } from "../../../src/core/design/design.js";
import {
  type DesignHistory,
  editRedone,
  editUndone,
  historyFrom,
  withEdit,
} from "../../../src/core/design/design-history.js";
import { designOf } from "../../../src/core/design/design-puzzle.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { anyEdit } from "./random-edits.js";

const empty = emptyDesign("square", { en: "Mine" });

function untilNoMore(history: DesignHistory, step: (history: DesignHistory) => DesignHistory): DesignHistory {
  const next = step(history);
  return next.design === history.design ? history : untilNoMore(next, step);
}

describe("the history of a design", () => {
  it("goes back to the beginning and forth to the end", () => {
    const starts = fc.constantFrom(empty, designOf(cataloguePuzzle("classic")));
    fc.assert(
      fc.property(starts, fc.array(anyEdit, { maxLength: 30 }), (start, edits) => {
        const end = edits.reduce(withEdit, historyFrom(start));
        const copy = structuredClone(start);
        const beginning = untilNoMore(end, editUndone);
        expect(beginning.design).toBe(start);
        expect(beginning.design).toEqual(copy);
        expect(untilNoMore(beginning, editRedone).design).toBe(end.design);
      }),
      { numRuns: 300 },
    );
  });

  it("forgets what was undone once something else is done", () => {
    const painted = withEdit(historyFrom(empty), { edit: "paint", points: [{ x: 0, y: 0 }] });
    const other = withEdit(editUndone(painted), { edit: "paint", points: [{ x: 1, y: 0 }] });
    expect([other.past.length, other.future.length]).toEqual([1, 0]);
    expect(editRedone(other)).toEqual(other);
  });

  it("takes what changes nothing for no step", () => {
    expect(withEdit(historyFrom(empty), { edit: "erase", points: [{ x: 0, y: 0 }] }).past).toEqual([]);
  });
});
