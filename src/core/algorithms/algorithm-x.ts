/**
 * Algorithm X on arrays: a table of zeros and ones, from which every move strikes out rows and columns.
 *
 * Each row is a placement, each column a cell to cover or a piece to use. On a board of three cells in a row, with a
 * domino and a single cell, the table is
 *
 *     cell 0  cell 1  cell 2  domino  single
 *        1       1       0       1       0     A  the domino on cells 0 and 1
 *        0       1       1       1       0     B  the domino on cells 1 and 2
 *        1       0       0       0       1     C  the single on cell 0
 *        0       1       0       0       1     D
 *        0       0       1       0       1     E
 *
 * Choosing row A strikes out its columns (cells 0 and 1, the domino) and every row with a one in any of them: only E is
 * left, which is the first solution. The other begins with C and leaves B. The rows to try are those of the first column
 * left; if some cell's column has no row left, that is a dead end.
 *
 * A piece of which there are several keeps its column until the last copy is taken.
 *
 * After "A Calendar Puzzle and Dancing Links", 2024, which keeps one list of rows and one of columns that are left, and
 * copies both for every move. The algorithm is Donald Knuth's; dancing-links.ts shows how he avoids the copying.
 */

import type { Lesson, Sight } from "./run.js";
import { nothingFits, piecesLeftOver } from "./step.js";
import { listedBy, type Task } from "./task.js";

export class AlgorithmX implements Lesson {
  tried = 0;
  /** By row, then column: the cells of the board, then the pieces. */
  private readonly matrix: readonly Uint8Array[];
  private readonly cellCount: number;
  private readonly rowsOfPiece: readonly number[][];
  private readonly hand: number[];
  /** What is left, before every move; the last is now. */
  private readonly keptRows: Uint8Array[];
  private readonly keptCells: Uint8Array[];

  constructor(task: Task) {
    const { open, hand, placements } = task;
    this.cellCount = open.length;
    this.hand = [...hand];
    this.matrix = placements.map(({ piece, cells }) => {
      const row = new Uint8Array(open.length + hand.length);
      for (const column of [...cells, open.length + piece]) row[column] = 1;
      return row;
    });
    this.rowsOfPiece = listedBy(task, hand.length, ({ piece }) => piece);
    this.keptRows = [new Uint8Array(placements.length).fill(1)];
    this.keptCells = [Uint8Array.from(open, Number)];
  }

  look(tries: number[]): Sight {
    const cells = this.keptCells.at(-1)!;
    const first = cells.indexOf(1);
    if (first < 0) return this.hand.every((copies) => copies === 0) ? "solution" : piecesLeftOver;
    const rows = this.keptRows.at(-1)!;
    const stuck = this.emptyColumn(rows, cells);
    if (stuck >= 0) return nothingFits(stuck);
    for (let row = rows.length - 1; row >= 0; row--)
      if (rows[row] === 1 && this.matrix[row]![first] === 1) tries.push(row);
    return "branch";
  }

  /** The first cell that no row left would cover, or -1: the ones of every column are added up. */
  private emptyColumn(rows: Uint8Array, cells: Uint8Array): number {
    const sums = new Uint16Array(this.cellCount);
    for (let r = 0; r < rows.length; r++) {
      if (rows[r] === 0) continue;
      const row = this.matrix[r]!;
      for (let column = 0; column < sums.length; column++) sums[column]! += row[column]!;
    }
    return sums.findIndex((sum, cell) => sum === 0 && cells[cell] === 1);
  }

  place(placement: number): void {
    this.tried++;
    const rows = this.keptRows.at(-1)!.slice();
    const cells = this.keptCells.at(-1)!.slice();
    const chosen = this.matrix[placement]!;
    for (let column = 0; column < this.cellCount; column++) {
      if (chosen[column] === 0) continue;
      cells[column] = 0;
      for (let r = 0; r < rows.length; r++) if (this.matrix[r]![column] === 1) rows[r] = 0;
    }
    this.takePiece(chosen.indexOf(1, this.cellCount) - this.cellCount, rows);
    this.keptRows.push(rows);
    this.keptCells.push(cells);
  }

  private takePiece(piece: number, rows: Uint8Array): void {
    this.hand[piece]!--;
    if (this.hand[piece] === 0) for (const row of this.rowsOfPiece[piece]!) rows[row] = 0;
  }

  remove(placement: number): void {
    this.hand[this.matrix[placement]!.indexOf(1, this.cellCount) - this.cellCount]!++;
    this.keptRows.pop();
    this.keptCells.pop();
  }
}
