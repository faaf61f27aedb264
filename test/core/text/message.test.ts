/** Messages: a sentence in English, and what it takes to say it in another language. */

import { expect, it } from "vitest";
import { saidIn, speaker } from "../../../src/core/i18n/message.js";

const say = speaker("dates", { notADate: (text: string) => `${text} isn't a date` });

it("a message is what its sentence says, with the values that belong in it", () => {
  expect(datesMessages.notADate({ text: "x" })).toEqual({ message: "x isn't a date", key: "dates.notADate", values: ["x"] });
});

it("a message leaves out whatever else it is handed", () => {
  const withMore = datesMessages.notADate as (text: string, ...more: object[]) => ReturnType<typeof datesMessages.notADate>;
  const said = withMore("x", { kind: "only-cell" });
  expect(said.values).toEqual(["x"]);
  expect(saidIn({ dates: { notADate: (text: string) => `${text} ist kein Datum` } }, said)).toBe("x ist kein Datum");
});
