/** From a puzzle to the tilings of all its targets, found in one search. */

import type { CellList, Target } from "../puzzle/puzzle.js";
import { cellsOfAllTargets, targetAt } from "../puzzle/target.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { FirstFinder } from "./begin.js";
import { targetWeights } from "./counts.js";
import { copyCount } from "./cover.js";
import { doJob } from "./do-job.js";
import { GeneralRunner } from "./general-runner.js";
import { GraphRunner } from "./graph/graph-runner.js";
import type { WorkOptions } from "./job.js";
import { JobWork } from "./job-work.js";
import { type Compiled, compileTargets, expectSetup, type Setup, tilingFrom } from "./question.js";
import { handOverRunners } from "./rare-runners.js";
import type { Rows } from "./runner.js";
import { type StopSignal, throwIfStopped } from "./stop.js";
import { firstTiling } from "./tilings.js";

/** A tiling, and the target it leaves uncovered. */
export interface TargetTiling {
  readonly target: Target;
  readonly tiling: Tiling;
}

/** Tilings as numbers of placements: for those who look at very many. */
export interface NumberedTilings {
  readonly placements: readonly Placement[];
  /** How many numbers make up a tiling: as many as pieces are still to be placed. */
  readonly size: number;
  /** By target index, where there are any: one tiling after the other. */
  readonly byTarget: ReadonlyMap<number, Uint32Array>;
}

/** A row of options among others. */
interface RowPlace {
  readonly rows: Rows;
  readonly at: number;
}

/**
 * Tilings in the order in which they were found. They are kept as numbers; each becomes an object when you look at
 * it.
 */
export class TilingList implements Iterable<TargetTiling> {
  /** From one row to the next. */
  private readonly rowLength: number;
  /** The first of a row are placements, the others say which choices are uncovered; what follows only fills it up. */
  private readonly placementsInRow: number;
  private readonly optionsInRow: number;
  /** Whether rows are in the order of a tiling as they are. */
  private readonly inOrder: boolean;
  private readonly weights: Uint32Array;
  private readonly begins: number[] = [];
  /** Those that were asked for: many tilings share one. */
  private readonly targets = new Map<number, Target>();

  constructor(
    private readonly setup: Setup,
    private readonly compiled: Compiled,
    private readonly batches: readonly Rows[],
    readonly length: number,
  ) {
    const pieceStocks = compiled.problem.stocks.slice(0, setup.puzzle.pieces.length);
    this.rowLength = batches.reduce((sum, rows) => sum + rows.length, 0) / Math.max(1, length);
    this.placementsInRow = pieceStocks.reduce((sum, copies) => sum + copies, 0);
    this.optionsInRow = copyCount(compiled.problem);
    this.inOrder = compiled.placed.length === 0 && pieceStocks.every((copies) => copies <= 1);
    this.weights = targetWeights(compiled, setup.puzzle);
    let begin = 0;
    for (const rows of batches) {
      this.begins.push(begin);
      begin += rows.length / this.rowLength;
    }
  }

  /** The index of the target that the i-th tiling is for. */
  targetIndex(i: number): number {
    return this.targetIndexOf(this.placeOf(i));
  }

  tiling(i: number): Tiling {
    return this.tilingOf(this.placeOf(i));
  }

  at(i: number): TargetTiling {
    const place = this.placeOf(i);
    return { target: this.targetNumbered(this.targetIndexOf(place)), tiling: this.tilingOf(place) };
  }

  private targetNumbered(index: number): Target {
    const target = this.targets.get(index) ?? targetAt(this.setup.puzzle, index);
    this.targets.set(index, target);
    return target;
  }

  *[Symbol.iterator](): Generator<TargetTiling, void, undefined> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }

  private targetIndexOf({ rows, at }: RowPlace): number {
    let index = 0;
    for (let i = this.placementsInRow; i < this.optionsInRow; i++) index += this.weights[rows[at + i]!]!;
    return index;
  }

  private tilingOf({ rows, at }: RowPlace): Tiling {
    if (!this.inOrder) return tilingFrom(this.compiled, rows.subarray(at, at + this.placementsInRow));
    const { placements } = this.compiled;
    const tiling = new Array<Placement>(this.placementsInRow);
    for (let i = 0; i < tiling.length; i++) tiling[i] = placements[rows[at + i]!]!;
    return tiling;
  }

  /** The tilings by target, as numbers, in the order in which they were found; left out: of all targets. */
  numbered(isWanted: (target: number) => boolean = () => true): NumberedTilings {
    const counts = new Map<number, number>();
    this.eachRow((_, target) => {
      if (isWanted(target)) counts.set(target, (counts.get(target) ?? 0) + 1);
    });
    const size = this.placementsInRow;
    const byTarget = new Map([...counts].map(([target, count]) => [target, new Uint32Array(count * size)]));
    const ends = new Map<number, number>();
    this.eachRow(({ rows, at }, target) => {
      const own = byTarget.get(target);
      if (own === undefined) return;
      const end = ends.get(target) ?? 0;
      for (let i = 0; i < size; i++) own[end + i] = rows[at + i]!;
      ends.set(target, end + size);
    });
    return { placements: this.compiled.placements, size, byTarget };
  }

  private eachRow(look: (place: RowPlace, target: number) => void): void {
    // Without pieces and fields, the one tiling is a row of nothing.
    if (this.rowLength === 0 && this.length > 0) look({ rows: new Uint16Array(), at: 0 }, 0);
    for (const rows of this.batches) {
      for (let at = 0; at < rows.length; at += this.rowLength) {
        const place = { rows, at };
        look(place, this.targetIndexOf(place));
      }
    }
  }

  private placeOf(i: number): RowPlace {
    if (!(i >= 0 && i < this.length)) throw new RangeError(`there is no tiling ${i} among ${this.length}`);
    if (this.rowLength === 0) return { rows: new Uint16Array(), at: 0 };
    let batch = this.begins.length - 1;
    while (this.begins[batch]! > i) batch--;
    return { rows: this.batches[batch]!, at: (i - this.begins[batch]!) * this.rowLength };
  }
}

