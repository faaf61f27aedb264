/** What each option of `daytile draw` does, for every kind of picture. */

import { expect } from "vitest";
import type { PictureKind } from "../../../src/core/names.js";
import { description, found, labels, lines, printed, text, themes, title, titles, width } from "./read.js";
import { seconds } from "./solving.js";
import { type Result, type Wire, type Wires, wire } from "./wire.js";

/** The title, and what is written on the first cells of the board. */
const words = (result: Result): string[] => [
  title(result),
  ...labels(result).filter((label) => /^(Sun|So|Thu|Do)$/.test(label)),
];

const isFilm = (line: string): boolean => /^(search|lazy-year)/.test(line);
/** In its head. */
const pixelsAcross = ({ bytes }: Result): number => bytes.readUInt32BE(16);
/** After its head: to the metre. */
const dotsOf = ({ bytes }: Result): number => bytes.readUInt32BE(bytes.indexOf("pHYs") + 4);

/** Twice as many dots to the inch are twice as many dots. */
const dpiWire = (line: string): Wires =>
  isFilm(line)
    ? {}
    : {
        dpi: wire(
          `draw ${line} -o out.png`,
          ["50", "100"],
          (result) => [pixelsAcross(result), dotsOf(result)],
          ([pixels = 0, dots = 0], [more = 0, moreDots = 0]) => {
            expect(Math.abs(more - 2 * pixels)).toBeLessThan(3);
            expect([dots, moreDots]).toEqual([1969, 3937]);
          },
        ),
      };

/** Those that every picture has; its words in English and in German. */
const lookWires = (line: string, english: readonly string[], german: readonly string[]): Wires => ({
  theme: wire(`draw ${line}`, ["dark", "black-and-white"], themes, [["dark"], ["black-and-white"]]),
  size: wire(`draw ${line}`, ["200", "300"], width, [200, 300]),
  ...dpiWire(line),
  outlines: wire(`draw ${line}`, [undefined, true], ({ text: svg }) => svg.includes("<text"), [true, false]),
  lang: wire(`draw ${line}`, ["en", "de"], words, [[...english], [...german]]),
});

const puzzleWire = (line: string, read: (result: Result) => unknown, one: unknown, other: unknown): Wire =>
  wire(`draw ${line}`, ["hooks.yaml", "mine.yaml"], read, [one as never, other as never]);

/** For pictures of one board: which one it is, by its title and what it says of itself. */
const boardWires = (kind: PictureKind, shown: (weekday: string) => string[]): Wires => ({
  weekday: wire(`draw ${kind} -p hooks.yaml`, ["Wed", "Thu"], titles, [shown("Wed"), shown("Thu")]),
  field: wire(`draw ${kind} -p hooks.yaml`, ["weekday=Wed", "weekday=Thu"], titles, [shown("Wed"), shown("Thu")]),
  uncover: wire(`draw ${kind} -p hooks.yaml`, ["Wed", "Sun"], titles, [shown("Wed"), shown("Sun")]),
});

const withPieces =
  (pieces: number) =>
  (weekday: string): string[] => [weekday, `${pieces} of 2 pieces on the board; uncovered: ${weekday}`];

/** A text file shows what `solve` prints with the same option. */
const asSolved = (line: string, option: string, values: readonly [string, string]): Wire =>
  wire(`draw ${line} -o out.txt`, values, text, async (one, other) => {
    const [first, second] = values.map((value) => printed(`solve 12-25 --${option} ${value}`));
    expect([one, other]).toEqual([await first, await second]);
    expect(one).not.toBe(other);
  });

const none = "no solution for Sun without flips";

const solutionWires: Wires = {
  ...lookWires("solution 2026-12-24 -p hooks.yaml", ["24 December 2026", "Thu"], ["24. Dezember 2026", "Do"]),
  ...boardWires("solution", withPieces(2)),
  puzzle: puzzleWire("solution --weekday Wed", titles, withPieces(2)("Wed"), [
    "Wed",
    "3 of 3 pieces on the board; uncovered: Wed",
  ]),
  place: asSolved("solution 12-25", "place", ["@half.txt", "......-/......-/......./......./......./......./...----"]),
  "no-flips": wire("draw solution -p hooks.yaml --weekday Sun", [undefined, true], title, ["Sun", none]),
  mark: wire("draw solution -p hooks.yaml --weekday Wed", ["Sun", "Mon,Tue"], marks, [
    ["Sun", 1],
    ["Mon, Tue", 2],
  ]),
  number: asSolved("solution 12-25", "number", ["2", "3"]),
  seed: asSolved("solution 12-25", "seed", ["tea", "pie"]),
};

