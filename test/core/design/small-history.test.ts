/** From edits to what undo brings back, with the whole history that comes of each step. */

import { describe, expect, it } from "vitest";
import { emptyDesign } from "../../../src/core/design/design.js";
import { editRedone, editUndone, historyFrom, withEdit } from "../../../src/core/design/design-history.js";

const empty = emptyDesign("square", { en: "Mine" });

describe("history", () => {
  it("keeps a thousand steps", () => {
    let history = historyFrom(empty);
    for (let i = 0; i <= 1000; i++) history = withEdit(history, { edit: "title", language: "en", text: `${i}` });
    expect([history.past.length, history.past[0]?.title, history.past.at(-1)?.title]).toEqual([
      1000,
      { en: "0" },
      { en: "999" },
    ]);
  });

  it("goes back and forth, one step at a time, and no further", () => {
    const [one, two] = [
      { ...empty, credits: ["1"] },
      { ...empty, credits: ["2"] },
    ];
    const start = historyFrom(empty);
    const end = { past: [empty, one], design: two, future: [] };
    expect([one, two].reduce((history, each) => withEdit(history, { edit: "replace", design: each }), start)).toEqual(
      end,
    );
    expect(editUndone(end)).toEqual({ past: [empty], design: one, future: [two] });
    expect(editUndone(editUndone(end))).toEqual({ past: [], design: empty, future: [one, two] });
    expect(editUndone(start)).toEqual(start);
    expect(editRedone({ past: [], design: empty, future: [one, two] })).toEqual({
      past: [empty],
      design: one,
      future: [two],
    });
    expect(editRedone(end)).toEqual(end);
  });
});
