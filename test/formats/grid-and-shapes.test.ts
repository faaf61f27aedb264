/** Grids and shapes of other programs are read and written. */

import { describe, expect, it } from "vitest";
import { latticeNamed } from "../../src/core/lattice/lattice.js";
import { freeKey, nextLetters, shapeName } from "../../src/core/lattice/shape-names.js";
import { shapeRows } from "../../src/core/puzzle/draft-of.js";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { importGridAndShapes } from "../../src/formats/grid-and-shapes.js";
import { writeGridAndShapes } from "../../src/formats/grid-and-shapes-write.js";
import { formatProblem, formatProblems } from "../../src/formats/problem.js";

const grid = `Jan Feb Mar Apr May Jun -
Jul Aug Sep Oct Nov Dec -
1 2 3 4 5 6 7
8 9 10 11 12 13 14
15 16 17 18 19 20 21
22 23 24 25 26 27 28
29 30 31 Mon Tue Wed Thu
- - - - Fri Sat Sun
`;

const shapes = `1 1 1 1

1 1 1
1 0 0

1 1 0
0 1 1

1 1 1 1
1 0 0 0

1 1 0 0
0 1 1 1

1 1 1
1 1 0

1 1 1
0 1 0
0 1 0

1 1 1
1 0 1

1 1 1
1 0 0
1 0 0

1 1 0
0 1 0
0 1 1`;

const read = (a: string, b: string): Puzzle => {
  const reading = importGridAndShapes(a, b);
  if (!reading.ok) throw new Error(formatProblems(reading.faults));
  return reading.value;
};

const problems = (a: string, b: string): string[] => {
  const reading = importGridAndShapes(a, b);
  return reading.ok ? [] : reading.faults.map(formatProblem);
};

/** A row of two months and a piece of ten cells is enough for most faults. */
const months = "Jan Feb Mar Apr May Jun\nJul Aug Sep Oct Nov Dec\n";
const eleven = "111111\n111110\n";

describe("a grid and shapes", () => {
  it("become the puzzle of the catalogue", () => {
    const { board, fields, pieces } = read(grid, shapes);
    const same = cataloguePuzzle("weekday-monday");
    expect({ board, fields, pieces }).toEqual({ board: same.board, fields: same.fields, pieces: same.pieces });
  });

  it("take the id and title they are given", () => {
    const reading = importGridAndShapes(grid, shapes, { id: "mine", title: "Mine" });
    expect(reading.ok && [reading.value.id, reading.value.title]).toEqual(["mine", { en: "Mine" }]);
  });

  it.each([
    ["line ends of another system", grid.replaceAll("\n", "\r\n"), shapes.replaceAll("\n", "\r\n")],
    ["a byte order mark", `\uFEFF${grid}`, `\uFEFF${shapes}`],
    ["blanks and tabs", grid.replaceAll(" ", "\t").replaceAll("\n", " \t\n"), shapes.replaceAll("\n", "  \n")],
    ["blank lines around", `\n\n${grid}\n\n`, `\n \n${shapes}\n\n\n`],
    ["digits without blanks", grid, shapes.replaceAll(" ", "")],
    ["several blank lines", grid, shapes.replaceAll("\n\n", "\n\n\n")],
  ])("mean the same with %s", (_, a, b) => {
    expect(read(a, b)).toEqual(read(grid, shapes));
  });

  it("may write months and weekdays in full and in any case", () => {
    const puzzle = read(grid.replace("Jan", "JANUARY").replace("Sep", "sept").replace("Sun", "sunday"), shapes);
    expect(puzzle.board.cells[0]?.id).toBe("JANUARY");
    expect(puzzle.fields).toEqual(cataloguePuzzle("weekday-monday").fields);
  });

  it("count equal shapes as copies, and name others by letters", () => {
    const { pieces } = read(months, "11\n1\n\n1\n11\n\n11111");
    expect(pieces.map(({ id, copies }) => [id, copies])).toEqual([
      ["L3", 2],
      ["I5", 1],
    ]);
    expect(read(months, "1111\n1111\n\n111").pieces.map(({ id }) => id)).toEqual(["A", "I3"]);
  });

  it.each<[string, string, string, string[]]>([
    [
      "a word nobody knows",
      months.replace("Aug", "Agu"),
      eleven,
      [
        'puzzle.txt:1:1: the field "month" uncovers "Aug", but the board has no such cell; did you mean "Agu"?',
        'puzzle.txt:2:5: "Agu" isn\'t a month, day or weekday in English; did you mean "Aug"?',
      ],
    ],
    [
      "a cell without a meaning",
      `${months}free`,
      `${eleven}1`,
      ['puzzle.txt:3:1: "free" isn\'t a month, day or weekday in English; write * for a cell that is always covered'],
    ],
    [
      "a month that stands twice",
      `${months}Jan`,
      `${eleven}1`,
      ['puzzle.txt:3:1: two cells are called "Jan"; give each its own name'],
    ],
    [
      "an empty row",
      months.replace("\n", "\n\n"),
      eleven,
      [
        "puzzle.txt:2:1: this row of the board is empty; write - where there is no cell",
        'shapes.txt:1:1: piece "A" doesn\'t fit anywhere on the board',
      ],
    ],
    ["another mark in a shape", months, eleven.replace("0", "2"), ['shapes.txt:2:6: expected 0 or 1, not "2"']],
    [
      "shapes that cover too little",
      months,
      "1 1 1\n\n1 0\n0 1",
      [
        "shapes.txt:1:1: the pieces cover 5 cells, but must cover 11 (12 less 1 uncovered)",
        'shapes.txt:3:1: piece "A" is in several parts, but its cells must connect',
      ],
    ],
    ["nothing at all", "", "", ["puzzle.txt:1:1: the board has no cells", "shapes.txt:1:1: the puzzle has no pieces"]],
  ])("tell of %s", (_, a, b, expected) => {
    expect(problems(a, b)).toEqual(expected);
  });

  it("name the files as they are called", () => {
    const reading = importGridAndShapes("", "", { gridFile: "a.txt", shapesFile: "b.txt" });
    expect(reading.ok ? [] : reading.faults.map(({ file }) => file)).toEqual(["a.txt", "b.txt"]);
  });
});

