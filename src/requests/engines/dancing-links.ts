/** From a model to the solutions of the npm package dancing-links. */

import { throwIfStopped } from "../../core/solver/stop.js";
import { itemAt } from "../../core/text/list.js";
import type { WrittenModel } from "../../formats/models/models.js";
import type { Engine } from "./engine.js";

interface Row {
  readonly placement: number;
  readonly piece: number;
  /** Which of the copies of its piece it uses. */
  readonly copy: number;
}

/** The package takes every column once, so each copy of a piece has its own column. */
function columnsOf({ task }: WrittenModel) {
  let count = 0;
  const next = (columns: number): number => {
    count += columns;
    return count - columns;
  };
  const cells = task.open.map((isOpen) => (isOpen ? next(1) : undefined));
  const firstOfPiece = task.hand.map(next);
  return { cells, firstOfPiece, count };
}

/** One for each placement and copy. */
function rowsOf({ task }: WrittenModel): Row[] {
  return task.placements.flatMap(({ piece }, placement) =>
    Array.from({ length: itemAt(task.hand, piece) }, (_, copy) => ({ placement, piece, copy })),
  );
}

/** Copies look alike: of all ways to number them, the one in which they come in order counts. */
function areInOrder(rows: readonly Row[]): boolean {
  const last = new Map<number, number>();
  for (const { piece, copy } of [...rows].sort((a, b) => a.placement - b.placement)) {
    if (copy < (last.get(piece) ?? 0)) return false;
    last.set(piece, copy);
  }
  return true;
}

export async function loadDancingLinks(): Promise<Engine> {
  const { DancingLinks } = await import("dancing-links");
  return async function* ({ model, signal }) {
    const { task } = model;
    const { cells, firstOfPiece, count } = columnsOf(model);
    const solver = new DancingLinks<Row>().createSolver({ columns: count });
    const rows = rowsOf(model);
    for (const row of rows) {
      const covered = itemAt(task.placements, row.placement).cells.map((cell) => itemAt(cells, cell));
      solver.addSparseConstraint(row, [...covered, itemAt(firstOfPiece, row.piece) + row.copy]);
    }
    // The package refuses to solve without any row.
    if (rows.length === 0) {
      if (count === 0) yield [];
      return;
    }
    for (const solution of solver.createGenerator()) {
      throwIfStopped(signal);
      const chosen = solution.map(({ data }) => data);
      if (areInOrder(chosen)) yield chosen.map(({ placement }) => placement).sort((a, b) => a - b);
    }
  };
}
