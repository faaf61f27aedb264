/** The words that a request wants on a puzzle: what is on the frame, what is on the lid, and which day has a ring. */

import { describe, expect, it } from "vitest";
import { targetAt } from "../../../src/core/puzzle/target.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { readPersonal, resolveTitle, writeLines } from "../../../src/requests/products/personal.js";
import type { ProductSettings } from "../../../src/requests/requests.js";
import { now } from "../support.js";
import { week } from "./support.js";

const personalOf = async (settings?: ProductSettings, language?: "de") =>
  unwrap(await readPersonal({ settings, language }, week, { now }));

it.each<[ProductSettings, below: string, above: string]>([
  [{}, "", ""],
  [{ title: "Ours" }, "Ours", ""],
  [{ for: "Ada" }, "For Ada", ""],
  [{ title: "Ours", for: "Ada" }, "Ours · For Ada", ""],
  [{ title: "Ours", for: "Ada", dedication: "Enjoy!" }, "Ours · For Ada", "Enjoy!"],
  [{ dedication: "Enjoy!" }, "Enjoy!", ""],
  [{ title: "Ours", dedication: "Enjoy!", hanging: true }, "Ours · Enjoy!", ""],
  [{ title: "Ours", dedication: "Enjoy!", hanging: false }, "Ours", "Enjoy!"],
  [{ inscription: "Hello", title: "Ours", for: "Ada" }, "Hello", ""],
  [{ inscription: "Hello", dedication: "Enjoy!" }, "Hello", "Enjoy!"],
  [{ inscription: "", title: "Ours", dedication: "Enjoy!" }, "Enjoy!", ""],
])("%j is on a frame as %j below and %j above", async (settings, below, above) => {
  expect((await personalOf(settings)).onFrame).toEqual({ below, above });
});

describe("a request", () => {
  it("without words has the puzzle's title", async () => {
    const nothing = { lines: [], onFrame: { below: "", above: "" }, marked: [], notes: [] };
    expect(await personalOf()).toEqual({ ...nothing, title: "A week", lid: { lines: ["A week"] } });
    expect(await personalOf(undefined, "de")).toEqual({
      ...nothing,
      title: "Eine Woche",
      lid: { lines: ["Eine Woche"] },
    });
  });

  it("with words and a day has them on the lid, in its language", async () => {
    const settings = { title: "Unsere Tage", for: "Ada", dedication: "Viel Spaß", mark: "24.12.2026" };
    expect(await personalOf(settings, "de")).toEqual({
      title: "Unsere Tage",
      lines: ["Für Ada", "Viel Spaß"],
      onFrame: { below: "Unsere Tage · Für Ada", above: "Viel Spaß" },
      marked: [4],
      notes: [],
      target: targetAt(week, 4),
      lid: { lines: ["Unsere Tage", "Für Ada", "Viel Spaß"], day: "24. Dezember 2026" },
    });
  });

  it("has no line for what is empty", () => {
    expect(writeLines({ settings: { for: "", dedication: "" } })).toEqual([]);
    expect(writeLines({})).toEqual([]);
    expect(writeLines({ settings: { for: "Ada" } })).toEqual(["For Ada"]);
    expect(resolveTitle({ settings: { title: "" } }, week)).toBe("");
  });

  it("is refused where its day isn't one", async () => {
    const outcome = await readPersonal({ settings: { mark: "someday" } }, week, { now });
    expect(outcome.ok ? [] : outcome.faults.map(({ message }) => message)).toEqual([
      expect.stringContaining("someday"),
    ]);
  });
});
