/**
 * Regions: fill the first open cell, but drop a placement at once if it cuts off a region too small for any piece.
 *
 * On a board of two rows of three cells, with two corners of three cells each:
 *
 *     place a corner on cells 0, 1, 3
 *     place the other on cells 2, 4, 5
 *     solution
 *     remove both
 *     place a corner on cells 0, 1, 4
 *     dead end: cells 2 and 5 are a region of two, too small for any piece
 *     remove it
 *     place a corner on cells 0, 3, 4
 *     place the other on cells 1, 2, 5
 *     solution
 *     remove both
 *
 * A region is a set of open cells that hang together. They are found by walking from cell to cell, each time the board
 * is looked at. That costs more than everything else here; what it saves is the searching of boards that are lost.
 *
 * After the notebook "The Calendar Puzzle", 2023, which found a smallest region of fewer than four cells hopeless, since
 * its smallest piece has four.
 */

import { touchingCells } from "../tiling/placement.js";
import { FillPositions } from "./fill-positions.js";
import type { Sight } from "./run.js";
import type { Task } from "./task.js";

export class Regions extends FillPositions {
  private readonly touching: readonly number[][];
  private readonly smallestPiece: number;

  constructor(task: Task) {
    super(task);
    this.touching = touchingCells(task.puzzle);
    const inHand = task.puzzle.pieces.filter((_, piece) => task.hand[piece]! > 0);
    this.smallestPiece = Math.min(...inHand.map(({ shape }) => shape.length));
  }

  override look(tries: number[]): Sight {
    return this.smallRegion() ?? super.look(tries);
  }

  /** The first region that is too small. */
  private smallRegion(): Sight | undefined {
    const unseen = [...this.isOpen];
    for (let cell = unseen.indexOf(true); cell >= 0; cell = unseen.indexOf(true, cell)) {
      const size = this.walk(cell, unseen);
      if (size < this.smallestPiece) return { kind: "dead end", reason: { kind: "region", cell, size } };
    }
    return undefined;
  }

  /** How many unseen cells can be reached from here; they are seen then. */
  private walk(cell: number, unseen: boolean[]): number {
    unseen[cell] = false;
    let size = 1;
    for (const next of this.touching[cell]!) if (unseen[next]) size += this.walk(next, unseen);
    return size;
  }
}
