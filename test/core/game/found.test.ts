/** The collection of a date: each solution once, in the order they were found, and never too many. */

import { describe, expect, it } from "vitest";
import { foundLimits, readFoundSolutions, withFound } from "../../../src/core/game/found.js";
import { isOwnSolution } from "../../../src/core/game/kept-game.js";

describe("solutions that were found", () => {
  it("are there once each, the new ones last", () => {
    expect(withFound(["a", "b"], ["b", "c", "c"])).toEqual(["a", "b", "c"]);
    expect(readFoundSolutions(["a", "b", "a"])).toEqual(["a", "b"]);
  });

  it("stay as they are where there is no room", () => {
    const full = Array.from({ length: foundLimits.solutions }, (_, i) => String(i));
    expect(withFound(full, ["x"])).toEqual(full);
    expect(withFound(full.slice(1), ["x", "y"])).toHaveLength(foundLimits.solutions);
  });

  it.each([[undefined], ["a"], [[]], [[1]], [[""]], [{ a: 1 }]])("are not in %o", (value) => {
    expect(readFoundSolutions(value)).toBe(undefined);
  });
});

describe("a solution is the player's own", () => {
  it.each([
    [8, {}, true],
    [8, { given: 4 }, true],
    [8, { given: 5 }, false],
    [7, { given: 4 }, false],
    [8, { isRevealed: true }, false],
  ])("of %i pieces with %o: %s", (pieces, aid, isOwn) => {
    expect(isOwnSolution(pieces, { isRevealed: false, ...aid })).toBe(isOwn);
  });
});
