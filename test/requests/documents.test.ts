/** Whole documents about a puzzle so small that every figure can be checked by hand: 157 days of 2026 have its weekdays. */
// @module-tag thorough

import { expect, it } from "vitest";
import { algorithms } from "../../src/core/algorithms/algorithms.js";
import type { Request } from "../../src/requests/requests.js";
import { document, file, refusal } from "./support.js";

/** Sunday, Wednesday, Thursday and the blank cell can stay uncovered, each in one way. */
const hooks = {
  id: "hooks",
  title: { en: "Hooks", de: "Haken" },
  note: "Only the weekday shows.",
  credits: ["Drawn for the tests"],
  board: ["Sun Mon Tue Wed", "Thu Fri Sat *"],
  fields: { weekday: "Sun Mon Tue Wed Thu Fri Sat" },
  pieces: { L4: ["###", "#.."], I3: ["###"] },
} as const;

const on = (weekday: string) => ({ target: { weekday }, uncovered: [weekday] });
const day = (weekday: string) => ({ weekday });
const one = { target: day("Sun"), count: 1, tied: [day("Wed"), day("Thu")] };
const year = {
  targets: 7,
  tilings: 3,
  mean: 3 / 7,
  fewest: one,
  most: one,
  impossible: ["Mon", "Tue", "Fri", "Sat"].map(day),
  impossibleDates: 4,
};
const hard = { difficulty: 5, plays: 2.7 };
const all = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const solved = (weekday: string): boolean => ["Sun", "Wed", "Thu"].includes(weekday);
const now = { total: 3, impossible: 4, fewest: 1, most: 1, spread: 1.155 };
const better = { total: 4, impossible: 3, fewest: 1, most: 1, spread: 0.866 };
const none = { total: 0, impossible: 7, single: 0, fewest: 0, most: 0 };
const three = { total: 3, impossible: 4, single: 3, fewest: 0, most: 1 };
const region = ["Sun", "Mon", "Tue", "Wed", "Fri", "Sat", "r2c4"];
const thursday = {
  number: 1,
  grid: ["IIIL", ".LLL"],
  placements: [
    { piece: "L4", letter: "L", cells: ["Wed", "Fri", "Sat", "r2c4"] },
    { piece: "I3", letter: "I", cells: ["Sun", "Mon", "Tue"] },
  ],
};
const yaml = (board: string, pieces: string): string =>
  [
    "id: hooks",
    "title:\n  en: Hooks\n  de: Haken",
    "note: Only the weekday shows.",
    "credits:\n  - Drawn for the tests",
    "lattice: square",
    `board: |\n${board}`,
    "fields:\n  weekday: Sun Mon Tue Wed Thu Fri Sat",
    `pieces: |\n${pieces}`,
    "flips: all\n",
  ].join("\n");

type Told = Readonly<Record<string, unknown>>;

