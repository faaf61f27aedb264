/** From a puzzle to the tilings of all its targets, found in one search. */

import type { Target } from "../puzzle/puzzle.js";
import { targetAt } from "../puzzle/target.js";
import type { Tiling } from "../tiling/placement.js";
import { targetWeights } from "./counts.js";
import { copyCount } from "./cover.js";
import { doJob, runnerFor, type WorkOptions } from "./job.js";
import { type Compiled, compileTargets, type Setup, tilingFrom } from "./question.js";
import type { Rows } from "./runner.js";
import { type StopSignal, throwIfStopped } from "./stop.js";

export interface TargetTiling {
  readonly target: Target;
  readonly tiling: Tiling;
}

/** Tilings in the order in which they were found, kept as numbers; each becomes an object when it is looked at. */
export class TilingList implements Iterable<TargetTiling> {
  readonly length: number;
  private readonly rowLength: number;
  private readonly weights: Uint32Array;
  private readonly begins: number[] = [];

  constructor(
    private readonly setup: Setup,
    private readonly compiled: Compiled,
    private readonly batches: readonly Rows[],
    found: number,
  ) {
    this.rowLength = copyCount(compiled.problem);
    this.weights = targetWeights(compiled, setup.puzzle);
    let begin = 0;
    for (const rows of batches) {
      this.begins.push(begin);
      begin += rows.length / this.rowLength;
    }
    this.length = found;
  }

  /** The index of the target that the i-th tiling is for. */
  targetIndex(i: number): number {
    let index = 0;
    for (const option of this.row(i)) index += this.weights[option]!;
    return index;
  }

  tiling(i: number): Tiling {
    return tilingFrom(this.compiled, this.row(i));
  }

  at(i: number): TargetTiling {
    return { target: targetAt(this.setup.puzzle, this.targetIndex(i)), tiling: this.tiling(i) };
  }

  *[Symbol.iterator](): Generator<TargetTiling, void, undefined> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }

  private row(i: number): Rows {
    if (!(i >= 0 && i < this.length)) throw new RangeError(`there is no tiling ${i} among ${this.length}`);
    if (this.rowLength === 0) return new Uint16Array();
    const batch = this.begins.findLastIndex((begin) => begin <= i);
    const at = (i - this.begins[batch]!) * this.rowLength;
    return this.batches[batch]!.subarray(at, at + this.rowLength);
  }
}

/** All tilings of all targets, in one list. */
export async function everyTiling(setup: Setup, options: WorkOptions = {}): Promise<TilingList> {
  const compiled = compileTargets(setup);
  const { rows, found } = await doJob({ problem: compiled.problem, yields: { kind: "rows" } }, options);
  return new TilingList(setup, compiled, rows, found);
}

const nodesAtAStretch = 100_000;

/** All tilings of all targets, one after the other: for more than there is memory for. */
export function* eachTiling(setup: Setup, signal?: StopSignal): Generator<TargetTiling, void, undefined> {
  const compiled = compileTargets(setup);
  const runner = runnerFor({ problem: compiled.problem, yields: { kind: "rows" } });
  let given = 0;
  try {
    for (const path of runner.beginnings(false)) {
      runner.begin(path);
      while (!runner.finished) {
        throwIfStopped(signal);
        runner.run(nodesAtAStretch);
        const before = given;
        given = runner.found;
        if (given > before) yield* new TilingList(setup, compiled, [runner.takeRows()], given - before);
      }
    }
  } finally {
    runner.release();
  }
}
