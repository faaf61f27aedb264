/** From a model to the solutions of HiGHS, a solver of linear programs: one at a time, each new one told the others. */

import { setImmediate } from "node:timers/promises";
import { throwIfStopped } from "../../core/solver/stop.js";
import { writeLp } from "../../formats/models/lp.js";
import type { Engine } from "./engine.js";

/** Numbers of a linear program are only nearly whole. */
const half = 0.5;

export async function loadHighs(): Promise<Engine> {
  const { default: load } = await import("highs");
  // Its types speak of the older kind of module; what Node loads is one of the newer kind.
  const highs = await (load as unknown as typeof load.default)();
  return async function* ({ model, signal }) {
    const known: number[][] = [];
    for (;;) {
      const { Status, Columns } = highs.solve(writeLp(model, { except: known }));
      // It works without pause; between two solutions a signal is noticed.
      await setImmediate();
      throwIfStopped(signal);
      if (Status !== "Optimal") return;
      const isChosen = (index: number): boolean => primalOf(Columns[`x${index + 1}`]) > half;
      const chosen = [...model.task.placements.keys()].filter(isChosen);
      yield chosen;
      if (chosen.length === 0) return;
      known.push(chosen);
    }
  };
}

function primalOf(column: unknown): number {
  return typeof column === "object" && column !== null && "Primal" in column ? Number(column.Primal) : 0;
}
