/** Sets and layouts for boards so small that every one can be tried: what is found is the best there is. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { fillBoard } from "../../../src/core/design/fill-board.js";
import { byGoal, type DesignFigures, designFigures, judgedTargets } from "../../../src/core/design/goals.js";
import { figuresOfPuzzle, rankIdeas, withIdea } from "../../../src/core/design/ideas.js";
import { type KnownSets, knownBeginnings } from "../../../src/core/design/known-sets.js";
import { canCountLabels, countLabels, exchanged, labelPlaces } from "../../../src/core/design/label-counts.js";
import { layLabels } from "../../../src/core/design/lay-labels.js";
import { palette, withPiece } from "../../../src/core/design/piece-sets.js";
import { type DesignGoal, designGoals } from "../../../src/core/names.js";
import type { Piece, Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { bruteForce, classic, sketch } from "../../support/puzzles.js";

const letters = "abcdefghi".split("");
/** One letter of nine stays visible, so there is room for two pieces of four cells. */
const nine = sketch({
  board: ["a b c", "d e f", "g h i"],
  fields: { letter: letters },
  pieces: { L4: ["###", "#.."], P: ["##", "##"] },
});
/** Two labels of each kind among blank cells. */
const pairs = sketch({
  board: ["a b * *", "1 2 * *"],
  fields: { letter: ["a", "b"], number: ["1", "2"] },
  pieces: { I3: ["###"], V3: ["##", "#."] },
});

/** The same with pieces that every date works with, once letters and numbers are on cells of different colours. */
const dominoes = { ...pairs, pieces: sketch({ board: ["*"], pieces: { I2: ["##"] }, copies: { I2: 3 } }).pieces };

/** The figures of a puzzle, by brute force; all its targets are judged. */
function byBruteForce(puzzle: Puzzle, goal: DesignGoal): DesignFigures {
  const counts = Array.from(
    { length: targetCount(puzzle) },
    (_, index) => [...bruteForce(puzzle, targetCells(puzzle, targetAt(puzzle, index)), goal !== "no-flips")].length,
  );
  return designFigures(
    counts.reduce((sum, count) => sum + count, 0),
    counts,
  );
}

const bestOf = (all: readonly DesignFigures[], goal: DesignGoal): DesignFigures => all.toSorted(byGoal(goal))[0]!;

describe("figures are compared by goal", () => {
  const usual = { total: 10, impossible: 0, fewest: 2, most: 4, spread: 0.5 };

  it.each<[DesignGoal, Partial<DesignFigures>[]]>([
    ["works", [{ fewest: 3, total: 1 }, { total: 11 }, {}, { total: 9 }, { fewest: 1, total: 99 }]],
    ["harder", [{ total: 9 }, {}, { total: 11 }]],
    ["easier", [{ total: 11 }, {}, { total: 9 }]],
    ["no-flips", [{ total: 11 }, {}, { total: 9 }]],
    ["even", [{ spread: 0.4, total: 99 }, { total: 9 }, {}, { total: 11 }, { spread: 0.6, total: 1 }]],
  ])("%s, and first of all by the dates without a solution", (goal, inOrder) => {
    const whole = inOrder.map((part): DesignFigures => ({ ...usual, ...part }));
    const all = [...whole, ...whole.map((each) => ({ ...each, impossible: 1 }))];
    expect(all.toReversed().sort(byGoal(goal))).toEqual(all);
    expect(byGoal(goal)(usual, { ...usual })).toBe(0);
  });
});

it("only real dates are judged where a field is one of the calendar, else everything", () => {
  const side = {
    name: "side",
    choices: [
      { id: "a", cells: [0] },
      { id: "b", cells: [1] },
    ],
  };
  const withSide = { ...classic, fields: [...classic.fields, side] };
  expect([judgedTargets(classic).length, judgedTargets(withSide).length]).toEqual([366, 732]);
  expect(judgedTargets({ ...classic, fields: [side] })).toEqual([0, 1]);
});

