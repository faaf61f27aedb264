/** Tilings in text look as expected, in colour, in letters and in narrow terminals. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../src/core/calendar/languages.js";
import { clipped, displayWidth } from "../../../src/core/drawing/width.js";
import { ansiPaint } from "../../../src/core/pens/ansi.js";
import { drawText, type TextOptions, textStyles } from "../../../src/core/pens/text.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { bruteForce, cellsNamed, classic, hexagons, sketch, weekday } from "../../support/puzzles.js";

function first(puzzle: Puzzle, ...ids: string[]): Tiling {
  const [tiling = []] = bruteForce(puzzle, cellsNamed(puzzle, ...ids));
  return tiling;
}
const christmas = first(classic, "Dec", "25");
const tuesday = first(weekday, "Mar", "25", "Tue");
const hexTiling = first(hexagons, "l");
const draw = (puzzle: Puzzle, placements: Tiling, options: TextOptions = {}) =>
  drawText(puzzle, { placements }, options);

/** What a terminal shows in each column; a wide character fills two. */
function columns(line: string): string[] {
  return [...line].flatMap((character) => {
    const width = displayWidth(character);
    return width === 0 ? [] : [character, ...new Array<string>(width - 1).fill("")];
  });
}

describe("a tiling in outlines", () => {
  it("is drawn with one outline per piece and the date in it", () => {
    expect(draw(classic, christmas)).toEqual([
      "┌───────────────┬───────┐",
      "│               │       │",
      "│   ┌───┬───────┘   ┌───┤",
      "│   │   │           │Dec│",
      "├───┘   ├───────────┼───┴───┐",
      "│       │           │       │",
      "│       │           │   ┌───┤",
      "│       │           │   │   │",
      "├───────┴───────┬───┘   │   │",
      "│               │       │   │",
      "├───┐   ┌───┬───┼───────┘   │",
      "│   │   │   │ 25│           │",
      "│   └───┘   ├───┴───────────┘",
      "│           │",
      "└───────────┘",
    ]);
  });

  it("slants its lines on the hex lattice", () => {
    expect(draw(hexagons, hexTiling)).toEqual([
      " ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲",
      "│           │   │",
      " ╲ ╱ ╲ ╱ ╲ ╱   ╱ ╲ ╱ ╲",
      "  │   │       │   │   │",
      " ╱     ╲ ╱ ╲ ╱   ╱   ╱",
      "│       │ l │   │   │",
      " ╲ ╱ ╲ ╱ ╲ ╱ ╲   ╲   ╲",
      "  │       │   │   │   │",
      "   ╲     ╱     ╲ ╱   ╱",
      "    │   │       │   │",
      "     ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱",
    ]);
  });

  it("makes hexagons larger where labels are longer", () => {
    const long = sketch({ lattice: "hex", board: ["a b", "* -"], labels: { en: { b: "June" } } });
    expect(draw(long, [])).toEqual([
      "  ╱ ╲   ╱ ╲",
      " ╱   ╲ ╱   ╲",
      "│  a  │ June│",
      " ╲   ╱ ╲   ╱",
      "  ╲ ╱   ╲ ╱",
      "   │     │",
      "    ╲   ╱",
      "     ╲ ╱",
    ]);
  });

  it("shows an empty board with all its labels", () => {
    const small = sketch({ board: ["a b -", "- * cd"] });
    expect(draw(small, [])).toEqual(["┌───┬───┐", "│ a │ b │", "└───┼───┼───┐", "    │   │ cd│", "    └───┴───┘"]);
  });

  it("leaves cells together that a choice uncovers together", () => {
    const domino = sketch({ board: ["Ma y", "a b"], fields: { month: { May: ["Ma", "y"] }, day: ["a", "b"] } });
    expect(draw(domino, [])).toEqual(["┌───────┐", "│ Ma  y │", "├───┬───┤", "│ a │ b │", "└───┴───┘"]);
  });

  it("clips labels that would make the cells too wide", () => {
    const small = sketch({ board: ["a"], labels: { en: { a: "Donaudampfschiff" } } });
    expect(draw(small, [])[1]).toBe("│Donauda…│");
  });

  /** Which ways the lines of a character go: up, right, down, left. */
  const arms: Record<string, string> = Object.fromEntries(
    "─rl │ud ┌rd ┐dl └ur ┘ul ├urd ┤udl ┬rdl ┴url ┼urdl".split(" ").map(([line = "", ...ways]) => [line, ways.join("")]),
  );

  it.each(["xx", "", "EN"])("is drawn in English where a language is none of ours: %s", (tag) => {
    expect(draw(weekday, [], { language: tag as Language })).toEqual(draw(weekday, [], { language: "en" }));
  });

  it.each(languages)("joins all its lines in %s, however wide the words are", (language) => {
    const sheets = [draw(weekday, tuesday, { language }), draw(weekday, [], { language })];
    for (const sheet of sheets) {
      const rows = sheet.map(columns);
      const goes = (x: number, y: number, way: string) => (arms[rows[y]?.[x] ?? " "] ?? "").includes(way);
      rows.forEach((row, y) => {
        row.forEach((_, x) => {
          expect([x, y, goes(x, y, "r")]).toEqual([x, y, goes(x + 1, y, "l")]);
          expect([x, y, goes(x, y, "d")]).toEqual([x, y, goes(x, y + 1, "u")]);
        });
      });
    }
  });

  it("keeps words from right to left in their places", () => {
    const line = draw(weekday, tuesday, { language: "ar" })[1] ?? "";
    expect(line).toContain("\u200eمارس\u200e");
    expect(displayWidth(line)).toBe(displayWidth(draw(weekday, tuesday, { language: "ar" })[0] ?? ""));
  });
});

