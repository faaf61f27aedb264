/** What each option of the commands about one board does: solve, count, model, race, animate. */

import { expect } from "vitest";
import { algorithmIds } from "../../../src/core/names.js";
import { document, found, grids, keys, lines, printed, solutions, stderr, text, themes, width } from "./read.js";
import { type Result, type Wires, wire } from "./wire.js";

/** A hook in the corner, as --place writes it. */
const hook = "LLL./L...";

const target = keys("puzzle", "target");
const targetOn = (weekday: string): unknown[] => ["hooks", { weekday }];

/** For commands that print JSON: which board they were asked about. */
const boardWires = (command: string): Wires => ({
  puzzle: wire(`${command} 12-25 --json`, ["hooks.yaml", "classic-t"], keys("puzzle"), [["hooks"], ["classic-t"]]),
  weekday: wire(`${command} -p hooks.yaml --json`, ["Wed", "Sun"], target, [targetOn("Wed"), targetOn("Sun")]),
  field: wire(`${command} -p hooks.yaml --json`, ["weekday=Wed", "weekday=Sun"], target, [
    targetOn("Wed"),
    targetOn("Sun"),
  ]),
  uncover: wire(`${command} -p hooks.yaml --json`, ["Wed", "r2c4"], keys("target", "uncovered"), [
    [undefined, ["Wed"]],
    [undefined, ["r2c4"]],
  ]),
});

const sameSet = (one: readonly string[], other: readonly string[]): void => {
  expect(other).not.toEqual(one);
  expect([...other].sort()).toEqual([...one].sort());
};

const christmas = "solve 12-25 --json";

/** Two bars that only fit side by side, the shorter one above the uncovered cell. */
const bars = `id: bars
title: Bars
note: One cell stays visible.
credits: [Drawn for the tests]
lattice: square
board: |
  a b
  c d
  e f
fields:
  letter: a b c d e f
pieces: |
  I2  I3
  ##  ###
flips: all
`;