/** The cells that are said to be marked, and how many rings there are. */
function marks(result: Result): unknown[] {
  return [/marked: (.*)/.exec(description(result))?.[1], found(/class="mark-line"/g)(result).length];
}

const boardKindWires: Wires = {
  ...lookWires("board -p hooks.yaml", ["Hooks", "Sun", "Thu"], ["Haken", "So", "Do"]),
  ...boardWires("board", withPieces(0)),
  puzzle: puzzleWire("board", description, "0 of 2 pieces on the board", "0 of 3 pieces on the board"),
  place: wire("draw board -p hooks.yaml --weekday Wed", ["LLL./L...", ".III/...."], titles, [
    withPieces(1)("Wed"),
    ["Wed", "1 of 2 pieces on the board"],
  ]),
  "no-flips": wire("draw board -p hooks.yaml --weekday Sun --place .LLL/...L", [undefined, true], title, [
    "Sun",
    "row 1, column 2: L is piece L4, which you can't flip",
  ]),
  mark: wire("draw board -p hooks.yaml", ["Sun", "Mon,Tue"], marks, [
    ["Sun", 1],
    ["Mon, Tue", 2],
  ]),
};

const piecesWires: Wires = {
  ...lookWires("pieces -p hooks.yaml", ["Hooks"], ["Haken"]),
  puzzle: puzzleWire("pieces", description, "The pieces: L4; I3", "The pieces: L3; I2 × 2"),
};

const orientationsWires: Wires = {
  ...lookWires("orientations -p hooks.yaml", ["Hooks"], ["Haken"]),
  puzzle: puzzleWire(
    "orientations",
    description,
    "L4: 8 orientations; I3: 2 orientations",
    "L3: 4 orientations; I2: 2 orientations",
  ),
  "no-flips": wire("draw orientations -p hooks.yaml", [undefined, true], description, [
    "L4: 8 orientations; I3: 2 orientations",
    "L4: 4 orientations; I3: 2 orientations",
  ]),
};

/** Text files show all of them as `solve` prints them, with their numbers. */
const page = async (rest: string): Promise<string> => printed(`solve 12-25 --limit 3 ${rest}`);

/** How many small boards there are, and their title. */
const boards = (result: Result): unknown[] => [title(result), found(/href="#\w+-board"/g)(result).length];

const solutionsWires: Wires = {
  ...lookWires("solutions 2026-12-24 -p hooks.yaml", ["24 December 2026", "Thu"], ["24. Dezember 2026", "Do"]),
  weekday: wire("draw solutions -p hooks.yaml", ["Wed", "Thu"], boards, [
    ["Wed", 1],
    ["Thu", 1],
  ]),
  field: wire("draw solutions -p mine.yaml", ["weekday=Sun", "weekday=Mon"], boards, [
    ["Sun", 4],
    ["Mon", 4],
  ]),
  uncover: wire("draw solutions -p pair.yaml", ["Sun,Mon", "Sun,Tue"], boards, [
    ["Sun and Mon", 1],
    "no solution for Sun and Tue",
  ]),
  puzzle: puzzleWire("solutions --weekday Wed", boards, ["Wed", 1], ["Wed", 4]),
  place: wire("draw solutions 12-25", [undefined, "@half.txt"], boards, [
    ["25 December", 92],
    ["25 December", 1],
  ]),
  "no-flips": wire("draw solutions 12-25", [undefined, true], boards, [
    ["25 December", 92],
    ["25 December", 2],
  ]),
  limit: wire("draw solutions 12-25", ["2", "3"], boards, [
    ["25 December", 2],
    ["25 December", 3],
  ]),
  seed: wire("draw solutions 12-25 --limit 3 -o out.txt", ["tea", "pie"], text, async (one, other) => {
    expect([one, other]).toEqual([await page("--seed tea"), await page("--seed pie")]);
    expect(one).not.toBe(other);
  }),
};