describe("a tiling in letters", () => {
  it("has its date in brackets", () => {
    expect(draw(classic, christmas, { style: "letters" })).toEqual([
      "  L   L   L   L   N   N   -",
      "  L   P   N   N   N [Dec] -",
      "  P   P   O   O   O   Z   Z",
      "  P   P   O   O   O   Z   V",
      "  Y   Y   Y   Y   Z   Z   V",
      "  U   Y   U  [25] V   V   V",
      "  U   U   U   -   -   -   -",
    ]);
  });

  it("is plain for other programs, with every second row of hexagons indented", () => {
    expect(draw(classic, christmas, { style: "plain" })[1]).toBe("LPNNN.-");
    expect(draw(hexagons, hexTiling, { style: "plain" })).toEqual([
      "B B B A -",
      " C A A D W",
      "C C . D W",
      " E E F D W",
      "- E F F W",
    ]);
  });

  it("leaves room for labels side by side", () => {
    const small = sketch({ board: ["Jan Feb x"], pieces: { dot: ["#"] } });
    expect(draw(small, [{ piece: 0, orientation: 0, cells: [2] }], { style: "letters" })).toEqual(["[Jan][Feb]  D"]);
  });

  it.each(["letters", "plain"] as const)("can be read back from style %s in every language", (style) => {
    for (const language of languages) {
      for (const [puzzle, tiling] of [
        [classic, christmas],
        [weekday, tuesday],
        [hexagons, hexTiling],
      ] as const) {
        expect(parseGrid(puzzle, draw(puzzle, tiling, { style, language }))).toEqual({ ok: true, value: tiling });
        const some = tiling.slice(1, 4);
        expect(parseGrid(puzzle, draw(puzzle, some, { style, language }))).toEqual({ ok: true, value: some });
      }
    }
  });
});

describe("colour", () => {
  const stripped = (line: string) =>
    line
      .split("\u001b")
      .map((part, i) => (i === 0 ? part : part.replace(/^\[[0-9;]*m/, "")))
      .join("");

  it.each(textStyles)("adds nothing but colour in style %s", (style) => {
    for (const [puzzle, tiling] of [
      [classic, christmas],
      [hexagons, hexTiling],
    ] as const) {
      const painted = draw(puzzle, tiling, { style, paint: ansiPaint });
      expect(painted.map((line) => stripped(line).trimEnd())).toEqual(draw(puzzle, tiling, { style }));
      expect(painted.some((line) => line.includes("\u001b"))).toBe(style !== "plain");
    }
  });

  it("tells the date, other open cells, every piece and the lines apart", () => {
    const inks = new Map<string, string>();
    const paint = (text: string, ink: string | number) => {
      inks.set(String(ink), (inks.get(String(ink)) ?? "") + text);
      return text;
    };
    drawText(classic, { placements: christmas.slice(0, 5), uncovered: cellsNamed(classic, "Dec", "25") }, { paint });
    expect([...inks.keys()].sort()).toEqual(["0", "1", "2", "3", "4", "line", "open", "uncovered"]);
    expect(inks.get("uncovered")).toBe("Dec 25");
    expect(inks.get("open")).not.toContain("25");
    expect(inks.get("line")).toMatch(/^[─│┌┐└┘├┤┬┴┼]+$/);
    const styles = ["uncovered", "line", ...christmas.keys()].map((ink) => ansiPaint("x", ink as number));
    expect(new Set(styles).size).toBe(styles.length);
  });
});

describe("a narrow terminal", () => {
  const widthOf = (lines: string[]) => Math.max(...lines.map(displayWidth));

  it.each(["outline", "letters"] as const)("gets a smaller drawing in style %s where one fits", (style) => {
    for (const [puzzle, tiling] of [
      [weekday, tuesday],
      [hexagons, hexTiling],
    ] as const) {
      for (let width = 11; width < 80; width++) {
        expect(widthOf(draw(puzzle, tiling, { style, width, language: "ar" }))).toBeLessThanOrEqual(width);
      }
    }
  });

  it("first loses the room for labels that are covered, then outlines and labels, then the blanks", () => {
    const long = { ...weekday, labels: { en: { Jan: "January" } } };
    const lines = [57, 56, 28, 12].map((width) => draw(long, tuesday, { width })[0]);
    expect(lines).toEqual([
      `┌${"─".repeat(7)}┬${"─".repeat(7)}┬${"─".repeat(7)}┬${"─".repeat(15)}┬${"─".repeat(7)}┐`,
      "┌───┬───┬───┬───────┬───┐",
      "I L . S S N -",
      "IL.SSN-",
    ]);
  });
});

describe("the width of a text", () => {
  it.each([
    ["Dec", 3],
    ["12月", 4],
    ["周日", 4],
    ["ثلاثاء", 6],
    ["Fe\u0301v", 3],
    ["\u200e\u200e", 0],
    ["🎄", 2],
    ["", 0],
  ])("of %j is %i columns", (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it.each([
    ["December", 4, "Dec…"],
    ["十二月", 4, "十…"],
    ["Dec", 3, "Dec"],
  ])("clips %j to %i columns", (text, width, short) => {
    expect(clipped(text, width)).toBe(short);
  });
});