describe("a set of pieces", () => {
  const tetrominoes = palette("square", 4);
  const sets = tetrominoes.flatMap((one, i) => tetrominoes.slice(i).map((other) => [one, other]));
  const all = (goal: DesignGoal): DesignFigures[] =>
    sets.map((set) => {
      const pieces = set.reduce<Piece[]>((some, piece) => withPiece("square", some, piece, true), []);
      return byBruteForce({ ...nine, pieces }, goal);
    });

  it.each(designGoals.slice(1))("is the best of all, for the goal %s", async (goal) => {
    const progress: number[] = [];
    const found = (await fillBoard(nine, goal, {
      tries: 60,
      seed: 2,
      onProgress: ({ done, found: tried }) => progress.push(done, tried),
    }))!;
    expect(found.figures).toEqual(bestOf(all(goal), goal));
    expect([found.tried, found.figures]).toEqual([60, byBruteForce(found.puzzle, goal)]);
    expect(progress).toEqual(Array.from({ length: 60 }, (_, i) => [(i + 1) / 60, i + 1]).flat());
  });

  it("is another one for another seed, and none where there is nothing to cover", async () => {
    const firsts = await Promise.all([1, 2, 3, 4, 5].map((seed) => fillBoard(nine, "harder", { seed, tries: 1 })));
    const names = firsts.map((found) => found?.puzzle.pieces.map(({ id }) => id).join());
    expect(new Set(names).size).toBeGreaterThan(2);
    // Different pieces, as long as there are any: there is only one of two cells.
    expect(firsts.map((found) => found?.puzzle.pieces.map(({ copies }) => copies))).toEqual(firsts.map(() => [1, 1]));
    const bars = { ...nine, pieces: [{ ...nine.pieces[0]!, shape: nine.pieces[0]!.shape.slice(0, 2), copies: 4 }] };
    const same = await fillBoard(bars, "harder", { tries: 3 });
    expect(same?.puzzle.pieces.map(({ id, copies }) => `${id}×${copies}`)).toEqual(["I2×4"]);
    expect(await fillBoard(nine, "harder", { tries: 1 })).toEqual(firsts[0]);
    const covered = { ...nine, fields: [{ name: "all", choices: [{ id: "a", cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] }] }] };
    expect(await fillBoard(covered, "works")).toBeUndefined();
  });
});