/** The lowest row of a map in a text file: a number for each weekday. */
const heat = (result: Result): number[] => (lines(result).at(-1) ?? "").trim().split(/ +/).map(Number);

const everyDay = [1, 0, 0, 1, 1, 0, 0];

const yearWires: Wires = {
  ...lookWires("year -p hooks.yaml", ["Hooks", "Sun", "Thu"], ["Haken", "So", "Do"]),
  puzzle: puzzleWire("year -o out.txt", heat, everyDay, [4, 4, 4, 4, 4, 4, 4]),
  weekday: wire("draw year -p hooks.yaml -o out.txt", ["Sun", "Mon"], heat, [[1], [0]]),
  field: wire("draw year -p hooks.yaml -o out.txt", ["weekday=Sun", "weekday=Mon"], heat, [[1], [0]]),
  "no-flips": wire("draw year -p hooks.yaml -o out.txt", [undefined, true], heat, [everyDay, [0, 0, 0, 1, 1, 0, 0]]),
};

const ofSeven = (counts: string): string => `Dates by number of solutions: 7. ${counts}.`;
const allOfHooks = ofSeven("0: 4; 1: 3");

const histogramWires: Wires = {
  ...lookWires("histogram -p hooks.yaml", ["Hooks"], ["Haken"]),
  puzzle: puzzleWire("histogram", description, allOfHooks, ofSeven("1: 0; 2: 0; 3: 0; 4: 7")),
  weekday: wire("draw histogram -p hooks.yaml", ["Sun", "Mon"], description, [
    expect.stringMatching(/^Dates by number of solutions: 1\. (.*)1: 1\.$/),
    expect.stringMatching(/^Dates by number of solutions: 1\. 0: 1\.$/),
  ]),
  field: wire("draw histogram -p hooks.yaml", ["weekday=Sun", "weekday=Mon"], description, [
    expect.stringMatching(/^Dates by number of solutions: 1\. (.*)1: 1\.$/),
    expect.stringMatching(/^Dates by number of solutions: 1\. 0: 1\.$/),
  ]),
  "no-flips": wire("draw histogram -p hooks.yaml", [undefined, true], description, [allOfHooks, ofSeven("0: 5; 1: 2")]),
};

/** The pairs that have one solution, as the picture says it. */
const unique = (result: Result): string | undefined => /One solution: (.*)\./.exec(description(result))?.[1];

const pairsWires: Wires = {
  ...lookWires("pairs -p pair.yaml", ["A pair", "Sun", "Thu", "Sun", "Thu"], ["Ein Paar", "So", "Do", "So", "Do"]),
  puzzle: wire("draw pairs", ["pair.yaml", "hooks.yaml"], unique, [
    "Sun+Mon, Mon+Tue, Wed+Thu, Thu+Fri",
    "a map of pairs needs a puzzle that leaves 2 cells uncovered, not 1",
  ]),
  "no-flips": wire("draw pairs -p pair.yaml", [undefined, true], unique, [
    "Sun+Mon, Mon+Tue, Wed+Thu, Thu+Fri",
    "Sun+Mon, Thu+Fri",
  ]),
};

/** Why there is no solution, or that there is one. */
const why = (weekday: string, says: string): string[] => [weekday, says];
const solvable = "It can work: there’s a solution from here.";

const proofWires: Wires = {
  ...lookWires("proof 2026-12-24 -p hooks.yaml", ["24 December 2026", "Sun", "Thu"], ["24. Dezember 2026", "So", "Do"]),
  ...boardWires("proof", (weekday) => why(weekday, solvable)),
  puzzle: puzzleWire(
    "proof --weekday Mon",
    titles,
    why("Mon", "1. The remaining pieces can’t fill the gap of 7 cells at Sun."),
    why("Mon", solvable),
  ),
  place: wire("draw proof -p hooks.yaml --weekday Wed", [undefined, ".III/...."], titles, [
    why("Wed", solvable),
    why("Wed", "Piece I3 covers Wed, which must stay visible."),
  ]),
  "no-flips": wire("draw proof -p hooks.yaml --weekday Sun", [undefined, true], description, (one, other) => {
    expect(one).toBe(solvable);
    expect(other).toMatch(/^1\. /);
  }),
};

const inReach = (dates: number, solutions: number): string => `${dates} ${solutions}`;

