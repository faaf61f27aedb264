/** What is left while pieces come down and up again agrees with `Possibilities`, at every step of random games. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { isSamePlacement, type Placement, placementsOf, type Tiling } from "../../../src/core/tiling/placement.js";
import { type Beginning, Possibilities } from "../../../src/core/tiling/possibilities.js";
import { Thinning } from "../../../src/core/tiling/thinning.js";
import { randomPuzzle } from "../../oracle/random.js";
import { bruteForce, classic, sketch } from "../../support/puzzles.js";

/** Everything that can be asked of a board, as one list. */
function told(board: Thinning | Possibilities, firstPlaceOf: (piece: number) => Placement | undefined): unknown[] {
  const { cells } = board.puzzle.board;
  const pieces = [...board.puzzle.pieces.keys()];
  return [
    board.openCells,
    ...cells.map(({ index }) => (board.isOpen(index) ? board.ways(index) : "closed")),
    ...pieces.map((piece) => [board.left(piece), board.places(piece), firstPlaceOf(piece)]),
  ];
}

function expectAlike(thinning: Thinning, possible: Possibilities): void {
  const pieces = [...possible.puzzle.pieces.keys()];
  const own = told(thinning, (piece) => thinning.placements[thinning.firstPlaceOf(piece) ?? -1]);
  expect(own).toEqual(told(possible, (piece) => possible.placements[possible.placesOf(piece)[0] ?? -1]));
  expect(thinning.piecesLeft).toBe(pieces.reduce((sum, piece) => sum + possible.left(piece), 0));
}

/** Plays a game: of what is possible, whatever the next number picks; then all of it comes up again. */
function expectAlikeInGame(question: Beginning, numbers: readonly number[]): void {
  const { puzzle, uncovered, placed = [] } = question;
  const possible = new Possibilities(question);
  const thinning = new Thinning(puzzle, placementsOf(puzzle));
  const numberOf = ({ piece, orientation, cells }: Placement): number =>
    thinning.placements.findIndex(
      (each) => each.piece === piece && each.orientation === orientation && each.cells[0] === cells[0],
    );
  thinning.begin(uncovered, placed);
  expectAlike(thinning, possible);
  const down: number[] = [];
  for (const number of numbers) {
    const fitting = [...possible.placements.keys()].filter((each) => possible.isPossible(each));
    const next = fitting[number % Math.max(1, fitting.length)];
    if (next === undefined) break;
    down.push(next);
    possible.place(next);
    thinning.place(numberOf(possible.placements[next]!));
    expectAlike(thinning, possible);
  }
  for (const number of down.reverse()) {
    possible.lift(number);
    thinning.lift();
    expectAlike(thinning, possible);
  }
}

it("agrees with what is possible, piece down by piece down, and up again", () =>
  fc.assert(
    fc.property(randomPuzzle(), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (puzzle, numbers) => {
      const uncovered = targetCells(puzzle, targetAt(puzzle, (numbers[0] ?? 0) % targetCount(puzzle)));
      expectAlikeInGame({ puzzle, uncovered }, numbers);
    }),
    { numRuns: 60 },
  ));

/** Nine rows of eight: its cells take three words of bits, and the counters of copies begin in the midst of the third. */
const large = sketch({
  board: Array.from({ length: 9 }, () => "* ".repeat(8).trim()),
  pieces: { I4: ["####"], L4: ["###", "#.."], "1": ["#"], O6: ["###", "###"] },
  copies: { I4: 5, L4: 9, "1": 2 },
});
/** Thirty cells and two pieces: the last counter would begin in one word and end in the next. */
const seam = sketch({
  board: Array.from({ length: 5 }, () => "* ".repeat(6).trim()),
  pieces: { I5: ["#####"], P5: ["###", "##."] },
  copies: { P5: 5 },
});

it.each<[string, Puzzle, number[]]>([
  ["two words", classic, [11, 36]],
  ["three words", large, [0, 71]],
  ["a word that a counter doesn't fit in", seam, []],
])("agrees on a board of %s, also where pieces are placed from the beginning", (_, puzzle, uncovered) => {
  const [first, ...rest] = placementsOf(puzzle, { closed: uncovered });
  const placed = [first!, rest.findLast(({ cells }) => !cells.some((cell) => first!.cells.includes(cell)))!];
  expectAlikeInGame({ puzzle, uncovered }, [3, 50, 7, 19, 2, 40]);
  expectAlikeInGame({ puzzle, uncovered, placed }, [30, 5, 70, 1]);
});

/** What is forced, told from the bare board: the only way to a cell or place of a piece, else all places of its copies. */
function forcedOn(possible: Possibilities): number[] {
  const { board, pieces } = possible.puzzle;
  const ways = board.cells.flatMap(({ index }) => (possible.ways(index) === 1 ? possible.waysTo(index) : []));
  const places = [...pieces.keys()].flatMap((piece) => (possible.places(piece) === 1 ? possible.placesOf(piece) : []));
  if (ways.length + places.length > 0) return [...new Set([...ways, ...places])];
  const all = [...pieces.keys()].filter((piece) => possible.places(piece) === possible.left(piece));
  return all.flatMap((piece) => possible.placesOf(piece));
}

/** Plays what is forced, and where nothing is, the next piece of the solution, until all of it is down. */
function expectForced(puzzle: Puzzle, uncovered: readonly number[], tiling: Tiling): number[] {
  const possible = new Possibilities({ puzzle, uncovered });
  const thinning = new Thinning(puzzle, possible.placements);
  thinning.begin(uncovered, []);
  const counts: number[] = [];
  while (possible.openCells > 0) {
    const forced = forcedOn(possible);
    counts.push(forced.length);
    expect(thinning.placeForced()).toBe(forced.length > 0);
    const [next] = [...possible.placements.keys()].filter(
      (each) => possible.isPossible(each) && tiling.some((own) => isSamePlacement(own, possible.placements[each]!)),
    );
    if (forced.length === 0) thinning.place(next!);
    for (const number of forced.length > 0 ? forced : [next!]) possible.place(number);
    expectAlike(thinning, possible);
  }
  return counts;
}

describe("what is forced", () => {
  it("comes down at once, on random boards that have a solution", () =>
    fc.assert(
      fc.property(randomPuzzle(), fc.nat(), (puzzle, number) => {
        const uncovered = targetCells(puzzle, targetAt(puzzle, number % targetCount(puzzle)));
        const [tiling] = bruteForce(puzzle, uncovered);
        if (tiling !== undefined) expectForced(puzzle, uncovered, tiling);
      }),
      { numRuns: 60 },
    ));

  it("may be all places of a piece with several copies", () => {
    const squares = sketch({
      board: ["* * - * * *", "* * - * - *", "- - - * * *", "* * - - - -", "* * - - - -"],
      pieces: { block: ["##", "##"], domino: ["##"], single: ["#"] },
      copies: { block: 2, domino: 3, single: 2 },
    });
    const [tiling] = bruteForce(squares, []);
    expect(expectForced(squares, [], tiling!)[0]).toBe(2);
  });
});

it("tells boards apart by a number, always the same, for dice and books depend on it", () => {
  const thinning = new Thinning(classic, placementsOf(classic));
  thinning.begin([11, 36], []);
  const seen = [thinning.mixed];
  thinning.place(0);
  seen.push(thinning.mixed);
  thinning.lift();
  thinning.begin([], [thinning.placements[0]!]);
  seen.push(thinning.mixed);
  expect(seen).toEqual([1_337_686_291, 256_596_190, 820_950_875]);
});