describe("what a census knows", () => {
  const mirrored = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 1 },
  ];
  const known: KnownSets = {
    board: { ...nine, pieces: [{ ...nine.pieces[0]!, shape: mirrored }] },
    families: [
      { pieces: "2 tetrominoes", working: [2, 4, 0], even: [4, 2] },
      { pieces: "1 tromino + 1 pentomino", working: [3], even: [3] },
    ],
    withoutFlips: [
      { pieces: "2 tetrominoes", working: [], even: [] },
      { pieces: "1 tromino + 1 pentomino", working: [0, 1], even: [] },
      { pieces: "4 dominoes", working: [], even: [] },
    ],
  };
  const begun = (goal: DesignGoal, seed = 1, puzzle: Puzzle = nine) =>
    knownBeginnings(puzzle, goal, known, { seed, random: () => 0.5 });
  const names = (sets: readonly Piece[][]): string[] => sets.map((set) => set.map(({ id }) => id).join(" "));

  it("is a set by its number, drawn as the census draws it", () => {
    const shape = (id: string) => palette("square", 4).find((piece) => piece.id === id)!.shape;
    expect(begun("works")).toEqual([
      [
        { id: "L4", shape: mirrored, mayFlip: true, copies: 1 },
        { id: "S4", shape: shape("S4"), mayFlip: true, copies: 1 },
      ],
    ]);
  });

  it("is the hardest or easiest first, another one for each of ten seeds as far as there are any", () => {
    const seeds = [0, 1, 2, 3, 4, 10, 11, 12];
    const hardest = ["L4 O4", "L4 O4", "L4 S4", "I4 L4", "I4 L4", "I4 L4", "L4 O4", "L4 S4"];
    const easiest = ["I4 L4", "I4 L4", "L4 S4", "L4 O4", "L4 O4", "L4 O4", "I4 L4", "L4 S4"];
    expect(seeds.flatMap((seed) => names(begun("harder", seed)))).toEqual(hardest);
    expect(seeds.flatMap((seed) => names(begun("easier", seed)))).toEqual(easiest);
    expect(names(begun("even"))).toEqual(["L4 S4", "L4 O4"]);
  });

  it("may be of other sizes where none of the same works", () => {
    expect(names(begun("no-flips"))).toEqual(["I3 I5"].map(() => names(begun("no-flips"))[0]!));
    const [set] = begun("no-flips");
    expect(set?.map(({ shape }) => shape.length)).toEqual([3, 5]);
    expect(names(begun("no-flips", 2))).not.toEqual(names(begun("no-flips", 1)));
  });

  it("is of the same board however it is called, and of no other", () => {
    const [field] = nine.fields;
    const moved = nine.board.cells.map((cell) => ({ ...cell, point: { x: cell.point.x + 3, y: cell.point.y - 2 } }));
    const same = [
      { ...nine, fields: [{ name: "x", choices: field!.choices.toReversed() }] },
      { ...nine, board: { ...nine.board, cells: moved } },
      { ...nine, pieces: [] },
    ];
    for (const puzzle of same) expect(names(begun("harder", 1, puzzle))).toEqual(["L4 O4"]);
    const pushed = nine.board.cells.map((cell) => (cell.index < 8 ? cell : { ...cell, point: { x: 2, y: 3 } }));
    const others: Puzzle[] = [
      { ...nine, board: { ...nine.board, cells: pushed } },
      { ...nine, lattice: "hex" },
      { ...nine, fields: [{ ...field!, choices: field!.choices.slice(1) }] },
      pairs,
      { ...nine, pieces: [{ ...nine.pieces[0]!, shape: mirrored.slice(0, 2), copies: 4 }] },
    ];
    for (const puzzle of others) expect(begun("harder", 1, puzzle)).toEqual([]);
  });

  it("is found by the sizes of pieces, in any order", () => {
    const [one, other] = [palette("square", 5)[0]!, palette("square", 3)[0]!];
    const pieces = [one, other].map((free) => ({ ...free, mayFlip: true, copies: 1 }));
    expect(begun("harder", 1, { ...nine, pieces }).map((set) => set.map(({ shape }) => shape.length))).toEqual([
      [3, 5],
    ]);
  });

  it("is the same whichever choice comes first, or which of its cells", () => {
    const families = [{ pieces: "1 tromino + 1 tetromino", working: [0], even: [] }];
    const withChoices = (...choices: number[][]): Puzzle => ({
      ...nine,
      pieces: [],
      fields: [{ name: "x", choices: choices.map((cells) => ({ id: `${cells}`, cells })) }],
    });
    const begins = (puzzle: Puzzle, board: Puzzle): boolean =>
      knownBeginnings(puzzle, "harder", { ...known, board, families }, { seed: 1, random: () => 0 }).length > 0;
    expect(begins(withChoices([2, 1], [8, 0]), withChoices([0, 8], [1, 2]))).toBe(true);
    expect(begins(withChoices([2, 1], [8, 4]), withChoices([0, 8], [1, 2]))).toBe(false);
    expect(begins(withChoices([1, 2], [0, 8]), withChoices([1, 2, 0, 8]))).toBe(false);
    const twice = (...fields: number[][]): Puzzle => ({
      ...withChoices(),
      fields: fields.map(([a, b], i) => ({
        name: `f${i}`,
        choices: [
          { id: "a", cells: [a!] },
          { id: "b", cells: [b!] },
        ],
      })),
    });
    expect(begins(twice([7, 8], [0, 1]), twice([0, 1], [7, 8]))).toBe(true);
    const row = sketch({ board: ["* * * * * * * * * * * * *"] });
    const inRow = (...choices: number[][]): Puzzle => ({ ...withChoices(...choices), board: row.board });
    expect(begins(inRow([1], [2]), inRow([12]))).toBe(false);
  });

  it("is what a search begins with", async () => {
    const found = (await fillBoard(nine, "harder", { known, tries: 1 }))!;
    expect(found.puzzle.pieces).toEqual(begun("harder")[0]);
    expect((await fillBoard(nine, "even", { known, tries: 2 }))?.tried).toBe(2);
  });
});

