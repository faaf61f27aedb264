/**
 * Filling positions: take the first cell that is not covered yet and try every piece on it, in every way it can face.
 *
 * On a board of three cells in a row, with a domino (2 cells) and a single cell:
 *
 *     place the domino on cells 0 and 1
 *     place the single on cell 2
 *     solution
 *     remove the single, remove the domino
 *     place the single on cell 0
 *     place the domino on cells 1 and 2
 *     solution
 *     remove the domino, remove the single
 *
 * Since the cells before it are all covered, whatever covers the first open cell begins there: a piece is anchored at
 * its first cell in reading order. Each way to face is held against the board, cell by cell.
 *
 * After "A Puzzling Calendar", 2022, by somebody who weighed going piece by piece against going position by position.
 */

import type { Lesson, Sight } from "./run.js";
import { nothingFits, piecesLeftOver, type Step } from "./step.js";
import { listedBy, type Task } from "./task.js";

export class FillPositions implements Lesson {
  tried = 0;
  /** By cell. */
  protected readonly isOpen: boolean[];
  private readonly hand: number[];
  /** By cell: the placements that begin there. */
  private readonly beginning: readonly number[][];
  private readonly stuckAt: readonly Step[];

  constructor(private readonly task: Task) {
    this.isOpen = [...task.open];
    this.hand = [...task.hand];
    this.stuckAt = task.open.map((_, cell) => nothingFits(cell));
    this.beginning = listedBy(task, task.open.length, ({ cells }) => cells[0]!);
  }

  look(tries: number[]): Sight {
    const cell = this.isOpen.indexOf(true);
    if (cell < 0) return this.hand.every((copies) => copies === 0) ? "solution" : piecesLeftOver;
    const before = tries.length;
    const list = this.beginning[cell]!;
    for (let i = list.length - 1; i >= 0; i--) if (this.fits(list[i]!)) tries.push(list[i]!);
    return tries.length > before ? "branch" : this.stuckAt[cell]!;
  }

  private fits(placement: number): boolean {
    const { piece, cells } = this.task.placements[placement]!;
    if (this.hand[piece]! <= 0) return false;
    this.tried++;
    return cells.every((cell) => this.isOpen[cell]);
  }

  place(placement: number): void {
    const { piece, cells } = this.task.placements[placement]!;
    for (const cell of cells) this.isOpen[cell] = false;
    this.hand[piece]!--;
  }

  remove(placement: number): void {
    const { piece, cells } = this.task.placements[placement]!;
    for (const cell of cells) this.isOpen[cell] = true;
    this.hand[piece]!++;
  }
}
