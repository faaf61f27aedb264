/** Letter grids are written and read back. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { formatGrid, parseGrid } from "../../../src/core/tiling/grid.js";
import { pieceLetters } from "../../../src/core/tiling/letters.js";
import { type Placement, placementsOf } from "../../../src/core/tiling/placement.js";
import { bruteForce, cellsNamed, classic, hexagons, numbers, sketch, weekday } from "../../support/puzzles.js";

const christmas = cellsNamed(classic, "Dec", "25");
const [solution = []] = bruteForce(classic, christmas);
const faultsOf = (puzzle: Puzzle, grid: string | string[], options = {}) => {
  const result = parseGrid(puzzle, grid, options);
  return result.ok ? [] : result.faults.map(({ message }) => message);
};
const parsed = (puzzle: Puzzle, grid: string | string[], options = {}) => {
  const result = parseGrid(puzzle, grid, options);
  return result.ok ? result.value : result.faults;
};

const inOrder = (a: Placement, b: Placement) => a.piece - b.piece || a.cells[0]! - b.cells[0]!;

/** Some pieces of a puzzle, no more than there are and no two on one cell. */
function anyArrangement(puzzle: Puzzle): fc.Arbitrary<Placement[]> {
  const all = placementsOf(puzzle);
  return fc.array(fc.constantFrom(...all), { maxLength: 30 }).map((tries) => {
    const kept: Placement[] = [];
    for (const next of tries) {
      const copies = kept.filter(({ piece }) => piece === next.piece).length;
      const isFree = !kept.some(({ cells }) => cells.some((cell) => next.cells.includes(cell)));
      if (isFree && copies < puzzle.pieces[next.piece]!.copies) kept.push(next);
    }
    return kept.sort(inOrder);
  });
}

const crowd = sketch({
  board: Array.from({ length: 6 }, () => "* * * * * *"),
  pieces: { bar: ["##"], bow: ["##", "#."], "1": ["#"], "?": ["####"] },
  copies: { bar: 5, bow: 4, "1": 2 },
  faceUp: ["bow"],
});

describe("letters", () => {
  it("are the first of the piece's name where that is free", () => {
    expect(pieceLetters(classic)).toEqual([["L"], ["N"], ["P"], ["U"], ["V"], ["Y"], ["Z"], ["O"]]);
    expect(pieceLetters(weekday).flat()).toEqual(["I", "L", "S", "A", "N", "P", "T", "U", "V", "Z"]);
  });

  it("differ for every copy, and give every piece its first before any further copy", () => {
    const letters = crowd.pieces.map(({ id }, piece) => `${id}: ${pieceLetters(crowd)[piece]?.join("")}`);
    expect(letters).toEqual(["1: 1D", "bar: BEFGH", "bow: AIJK", "?: C"]);
  });

  it("suffice for every copy a board has room for", () => {
    const many = sketch({ board: ["a"], pieces: { dot: ["#"] }, copies: { dot: 400 } });
    const [letters = []] = pieceLetters(many);
    expect(new Set(letters).size).toBe(400);
    for (const letter of letters) expect(letter).toMatch(/^[\p{L}\p{N}]$/u);
    const tooMany = sketch({ board: ["a"], pieces: { dot: ["#"] }, copies: { dot: 1000 } });
    expect(() => pieceLetters(tooMany)).toThrow("no letters for more than");
  });
});