describe("labels", () => {
  /** Every way to put four labels onto eight cells. */
  function layouts(cells: number, labels: number): number[][] {
    if (labels === 0) return [[]];
    return layouts(cells, labels - 1).flatMap((some) =>
      Array.from({ length: cells }, (_, cell) => cell)
        .filter((cell) => !some.includes(cell))
        .map((cell) => [...some, cell]),
    );
  }
  const withLabels = ([a, b, one, two]: number[]): Puzzle => ({
    ...pairs,
    fields: [
      {
        name: "letter",
        choices: [
          { id: "a", cells: [a!] },
          { id: "b", cells: [b!] },
        ],
      },
      {
        name: "number",
        choices: [
          { id: "1", cells: [one!] },
          { id: "2", cells: [two!] },
        ],
      },
    ],
  });

  it.each(designGoals)("find the best places of all, for the goal %s", async (goal) => {
    const counts = await countLabels(dominoes, { flips: goal !== "no-flips" });
    const every = layouts(8, 4).map(([a, b, one, two]) =>
      counts.figures([
        [a!, b!],
        [one!, two!],
      ]),
    );
    const laid = await layLabels(dominoes, goal, { steps: 800, seed: 3 });
    expect(laid.before).toEqual(byBruteForce(dominoes, goal));
    expect(laid.figures).toEqual(byBruteForce(laid.puzzle, goal));
    const best = bestOf(every, goal);
    // Once every date works, that will do.
    if (goal === "works") expect(laid.figures.impossible).toBe(best.impossible);
    else expect(laid.figures).toEqual(best);
    const places = [labelPlaces(dominoes)!.flat(), labelPlaces(laid.puzzle)!.flat()];
    expect(laid.moved).toBe(places[0]!.filter((cell, i) => cell !== places[1]![i]).length);
    expect(laid.puzzle.board.cells.map(({ id }) => id).sort()).toEqual(dominoes.board.cells.map(({ id }) => id).sort());
    for (const { choices } of laid.puzzle.fields)
      for (const { id, cells } of choices) expect(laid.puzzle.board.cells[cells[0]!]?.id).toBe(id);
  });

  it("are counted wherever they are", async () => {
    const counts = await countLabels(pairs);
    for (const layout of layouts(8, 4).filter((_, i) => i % 97 === 0))
      expect(counts.figures([layout.slice(0, 2), layout.slice(2)])).toEqual(byBruteForce(withLabels(layout), "works"));
    expect(
      exchanged(
        [
          [0, 1],
          [4, 5],
        ],
        1,
        4,
      ),
    ).toEqual([
      [0, 4],
      [1, 5],
    ]);
    expect(exchanged([[0, 1]], 1, 7)).toEqual([[0, 7]]);
  });

  it("tell how far they are", async () => {
    const seen: number[] = [];
    await layLabels(pairs, "harder", { steps: 50, onProgress: ({ done }) => seen.push(done) });
    expect(seen.slice(-3)).toEqual([0.5, 0.7, 0.9]);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.slice(0, -3).every((done) => done <= 0.5)).toBe(true);
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(layLabels(pairs, "harder", { signal })).rejects.toThrow("enough");
  });

  it("are counted for one, two or three fields whose choices have one cell each", () => {
    const fields = letters.slice(0, 4).map((id, i) => ({ name: id, choices: [{ id, cells: [i] }] }));
    const can = [0, 1, 2, 3, 4].map((count) => canCountLabels({ ...nine, fields: fields.slice(0, count) }));
    expect(can).toEqual([false, true, true, true, false]);
    const wide = { ...nine, fields: [{ name: "letter", choices: [{ id: "a", cells: [0, 1] }] }] };
    expect([canCountLabels(wide), labelPlaces(wide)]).toEqual([false, undefined]);
    const mixed = { ...wide, fields: [{ name: "x", choices: [...fields[0]!.choices, ...wide.fields[0]!.choices] }] };
    expect(canCountLabels(mixed)).toBe(false);
    expect(labelPlaces(pairs)).toEqual([
      [0, 1],
      [4, 5],
    ]);
  });
});

