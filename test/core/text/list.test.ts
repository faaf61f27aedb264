/** A list is asked only for what it has. */

import { describe, expect, it } from "vitest";
import { inTurn, itemAt, lastOf } from "../../../src/core/text/list.js";

describe("a place in a list", () => {
  it("has an item, be it 0 or empty", () => {
    expect([0, 1].map((place) => itemAt(["", "b"], place))).toEqual(["", "b"]);
    expect(itemAt(Uint8Array.of(7, 0), 1)).toBe(0);
    expect(lastOf([1, 0])).toBe(0);
  });

  it.each([-1, 2, 0.5, Number.NaN])("is a mistake of the program where there is none: %s", (place) => {
    expect(() => itemAt(["a", "b"], place)).toThrow(new RangeError(`no item ${place} among 2`));
  });

  it("comes round again in a list that has no end", () => {
    expect([-4, -3, -1, 0, 2, 3, 7].map((place) => inTurn(["a", "b", "c"], place)).join("")).toBe("cacacab");
    expect(() => inTurn([], 0)).toThrow(RangeError);
  });

  it("is not the last one of an empty list", () => {
    expect(() => lastOf([])).toThrow(new RangeError("no item -1 among 0"));
  });
});
