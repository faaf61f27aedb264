/** What is known of each set of a part: all its targets added up, one go after the other. */

/** The figures of a set. */
export interface SetFigures {
  /** Solutions of all targets. */
  readonly total: number;
  /** Targets without a solution, and with just one. */
  readonly impossible: number;
  readonly single: number;
  /** Of the target that has the fewest, 0 where one is impossible, and of the one that has the most. */
  readonly fewest: number;
  readonly most: number;
}

export class Tally {
  private readonly total: Float64Array;
  private readonly impossible: Uint32Array;
  private readonly single: Uint32Array;
  private readonly fewest: Float64Array;
  private readonly most: Float64Array;

  constructor(sets: number) {
    this.total = new Float64Array(sets);
    this.impossible = new Uint32Array(sets);
    this.single = new Uint32Array(sets);
    this.fewest = new Float64Array(sets).fill(Number.POSITIVE_INFINITY);
    this.most = new Float64Array(sets);
  }

  /** Adds the counts of a go; `wanted` says by target of the go whether it counts. */
  add(rows: Float64Array, wanted: readonly boolean[]): void {
    const length = wanted.length;
    for (let set = 0; set < this.total.length; set++)
      for (let target = 0; target < length; target++)
        if (wanted[target]) this.addCount(set, rows[set * length + target] ?? 0);
  }

  private addCount(set: number, count: number): void {
    this.total[set] = (this.total[set] ?? 0) + count;
    if (count === 0) this.impossible[set] = (this.impossible[set] ?? 0) + 1;
    if (count === 1) this.single[set] = (this.single[set] ?? 0) + 1;
    if (count < (this.fewest[set] ?? 0)) this.fewest[set] = count;
    if (count > (this.most[set] ?? 0)) this.most[set] = count;
  }

  figures(set: number): SetFigures {
    return {
      total: this.total[set] ?? 0,
      impossible: this.impossible[set] ?? 0,
      single: this.single[set] ?? 0,
      fewest: this.fewest[set] ?? 0,
      most: this.most[set] ?? 0,
    };
  }
}

/** The figures of one set. */
export function setFigures(counts: Float64Array, wanted: readonly boolean[]): SetFigures {
  const tally = new Tally(1);
  tally.add(counts, wanted);
  return tally.figures(0);
}