/** How many dates are possible, and how many solutions they have. */
function reached(result: Result): string {
  const [, dates = "", solutions = "0"] = / (\d+) of [^,]* still possible(?:, (\d+) )?/.exec(description(result)) ?? [];
  return `${dates} ${solutions}`;
}

const reachWires: Wires = {
  ...lookWires("reach -p hooks.yaml", ["Hooks", "Sun", "Thu"], ["Haken", "So", "Do"]),
  puzzle: puzzleWire("reach", reached, inReach(3, 3), inReach(7, 28)),
  weekday: wire("draw reach -p hooks.yaml", ["Sun", "Mon"], reached, [inReach(1, 1), inReach(0, 0)]),
  field: wire("draw reach -p hooks.yaml", ["weekday=Sun", "weekday=Mon"], reached, [inReach(1, 1), inReach(0, 0)]),
  place: wire("draw reach -p hooks.yaml", [undefined, "LLL./L..."], reached, [inReach(3, 3), inReach(1, 1)]),
  "no-flips": wire("draw reach -p hooks.yaml", [undefined, true], reached, [inReach(3, 3), inReach(2, 2)]),
};

/** What is to be said about a film goes to a terminal: the algorithm, its steps and its pictures. */
const told = (result: Result): string => result.stderr.trim();
/** The same, and what is on the board at last. */
const toldAtLast = (result: Result): string[] => [told(result), description(result)];
const watched = { terminal: true };

const searchWires: Wires = {
  ...lookWires(
    "search 2026-12-24 -p hooks.yaml",
    ["24 December 2026", "Sun", "Thu"],
    ["24. Dezember 2026", "So", "Do"],
  ),
  ...boardWires("search", withPieces(2)),
  puzzle: puzzleWire("search --weekday Wed", titles, withPieces(2)("Wed"), [
    "Wed",
    "3 of 3 pieces on the board; uncovered: Wed",
  ]),
  place: wire(
    "draw search -p hooks.yaml --weekday Wed",
    [undefined, "LLL./L..."],
    toldAtLast,
    [
      ["Filling positions: 3 steps in 4 frames", "2 of 2 pieces on the board; uncovered: Wed"],
      ["Filling positions: 2 steps in 3 frames", "2 of 2 pieces on the board; uncovered: Wed"],
    ],
    watched,
  ),
  "no-flips": wire("draw search -p hooks.yaml --weekday Sun", [undefined, true], title, ["Sun", none]),
  algorithm: wire(
    "draw search -p hooks.yaml --weekday Wed",
    ["bitboards", "dancing-links"],
    told,
    [expect.stringMatching(/^Bitboards, piece by piece: /), expect.stringMatching(/^Dancing links: /)],
    watched,
  ),
  frames: wire("draw search 12-25 --speed 1", ["3", "5"], seconds, [5, 7]),
  speed: wire("draw search 12-25 --frames 3", ["1", "2"], seconds, [5, 4]),
};

/** How many days have a solution. */
const days = (result: Result): string | undefined => /^\d+ days/.exec(told(result))?.[0];

const lazyWires: Wires = {
  ...lookWires(
    "lazy-year --year 2026 -p hooks.yaml",
    ["31 December 2026", "Sun", "Thu"],
    ["31. Dezember 2026", "So", "Do"],
  ),
  puzzle: wire("draw lazy-year --year 2026", ["hooks.yaml", "mine.yaml"], days, ["157 days", "365 days"], watched),
  "no-flips": wire(
    "draw lazy-year --year 2026 -p hooks.yaml",
    [undefined, true],
    days,
    ["157 days", "105 days"],
    watched,
  ),
  year: wire("draw lazy-year -p hooks.yaml", ["2026", "2027"], days, ["157 days", "156 days"], watched),
  speed: wire("draw lazy-year --year 2026 -p hooks.yaml", ["1", "2"], seconds, [159, 81]),
};

export const drawWires: Readonly<Record<PictureKind, Wires>> = {
  solution: solutionWires,
  board: boardKindWires,
  pieces: piecesWires,
  orientations: orientationsWires,
  solutions: solutionsWires,
  year: yearWires,
  histogram: histogramWires,
  pairs: pairsWires,
  proof: proofWires,
  reach: reachWires,
  "lazy-year": lazyWires,
  search: searchWires,
};
