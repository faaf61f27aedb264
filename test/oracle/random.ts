/**
 * Random small puzzles on both lattices, for property tests.
 *
 * A board is grown cell by cell, loses a few cells again, gives some to fields, and what a first target leaves is cut
 * into pieces: so there often is a solution, though equal pieces, flip rules and now and then a wrong piece see to it
 * that one must search for it. All choices are drawn as plain numbers, so that fast-check can make a failing puzzle
 * smaller.
 */

import fc from "fast-check";
import {
  type Lattice,
  type LatticeName,
  latticeNamed,
  latticeNames,
  type Point,
} from "../../src/core/lattice/lattice.js";
import { orientationsOf, shapeKey, shapeOf } from "../../src/core/lattice/shape.js";
import type { Cell, Field, Piece, Puzzle } from "../../src/core/puzzle/puzzle.js";

/** The numbers a puzzle is made of; each one picks from a list, counted round. */
interface Draws {
  readonly lattice: LatticeName;
  /** Which cell at the rim joins the board next. */
  readonly growth: readonly number[];
  /** Which cells are taken out again, where the board does not fall apart. */
  readonly gaps: readonly number[];
  readonly fields: readonly { readonly size: number; readonly choices: readonly number[] }[];
  /** How large each piece is and how it is cut. */
  readonly cuts: readonly { readonly size: number; readonly at: number }[];
  readonly flips: readonly boolean[];
  readonly mergeEqual: boolean;
  /** Draws one piece as a straight bar instead. */
  readonly wrongPiece: number | null;
}

const key = ({ x, y }: Point) => `${x} ${y}`;
const pick = <Item>(list: readonly Item[], number: number): Item => list[number % list.length]!;

/** The places next to `cells` that `allows` accepts, each once. */
function rim(lattice: Lattice, cells: readonly Point[], allows: (place: string) => boolean): Point[] {
  const inside = new Set(cells.map(key));
  const places = new Map<string, Point>();
  for (const cell of cells) {
    for (const step of lattice.neighbours) {
      const place = { x: cell.x + step.x, y: cell.y + step.y };
      if (!inside.has(key(place)) && allows(key(place))) places.set(key(place), place);
    }
  }
  return [...places.values()];
}

function isConnected(lattice: Lattice, cells: readonly Point[]): boolean {
  const all = new Set(cells.map(key));
  let reached = cells.slice(0, 1);
  for (let more = reached; more.length > 0; reached = [...reached, ...more]) {
    more = rim(lattice, reached, (place) => all.has(place));
  }
  return reached.length === cells.length;
}

function grownBoard(lattice: Lattice, { growth, gaps }: Draws): Point[] {
  let cells: Point[] = [{ x: 0, y: 0 }];
  for (const draw of growth)
    cells.push(
      pick(
        rim(lattice, cells, () => true),
        draw,
      ),
    );
  for (const draw of gaps) {
    const fewer = cells.filter((cell) => cell !== pick(cells, draw));
    if (fewer.length > 0 && isConnected(lattice, fewer)) cells = fewer;
  }
  return cells.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Takes cells off `pool` for the choices of every field. */
function drawnFields(draws: Draws, pool: number[]): Field[] {
  return draws.fields.flatMap(({ size, choices }, f) => {
    const drawn = choices.flatMap((draw, c) => {
      if (pool.length < size) return [];
      const cells = Array.from({ length: size }, () => pool.splice(draw % pool.length, 1)[0]!);
      return [{ id: `choice${c}`, cells: cells.sort((a, b) => a - b) }];
    });
    return drawn.length > 0 ? [{ name: `field${f}`, choices: drawn }] : [];
  });
}

/** Cuts cells into connected parts. */
function cutUp(lattice: Lattice, cells: readonly Point[], cuts: Draws["cuts"]): Point[][] {
  const parts: Point[][] = [];
  for (let rest = [...cells]; rest.length > 0; ) {
    const { size, at } = pick(cuts, parts.length);
    const left = new Set(rest.map(key));
    const part = [rest[0]!];
    for (let next = rim(lattice, part, (p) => left.has(p)); part.length < size && next.length > 0; ) {
      part.push(pick(next, at));
      next = rim(lattice, part, (p) => left.has(p));
    }
    const taken = new Set(part.map(key));
    rest = rest.filter((cell) => !taken.has(key(cell)));
    parts.push(part);
  }
  return parts;
}

const bar = (length: number): Point[] => Array.from({ length }, (_, x) => ({ x, y: 0 }));

function drawnPieces(lattice: Lattice, parts: readonly Point[][], draws: Draws): Piece[] {
  const pieces = new Map<string, Piece>();
  parts.forEach((part, i) => {
    const shape = draws.wrongPiece !== null && draws.wrongPiece % parts.length === i ? bar(part.length) : shapeOf(part);
    const looks = orientationsOf(lattice, shape, true).map(shapeKey).sort()[0]!;
    // Many small pieces of different name would have a solution for each of their permutations.
    const kind = draws.mergeEqual || part.length < 3 ? looks : `${i}`;
    const copies = (pieces.get(kind)?.copies ?? 0) + 1;
    pieces.set(kind, pieces.has(kind) ? { ...pieces.get(kind)!, copies } : pieceOf(i, shape, draws));
  });
  return [...pieces.values()];
}

const pieceOf = (i: number, shape: readonly Point[], draws: Draws): Piece => ({
  id: `piece${i}`,
  shape,
  mayFlip: pick(draws.flips, i),
  copies: 1,
});

function extent(cells: readonly Cell[], along: "x" | "y"): number {
  const values = cells.map(({ point }) => point[along]);
  return Math.max(...values) - Math.min(...values) + 1;
}

function drawnPuzzle(draws: Draws): Puzzle {
  const lattice = latticeNamed(draws.lattice);
  const points = grownBoard(lattice, draws);
  const blank = [...points.keys()];
  const fields = drawnFields(draws, blank);
  const uncovered = new Set(fields.flatMap((field) => field.choices[0]!.cells));
  const covered = points.filter((_, index) => !uncovered.has(index));
  const cells = points.map((point, index) => ({ index, id: blank.includes(index) ? null : `cell${index}`, point }));
  return {
    id: "random",
    title: { en: "Random" },
    note: {},
    credits: [],
    lattice: draws.lattice,
    board: { cells, rows: extent(cells, "y"), columns: extent(cells, "x") },
    fields,
    pieces: drawnPieces(lattice, cutUp(lattice, covered, draws.cuts), draws),
    labels: {},
  };
}

const number = fc.nat({ max: 1000 });

/** Puzzles of at most `maxCells` cells, few enough for brute force unless told otherwise. */
export function randomPuzzle(maxCells = 12): fc.Arbitrary<Puzzle> {
  const draws: fc.Arbitrary<Draws> = fc.record({
    lattice: fc.constantFrom(...latticeNames),
    growth: fc.array(number, { minLength: 1, maxLength: maxCells - 1, size: "max" }),
    gaps: fc.array(number, { maxLength: 2 }),
    fields: fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 2 }), choices: fc.array(number, { minLength: 1, maxLength: 3 }) }),
      { maxLength: 2 },
    ),
    cuts: fc.array(fc.record({ size: fc.integer({ min: 1, max: 5 }), at: number }), { minLength: 1, maxLength: 4 }),
    flips: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
    mergeEqual: fc.boolean(),
    wrongPiece: fc.option(number, { freq: 4 }),
  });
  return draws.map(drawnPuzzle);
}
