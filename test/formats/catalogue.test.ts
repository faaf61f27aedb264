/** Every puzzle of the catalogue is what its file says, and has its credits. */
// @module-tag thorough

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { languages } from "../../src/core/calendar/languages.js";
import { targetCount } from "../../src/core/puzzle/target.js";
import { catalogueIds, cataloguePuzzle, isCatalogueId } from "../../src/formats/catalogue.js";
import { defaultPuzzle } from "../../src/formats/default-puzzle.js";
import { loadCataloguePuzzle } from "../../src/formats/load-puzzle.js";
import { formatProblems } from "../../src/formats/problem.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { writePuzzleYaml } from "../../src/formats/yaml-write.js";
import { textOf } from "../frame/files.js";

const folder = new URL("../../puzzles/", import.meta.url);
const screen = { lines: 40, columns: 110 };

/** Cells, pieces and targets as counted on the puzzles themselves. */
const sizes: Record<string, [number, number, number]> = {
  classic: [43, 8, 372],
  "classic-t": [43, 8, 372],
  "classic-hard": [43, 8, 372],
  "classic-rocket": [43, 8, 372],
  "classic-flag": [43, 8, 372],
  "classic-cross": [43, 9, 372],
  "classic-face-up": [43, 8, 372],
  tetromino: [43, 9, 372],
  "whole-year": [43, 9, 372],
  weekday: [50, 10, 2604],
  "weekday-monday": [50, 10, 2604],
  "weekday-face-up": [50, 10, 2604],
  "weekday-6x9": [53, 10, 2604],
  "weekday-9x6": [54, 9, 2604],
  "domino-months": [55, 8, 372],
  "classic-year": [63, 12, 37_200],
};

describe("the catalogue", () => {
  it("holds one puzzle for every file", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
    expect(catalogueIds.map((id) => `${id}.yaml`)).toEqual(
      files.sort((a, b) => (a.slice(0, -5) < b.slice(0, -5) ? -1 : 1)),
    );
    expect(catalogueIds.length).toBeGreaterThanOrEqual(13);
  });

  it("reads every puzzle, checked, as its file says", () => {
    for (const id of catalogueIds) {
      const text = readFileSync(new URL(`${id}.yaml`, folder), "utf8");
      const reading = readPuzzleYaml(text, `${id}.yaml`);
      if (!reading.ok) throw new Error(formatProblems(reading.faults));
      const { title, note, ...rest } = cataloguePuzzle(id);
      expect({ ...rest, title: { en: title.en }, note: { en: note.en } }).toEqual(reading.value);
      expect(reading.value.id).toBe(id);
      expect(writePuzzleYaml(reading.value)).toBe(text);
    }
  });

  // Translations are welcome and never demanded, so that a puzzle takes one file; those there are must be used.
  it.each(languages)("shows the titles and notes that are translated: %s", (language) => {
    const { puzzles = {} }: { puzzles?: Record<string, object> } = parse(textOf(`locales/${language}.yaml`));
    for (const [id, texts] of Object.entries(puzzles)) {
      if (!isCatalogueId(id)) throw new Error(`locales/${language}.yaml names the puzzle ${id}, which isn't there`);
      const { title, note } = cataloguePuzzle(id);
      expect(texts).toEqual({ title: title[language], note: note[language] });
    }
  });

  it("names the puzzle shown first in every language", () => {
    expect(Object.keys(cataloguePuzzle("classic").title).sort()).toEqual([...languages].sort());
  });

  it("shows every puzzle on one screen, with its credits", () => {
    for (const id of catalogueIds) {
      const lines = readFileSync(new URL(`${id}.yaml`, folder), "utf8").split("\n");
      expect(lines.length, id).toBeLessThanOrEqual(screen.lines);
      expect(Math.max(...lines.map((line) => line.length)), id).toBeLessThanOrEqual(screen.columns);
      expect(cataloguePuzzle(id).credits, id).not.toEqual([]);
    }
  });

  it.each(Object.entries(sizes))("knows how large %s is", (id, [cells, pieces, targets]) => {
    if (!isCatalogueId(id)) throw new Error(`no puzzle ${id}`);
    const puzzle = cataloguePuzzle(id);
    expect([puzzle.board.cells.length, puzzle.pieces.length, targetCount(puzzle)]).toEqual([cells, pieces, targets]);
  });

  it("lists weekdays from Sunday on, whichever comes first on the board", () => {
    const weekday = cataloguePuzzle("weekday-monday").fields.find(({ name }) => name === "weekday");
    expect(weekday?.choices.map(({ id }) => id).join(" ")).toBe("Sun Mon Tue Wed Thu Fri Sat");
    expect(weekday?.choices[0]?.cells[0]).toBeGreaterThan(weekday?.choices[1]?.cells[0] ?? 0);
  });

  it("keeps who may be flipped", () => {
    const flipped = (id: Parameters<typeof cataloguePuzzle>[0]): string[] =>
      cataloguePuzzle(id)
        .pieces.filter(({ mayFlip }) => mayFlip)
        .map((piece) => piece.id);
    expect(flipped("weekday-6x9")).toEqual(["F"]);
    expect(flipped("weekday-face-up")).toEqual([]);
    expect(flipped("classic")).toHaveLength(8);
  });

  it.each(["nope", "constructor", "__proto__"])("says which puzzles there are instead of %s", (id) => {
    expect(() => cataloguePuzzle(id as "classic")).toThrow(
      new TypeError(`id: unknown "${id}"; choose from ${catalogueIds.join(", ")}`),
    );
  });

  it("gives the same puzzle every time, and knows what it does not have", () => {
    expect(cataloguePuzzle("classic")).toBe(cataloguePuzzle("classic"));
    expect(isCatalogueId("toString")).toBe(false);
    expect(isCatalogueId("classic")).toBe(true);
  });

  it("hands out the same puzzle to everybody, at once or later", async () => {
    for (const id of catalogueIds) {
      expect(cataloguePuzzle(id)).toBe(cataloguePuzzle(id));
      expect(await loadCataloguePuzzle(id)).toBe(cataloguePuzzle(id));
      expect(cataloguePuzzle(id).id).toBe(id);
    }
  });

  it("shows the usual puzzle where none is asked for", () => {
    expect(defaultPuzzle).toBe(cataloguePuzzle("classic"));
  });

  it("hands out puzzles so that nobody can change them, however deep they reach", () => {
    for (const id of catalogueIds) {
      const isFrozen = (value: unknown): boolean =>
        typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
      expect(isFrozen(cataloguePuzzle(id)), id).toBe(true);
      const [piece] = cataloguePuzzle(id).pieces;
      expect(() => Object.assign(piece!, { copies: 5 })).toThrow(TypeError);
    }
  });
});