describe("a puzzle written as a grid and shapes", () => {
  const square = latticeNamed("square");
  const drawn = (puzzle: Puzzle) => puzzle.pieces.map(({ shape, copies }) => [shapeRows(shape, square), copies]);

  it("is the text that was read", () => {
    const written = writeGridAndShapes(read(grid, shapes));
    expect(written.ok && written.value).toEqual({ grid, shapes });
  });

  const possible = catalogueIds.filter((id) => writeGridAndShapes(cataloguePuzzle(id)).ok);

  it("can be had of every puzzle with months, days and weekdays whose pieces may all be flipped", () => {
    for (const id of ["classic", "classic-t", "classic-hard", "tetromino", "whole-year", "weekday", "weekday-9x6"]) {
      expect(possible).toContain(id);
    }
  });

  it.each(possible)("comes back as %s", (id) => {
    const puzzle = cataloguePuzzle(id);
    const written = writeGridAndShapes(puzzle);
    if (!written.ok) throw new Error("cannot be written");
    const again = read(written.value.grid, written.value.shapes);
    expect([again.board, again.fields, drawn(again)]).toEqual([puzzle.board, puzzle.fields, drawn(puzzle)]);
  });

  it("repeats the shape of a piece with copies", () => {
    const written = writeGridAndShapes(read(months, "11\n1\n\n1\n11\n\n11111"));
    expect(written.ok && written.value.shapes).toBe("1 1\n1 0\n\n1 1\n1 0\n\n1 1 1 1 1");
  });

  it("is refused with the reason", () => {
    const reasons = (puzzle: Puzzle): string[] => {
      const written = writeGridAndShapes(puzzle);
      return written.ok ? [] : written.faults.map(({ message }) => message);
    };
    expect(reasons(cataloguePuzzle("weekday-6x9"))[0]).toBe("this form can't say that piece \"T\" mustn't be flipped");
    expect(reasons(cataloguePuzzle("classic-year"))).toEqual([
      'this form is for English months, days and weekdays, not for "tens"',
      'this form is for English months, days and weekdays, not for "units"',
    ]);
    expect(reasons(cataloguePuzzle("domino-months"))).toEqual([
      'this form is for English months, days and weekdays, not for "month"',
    ]);
    expect(reasons({ ...cataloguePuzzle("classic"), lattice: "hex" })).toEqual(["this form is for square cells only"]);
  });
});

describe("names of shapes", () => {
  it("are found whichever way a shape is turned", () => {
    const points = [
      { x: 5, y: 1 },
      { x: 5, y: 2 },
      { x: 5, y: 3 },
      { x: 5, y: 4 },
      { x: 4, y: 4 },
    ];
    expect(shapeName(freeKey(points))).toBe("L5");
    expect(shapeName(freeKey([{ x: 0, y: 0 }, ...points.map(({ x, y }) => ({ x: x + 1, y }))]))).toBeUndefined();
  });

  it("go on after Z", () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(nextLetters)).toEqual(["A", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]);
  });
});
