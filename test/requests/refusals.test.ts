/** What can't be answered is refused, whatever is wanted of it; and where there is no solution, none is made up. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { pictureKinds } from "../../src/core/names.js";
import { type Request, wants } from "../../src/requests/requests.js";
import { document, hooks, refusal } from "./support.js";

/** What else a request can't do without. */
const needs: Readonly<Record<string, object>> = {
  census: { pieces: "1 tetromino" },
  design: { task: "swap" },
  product: { product: "print" },
};

const wanting = wants.filter((want) => want !== "catalogue" && want !== "check");

describe("a puzzle that isn't there", () => {
  it.each(wanting)("has no %s", async (want) => {
    const request = { want, puzzle: "nosuch", ...needs[want] } as Request;
    expect(await refusal(request)).toEqual(["usage", expect.stringContaining("nosuch")]);
  });

  it.each(pictureKinds)("has no picture: %s", async (picture) => {
    const request: Request = { want: "picture", picture, puzzle: "nosuch", format: "svg" };
    expect(await refusal(request)).toEqual(["usage", expect.stringContaining("nosuch")]);
  });
});

describe("a date that isn't one", () => {
  const dated = ["solutions", "count", "target", "hint", "explanation", "reach", "model", "race"] as const;

  it.each(dated)("has no %s", async (want) => {
    const request = { want, puzzle: hooks, date: "someday" } as Request;
    expect(await refusal(request)).toEqual(["usage", expect.stringContaining("someday")]);
  });

  it.each(["solution", "board", "solutions", "search"] as const)("has no picture: %s", async (picture) => {
    const request: Request = { want: "picture", picture, puzzle: hooks, date: "someday", format: "svg" };
    expect(await refusal(request)).toEqual(["usage", expect.stringContaining("someday")]);
  });

  it("is no morning of a year, where a puzzle shows no dates", async () => {
    const puzzle = { id: "ab", title: "AB", board: "a b", fields: { letter: "a b" }, pieces: { I1: "#" } };
    expect(await refusal({ want: "lazy-year", puzzle })).toEqual(["usage", expect.stringContaining("ab")]);
  });
});

describe("a board without a solution", () => {
  const none = { want: "solutions", puzzle: hooks, weekday: "Mon" } as const;

  it.each([
    {},
    { all: true },
    { random: true },
    { number: 2 },
    { seed: "tea" },
    { prefer: "rarest" },
    { upright: true },
    { difficulty: true },
    { engine: "dancing-links" },
  ] as const)("has none for %j", async (part) => {
    expect((await document({ ...none, ...part })).solutions).toEqual([]);
  });
});
