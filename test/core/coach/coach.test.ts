/** What the coach says of small boards, where everybody can see that it is true. */

import { describe, expect, it } from "vitest";
import { type Hint, hint, solutionsLeft, wrongPieces } from "../../../src/core/coach/coach.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { type Placement, placementsOf } from "../../../src/core/tiling/placement.js";
import { cellsNamed, classic, sketch } from "../../support/puzzles.js";

/** The pieces in a drawing, in the order in which they are given. */
function placedIn(puzzle: Puzzle, drawing: string): Placement[] {
  const read = parseGrid(puzzle, drawing.split("/"));
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return [...read.value];
}

/** Cells 0 1 2 and 3 4 5, and pieces of one, two and three cells, called by their size. */
const six = sketch({ board: ["a b c", "d e f"], pieces: { "1": ["#"], "2": ["##"], "3": ["###"] } });
const corners = sketch({ board: ["a b -", "c d e", "- f g"], pieces: { "1": ["#"], "2": ["##"], T: ["###", ".#."] } });
const block = sketch({ board: ["a b c", "d e f"], pieces: { "2": ["##"], "4": ["##", "##"] } });
/** A row of four, which the largest piece needs, and one of three. */
const rows = { board: ["a b c d", "e f g -"], pieces: { "1": ["#"], "2": ["##"], "4": ["####"] } };
const seven = sketch(rows);
/** Two boards in one, with two copies of everything. */
const twice = sketch({
  ...rows,
  board: [...rows.board, "- - - -", "h i j k", "l m n -"],
  copies: { "1": 2, "2": 2, "4": 2 },
});
/** A block of six that takes both angles, in two ways, and a hook where an angle would fit as well. */
const shared = sketch({
  board: ["a b c - d e f", "g h i - j - -"],
  pieces: { V: ["##", "#."], I: ["###"], "1": ["#"] },
  copies: { V: 2 },
});

describe("the next piece, and why", () => {
  it.each<[string, Puzzle, string, Partial<Hint & { kind: "nudge" }>]>([
    [
      "a cell that one piece alone can cover, in one way",
      six,
      "22./...",
      { piece: 0, reason: { kind: "only-cell", cell: 2 } },
    ],
    ["a piece that fits in one place only", seven, "..../...-", { piece: 2, reason: { kind: "only-place", cell: 0 } }],
    [
      "as many places as copies",
      twice,
      "..../...-/----/..../...-",
      { piece: 2, reason: { kind: "only-place", cell: 0 } },
    ],
    [
      "a cell that one piece alone can cover",
      corners,
      "1.-/.../-..",
      { piece: 1, reason: { kind: "only-piece", cell: 6 } },
    ],
    [
      "a cell that another region leaves one piece for",
      shared,
      "...-.../...-.--",
      { piece: 0, reason: { kind: "shared-piece", cell: 9, region: [0, 1, 2, 6, 7, 8], needs: 1 } },
    ],
    ["a cell where all others make a hole", six, "333/...", { piece: 1, reason: { kind: "others-fail", cell: 4 } }],
    [
      "nothing but what most solutions have",
      six,
      ".../...",
      { piece: 2, reason: { kind: "best-chance", cell: 0, chance: { count: 2, of: 4 } } },
    ],
  ])("%s", async (_why, puzzle, drawing, expected) => {
    const question = { puzzle, uncovered: [], placed: placedIn(puzzle, drawing) };
    expect(await hint(question, "nudge")).toEqual({ kind: "nudge", ...expected });
    const next = await hint(question, "next");
    expect(next).toMatchObject({ kind: "next", placement: { piece: expected.piece }, reason: expected.reason });
  });

  it("is what all fillings of a region have in common", async () => {
    const board = "..PPZZ-/..PPPZ-/...NNZZ/..OONNN/V.OOUUU/V.OOU.U/VVV----";
    const question = { puzzle: classic, uncovered: cellsNamed(classic, "Feb", "27"), placed: placedIn(classic, board) };
    const region = [0, 6, 7, 12, 13, 14, 19, 20, 27, 34];
    expect(await hint(question, "nudge")).toEqual({
      kind: "nudge",
      piece: 0,
      reason: { kind: "forced-region", cell: 13, region },
    });
  });

  it("is what all solutions have in common, where no argument leads to it", async () => {
    const board = "OOO...-/OOO...-/......./......./......./......./...----";
    const question = { puzzle: classic, uncovered: cellsNamed(classic, "Dec", "25"), placed: placedIn(classic, board) };
    expect(await hint(question, "nudge")).toMatchObject({ piece: 0, reason: { kind: "every-solution" } });
  });
});