describe("single changes", () => {
  it("come with their figures, whatever the goal", async () => {
    for (const goal of designGoals) {
      const { now, ideas } = await rankIdeas(pairs, goal);
      expect(now).toEqual(byBruteForce(pairs, goal));
      for (const { idea, figures } of ideas) expect(figures).toEqual(byBruteForce(withIdea(pairs, idea), goal));
      const kinds = new Set(ideas.map(({ idea }) => idea.kind));
      expect(kinds).toEqual(new Set(["swap", "exchange"]));
    }
  });

  it("are shared out, and exchanges belong to the first", async () => {
    const progress: number[] = [];
    const parts = await Promise.all(
      [0, 1].map((index) =>
        rankIdeas(nine, "works", { part: { index, of: 2 }, onProgress: ({ done }) => progress.push(done) }),
      ),
    );
    const kinds = parts.map(({ ideas }) => ideas.map(({ idea }) => idea.kind).sort());
    const count = (kind: string, part: number): number => kinds[part]!.filter((each) => each === kind).length;
    // Four other shapes for each of two pieces, and one that can be flipped.
    expect([0, 1].map((part) => ["swap", "flip", "exchange"].map((kind) => count(kind, part)))).toEqual([
      [4, 1, 36],
      [4, 0, 0],
    ]);
    expect(progress.toSorted((a, b) => a - b)).toEqual([0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 1, 1]);
  });

  it("are of the kinds that are asked for, and without flips none is about flips", async () => {
    const kindsOf = async (goal: DesignGoal, kinds?: ("swap" | "flip" | "exchange")[]) =>
      [...new Set((await rankIdeas(nine, goal, { kinds })).ideas.map(({ idea }) => idea.kind))].sort();
    expect(await kindsOf("works", ["flip"])).toEqual(["flip"]);
    expect(await kindsOf("works", ["swap", "exchange"])).toEqual(["exchange", "swap"]);
    expect(await kindsOf("no-flips")).toEqual(["exchange", "swap"]);
    expect(await kindsOf("harder")).toEqual(["exchange", "flip", "swap"]);
  });

  it("exchange nothing where there are three fields, or choices of several cells", async () => {
    const three = { ...pairs, fields: [...pairs.fields, { name: "third", choices: [{ id: "x", cells: [2] }] }] };
    const wide = { ...pairs, fields: [{ name: "both", choices: [{ id: "x", cells: [0, 4] }] }] };
    for (const puzzle of [three, wide])
      expect((await rankIdeas(puzzle, "works", { kinds: ["exchange"] })).ideas).toEqual([]);
  });

  it("change what they say, and nothing else", () => {
    const faceUp = withIdea(nine, { kind: "flip", piece: 0, mayFlip: false });
    expect(faceUp).toEqual({ ...nine, pieces: [{ ...nine.pieces[0]!, mayFlip: false }, nine.pieces[1]!] });
    const { board, fields } = withIdea(pairs, { kind: "exchange", cells: [1, 7] });
    expect(board.cells.map(({ id }) => id ?? "*").join("")).toBe("a***12*b");
    expect(fields.map(({ choices }) => choices.map(({ cells }) => cells))).toEqual([
      [[0], [7]],
      [[4], [5]],
    ]);
  });

  it("judge by the targets that are named", async () => {
    const counts = letters.map((_, i) => [...bruteForce(nine, [i])].length);
    const some = await figuresOfPuzzle(nine, "works", { judged: [0, 4] });
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(some).toEqual(designFigures(total, [counts[0]!, counts[4]!]));
  });
});
