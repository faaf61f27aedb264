/** From a seed to an order, or to chance: the same on every machine. */

/** Whole numbers below `bound`, by Marsaglia's xorshift. */
function randomNumbers(seed: number): (bound: number) => number {
  const high = Math.floor(seed / 2 ** 32);
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(high, 0xc2b2ae35) || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

function expectSeed(seed: number): void {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a seed is a whole number, not ${seed}`);
}

/** The first numbers of seeds that are close together are too much alike. */
const passedOver = 8;

/** Numbers from 0 up to 1, like those of `Math.random`, with as many bits as a number has. */
export function randomFrom(seed: number): () => number {
  expectSeed(seed);
  const random = randomNumbers(seed);
  for (let i = 0; i < passedOver; i++) random(1);
  return () => (random(2 ** 26) * 2 ** 27 + random(2 ** 27)) / 2 ** 53;
}

/** A shuffled copy, after Fisher and Yates. A seed is any whole number. */
export function shuffled(list: readonly number[], seed: number): number[] {
  expectSeed(seed);
  const random = randomNumbers(seed);
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
