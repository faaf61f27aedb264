/** What every product begins with: the puzzle, its week beginning with the day asked for, and a font of one's own. */

import { expect, it } from "vitest";
import { withWeekStart } from "../../../src/core/puzzle/week-start.js";
import { getFont, resolvePuzzle } from "../../../src/requests/products/making.js";
import { sketch } from "../../support/puzzles.js";
import { now } from "../support.js";
import { week } from "./support.js";

const plain = { ...sketch({ board: ["a b"], fields: { letter: ["a", "b"] }, pieces: { I1: ["#"] } }), id: "plain" };
const shared = {
  ...sketch({ board: ["a b c"], fields: { weekday: { Sun: ["a", "b"], Mon: ["b", "c"] } }, pieces: { I1: ["#"] } }),
  id: "shared",
};

it("is the puzzle, with the week as it is asked for", async () => {
  expect(await resolvePuzzle({ puzzle: week }, { now })).toEqual({ ok: true, value: { puzzle: week, notes: [] } });
  const monday = { puzzle: week, settings: { "week-start": "Mo" }, language: "de" } as const;
  const { board, fields } = withWeekStart(week, 1);
  expect(board.cells.map(({ id }) => id).join(" ")).toBe("Mon Tue Wed Thu Fri Sat Sun ");
  expect(await resolvePuzzle(monday, { now })).toEqual({
    ok: true,
    value: { puzzle: { ...week, board, fields }, notes: [] },
  });
});

it.each([
  [plain, "plain doesn't show weekdays, so its week can't begin with Tuesday"],
  [shared, "shared has weekdays that share cells, so its week can't begin with Tuesday"],
])("warns where the week can't begin with that day: $id", async (puzzle, text) => {
  expect(await resolvePuzzle({ puzzle, settings: { "week-start": "Tue" } }, { now })).toEqual({
    ok: true,
    value: { puzzle, notes: [expect.objectContaining({ matters: true, text })] },
  });
});

it("refuses a day that isn't one, by the name of its setting", async () => {
  const spell = (part: string) => `--${part}`;
  expect(await resolvePuzzle({ puzzle: week, settings: { "week-start": "Mnday" } }, { now, spell })).toMatchObject({
    kind: "usage",
    faults: [{ message: 'unknown --week-start "Mnday"; did you mean Monday?' }],
  });
});

it("has the bytes of a font that is written in base64", () => {
  expect(getFont({})).toBeUndefined();
  expect(getFont({ settings: {} })).toBeUndefined();
  expect(getFont({ settings: { font: "AAH/gA==" } })).toEqual(Uint8Array.of(0, 1, 255, 128));
});