it.each<[Exclude<Request, { want: "catalogue" }>, command: string, Told]>([
  [{ want: "target", weekday: "Sun" }, "target", { title: "Sun", ...on("Sun") }],
  [{ want: "target", uncover: ["Sun", "r2c4"] }, "target", { title: "Sun and r2c4", uncovered: ["Sun", "r2c4"] }],
  [{ want: "solutions", weekday: "Thu" }, "solve", { ...on("Thu"), solutions: [thursday] }],
  [{ want: "solutions", weekday: "Mon" }, "solve", { ...on("Mon"), solutions: [] }],
  [
    { want: "solutions", weekday: "Thu", difficulty: true, near: "LLL.\nL..." },
    "solve",
    { ...on("Thu"), ...hard, solutions: [{ ...thursday, taste: { kept: [], moved: ["L4", "I3"] } }] },
  ],
  [
    { want: "solutions", weekday: "Thu", near: "III.\n....", prefer: "fewest-flips" },
    "solve",
    {
      ...on("Thu"),
      solutions: [{ ...thursday, taste: { kept: ["I3"], moved: ["L4"], prefer: "fewest-flips", score: 0 } }],
    },
  ],
  [
    { want: "solutions", weekday: "Thu", upright: true, prefer: "rarest" },
    "solve",
    { ...on("Thu"), solutions: [{ ...thursday, taste: { prefer: "rarest", score: 2 } }] },
  ],
  [{ want: "count", weekday: "Thu" }, "count", { ...on("Thu"), count: 1 }],
  [
    { want: "year" },
    "year",
    { ...year, counts: all.map((weekday) => ({ target: day(weekday), count: solved(weekday) ? 1 : 0 })) },
  ],
  [
    { want: "year", difficulty: true },
    "year",
    {
      ...year,
      counts: all.map((weekday) => ({
        target: day(weekday),
        ...(solved(weekday) ? { count: 1, ...hard } : { count: 0 }),
      })),
    },
  ],
  [
    { want: "audit" },
    "audit",
    {
      cells: 1,
      sets: 8,
      tilings: 4,
      mean: 0.5,
      impossible: [["Mon"], ["Tue"], ["Fri"], ["Sat"]],
      unique: [["Sun"], ["Wed"], ["Thu"], ["r2c4"]],
      most: { cells: ["Sun"], count: 1, tied: [["Wed"], ["Thu"], ["r2c4"]] },
      counts: [...all, "r2c4"].map((cell) => ({ cells: [cell], count: cell === "r2c4" || solved(cell) ? 1 : 0 })),
    },
  ],
  [
    { want: "census", pieces: "1 tetromino + 1 tromino" },
    "census",
    {
      pieces: "1 tromino + 1 tetromino",
      goal: "all",
      sets: 10,
      found: [
        { pieces: ["I3", "I4"], ...three },
        { pieces: ["I3", "L4"], ...three },
        { pieces: ["I3", "O4"], ...none },
        { pieces: ["I3", "S4"], ...none },
        { pieces: ["I3", "T4"], ...none },
        { pieces: ["L3", "I4"], ...none },
        { pieces: ["L3", "L4"], total: 4, impossible: 3, single: 4, fewest: 0, most: 1 },
        { pieces: ["L3", "O4"], total: 7, impossible: 0, single: 7, fewest: 1, most: 1 },
        { pieces: ["L3", "S4"], ...three },
        { pieces: ["L3", "T4"], ...three },
      ],
    },
  ],
  [
    { want: "census", pieces: "1 tetromino + 1 tromino", goal: "dates", works: true },
    "census",
    { pieces: "1 tromino + 1 tetromino", goal: "dates", sets: 10, found: [{ pieces: ["L3", "O4"] }] },
  ],
  [
    { want: "census", pieces: "1 tetromino + 1 tromino", works: true, totals: true },
    "census",
    {
      pieces: "1 tromino + 1 tetromino",
      goal: "all",
      sets: 10,
      found: [{ pieces: ["L3", "O4"], total: 7, impossible: 0, single: 7, fewest: 1, most: 1 }],
    },
  ],
  [
    { want: "design", task: "swap", goal: "harder", limit: 3 },
    "design",
    {
      task: "swap",
      goal: "harder",
      now,
      ideas: [
        { kind: "swap", piece: "I3", with: "L3", by: "L3", shape: ["##", "#."], ...better },
        { kind: "exchange", cells: ["Mon", "r2c4"], ...better },
        { kind: "exchange", cells: ["Tue", "r2c4"], ...better },
      ],
    },
  ],
  [
    { want: "design", task: "fill", seed: "b" },
    "design",
    {
      task: "fill",
      goal: "works",
      now,
      found: {
        total: 7,
        impossible: 0,
        fewest: 1,
        most: 1,
        spread: 0,
        tried: 5,
        pieces: [
          { id: "L3", copies: 1 },
          { id: "O4", copies: 1 },
        ],
        yaml: yaml("  Sun Mon Tue Wed\n  Thu Fri Sat *", "  L3  O4\n  ##  ##\n  #.  ##"),
      },
    },
  ],
  [
    { want: "design", task: "labels", goal: "even" },
    "design",
    {
      task: "labels",
      goal: "even",
      now,
      found: {
        ...better,
        moved: 5,
        pieces: [
          { id: "L4", copies: 1 },
          { id: "I3", copies: 1 },
        ],
        yaml: yaml("  Fri *   Tue Thu\n  Sun Mon Sat Wed", "  L4   I3\n  ###  ###\n  #.."),
      },
    },
  ],
  [
    { want: "hint", weekday: "Thu" },
    "hint",
    {
      ...on("Thu"),
      hint: {
        kind: "next",
        piece: "I3",
        cells: ["Sun", "Mon", "Tue"],
        reason: { kind: "forced-region", cell: "Sun", region },
      },
    },
  ],
  [
    { want: "hint", weekday: "Thu", level: "nudge" },
    "hint",
    { ...on("Thu"), hint: { kind: "nudge", piece: "I3", reason: { kind: "forced-region", cell: "Sun", region } } },
  ],
  [
    { want: "explanation", weekday: "Mon" },
    "explain",
    {
      ...on("Mon"),
      explanation: {
        kind: "proof",
        cases: 0,
        proof: { kind: "wrong-shape", cells: ["Sun", "Tue", "Wed", "Thu", "Fri", "Sat", "r2c4"] },
      },
      text: ["The remaining pieces can’t fill the gap of 7 cells at Sun."],
    },
  ],
  [
    { want: "explanation", weekday: "Thu", placed: ".III\n...." },
    "explain",
    {
      ...on("Thu"),
      explanation: { kind: "proof", cases: 0, proof: { kind: "uncoverable", cell: "Sun" } },
      text: ["None of the remaining pieces can cover Sun."],
    },
  ],
  [
    { want: "explanation", weekday: "Thu" },
    "explain",
    {
      ...on("Thu"),
      explanation: { kind: "solvable" },
      text: ["It can work: there’s a solution from here."],
    },
  ],
  [
    { want: "reach", placed: "LLL.\nL..." },
    "reach",
    { placed: ["LLL.", "L..."], targets: 7, reachable: 1, tilings: 1, counts: [{ target: day("Wed"), count: 1 }] },
  ],
  [
    { want: "reach", date: "2026-12-23" },
    "reach",
    { placed: ["....", "...."], targets: 1, reachable: 1, tilings: 1, counts: [{ target: day("Wed"), count: 1 }] },
  ],
  [
    { want: "facts", language: "de", flips: false },
    "show",
    {
      title: "Haken",
      note: "Only the weekday shows.",
      credits: ["Drawn for the tests"],
      lattice: "square",
      board: ["Sun Mon Tue Wed", "Thu Fri Sat *"],
      fields: { weekday: all.map((id) => ({ id, cells: [id] })) },
      labels: {},
      cells: 8,
      blankCells: 1,
      targets: 7,
      pieces: [
        { id: "L4", cells: 4, copies: 1, mayFlip: false, orientations: 4, placements: 4, shape: ["###", "#.."] },
        { id: "I3", cells: 3, copies: 1, mayFlip: false, orientations: 2, placements: 4, shape: ["###"] },
      ],
    },
  ],
])("%j", async (request, command, told) => {
  expect(await document({ puzzle: hooks, ...request })).toStrictEqual({
    version: 1,
    command,
    puzzle: "hooks",
    ...told,
  });
});