export const solveWires: Wires = {
  ...boardWires("solve"),
  place: wire(christmas, [undefined, "@half.txt"], (result) => /^UU.*\/U.*\/UU.*\/L/.test(grids(result)[0] ?? ""), [
    false,
    true,
  ]),
  "no-flips": wire("solve -p hooks.yaml --weekday Sun --json", [undefined, true], grids, [[".LLL/IIIL"], []]),
  all: wire(christmas, [undefined, true], (result) => solutions(result).length, [1, 92]),
  limit: wire(christmas, ["2", "3"], (result) => solutions(result).map(({ number }) => number), [
    [1, 2],
    [1, 2, 3],
  ]),
  number: wire(christmas, ["2", "3"], solutions, async (one, other) => {
    const { solutions: all } = JSON.parse(await printed(`${christmas} --limit 3`));
    expect([...one, ...other]).toEqual(all.slice(1));
  }),
  random: wire(`${christmas} --seed tea`, [undefined, true], solutions, async ([shuffled], [picked]) => {
    const { solutions: all } = JSON.parse(await printed(`${christmas} --all`));
    expect(picked).toEqual(all[(picked?.number ?? 0) - 1]);
    expect(picked).not.toEqual(shuffled);
  }),
  seed: wire(`${christmas} --all`, ["tea", "pie"], grids, sameSet),
  // Whoever finds a solution, it bears its own number; other solvers meet them in another order.
  engine: wire("solve 6 Oct --json", [undefined, "dancing-links"], solutions, async ([ours], [theirs]) => {
    const { solutions: all } = JSON.parse(await printed("solve 6 Oct --all --json"));
    expect(ours).toEqual(all[0]);
    expect(theirs).toEqual(all[(theirs?.number ?? 0) - 1]);
    expect(theirs?.number).not.toBe(1);
  }),
  near: wire(
    `${christmas} --limit 1`,
    ["@half.txt", "OOO...-/OOO...-/......./......./......./......./...----"],
    (result) => grids(result)[0]?.slice(0, 3),
    ["UUY", "OOO"],
  ),
  difficulty: wire(
    "solve -p mine.yaml --weekday Sun --json",
    [undefined, true],
    (result) => typeof document(result).difficulty,
    ["undefined", "number"],
  ),
  upright: wire(
    "solve -p bars.yaml --uncover e --all --json",
    [undefined, true],
    (result) => solutions(result).length,
    [1, 0],
    {
      files: { "bars.yaml": bars },
    },
  ),
  ...Object.fromEntries(
    [
      ["fewest-flips", "most-joints"],
      ["most-joints", "fewest-joints"],
      ["fewest-joints", "rarest"],
      ["rarest", "most-neighbours"],
      ["most-neighbours", "fewest-flips"],
    ].map(([taste = "", other]) => [
      taste,
      wire(
        `${christmas} --all`,
        [undefined, true],
        (result) => solutions(result).length,
        (one, best) => {
          expect(one).toBe(92);
          expect(best).toBeLessThan(20);
          expect(taste).not.toBe(other);
        },
      ),
    ]),
  ),
  style: wire("solve 12-25", ["letters", "outline"], (result) => /\[Dec\]|│Dec│/.exec(result.text)?.[0], [
    "[Dec]",
    "│Dec│",
  ]),
  theme: wire("solve 12-25 -o out.svg", ["light", "dark"], themes, [["light"], ["dark"]]),
  size: wire("solve 12-25 -o out.svg", ["200", "300"], width, [200, 300]),
  json: wire("solve -p hooks.yaml --weekday Wed --style plain", [undefined, true], (result) => lines(result)[0], [
    "LLL.",
    expect.stringMatching(/^\{"version":1,"command":"solve",.*,"solutions":\[$/),
  ]),
  lang: wire("solve 12-25", ["en", "de"], found(/│(De.)│/g), [["Dec"], ["Dez"]]),
};

/** As many as there are of the hook and the bar. */
export const countWires: Wires = {
  ...boardWires("count"),
  place: wire("count 12-25", [undefined, "@half.txt"], text, ["92\n", "1\n"]),
  "no-flips": wire("count -p hooks.yaml --weekday Sun", [undefined, true], text, ["1\n", "0\n"]),
  json: wire("count 12-25", [undefined, true], (result) => JSON.parse(result.text).count ?? result.text, ["92\n", 92]),
  lang: wire("count 12-25", ["en", "de"], stderr, ["25 December on classic\n", "25. Dezember auf classic\n"], {
    terminal: true,
  }),
};

const advice = (result: Result): unknown => (document(result).hint as { kind: unknown }).kind;

export const hintWires: Wires = {
  ...boardWires("hint"),
  place: wire("hint 12-25 --level left", [undefined, "@half.txt"], text, [
    "92 solutions remain.\n",
    "1 solution remains.\n",
  ]),
  "no-flips": wire("hint -p hooks.yaml --weekday Sun --json", [undefined, true], advice, ["next", "impossible"]),
  level: wire("hint 12-25 --json", ["wrong", "nudge"], advice, ["fine", "nudge"]),
  style: wire("hint 12-25", ["letters", "outline"], (result) => /\[Dec\]|│Dec│/.exec(result.text)?.[0], [
    "[Dec]",
    "│Dec│",
  ]),
  json: wire("hint 12-25 --level wrong", [undefined, true], (result) => result.text.slice(0, 10), [
    "So far, so",
    '{"version"',
  ]),
  lang: wire("hint 12-25", ["en", "de"], found(/│(De.)│/g), [["Dec"], ["Dez"]]),
};

const explained = (result: Result): unknown => (document(result).explanation as { kind: unknown }).kind;

export const explainWires: Wires = {
  ...boardWires("explain"),
  place: wire("explain 10 Nov --json", [undefined, "@half.txt"], explained, ["solvable", "proof"]),
  "no-flips": wire("explain -p hooks.yaml --weekday Sun --json", [undefined, true], explained, ["solvable", "proof"]),
  theme: wire("explain 22+24 -o out.svg", ["light", "dark"], themes, [["light"], ["dark"]]),
  size: wire("explain 22+24 -o out.svg", ["200", "300"], width, [200, 300]),
  json: wire("explain Feb+Jul", [undefined, true], (result) => result.text.slice(0, 10), ["None of th", '{"version"']),
  lang: wire("explain 12-25", ["en", "de"], text, (one, other) => {
    expect([one, other]).toEqual([
      "It can work: there’s a solution from here.\n",
      "Es geht: Von hier aus gibt es eine Lösung.\n",
    ]);
  }),
};

const modelTitle = found(/^\| (.*)\.$/gm);
const modelOf = (title: string, placements: number, cells = 7): string[] => [
  `${title} on hooks. Placements: ${placements}, cells to cover: ${cells}`,
];

/** The hook and the bar by their numbers in the model. */
const answered = { files: { "answer.txt": "1\n8\n" } };

export const modelWires: Wires = {
  puzzle: wire("model 12-25", ["hooks.yaml", "classic"], modelTitle, (one, other) => {
    expect([one[0], other[0]]).toEqual([
      expect.stringContaining(" on hooks. "),
      expect.stringContaining(" on classic. "),
    ]);
  }),
  weekday: wire("model -p hooks.yaml", ["Wed", "Thu"], modelTitle, [modelOf("Wed", 8), modelOf("Thu", 8)]),
  field: wire("model -p hooks.yaml", ["weekday=Wed", "weekday=Thu"], modelTitle, [
    modelOf("Wed", 8),
    modelOf("Thu", 8),
  ]),
  uncover: wire("model -p hooks.yaml", ["Wed", "r2c4"], modelTitle, [modelOf("Wed", 8), modelOf("r2c4", 8)]),
  place: wire("model -p hooks.yaml --weekday Wed", [undefined, hook], modelTitle, [
    modelOf("Wed", 8),
    modelOf("Wed", 1, 3),
  ]),
  "no-flips": wire("model -p hooks.yaml --weekday Wed", [undefined, true], modelTitle, [
    modelOf("Wed", 8),
    modelOf("Wed", 5),
  ]),
  format: wire("model -p hooks.yaml", ["lp", "cnf"], found(/^(Subject To|p cnf)/gm), [["Subject To"], ["p cnf"]]),
  answer: wire(
    "model -p hooks.yaml --weekday Wed --format matrix",
    [undefined, "answer.txt"],
    async ({ text: whole }) => [/ 1 L4: /.test(whole), whole === (await printed("solve -p hooks.yaml --weekday Wed"))],
    [
      [true, false],
      [false, true],
    ],
    answered,
  ),
  lang: [
    wire("model 12-25 -p hooks.yaml", ["en", "de"], (result) => modelTitle(result)[0], [
      "25 December 2026 on hooks. Placements: 5, cells to cover: 7",
      "25. Dezember 2026 auf hooks. Plätze: 5, Felder zu bedecken: 7",
    ]),
    wire(
      "model -p hooks.yaml --weekday Wed --format matrix --answer answer.txt",
      ["en", "de"],
      found(/│ ?(Wed|Mi)│/g),
      [["Wed"], ["Mi"]],
      answered,
    ),
  ],
};

interface Entry {
  readonly id: string;
  readonly solutions: number;
}

const raced = (result: Result): number[] =>
  (document(result).algorithms as Entry[]).map(({ solutions: count }) => count);
const everyone = (count: number): number[] => new Array<number>(algorithmIds.length + 1).fill(count);

export const raceWires: Wires = {
  ...boardWires("race"),
  puzzle: wire("race --weekday Wed --json", ["hooks.yaml", "monday.yaml"], keys("puzzle", "uncovered"), [
    ["hooks", ["Wed"]],
    ["monday", ["Wed"]],
  ]),
  place: wire("race -p hooks.yaml --weekday Wed --json", [undefined, "III./...."], raced, [everyone(1), everyone(0)]),
  "no-flips": wire("race -p hooks.yaml --weekday Sun --json", [undefined, true], raced, [everyone(1), everyone(0)]),
  budget: wire("race -p hooks.yaml --json", ["2", "3"], keys("budget"), [[2], [3]]),
  json: wire("race -p hooks.yaml", [undefined, true], (result) => result.text.slice(0, 10), [
    "24 Decembe",
    '{"version"',
  ]),
  lang: wire("race 12-25 -p hooks.yaml", ["en", "de"], (result) => lines(result)[0], [
    "25 December 2026 on hooks",
    "25. Dezember 2026 auf hooks",
  ]),
};

/** How long a film in SVG takes: its pictures but the last at its speed, and three seconds for that. */
export const seconds = (result: Result): number => Number(found(/ dur="([\d.]+)s"/g)(result)[0]);

const firstStep = (result: Result): string | undefined => lines(result)[0];

export const animateWires: Wires = {
  puzzle: wire("animate --weekday Wed", ["hooks.yaml", "mine.yaml"], firstStep, [
    "Try piece L4 on Sun, Mon, Tue and Thu.",
    "Try piece L3 on Sun, Mon and Thu.",
  ]),
  weekday: wire("animate -p hooks.yaml", ["Wed", "Sun"], firstStep, [
    "Try piece L4 on Sun, Mon, Tue and Thu.",
    "Try piece L4 on Mon, Tue, Wed and Fri.",
  ]),
  field: wire("animate -p hooks.yaml", ["weekday=Wed", "weekday=Sun"], firstStep, [
    "Try piece L4 on Sun, Mon, Tue and Thu.",
    "Try piece L4 on Mon, Tue, Wed and Fri.",
  ]),
  uncover: wire("animate -p hooks.yaml", ["Wed", "Sun"], firstStep, [
    "Try piece L4 on Sun, Mon, Tue and Thu.",
    "Try piece L4 on Mon, Tue, Wed and Fri.",
  ]),
  place: wire("animate -p hooks.yaml --weekday Wed", [undefined, hook], firstStep, [
    "Try piece L4 on Sun, Mon, Tue and Thu.",
    "Try piece I3 on Fri, Sat and the blank cell in row 2, column 4.",
  ]),
  "no-flips": wire("animate -p hooks.yaml --weekday Sun", [undefined, true], (result) => lines(result).at(-1), [
    "A solution!",
    "Take piece I3 off Mon, Tue and Wed.",
  ]),
  algorithm: wire("animate -p hooks.yaml --weekday Sun", ["positions", "regions"], (result) => lines(result)[1], [
    "Nothing fits on Thu. Going back.",
    "The gap at Thu is too small (1 cell). Going back.",
  ]),
  frames: wire("animate 12-25 --speed 1 -o film.svg", ["3", "5"], seconds, [5, 7]),
  speed: wire("animate 12-25 --frames 3 -o film.svg", ["1", "2"], seconds, [5, 4]),
  theme: wire("animate -p hooks.yaml -o film.svg", ["light", "dark"], themes, [["light"], ["dark"]]),
  lang: wire("animate -p hooks.yaml --weekday Wed", ["en", "de"], firstStep, [
    "Try piece L4 on Sun, Mon, Tue and Thu.",
    "Versuch: Teil L4 auf So, Mo, Di und Do legen.",
  ]),
};
