/** Queries become the parts of requests, or are refused with a sentence for each part that is wrong. */

import { describe, expect, it } from "vitest";
import { queryParameters } from "../../../src/server/api/parameters.js";
import { readQuery } from "../../../src/server/api/query.js";
import { routes } from "../../../src/server/api/routes.js";

const names = Object.keys(queryParameters) as (keyof typeof queryParameters)[];
const read = (text: string) => readQuery(new URLSearchParams(text), names);
const value = (text: string) => {
  const query = read(text);
  return query.ok ? query.value : query.faults.map(({ message }) => message);
};

describe("a query", () => {
  it.each([
    ["date=25%20Dec&puzzle=weekday", { date: "25 Dec", puzzle: "weekday" }],
    ["fields[month]=Apr&fields[day]=31", { fields: { month: "Apr", day: "31" } }],
    ["uncover=22&uncover=24", { uncover: ["22", "24"] }],
    ["uncover=22,24", { uncover: ["22", "24"] }],
    ["place=OO.-/OO.-", { placed: "OO.-\nOO.-" }],
    ["flips=false&limit=5&size=20.5&lang=de", { flips: false, limit: 5, size: 20.5, language: "de" }],
    ["", {}],
  ])("%s becomes parts", (text, parts) => {
    expect(value(text)).toEqual(parts);
  });

  it.each([
    ["dat=1", 'unknown parameter "dat"; did you mean "date"?'],
    ["date=1&date=2", "date: give it once"],
    ["flips=maybe", 'flips: expected true or false, not "maybe"'],
    ["limit=ten", 'limit: expected a number, not "ten"'],
    ["limit=1e9", 'limit: expected a number, not "1e9"'],
    ["fields=x", "fields: name the field, as in fields[month]=Apr"],
  ])("%s is refused", (text, fault) => {
    expect(value(text)).toEqual([fault]);
  });

  it("has no words that a route has no use for", () => {
    const query = readQuery(new URLSearchParams("level=nudge"), ["date"]);
    expect(query.ok).toBe(false);
  });
});

it("every parameter is of use to some route or picture", () => {
  const used = new Set([...routes.flatMap(({ query }) => query), "theme", "size", "solution"]);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});
