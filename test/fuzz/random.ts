/** From a seed to random numbers and picks, quick enough for millions of inputs and the same for the same seed. */

export interface Random {
  /** A whole number from 0 on, below this one. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  /** From 1 to this many, each order of magnitude as often as the others. */
  size(max: number): number;
}

/** Marsaglia's xorshift in 32 bits. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 0 || 1;
  const below = (end: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * end);
  };
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    oneIn: (times) => below(times) === 0,
    size: (max) => Math.floor(Math.exp((below(1 << 20) / (1 << 20)) * Math.log(max + 1))),
  };
}
