/** Documents as text: one line each, or a line for each item, with nothing in them that can't be seen. */

import { expect, it } from "vitest";
import { jsonHead, jsonListEnd, jsonListItem, jsonListStart, jsonText } from "../../src/requests/json.js";

it("begin with a version and a command, and with a puzzle where there is one", () => {
  expect(jsonHead("check")).toStrictEqual({ version: 1, command: "check" });
  expect(jsonHead("count", { id: "classic" })).toStrictEqual({ version: 1, command: "count", puzzle: "classic" });
});

it("are one line", () => expect(jsonText({ a: 1, b: ["é", "日"] })).toBe('{"a":1,"b":["é","日"]}\n'));

it.each([
  ["\u007f", "\\u007f"],
  ["\u0085", "\\u0085"],
  ["\u00ad", "\\u00ad"],
  ["\u202e", "\\u202e"],
  ["\u2028", "\\u2028"],
  ["\u2029", "\\u2029"],
  ["\u{e0041}", "\\udb40\\udc41"],
  ["\u001b", "\\u001b"],
])("have %j as an escape", (character, written) => {
  const text = jsonText({ a: `x${character}y` });
  expect(text).toBe(`{"a":"x${written}y"}\n`);
  expect(JSON.parse(text)).toEqual({ a: `x${character}y` });
});

it("may be written item by item", () => {
  const text = [
    jsonListStart({ version: 1 }, "solutions"),
    jsonListItem({ number: 1 }, true),
    jsonListItem({ number: 2 }, false),
    jsonListEnd,
  ].join("");
  expect(text).toBe('{"version":1,"solutions":[\n{"number":1},\n{"number":2}]}\n');
});