describe("a letter grid", () => {
  it("shows each piece, the open cells and where there is no cell", () => {
    const grid = formatGrid(classic, solution);
    expect(grid.map((row) => row.length)).toEqual(numbers(1, 7).map(() => 7));
    expect(grid[0]?.[6]).toBe("-");
    expect(grid[1]?.[5]).toBe(".");
    expect(grid[5]?.[3]).toBe(".");
    expect(grid[6]?.slice(3)).toBe("----");
    for (const [piece, letter] of [..."LNPUVYZO"].entries()) {
      expect([...grid.join("")].filter((each) => each === letter)).toHaveLength(classic.pieces[piece]!.shape.length);
    }
  });

  it.each([
    ["classic", classic],
    ["weekday", weekday],
    ["hexagons", hexagons],
    ["crowd", crowd],
  ])("of the puzzle %s is read back as it was, orientations included", (_, puzzle) => {
    fc.assert(
      fc.property(anyArrangement(puzzle), (placements) => {
        const grid = formatGrid(puzzle, placements);
        expect(parsed(puzzle, grid)).toEqual(placements);
        expect(
          parsed(puzzle, `\n${grid.map((row, i) => " ".repeat(i % 2) + [...row].join(" ")).join("\r\n")}\n\n`),
        ).toEqual(placements);
      }),
    );
  });

  it("keeps orientations right where flips are forbidden", () => {
    const faceUp = [...bruteForce(hexagons, cellsNamed(hexagons, "m"), false)].slice(0, 20);
    expect(faceUp.length).toBeGreaterThan(0);
    for (const tiling of faceUp)
      expect(parsed(hexagons, formatGrid(hexagons, tiling), { flips: false })).toEqual(tiling);
  });

  it("reads brackets that are not closed as letters", () => {
    const rows = (letters: number) => Array<string>(7).fill("[".repeat(letters));
    expect(faultsOf(classic, rows(1).slice(0, 1))).toHaveLength(1);
    expect(faultsOf(classic, rows(2000))[0]).toContain("row 1 has 2,000 letters");
  });

  it("takes copies in any order and labels for open cells", () => {
    const pair = sketch({ board: ["a b c", "d e f"], pieces: { bar: ["##"] }, copies: { bar: 2 } });
    const placements = parsed(pair, ["A A [Sept 1]", "[x] B B"]);
    expect(placements).toEqual(parsed(pair, ["BB.", ".AA"]));
    expect(placements).toHaveLength(2);
    expect(formatGrid(pair, placements as Placement[])).toEqual(["BB.", ".AA"]);
  });

  it.each([
    ["with tabs", (grid: string[]) => grid.map((row) => [...row].join("\t")).join("\n")],
    ["with line breaks of another system", (grid: string[]) => grid.join("\r")],
    ["with rows that a shell has joined", (grid: string[]) => grid.join(" ")],
    ["with rows that a form has joined", (grid: string[]) => [...grid.join("")].join("\t")],
    [
      "in wide letters",
      (grid: string[]) =>
        grid.map((row) => row.replace(/./g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))).join("\n"),
    ],
  ])("is read %s", (_, write) => {
    expect(parsed(classic, write(formatGrid(classic, solution)))).toEqual(solution);
  });

  it("names an unknown letter once, wherever else it is", () => {
    const grid = formatGrid(classic, solution).map((row) => row.replaceAll("L", "q"));
    expect(faultsOf(classic, grid)).toEqual([
      expect.stringMatching(/^row 1, column 1: no piece has the letter "q"; choose from /),
    ]);
  });

  it.each<[string, string[], string[]]>([
    ["nothing", [], ["the grid is empty; write 2 rows of 3 letters"]],
    ["blanks", ["  ", "\t"], ["the grid is empty; write 2 rows of 3 letters"]],
    ["too few rows", ["BB."], ["the grid has 1 row, but the board has 2"]],
    ["a short row", ["BB.", ".A"], ["row 2 has 2 letters, but the board has 3 columns"]],
    ["a long row", ["BB..", "..."], ["row 1 has 4 letters, but the board has 3 columns"]],
    ["an unknown letter", ["BB.", "xx."], ['row 2, column 1: no piece has the letter "x"; choose from B A J']],
    ["a letter off the board", ["BB.", "..B"], ["row 2, column 3: there is no cell here; write -"]],
    ["a cell left out", ["BB-", "..-"], ["row 1, column 3: there is a cell here; write . if it is empty"]],
    ["a piece cut short", ["B..", "..-"], ["row 1, column 1: B is piece bar with 2 cells, but appears 1 time"]],
    ["a wrong shape", ["B..", ".B-"], ["row 1, column 1: B is piece bar, but these cells don't have its shape"]],
    ["the other handedness", ["JJJ", "J.-"], ["row 1, column 1: J is piece J, which you can't flip"]],
  ])("answers %s with a sentence", (_, grid, messages) => {
    const small = sketch({
      board: ["a b c", "d e -"],
      pieces: { bar: ["##"], J: ["###", "..#"] },
      copies: { bar: 2 },
      faceUp: ["J"],
    });
    const found = faultsOf(small, grid);
    expect(found.slice(0, messages.length)).toEqual(messages);
  });

  it("never stumbles over any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...".-ABCDEFW[] \n\t\u200e🎄é\u0301\ud800"), maxLength: 60 }),
        (text) => {
          expect(parsed(hexagons, text).length).toBeGreaterThanOrEqual(
            text.replace(/\p{Cf}/gu, "").trim() === "" ? 0 : 1,
          );
        },
      ),
    );
  });
});
