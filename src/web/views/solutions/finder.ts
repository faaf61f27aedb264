/** From a puzzle and the cells of a date to all solutions, found by the workers; leaving the page ends the search. */

import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import type { Pool, Progress } from "../../../core/solver/job.js";
import { sortedTilings } from "../../../core/solver/sorted-tilings.js";
import type { Tiling } from "../../../core/tiling/placement.js";

/** What is known so far. */
export type Finding =
  | { readonly state: "searching"; readonly progress: Progress }
  | { readonly state: "found"; readonly tilings: readonly Tiling[] }
  | { readonly state: "failed" };

export interface DateQuestion {
  readonly puzzle: Puzzle;
  readonly uncovered: readonly number[];
}

const nothingYet: Finding = { state: "searching", progress: { done: 0, found: 0 } };

/** Coming back to one of the last dates takes no time. */
const maxKept = 4;
const kept = new Map<string, readonly Tiling[]>();

/** The same board may have its weekdays elsewhere, which the cells of the date alone do not tell. */
const keyOf = ({ puzzle, uncovered }: DateQuestion): string =>
  JSON.stringify([puzzle.id, puzzle.board.cells.map(({ id }) => id), uncovered]);

function keep(key: string, tilings: readonly Tiling[]): void {
  kept.delete(key);
  kept.set(key, tilings);
  for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest);
}

export class Finder {
  private key = "";
  private stop = new AbortController();

  /** `tell` hears of everything that is still wanted when it is known. */
  constructor(
    private readonly pool: () => Pool,
    private readonly tell: (finding: Finding) => void,
  ) {}

  /** Asking for the same date again asks nothing. */
  ask(question: DateQuestion): void {
    const key = keyOf(question);
    if (key === this.key) return;
    this.leave();
    this.key = key;
    const tilings = kept.get(key);
    this.tell(tilings === undefined ? nothingYet : { state: "found", tilings });
    if (tilings === undefined) void this.search(question, key, this.stop.signal);
  }

  leave(): void {
    this.stop.abort();
    this.stop = new AbortController();
    this.key = "";
  }

  private async search(question: DateQuestion, key: string, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: Progress): void => {
      if (!signal.aborted) this.tell({ state: "searching", progress });
    };
    try {
      const tilings = await sortedTilings(question, { pool: this.pool(), signal, onProgress });
      keep(key, tilings);
      if (!signal.aborted) this.tell({ state: "found", tilings });
    } catch {
      if (!signal.aborted) this.tell({ state: "failed" });
    }
  }
}
