/**
 * Counts that every solver must meet, with their origin.
 *
 * Unless another origin is named, each figure was computed by at least two programs that share no code, in part before
 * this project began.
 */

import { readFileSync } from "node:fs";

/** A target by the ids of its choices, one per field in the order of the puzzle's fields. */
export type Named = readonly string[];

export interface KnownPuzzle {
  readonly id: string;
  /** Of all targets together; undefined where nobody has counted them. */
  readonly tilings?: number;
  readonly targets: number;
  readonly unsolvable?: number;
  /** All targets without a tiling, where they are known by name. */
  readonly impossible?: readonly Named[];
  /** All targets with exactly one tiling, where they are known by name. */
  readonly unique?: readonly Named[];
  readonly fewest?: number;
  readonly most?: number;
  /** Single targets and their tilings. */
  readonly at?: readonly (readonly [Named, number])[];
  /** Tilings of the targets that are days of the calendar, 29 February among them. */
  readonly realDates?: number;
  /** Orientations and placements of each piece. */
  readonly pieces?: Readonly<Record<string, readonly [orientations: number, placements: number]>>;
  /** Where the solver takes more than a moment for all targets: seconds, or so long that it's for the night. */
  readonly takes?: "seconds" | "long";
  /** Orientations and placements of all pieces together. */
  readonly orientations?: number;
  readonly placements?: number;
}

/** The catalogue. A date such as 31 April counts as a target: it can be asked for, though no calendar has it. */
export const knownPuzzles: readonly KnownPuzzle[] = [
  {
    id: "classic",
    targets: 372,
    tilings: 25_061,
    unsolvable: 0,
    realDates: 24_405,
    fewest: 7,
    most: 216,
    at: [
      [["Oct", "6"], 7],
      [["Apr", "6"], 8],
      [["Dec", "1"], 26],
      [["Jan", "1"], 64],
      [["Feb", "29"], 64],
      [["Dec", "25"], 92],
      [["Jun", "7"], 191],
      [["Jan", "20"], 195],
      [["Jan", "25"], 216],
    ],
    orientations: 46,
    placements: 961,
    pieces: {
      L5: [8, 151],
      N5: [8, 154],
      P5: [8, 196],
      U5: [4, 96],
      V5: [4, 80],
      Y5: [8, 154],
      Z5: [4, 82],
      O6: [2, 48],
    },
  },
  { id: "classic-t", targets: 372, tilings: 23_145, unsolvable: 0 },
  {
    id: "classic-hard",
    targets: 372,
    tilings: 7_685,
    unsolvable: 0,
    fewest: 1,
    unique: [
      ["Mar", "1"],
      ["Apr", "19"],
      ["Jul", "2"],
      ["Sep", "2"],
      ["Oct", "5"],
    ],
  },
  { id: "classic-face-up", targets: 372, tilings: 8_312, unsolvable: 0 },
  { id: "tetromino", targets: 372, tilings: 388_733, unsolvable: 0, takes: "seconds" },
  { id: "whole-year", targets: 372, tilings: 41_457, unsolvable: 0 },
  {
    id: "weekday",
    takes: "seconds",
    targets: 2_604,
    tilings: 4_937_780,
    unsolvable: 0,
    fewest: 97,
    most: 10_374,
    at: [
      [["Apr", "6", "Mon"], 97],
      [["Jul", "25", "Fri"], 859],
      [["Jun", "7", "Tue"], 10_374],
    ],
    orientations: 54,
    placements: 1_466,
  },
  { id: "weekday-monday", targets: 2_604, tilings: 4_937_780, unsolvable: 0, takes: "seconds" },
  { id: "weekday-face-up", targets: 2_604, tilings: 85_637, unsolvable: 19, takes: "seconds" },
  {
    id: "weekday-6x9",
    targets: 2_604,
    tilings: 57_034,
    unsolvable: 1,
    impossible: [["Apr", "31", "Mon"]],
    takes: "seconds",
  },
  { id: "weekday-9x6", targets: 2_604, tilings: 86_771, unsolvable: 0, takes: "seconds" },
  {
    id: "domino-months",
    targets: 372,
    tilings: 9_961,
    unsolvable: 0,
    fewest: 1,
    most: 182,
    at: [
      [["Aug", "14"], 1],
      [["Apr", "31"], 182],
    ],
  },
  {
    id: "classic-year",
    takes: "long",
    targets: 37_200,
    // By the frontier graph and by adding up the ways to every state (test/oracle/transfer.ts), which agree for each of the
    // 100 ways a year can end. The general search has confirmed the one below.
    tilings: 1_391_023_514,
    unsolvable: 0,
    fewest: 1_292,
    most: 469_467,
    at: [[["Dec", "24", "T2", "U5"], 3_647]],
  },
  // By the census of all such sets and by the kernel.
  { id: "classic-stairs", targets: 372, tilings: 3_460, unsolvable: 0, fewest: 1, most: 28 },
  { id: "classic-rocket", targets: 372, tilings: 4_745, unsolvable: 0, fewest: 1, most: 43 },
  { id: "classic-flag", targets: 372, tilings: 58_046, unsolvable: 0, fewest: 40, most: 544 },
  { id: "classic-cross", targets: 372, tilings: 6_078, unsolvable: 0, fewest: 1, most: 83 },
  {
    // By a bit search in C++ and by the general search. The board is its own mirror image, and so are its counts.
    id: "hex-lake",
    targets: 372,
    tilings: 24_364,
    unsolvable: 0,
    fewest: 11,
    most: 171,
    at: [
      [["Sep", "9"], 11],
      [["Nov", "11"], 11],
      [["Oct", "16"], 14],
      [["Aug", "1"], 171],
      [["Dec", "6"], 171],
    ],
    orientations: 68,
    placements: 1_400,
    pieces: {
      Hill: [2, 44],
      Raft: [6, 152],
      Boat: [6, 112],
      Fin: [12, 224],
      Hook: [12, 236],
      Vee: [6, 132],
      Swan: [12, 264],
      Goose: [12, 236],
    },
  },
];

