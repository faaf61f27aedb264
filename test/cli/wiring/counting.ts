/** What each option of the commands about many boards, or about puzzles, does: year, audit, check, puzzles, show, import. */

import { expect } from "vitest";
import { document, found, keys, lines, text, themes, title, width } from "./read.js";
import { type Result, type Wires, wire } from "./wire.js";

const tilings = keys("puzzle", "tilings");

interface Counted {
  readonly target: Readonly<Record<string, string>>;
}

const targets = (result: Result): string[] =>
  (document(result).counts as Counted[]).map(({ target }) => Object.values(target).join(" "));

const firstWord = (result: Result): string | undefined => /^[\w:{"]*/.exec(result.text)?.[0];

export const yearWires: Wires = {
  puzzle: wire("year --json", ["hooks.yaml", "mine.yaml"], tilings, [
    ["hooks", 3],
    ["small-week", 28],
  ]),
  weekday: [
    wire("year -p hooks.yaml --json", ["Sun", "Wed"], targets, [["Sun"], ["Wed"]]),
    wire("year -p hooks.yaml", ["Sun", "Wed"], found(/^most: .*$/gm), [["most: 1 (Sun)"], ["most: 1 (Wed)"]]),
  ],
  field: wire("year -p pair.yaml --json", ["upper=Sun", "lower=Fri"], targets, [
    ["Sun Wed", "Sun Thu", "Sun Fri"],
    ["Sun Fri", "Mon Fri", "Tue Fri"],
  ]),
  "no-flips": wire("year -p hooks.yaml --json", [undefined, true], tilings, [
    ["hooks", 3],
    ["hooks", 2],
  ]),
  difficulty: wire(
    "year -p mine.yaml --json",
    [undefined, true],
    (result) =>
      (document(result).counts as { difficulty?: number }[]).every(({ difficulty }) => difficulty !== undefined),
    [false, true],
  ),
  lazy: [
    wire("year -p hooks.yaml", [undefined, true], (result) => lines(result)[0]?.split(":")[0], [
      "hooks",
      "hooks, 2026",
    ]),
    wire("year -p hooks.yaml -o out.svg", [undefined, true], title, ["Hooks", "31 December 2026"]),
  ],
  year: wire(
    "year -p hooks.yaml --lazy --json",
    ["2027", "2028"],
    (result) => (document(result).days as unknown[]).length,
    [365, 366],
  ),
  json: wire("year -p hooks.yaml", [undefined, true], firstWord, ["hooks:", '{"version":1']),
  lang: wire("year -p hooks.yaml", ["en", "de"], found(/^(?:fewest|am wenigsten): .*$/gm), [
    ["fewest: 1 (Sun, Wed, Thu)"],
    ["am wenigsten: 1 (So, Mi, Do)"],
  ]),
};

export const reachWires: Wires = {
  puzzle: wire("reach --json", ["hooks.yaml", "mine.yaml"], tilings, [
    ["hooks", 3],
    ["small-week", 28],
  ]),
  weekday: wire("reach -p hooks.yaml --json", ["Sun", "Wed"], targets, [["Sun"], ["Wed"]]),
  field: wire("reach -p hooks.yaml --json", ["weekday=Sun", "weekday=Wed"], targets, [["Sun"], ["Wed"]]),
  place: wire("reach -p hooks.yaml --json", ["LLL./L...", ".LLL/...L"], targets, [["Wed"], ["Sun"]]),
  "no-flips": wire("reach -p hooks.yaml --json", [undefined, true], tilings, [
    ["hooks", 3],
    ["hooks", 2],
  ]),
  theme: wire("reach -p hooks.yaml -o out.svg", ["light", "dark"], themes, [["light"], ["dark"]]),
  size: wire("reach -p hooks.yaml -o out.svg", ["200", "300"], width, [200, 300]),
  json: wire("reach -p hooks.yaml", [undefined, true], firstWord, ["hooks", '{"version":1']),
  lang: wire("reach -p hooks.yaml", ["en", "de"], found(/^(?:most|die meisten) .*$/gm), [
    ["most solutions: Sun (1), Wed (1), Thu (1)"],
    ["die meisten Lösungen: So (1), Mi (1), Do (1)"],
  ]),
};

export const auditWires: Wires = {
  puzzle: wire("audit --json", ["hooks.yaml", "pair.yaml"], keys("puzzle", "cells", "sets"), [
    ["hooks", 1, 8],
    ["pair", 2, 15],
  ]),
  "no-flips": wire("audit -p pair.yaml --json", [undefined, true], tilings, [
    ["pair", 4],
    ["pair", 2],
  ]),
  json: wire("audit -p hooks.yaml", [undefined, true], firstWord, ["hooks", '{"version":1']),
  lang: wire("audit -p hooks.yaml", ["en", "de"], found(/^(?:most|am meisten): .*$/gm), [
    ["most: 1 (Sun, Wed, Thu, r2c4)"],
    ["am meisten: 1 (So, Mi, Do, r2c4)"],
  ]),
};

export const checkWires: Wires = {
  "no-flips": wire("check hooks.yaml", [undefined, true], found(/\d+ solutions/g), [["3 solutions"], ["2 solutions"]]),
  lang: wire("check hooks.yaml", ["en", "de"], found(/3 (?:solutions|Lösungen)/g), [["3 solutions"], ["3 Lösungen"]]),
  json: wire("check hooks.yaml", [undefined, true], firstWord, ["hooks", '{"version":1']),
};

interface Listed {
  readonly id: string;
  readonly title: string;
}

export const puzzlesWires: Wires = {
  json: wire("puzzles", [undefined, true], firstWord, ["PUZZLE", '{"version":1']),
  lang: wire(
    "puzzles --json",
    ["en", "de"],
    (result) => (document(result).puzzles as Listed[]).find(({ id }) => id === "classic")?.title,
    ["Classic 7×7, eight pieces", "Klassisch 7×7, acht Teile"],
  ),
};

interface Shown {
  readonly pieces: readonly { readonly id: string; readonly orientations: number }[];
}

const orientations = (result: Result): number[] =>
  (document(result) as unknown as Shown).pieces.map((piece) => piece.orientations);

export const showWires: Wires = {
  puzzle: wire("show", ["hooks.yaml", "weekday"], (result) => lines(result)[0], [
    "hooks: Hooks",
    "weekday: Days of the week, Sunday first",
  ]),
  "no-flips": wire("show hooks.yaml --json", [undefined, true], orientations, [
    [8, 2],
    [4, 2],
  ]),
  json: wire("show hooks.yaml", [undefined, true], firstWord, ["hooks:", '{"version":1']),
  lang: wire("show hooks.yaml", ["en", "de"], found(/^hooks: .*|│ ?(S[ou]n?)│/gm), [
    ["hooks: Hooks", "Sun"],
    ["hooks: Haken", "So"],
  ]),
};

export const importWires: Wires = {
  id: wire("import board.txt shapes.txt", ["mine", "yours"], found(/^id: (.*)/gm), [["mine"], ["yours"]]),
  title: wire("import board.txt shapes.txt", ["Mine", "Yours"], found(/^title: (.*)/gm), [["Mine"], ["Yours"]]),
  json: wire("import board.txt shapes.txt --id mine", [undefined, true], text, (one, other) => {
    expect(one).toMatch(/^id: mine\n/);
    expect(JSON.parse(other)).toEqual({ version: 1, command: "import", puzzle: "mine", yaml: one });
  }),
  lang: wire("import shapes.txt shapes.txt", ["en", "de"], text, (one, other) => {
    expect(one).toContain("but the board has no such cell");
    expect(other).toContain("aber so ein Feld hat das Brett nicht");
  }),
};

/** Two rows of four that are covered altogether. */
const full = `id: full
title: Full
board: |
  * * * *
  * * * *
pieces: {O4: ["##", "##"]}
copies: {O4: 2}
`;

interface CensusLine {
  readonly pieces: readonly string[];
  readonly total?: number;
  readonly impossible?: number;
}

const setsIn = (result: Result): CensusLine[] => lines(result).map((line) => JSON.parse(line) as CensusLine);

/** What is said of the set that has a piece. */
const setWith =
  (id: string, ...figures: ("total" | "impossible")[]) =>
  (result: Result): unknown[] => {
    const set = setsIn(result).find(({ pieces }) => pieces.includes(id));
    return [set?.pieces.join(" "), ...figures.map((figure) => set?.[figure])];
  };

const hookCensus = "census -p hooks.yaml --pieces 1tetromino+1tromino -o sets.jsonl";

export const censusWires: Wires = {
  puzzle: wire(
    "census --pieces 1tetromino+1tromino -o sets.jsonl",
    ["hooks.yaml", "pair.yaml"],
    setWith("L4", "total"),
    [["I3 L4", 3], "these pieces cover 7 cells, but the board has 4 to cover"],
  ),
  pieces: wire(
    "census -p pair.yaml -o sets.jsonl",
    ["1 tetromino", "1 tromino + 1 monomino"],
    (result) => setsIn(result).length,
    [5, 2],
  ),
  flips: wire(hookCensus, ["all", "none"], setWith("L4", "total"), [
    ["I3 L4", 3],
    ["I3 L4", 2],
  ]),
  works: wire(
    "census -p full.yaml --pieces 1tromino+1pentomino -o sets.jsonl",
    [undefined, true],
    setsIn,
    (one, other) => {
      expect(one.length).toBe(24);
      expect(other).toEqual(one.filter(({ total = 0 }) => total > 0).map(({ pieces }) => ({ pieces })));
      expect(other.length).toBeGreaterThan(0);
    },
    { files: { "full.yaml": full } },
  ),
  totals: wire(
    "census -p full.yaml --pieces 1tromino+1pentomino --works -o sets.jsonl",
    [undefined, true],
    setWith("P5", "total"),
    [
      ["L3 P5", undefined],
      ["L3 P5", 4],
    ],
    { files: { "full.yaml": full } },
  ),
  memory: wire(hookCensus, ["64", "128"], ({ stderr }) => /(\d+) MB/.exec(stderr)?.[1], ["64", "65"], {
    terminal: true,
  }),
  lang: wire(hookCensus, ["en", "de"], ({ stderr }) => /Sätze|sets/.exec(stderr)?.[0], ["sets", "Sätze"], {
    terminal: true,
  }),
};
