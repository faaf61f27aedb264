/** From a model to the solutions of the npm package dancing-links. */

import type { WrittenModel } from "../../formats/models/models.js";
import type { Engine } from "./engine.js";

interface Row {
  readonly placement: number;
  /** Which of the copies of its piece it uses. */
  readonly copy: number;
}

/** The package takes every column once, so each copy of a piece has a column of its own. */
function columnsOf({ task }: WrittenModel) {
  const cells = new Map<number, number>();
  for (const cell of task.open.keys()) if (task.open[cell]) cells.set(cell, cells.size);
  const firstOfPiece: number[] = [];
  let count = cells.size;
  for (const copies of task.hand) {
    firstOfPiece.push(count);
    count += copies;
  }
  return { cells, firstOfPiece, count };
}

/** Copies look alike: of all ways to number them, the one in which they come in order counts. */
function areInOrder({ task }: WrittenModel, rows: readonly Row[]): boolean {
  const last = task.hand.map(() => -1);
  for (const { placement, copy } of [...rows].sort((a, b) => a.placement - b.placement)) {
    const { piece } = task.placements[placement]!;
    if (copy < last[piece]!) return false;
    last[piece] = copy;
  }
  return true;
}

export async function loadDancingLinks(): Promise<Engine> {
  const { DancingLinks } = await import("dancing-links");
  return async function* ({ model, signal }) {
    const { task } = model;
    const { cells, firstOfPiece, count } = columnsOf(model);
    const solver = new DancingLinks<Row>().createSolver({ columns: count });
    const rows = task.placements.flatMap(({ piece }, placement) =>
      Array.from({ length: task.hand[piece]! }, (_, copy): Row => ({ placement, copy })),
    );
    for (const row of rows) {
      const { piece, cells: covered } = task.placements[row.placement]!;
      solver.addSparseConstraint(row, [...covered.map((cell) => cells.get(cell)!), firstOfPiece[piece]! + row.copy]);
    }
    // The package refuses to solve without any row.
    if (rows.length === 0) {
      if (count === 0) yield [];
      return;
    }
    for (const solution of solver.createGenerator()) {
      signal?.throwIfAborted();
      const chosen = solution.map(({ data }) => data);
      if (areInOrder(model, chosen)) yield chosen.map(({ placement }) => placement).sort((a, b) => a - b);
    }
  };
}