/** The classic board with any two of its 43 cells uncovered, whether or not they make a date. */
export const classicPairs = {
  pairs: 903,
  tilings: 59_787,
  most: { cells: ["Jan", "Jul"], tilings: 305 },
  unique: [["6", "12"]],
  /** 22 and 24 leave no cell cut off: only a T would fit between them. */
  impossible: [
    ["Feb", "Jul"],
    ["May", "Dec"],
    ["6", "14"],
    ["21", "27"],
    ["22", "24"],
    ["22", "30"],
    ["24", "30"],
  ],
} as const;

/** A rectangle to be filled by all twelve pentominoes. */
export interface KnownRectangle {
  readonly rows: number;
  readonly columns: number;
  readonly placements: number;
  readonly tilings: number;
}

/**
 * Every tiling counts, also those that are turned or flipped images of each other: four times the 2, 368, 1,010 and
 * 2,339 of the literature (the last by C. B. and Jenifer Haselgrove, 1960).
 */
export const pentominoRectangles: readonly KnownRectangle[] = [
  { rows: 3, columns: 20, placements: 1_236, tilings: 8 },
  { rows: 4, columns: 15, placements: 1_696, tilings: 1_472 },
  { rows: 5, columns: 12, placements: 1_936, tilings: 4_040 },
  { rows: 6, columns: 10, placements: 2_056, tilings: 9_356 },
];
export const pentominoOrientations = 63;

/** Tilings of the classic board by month and day, both counted from 1: all 372 of them. */
export function classicCounts(): { month: number; day: number; count: number }[] {
  const text = readFileSync(new URL("./classic-counts.csv", import.meta.url), "utf8");
  const rows = text.trim().split(/\r?\n/).slice(1);
  return rows.map((row) => {
    const [month, day, count] = row.split(",").map(Number);
    return { month: month!, day: day!, count: count! };
  });
}