/**
 * Finds all tilings of all targets, in one list.
 *
 * @example
 * ```ts
 * const all = await tilingsOfAllTargets({ puzzle: cataloguePuzzle("classic") });
 * all.length; // → 25061
 * ```
 */
export async function tilingsOfAllTargets(setup: Setup, options: WorkOptions = {}): Promise<TilingList> {
  const compiled = compileTargets(setup);
  const { rows, found } = await doJob({ problem: compiled.problem, yields: { kind: "rows" } }, options);
  return new TilingList(setup, compiled, rows, found);
}

/** So many stretches go by before rows are taken away: as long as they stay, the search makes new ones from them. */
const stretchesForRows = 20;

/**
 * Finds all tilings of all targets, one after the other, even if there are too many for the memory.
 *
 * @example
 * ```ts
 * let found = 0;
 * for (const _ of streamTilingsOfAllTargets({ puzzle: cataloguePuzzle("classic") })) found++;
 * found; // → 25061
 * ```
 */
export function* streamTilingsOfAllTargets(
  setup: Setup,
  signal?: StopSignal,
): Generator<TargetTiling, void, undefined> {
  const compiled = compileTargets(setup);
  // This is not to be waited for, and perhaps nobody has loaded them.
  handOverRunners({ general: GeneralRunner, graph: GraphRunner });
  const work = JobWork.atOnce({ problem: compiled.problem, yields: { kind: "rows" } });
  let given = 0;
  try {
    work.begin(0, work.size);
    for (let isDone = false; !isDone; ) {
      throwIfStopped(signal);
      for (let i = 0; i < stretchesForRows && !isDone; i++) isDone = work.step();
      const before = given;
      given = work.standing.found;
      if (given > before) yield* new TilingList(setup, compiled, work.takeRows(), given - before);
    }
  } finally {
    work.release();
  }
}

/**
 * Finds the first tiling of every target, by `targetIndex`; undefined for a target that has none. Quicker than one
 * after the other.
 *
 * @example
 * ```ts
 * const first = firstTilingsOfAllTargets({ puzzle: cataloguePuzzle("classic") });
 * first.filter((tiling) => tiling === undefined).length; // → 0
 * ```
 */
export function firstTilingsOfAllTargets(setup: Setup, signal?: StopSignal): (Tiling | undefined)[] {
  expectSetup(setup);
  const uncovered = cellsOfAllTargets(setup.puzzle);
  const finder = FirstFinder.of(setup);
  const found = new Array<Tiling | undefined>(uncovered.length);
  try {
    for (const i of byLastCell(uncovered)) {
      throwIfStopped(signal);
      const cells = uncovered[i]!;
      found[i] = finder === undefined ? firstTiling({ ...setup, uncovered: cells }) : finder.find(cells);
    }
    return found;
  } finally {
    finder?.release();
  }
}

/** The targets without a tiling, by `targetIndex`, and how many nodes were looked at to know. */
export interface UnsolvedTargets {
  readonly targets: readonly number[];
  readonly nodes: number;
}

/** Among those that are wanted. Undefined where the kernel can't take such questions. */
export function unsolvedTargets(setup: Setup, wanted: readonly boolean[]): UnsolvedTargets | undefined {
  const uncovered = cellsOfAllTargets(setup.puzzle);
  const finder = FirstFinder.of(setup);
  if (finder === undefined) return undefined;
  try {
    const targets = byLastCell(uncovered).filter((i) => wanted[i] === true && !finder.finds(uncovered[i]!));
    return { targets: targets.sort((a, b) => a - b), nodes: finder.nodes };
  } finally {
    finder.release();
  }
}

/** Targets that leave the same cells uncovered at the end come together: a search remembers what leads nowhere there. */
function byLastCell(uncovered: readonly CellList[]): number[] {
  const last = uncovered.map((cells) => cells[cells.length - 1] ?? 0);
  return Array.from(uncovered.keys()).sort((a, b) => last[a]! - last[b]!);
}
