/**
 * From pieces on a board to which placements are still possible, kept up to date as more pieces come and go.
 *
 * Every placement counts how many reasons there are against it: a cell of it is taken, or its piece is used up. So a
 * piece can be placed and lifted again for the price of the placements that it touches, and a person's reasoning can be
 * followed thousands of times in a second. Placements go by their number in `placements`.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { type Placement, placementsOf, touchingCells } from "./placement.js";

/** What a board is asked about: which cells stay uncovered, and which pieces are already placed. */
export interface Beginning {
  readonly puzzle: Puzzle;
  readonly uncovered: readonly number[];
  readonly placed?: readonly Placement[] | undefined;
  readonly flips?: boolean | undefined;
}

export class Possibilities {
  readonly puzzle: Puzzle;
  /** Every placement that was possible in the beginning. */
  readonly placements: readonly Placement[];
  /** By cell of the board: the cells that share a side with it. */
  readonly neighbours: readonly (readonly number[])[];
  /** By cell: the numbers of all placements that cover it, possible or not. */
  private readonly covering: readonly number[][];
  /** By piece: the numbers of all its placements. */
  private readonly ofPiece: readonly number[][];
  private readonly against: Uint8Array;
  private readonly waysByCell: Int32Array;
  private readonly placesByPiece: Int32Array;
  private readonly open: Uint8Array;
  private readonly leftByPiece: Int32Array;
  private openCount: number;

  constructor({ puzzle, uncovered, placed = [], flips }: Beginning) {
    const closed = [...uncovered, ...placed.flatMap(({ cells }) => cells)];
    this.puzzle = puzzle;
    this.neighbours = touchingCells(puzzle);
    this.leftByPiece = Int32Array.from(puzzle.pieces, ({ copies }) => copies);
    for (const { piece } of placed) this.leftByPiece[piece]!--;
    this.placements = placementsOf(puzzle, { flips, closed }).filter(({ piece }) => this.leftByPiece[piece]! > 0);
    this.covering = puzzle.board.cells.map(() => []);
    this.ofPiece = puzzle.pieces.map(() => []);
    this.against = new Uint8Array(this.placements.length);
    this.open = new Uint8Array(puzzle.board.cells.length).fill(1);
    for (const cell of closed) this.open[cell] = 0;
    this.openCount = this.open.reduce((sum, each) => sum + each, 0);
    this.placements.forEach(({ piece, cells }, number) => {
      this.ofPiece[piece]!.push(number);
      for (const cell of cells) this.covering[cell]!.push(number);
    });
    this.waysByCell = Int32Array.from(this.covering, (numbers) => numbers.length);
    this.placesByPiece = Int32Array.from(this.ofPiece, (numbers) => numbers.length);
  }

  /** How many cells are still to be covered. */
  get openCells(): number {
    return this.openCount;
  }

  isOpen(cell: number): boolean {
    return this.open[cell] === 1;
  }

  isPossible(number: number): boolean {
    return this.against[number] === 0;
  }

  /** How many copies of a piece are left. */
  left(piece: number): number {
    return this.leftByPiece[piece]!;
  }

  /** In how many ways a cell can be covered. */
  ways(cell: number): number {
    return this.waysByCell[cell]!;
  }

  /** How many places a piece has. */
  places(piece: number): number {
    return this.placesByPiece[piece]!;
  }

  /** The possible placements that cover a cell. */
  waysTo(cell: number): number[] {
    return this.covering[cell]!.filter((number) => this.against[number] === 0);
  }

  /** The possible placements of a piece. */
  placesOf(piece: number): number[] {
    return this.ofPiece[piece]!.filter((number) => this.against[number] === 0);
  }

  place(number: number): void {
    const { piece, cells } = this.placements[number]!;
    for (let i = 0; i < cells.length; i++) {
      this.open[cells[i]!] = 0;
      this.rule(this.covering[cells[i]!]!);
    }
    this.openCount -= cells.length;
    if (--this.leftByPiece[piece]! === 0) this.rule(this.ofPiece[piece]!);
  }

  /** Undoes `place`. */
  lift(number: number): void {
    const { piece, cells } = this.placements[number]!;
    if (this.leftByPiece[piece]!++ === 0) this.allow(this.ofPiece[piece]!);
    this.openCount += cells.length;
    for (let i = 0; i < cells.length; i++) {
      this.open[cells[i]!] = 1;
      this.allow(this.covering[cells[i]!]!);
    }
  }

  /** The open cells, split where they do not touch; each region ascending. */
  regions(): number[][] {
    const seen = new Uint8Array(this.open.length);
    const regions: number[][] = [];
    for (let first = 0; first < this.open.length; first++) {
      if (this.open[first] === 0 || seen[first] === 1) continue;
      regions.push(this.regionFrom(first, seen));
    }
    return regions;
  }

  private regionFrom(first: number, seen: Uint8Array): number[] {
    const region = [first];
    seen[first] = 1;
    for (let i = 0; i < region.length; i++) {
      for (const next of this.neighbours[region[i]!]!) {
        if (this.open[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        region.push(next);
      }
    }
    return region.sort((a, b) => a - b);
  }

  /** One more reason against each of these placements. */
  private rule(numbers: readonly number[]): void {
    for (let i = 0; i < numbers.length; i++) {
      if (this.against[numbers[i]!]!++ > 0) continue;
      this.counted(this.placements[numbers[i]!]!, -1);
    }
  }

  /** One reason less. */
  private allow(numbers: readonly number[]): void {
    for (let i = 0; i < numbers.length; i++) {
      if (--this.against[numbers[i]!]! > 0) continue;
      this.counted(this.placements[numbers[i]!]!, 1);
    }
  }

  private counted({ piece, cells }: Placement, change: 1 | -1): void {
    this.placesByPiece[piece]! += change;
    for (let i = 0; i < cells.length; i++) this.waysByCell[cells[i]!]! += change;
  }
}