it("a check has no puzzle at its head, but one for each file", async () => {
  const told = { file: "puzzle", ok: false, sound: true, problems: [], warnings: [], puzzle: "hooks", ...year };
  const head = { version: 1, command: "check" };
  expect(await document({ want: "check", puzzle: hooks })).toStrictEqual({ ...head, files: [told] });
  expect(await document({ want: "check", puzzle: { yaml: "id: x" } })).toMatchObject({
    ...head,
    files: [{ file: "puzzle.yaml", ok: false, sound: false, warnings: [] }],
  });
  const swapped = { ...hooks, pieces: { L3: ["##", "#."], O4: ["##", "##"] } };
  expect(await document({ want: "check", puzzle: swapped })).toMatchObject({
    files: [{ ok: true, sound: true, tilings: 7, impossible: [], impossibleDates: 0 }],
  });
});

it("a lazy year has a line for every day, also where there is no solution", async () => {
  const { days, ...head } = await document({ want: "lazy-year", puzzle: hooks, year: 2026 });
  expect(head).toStrictEqual({ version: 1, command: "year", puzzle: "hooks", year: 2026, moves: 312 });
  expect(days).toHaveLength(365);
  const moved = ["L4", "I3"];
  expect((days as object[]).slice(0, 4)).toStrictEqual([
    { date: "2026-01-01", target: day("Thu"), number: 1, moved, grid: ["IIIL", ".LLL"] },
    { date: "2026-01-02", target: day("Fri") },
    { date: "2026-01-03", target: day("Sat") },
    { date: "2026-01-04", target: day("Sun"), number: 1, moved, grid: [".LLL", "IIIL"] },
  ]);
  expect((days as object[]).at(-1)).toMatchObject({ date: "2026-12-31", target: day("Thu") });
  const last = await document({ want: "lazy-year", puzzle: hooks, year: 9999 });
  expect((last.days as { date: string }[]).map(({ date }) => date).slice(-2)).toEqual(["9999-12-30", "9999-12-31"]);
});

