/** Numbers for things with two words, the same for the same: an open table at the end of memory, which grows as it fills. */

import { takeRoom, failed, mixed, moveDown, note, noted } from "./memory";

// A numbering is three settings: the address of its table, its size as a power of two, and how many numbers there are.
const bitsAfter: usize = 4, countAfter: usize = 8;
/** An entry: two words, and the number plus one. */
const entryBytes: usize = 24;

export function beginNumbers(at: usize): void {
  note(at + bitsAfter, 12);
  note(at + countAfter, 0);
  note(at, takeRoom(entryBytes << 12));
}

@inline
function placeIn(table: usize, bits: usize, a: u64, b: u64): usize {
  const last = (<usize>1 << bits) - 1;
  let slot = <usize>mixed(a, b) & last;
  while (true) {
    const entry = table + slot * entryBytes;
    if (load<u32>(entry, 16) == 0 || (load<u64>(entry) == a && load<u64>(entry, 8) == b)) return entry;
    slot = (slot + 1) & last;
  }
}

/** The number, plus one; 0 where there is none yet. */
@inline
export function knownNumber(at: usize, a: u64, b: u64): u32 {
  return load<u32>(placeIn(noted(at), noted(at + bitsAfter), a, b), 16);
}

/** The number, plus one; a new one where there is none yet. Nothing else may have been allocated since the beginning. */
export function numberFor(at: usize, a: u64, b: u64): u32 {
  const entry = placeIn(noted(at), noted(at + bitsAfter), a, b), known = load<u32>(entry, 16);
  if (known) return known;
  const count = noted(at + countAfter) + 1;
  if (count << 1 > <usize>1 << noted(at + bitsAfter)) {
    widen(at);
    return failed() ? 1 : numberFor(at, a, b);
  }
  store<u64>(entry, a);
  store<u64>(entry, b, 8);
  store<u32>(entry, <u32>count, 16);
  note(at + countAfter, count);
  return <u32>count;
}

function widen(at: usize): void {
  const old = noted(at), bits = noted(at + bitsAfter), bytes = entryBytes << bits;
  const table = takeRoom(bytes << 1);
  if (failed()) return;
  for (let entry = old, end = old + bytes; entry < end; entry += entryBytes) {
    if (load<u32>(entry, 16)) memory.copy(placeIn(table, bits + 1, load<u64>(entry), load<u64>(entry, 8)), entry, entryBytes);
  }
  note(at, moveDown(table, old, bytes << 1));
  note(at + bitsAfter, bits + 1);
}

/** The first word of each numbered thing, by number: visits the table once. */
export function firstWords(at: usize, to: usize): void {
  for (let entry = noted(at), end = entry + (entryBytes << noted(at + bitsAfter)); entry < end; entry += entryBytes) {
    const number = load<u32>(entry, 16);
    if (number) store<u64>(to + (<usize>(number - 1) << 3), load<u64>(entry));
  }
}
