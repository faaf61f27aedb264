/** A wrong argument is named, with what was expected and what came instead. */

import { describe, expect, it } from "vitest";
import {
  expectFunction,
  expectList,
  expectLists,
  expectNumber,
  expectNumbers,
  expectObject,
  expectObjects,
  expectOneOf,
  expectText,
  shown,
} from "../../../src/core/text/arguments.js";

const values = { text: "x", list: [1], function: () => 0, object: { a: 1 }, null: null, number: 7, nothing: undefined };

describe("a value in a sentence", () => {
  it.each([
    ["text", '"x"'],
    ["list", "a list"],
    ["function", "a function"],
    ["object", "an object"],
    ["null", "null"],
    ["number", "7"],
    ["nothing", "undefined"],
  ] as const)("%s is shown as %s", (name, words) => expect(shown(values[name])).toBe(words));
});

describe("an argument of another kind", () => {
  it.each([
    ["object", expectObject, "an object"],
    ["list", expectList, "a list"],
    ["text", expectText, "a string"],
    ["number", expectNumber, "a number"],
    ["function", expectFunction, "a function"],
  ] as const)("is told from %s", (right, check, what) => {
    for (const [name, value] of Object.entries(values)) {
      if (name === right) expect(() => check(value, "it")).not.toThrow();
      else expect(() => check(value, "it")).toThrow(new TypeError(`it: expected ${what}, not ${shown(value)}`));
    }
  });

  it("is named by what was expected, where that has a name", () => {
    expect(() => expectObject(1, "puzzle", "a puzzle")).toThrow("puzzle: expected a puzzle, not 1");
    expect(() => expectList(1, "moves", "a list of moves")).toThrow("moves: expected a list of moves, not 1");
  });
});

describe("an argument with parts", () => {
  it("needs every one of its numbers", () => {
    expect(() => expectNumbers({ month: 1, day: 2 }, "date", ["month", "day"])).not.toThrow();
    expect(() => expectNumbers({ month: 1, day: "2" }, "date", ["month", "day"])).toThrow(
      'date.day: expected a number, not "2"',
    );
    expect(() => expectNumbers(null, "date", ["month"])).toThrow("date: expected an object, not null");
  });

  it("needs every one of its lists", () => {
    const check = (value: unknown) => () => expectLists(value, "board", "a board", ["cells", "rows"]);
    expect(check({ cells: [], rows: [] })).not.toThrow();
    for (const value of [{ cells: [], rows: {} }, { rows: [] }, null, []]) expect(check(value)).toThrow("a board");
  });

  it("needs every one of its objects", () => {
    const check = (value: unknown) => () => expectObjects(value, "game", "a game", ["puzzle", "target"]);
    expect(check({ puzzle: {}, target: {} })).not.toThrow();
    for (const value of [{ puzzle: {}, target: [] }, { puzzle: {} }, null, []]) expect(check(value)).toThrow("a game");
  });
});

describe("an argument that should be one of some words", () => {
  const check = (value: unknown) => () => expectOneOf(value, "theme", ["light", "dark"]);

  it("passes where it is", () => expect(check("dark")).not.toThrow());

  it.each([
    ["nearly is", "drak", 'theme: unknown "drak"; did you mean "dark"?'],
    ["is another word", "x", 'theme: unknown "x"; choose from light, dark'],
    ["is no word", 1, "theme: expected one of light, dark, not 1"],
  ])("is refused with advice where it %s", (_, value, sentence) => {
    expect(check(value)).toThrow(new TypeError(sentence));
  });
});
