/** From boards to the chances that were worked out for them. */

/** More than this are not remembered: then all of them are forgotten. */
const maxRemembered = 2_000_000;

/** A hash table in plain numbers: with a `Map`, most of the time would go into its keys. */
export class Chances {
  private slots = 1024;
  private keys: Int32Array;
  /** By slot: 0 where there is none yet. */
  private chances = new Float64Array(this.slots);
  private size = 0;

  /** How many words each key has. */
  constructor(private readonly words: number) {
    this.keys = new Int32Array(this.slots * words);
  }

  /** 0 where it isn't known: boards without any chance are not remembered. */
  get(key: Int32Array): number {
    return this.chances[this.slotOf(key)] ?? 0;
  }

  set(key: Int32Array, chance: number): void {
    if (this.size >= maxRemembered) this.forget();
    else if (this.size * 2 >= this.slots) this.grow();
    this.put(key, chance);
    this.size++;
  }

  private put(key: Int32Array, chance: number): void {
    const slot = this.slotOf(key);
    for (let w = 0; w < this.words; w++) this.keys[slot * this.words + w] = key[w] ?? 0;
    this.chances[slot] = chance;
  }

  /** Where a key is, or would be. */
  private slotOf(key: Int32Array): number {
    const { words, keys, chances } = this;
    let mixed = 0;
    for (let w = 0; w < words; w++) {
      mixed = Math.imul(mixed ^ (key[w] ?? 0), 0x9e3779b1);
      mixed ^= mixed >>> 15;
    }
    for (let slot = mixed & (this.slots - 1); ; slot = (slot + 1) & (this.slots - 1)) {
      let difference = 0;
      for (let w = 0; w < words; w++) difference |= (keys[slot * words + w] ?? 0) ^ (key[w] ?? 0);
      if (difference === 0 || chances[slot] === 0) return slot;
    }
  }

  private forget(): void {
    this.chances.fill(0);
    this.size = 0;
  }

  private grow(): void {
    const { slots, keys, chances, words } = this;
    this.slots *= 2;
    this.keys = new Int32Array(this.slots * words);
    this.chances = new Float64Array(this.slots);
    for (let slot = 0; slot < slots; slot++) {
      const chance = chances[slot] ?? 0;
      if (chance !== 0) this.put(keys.subarray(slot * words, (slot + 1) * words), chance);
    }
  }
}