it("a race has a line for every algorithm, and one for the solver", async () => {
  const { algorithms: entries, ...head } = await document({ want: "race", puzzle: hooks, weekday: "Sun", budget: 5 });
  expect(head).toStrictEqual({ version: 1, command: "race", puzzle: "hooks", ...on("Sun"), budget: 5 });
  const work = [
    [5, 18],
    [6, 6],
    [6, 5],
    [6, 5],
    [4, 3],
    [4, 3],
    [4, 3],
    [2, 2],
  ];
  const solver = { id: "daytile", name: "Daytile's solver", source: "Daytile" };
  const [ms, firstMs] = [expect.any(Number), expect.any(Number)];
  expect(entries).toStrictEqual(
    [...algorithms, solver].map(({ id, name, source }, i) => ({
      ...{ id, name, source, solutions: 1, complete: true, nodes: work[i]![0], tried: work[i]![1], ms, firstMs },
    })),
  );
  for (const { ms: total, firstMs: first } of entries as { ms: number; firstMs: number }[]) {
    expect(first).toBeLessThanOrEqual(total);
    expect(total * 1000).toBeCloseTo(Math.round(total * 1000), 6);
  }
  const lost = await document({ want: "race", puzzle: hooks, weekday: "Mon" });
  expect(lost.algorithms).toMatchObject([...algorithms, solver].map(() => ({ solutions: 0, firstMs: null })));
});

it("a model is written for another solver, and what that answers is read back", async () => {
  const asked = { want: "model", puzzle: hooks, weekday: "Sun" } as const;
  expect(await file(asked)).toEqual({
    format: "dlx",
    text: [
      "| Sun on hooks. Placements: 8, cells to cover: 7.",
      "Mon Tue Wed Thu Fri Sat r2c4 #L4 #I3",
      "Mon Tue Wed Fri #L4",
      "Tue Thu Fri Sat #L4",
      "Wed Fri Sat r2c4 #L4",
      "Mon Tue Wed r2c4 #L4",
      "Mon Fri Sat r2c4 #L4",
      "Mon Tue Wed #I3",
      "Thu Fri Sat #I3",
      "Fri Sat r2c4 #I3",
      "",
    ].join("\n"),
  });
  expect(await document({ ...asked, format: "matrix", answer: "7 4" })).toStrictEqual({
    number: 1,
    grid: [".LLL", "IIIL"],
    placements: [
      { piece: "L4", letter: "L", cells: ["Mon", "Tue", "Wed", "r2c4"] },
      { piece: "I3", letter: "I", cells: ["Thu", "Fri", "Sat"] },
    ],
  });
  expect(await refusal({ ...asked, format: "matrix", answer: "1 2" })).toEqual([
    "none",
    "that answer isn't a solution: Tue is taken twice: by piece L4 and by piece L4",
  ]);
});
