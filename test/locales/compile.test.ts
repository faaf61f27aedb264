/** The build of `locales/`: what it makes of messages, and what it refuses. */

import { expect, it } from "vitest";
import { compileLocales, parseMessages } from "../../scripts/build-locales.mjs";

type Tree = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

function compile(english: Tree, others: Readonly<Record<string, Tree>> = {}): Map<string, string> {
  const trees = Object.entries({ en: english, ...others });
  return compileLocales(new Map(trees.map(([language, tree]) => [language, parseMessages(language, tree)])));
}

/** Runs a compiled area, with formats that show what they are asked for. */
function run(module: string | undefined): Record<string, unknown> {
  const body = /= (\{[\s\S]*?\n\});/.exec((module ?? "").replace(/\}: \{ [^}]*\}\): string =>/g, "}) =>"))?.[1];
  const formats = {
    formatNumber: (_: string, value: number) => `#${value}`,
    formatList: (_: string, names: string[]) => names.join(" and "),
    choosePlural: (_: string, count: number, forms: Record<string, string>) =>
      forms[`=${count}`] ?? (count === 1 ? forms.one : undefined) ?? forms.other,
    choose: (value: string, cases: Record<string, string>) => cases[value] ?? cases.other,
  };
  return new Function(...Object.keys(formats), `return ${body}`)(...Object.values(formats)) as Record<string, unknown>;
}

const en = {
  area: {
    plain: "it isn't '{'x'}' `$'{'y'}'`",
    left: "{count, plural, =0 {none} one {# piece of {name}} other {# pieces of {name}}}",
    flag: "{isOn, select, true {on} other {off}}",
    maybe: "{max, select, none {any} other {up to {max, number}}}",
    who: "{kind, select, cell {a cell} other {a piece}} in {names, list}",
  },
};

it("sentences become texts, and functions where something is filled in", () => {
  const area = run(compile(en).get("en/area.generated.ts"));
  const say = (name: string, values: object) => (area[name] as (values: object) => string)(values);
  expect(area.plain).toBe(["it isn't {x} `$", "{y}`"].join(""));
  expect([0, 1, 5].map((count) => say("left", { count, name: "N" }))).toEqual([
    "none",
    "#1 piece of N",
    "#5 pieces of N",
  ]);
  expect([true, false].map((isOn) => say("flag", { isOn }))).toEqual(["on", "off"]);
  expect([undefined, 3].map((max) => say("maybe", { max }))).toEqual(["any", "up to #3"]);
  expect(say("who", { kind: "cell", names: ["a", "b"] })).toBe("a cell in a and b");
});

it("placeholders have types, from what every language does with them", () => {
  const module = compile({ a: { x: "{n} of {m}" } }, { de: { a: { x: "{n, number} von {m}" } } }).get(
    "en/a.generated.ts",
  );
  expect(module).toContain("{ n: number; m: string | number }");
});

it("what isn't translated is said in English, with English numbers", () => {
  const module = compile(en, { de: { area: { plain: "nicht" } } }).get("de/area.generated.ts");
  expect(module).toContain('plain: "nicht"');
  expect(module).toContain('choosePlural("en", count');
});

it.each([
  ["an unknown sentence", { a: { y: "Z" } }, "de a.y: English has no such sentence"],
  ["an unknown placeholder", { a: { x: "{n} {m} {z}" } }, "de a.x: English has no {z}"],
  ["a lost placeholder", { a: { x: "{n}" } }, "de a.x: lacks {m}"],
  ["a plural that lacks a form", { a: { x: "{m} {n, plural, =0 {x} other {#} few {y}}" } }, "de a.x: "],
  ["an unknown format", { a: { x: "{n, ordinal} {m}" } }, "{n, ordinal}: choose from number"],
  ["braces that don't close", { a: { x: "{n" } }, "de a.x: "],
])("refuses %s", (_, de, fault) => {
  expect(() => compile({ a: { x: "{n} {m}" } }, { de })).toThrow(fault);
});

it("refuses a plural that lacks a form of its language", () => {
  const some = { a: { x: "{n, plural, one {a} other {b}}" } };
  expect(() => compile(some, { ar: some })).toThrow("ar a.x: {n, plural}: lacks few, many, two, zero");
});

it("refuses one placeholder as a number and as a list", () => {
  expect(() => compile({ a: { x: "{n, number}" } }, { de: { a: { x: "{n, list}" } } })).toThrow(
    "a.x: used as number and as list",
  );
});
