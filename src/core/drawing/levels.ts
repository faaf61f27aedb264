/** From numbers to a few levels with about as many of them each, so that a map shows differences where most of them are. */

export interface HeatLevel {
  /** The smallest and the largest number on this level; 0 is on none. */
  readonly min: number;
  readonly max: number;
  /** From 0 for the lowest level to 1 for the highest. */
  readonly heat: number;
}

export function levelsOf(values: readonly number[], maxLevels: number): HeatLevel[] {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const firsts = Array.from({ length: maxLevels }, (_, i) => sorted[Math.floor((i * sorted.length) / maxLevels)] ?? 0);
  const starts = [...new Set(firsts)].filter((start) => start > 0);
  return starts.map((min, i) => ({
    min,
    max: sorted.findLast((value) => value < (starts[i + 1] ?? Number.POSITIVE_INFINITY)) ?? min,
    heat: starts.length === 1 ? 1 : i / (starts.length - 1),
  }));
}

export function levelOf(value: number, levels: readonly HeatLevel[]): HeatLevel | undefined {
  return levels.findLast(({ min }) => value >= min);
}
