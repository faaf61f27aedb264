/**
 * From all solutions of a day and the cheapest way to each, to the cheapest way to any solution of the next day.
 *
 * For every placement, the solutions of the day before that have it are listed, the cheapest first. So a solution is
 * compared only with those that it shares a piece with, level by level: first those that were cheapest to reach. A level
 * that couldn't win even if all pieces but one stayed where they are isn't looked at any more, and most solutions are on
 * such levels.
 */

/** One day's solutions as numbers of placements, and the cheapest way to each. */
export interface DayLayer {
  readonly rows: Uint32Array;
  /** Fewest moves from the first day on. */
  readonly cost: Int32Array;
  /** Which solution of the layer before it is best reached from. */
  readonly from: Int32Array;
}

export function cheapest(cost: Int32Array): number {
  let best = 0;
  for (let i = 1; i < cost.length; i++) if ((cost[i] ?? 0) < (cost[best] ?? 0)) best = i;
  return best;
}

/** A layer that nothing has been reached of yet. Without pieces, the one solution is a row of nothing. */
function emptyLayer(rows: Uint32Array, size: number): DayLayer {
  const length = size === 0 ? 1 : rows.length / size;
  return { rows, cost: new Int32Array(length), from: new Int32Array(length) };
}

class Crossing {
  /** By placement and one more: where its list begins in `lists`. */
  private readonly begins: Uint32Array;
  /** Solutions of the day before, by placement, and of each the cheapest first. */
  private readonly lists: Uint32Array;
  private readonly kept: Uint8Array;
  private readonly touched: Uint32Array;
  private readonly at: Uint32Array;
  private readonly anywhere: number;

  constructor(
    private readonly before: DayLayer,
    private readonly size: number,
    placements: number,
  ) {
    const { rows, cost } = before;
    this.begins = new Uint32Array(placements + 1);
    for (const number of rows) this.begins[number + 1] = (this.begins[number + 1] ?? 0) + 1;
    for (let i = 0; i < placements; i++) this.begins[i + 1] = (this.begins[i + 1] ?? 0) + (this.begins[i] ?? 0);
    this.lists = this.filled(rows, cost);
    this.kept = new Uint8Array(cost.length);
    this.touched = new Uint32Array(cost.length);
    this.at = new Uint32Array(size);
    this.anywhere = cheapest(cost);
  }

  private filled(rows: Uint32Array, cost: Int32Array): Uint32Array {
    const { size } = this;
    const ends = this.begins.slice();
    const lists = new Uint32Array(rows.length);
    const byCost = Uint32Array.from(cost.keys()).sort((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0) || a - b);
    for (const i of byCost) {
      for (let j = i * size; j < (i + 1) * size; j++) {
        const number = rows[j] ?? 0;
        const end = ends[number] ?? 0;
        lists[end] = i;
        ends[number] = end + 1;
      }
    }
    return lists;
  }

  /** Fills in the cheapest way to the solution at a place of the next layer. */
  lead(next: DayLayer, place: number): void {
    const { size, before, kept } = this;
    const { cost } = before;
    const begin = place * size;
    for (let j = 0; j < size; j++) this.at[j] = this.begins[next.rows[begin + j] ?? 0] ?? 0;
    let from = this.anywhere;
    let best = cost[from] ?? 0;
    let level = best;
    while (level < best + size) {
      const count = this.walk(next.rows, begin, level);
      for (let t = 0; t < count; t++) {
        const i = this.touched[t] ?? 0;
        const value = level - (kept[i] ?? 0);
        if (value < best || (value === best && i < from)) [best, from] = [value, i];
        kept[i] = 0;
      }
      level++;
    }
    next.cost[place] = best + size;
    next.from[place] = from;
  }

  /** Notes how many pieces each solution of a level shares, and tells how many such solutions there are. */
  private walk(rows: Uint32Array, begin: number, level: number): number {
    const { kept, touched, lists, begins, at } = this;
    const { cost } = this.before;
    let count = 0;
    for (let j = 0; j < this.size; j++) {
      const end = begins[(rows[begin + j] ?? 0) + 1] ?? 0;
      let k = at[j] ?? 0;
      for (; k < end; k++) {
        const i = lists[k] ?? 0;
        if ((cost[i] ?? 0) > level) break;
        if (kept[i] === 0) touched[count++] = i;
        kept[i] = (kept[i] ?? 0) + 1;
      }
      at[j] = k;
    }
    return count;
  }
}

/** The next day: how many numbers make up a solution, and how many placements there are. */
export function nextLayer(before: DayLayer | undefined, rows: Uint32Array, size: number, placements: number): DayLayer {
  const layer = emptyLayer(rows, size);
  if (before === undefined) return layer;
  const crossing = new Crossing(before, size, placements);
  for (let place = 0; place < layer.cost.length; place++) crossing.lead(layer, place);
  return layer;
}
