/** Imports keep to the table in ARCHITECTURE.md, and go round in no circle. */

import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, root, textOf } from "./files.js";
import { forbiddenImports, importCycle, importsIn, importTable, ruleFor, unusedPlaces } from "./imports.js";

const rules = importTable(textOf("ARCHITECTURE.md"));
const imports = importsIn(join(root, "src"));
const fixture = (name: string) => importsIn(join(root, "test/frame/fixtures", name));

describe("the import table", () => {
  it("has a row for every source file", () => {
    const sources = filesIn(join(root, "src")).filter((file) => file.endsWith(".ts"));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => ruleFor(rules, file) === undefined)).toEqual([]);
  });

  it("names only places that have a row themselves", () => {
    const places = new Set(rules.map((rule) => rule.place));
    const isKnown = (place: string) => [...places].some((known) => known === place || known.startsWith(`${place}/`));
    expect(rules.flatMap((rule) => rule.places).filter((place) => !isKnown(place))).toEqual([]);
  });

  it("gives the core no package, and the game no solver", () => {
    const core = rules.filter((rule) => rule.place.startsWith("core/"));
    expect(core.length).toBeGreaterThan(4);
    expect(core.flatMap((rule) => rule.packages)).toEqual([]);
    expect(rules.find((rule) => rule.place === "core/game")?.places).not.toContain("core/solver");
  });

  it("is obeyed by every import", () => {
    expect(imports.length).toBeGreaterThan(5);
    expect(forbiddenImports(rules, imports)).toEqual([]);
  });

  it("names no place that no import needs", () => {
    expect(unusedPlaces(rules, imports)).toEqual([]);
    const rule = { place: "a", places: ["b", "c"], packages: [] };
    const used = [{ from: "a/y.ts", to: "b/x.ts", isPackage: false }];
    expect(unusedPlaces([rule, { ...rule, place: "d" }], used)).toEqual(["a never imports c"]);
  });

  it("catches every kind of forbidden import", () => {
    expect(forbiddenImports(rules, fixture("forbidden")).sort()).toEqual([
      "core/game/peek.ts imports core/solver/search.ts",
      "core/lattice/reads.ts imports node:fs",
      "core/lattice/reads.ts imports yaml",
      "core/lattice/starts.ts imports core/solver/search.ts",
      "core/lattice/starts.ts imports core/solver/search.ts",
      "core/lattice/starts.ts imports core/solver/search.ts",
      "stray/nowhere.ts imports core/lattice/reads.ts",
    ]);
  });
});

describe("the element", () => {
  it("shows the app its door, its keys, its marks and its words, and nothing of its insides", () => {
    const used = imports.filter(({ from, to }) => from.startsWith("web/") && to.startsWith("element/"));
    const doors = ["board-element.ts", "key-names.ts", "marks.ts", "today.ts", "words.ts"];
    expect([...new Set(used.map(({ to }) => to))].sort()).toEqual(doors.map((file) => `element/${file}`));
  });
});

describe("import cycles", () => {
  it("do not exist", () => expect(importCycle(imports)).toBeUndefined());

  it("would be found", () => expect(importCycle(fixture("cycle"))).toEqual(["a.ts", "b.ts", "c.ts", "a.ts"]));
});