describe("what is wrong, and why", () => {
  it.each<[string, Puzzle, string, Partial<Hint & { kind: "wrong" }>]>([
    ["cells cut off", six, ".2./.2.", { wrong: [0], reason: { kind: "cut-off", cells: [0, 3] } }],
    ["a cell that nothing covers", block, "22./...", { wrong: [0], reason: { kind: "uncoverable", cell: 2 } }],
    ["a piece without room", six, "2../2..", { wrong: [0], reason: { kind: "no-room", piece: 2 } }],
    ["nothing that can be seen", six, ".1./...", { wrong: [0], reason: { kind: "hidden" } }],
    ["the later one of two", six, "1../.22", { wrong: [1], reason: { kind: "cut-off", cells: [3] } }],
  ])("%s", async (_why, puzzle, drawing, expected) => {
    const question = { puzzle, uncovered: [], placed: placedIn(puzzle, drawing) };
    expect(await solutionsLeft(question)).toBe(0);
    expect(await wrongPieces(question)).toEqual(expected.wrong);
    for (const level of ["wrong", "nudge", "next", "everything"] as const)
      expect(await hint(question, level)).toEqual({ kind: "wrong", ...expected });
  });

  it("is nothing as long as a solution is left", async () => {
    const question = { puzzle: six, uncovered: [], placed: placedIn(six, "22./...") };
    expect(await wrongPieces(question)).toEqual([]);
    expect(await hint(question, "wrong")).toEqual({ kind: "fine" });
    expect(await hint(question, "left")).toEqual({ kind: "left", count: 1 });
  });

  it("is nothing once everything lies", async () => {
    const question = { puzzle: six, uncovered: [], placed: placedIn(six, "221/333") };
    expect(await hint(question, "nudge")).toEqual({ kind: "solved" });
    expect(await hint(question, "left")).toEqual({ kind: "left", count: 1 });
  });

  it("is the whole solution, for those who ask for everything", async () => {
    const question = { puzzle: six, uncovered: [], placed: placedIn(six, "22./...") };
    expect(await hint(question, "everything")).toMatchObject({ kind: "everything", tiling: { length: 3 } });
  });
});

describe("a cell that cannot be reached", () => {
  const puzzle = sketch({ board: ["a b c d e"], fields: { hole: ["b", "c"] }, pieces: { bar: ["###"], dot: ["#"] } });

  it("cut off from the rest, is a reason on its own", async () => {
    const placed = placementsOf(puzzle).filter(({ piece, cells }) => piece === 1 && cells[0] === 3);
    const given = await hint({ puzzle, uncovered: cellsNamed(puzzle, "b"), placed }, "nudge");
    expect(given).toEqual({ kind: "wrong", wrong: [0], reason: { kind: "cut-off", cells: [0] } });
  });

  it("is found by counting each piece once", async () => {
    const pieces = { two: ["##"], three: ["###"], five: ["#####"] };
    const row = sketch({ board: ["a b c d e f g h i j"], pieces });
    const placed = placementsOf(row).filter(({ piece, cells }) => piece === 1 && cells[0] === 4);
    const given = await hint({ puzzle: row, uncovered: [], placed }, "wrong");
    expect(given).toMatchObject({ wrong: [0], reason: { kind: "cut-off", cells: [7, 8, 9] } });
  });

  it("is told before anything lies, where the target has no solution", async () => {
    expect(await hint({ puzzle, uncovered: cellsNamed(puzzle, "c") }, "nudge")).toEqual({ kind: "impossible" });
    expect(await wrongPieces({ puzzle, uncovered: cellsNamed(puzzle, "c") })).toBeUndefined();
  });
});

describe("with very many pieces on the board", () => {
  /** Rows of four, each to be filled with two dominoes, and walls between them. */
  const rows = 11;
  const board = Array.from({ length: 2 * rows - 1 }, (_, row) => (row % 2 === 0 ? "* * * *" : "- - - -"));
  const puzzle = sketch({ board, pieces: { domino: ["##"] }, copies: { domino: 2 * rows } });
  const at = (row: number, column: number): Placement =>
    placementsOf(puzzle).find(({ cells }) => cells[0] === 4 * row + column)!;
  const good = (row: number): Placement[] => [at(row, 0), at(row, 2)];

  it("no piece that is to be lifted could stay", async () => {
    const placed = [0, 1, 2, 3, 4, 5, 6, 8, 10].flatMap((row) => (row % 2 === 0 ? good(row) : [at(row, 1)]));
    const uncovered: number[] = [];
    const wrong = await wrongPieces({ puzzle, uncovered, placed });
    expect(placed.length).toBeGreaterThan(12);
    expect(wrong?.map((index) => placed[index])).toEqual([at(1, 1), at(3, 1), at(5, 1)]);
  });
});
