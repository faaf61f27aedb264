/**
 * Live sets: a table of bits, by a mixture of a set's pieces, that tells most dead sets at once. The number of a set takes
 * five times as long to find. Now and then a dead set has the bit of a live one, which does no harm: it has no row.
 */

import * as block from "./block";
import { note } from "./memory";

/** One multiplication mixes well enough: its highest bits depend on every piece. */
@inline
function bitOf(set: u64, bits: u64): usize {
  return <usize>((set * 0x9e3779b97f4a7c15) >> (64 - bits));
}

/** Notes the sets at an address, in a table whose number of bits is a power of two. */
export function noteFilter(table: usize, bits: usize, sets: usize, count: usize): void {
  memory.fill(table, 0, <usize>1 << (bits - 3));
  note(block.liveFilterAt, table);
  note(block.liveFilterBitsAt, bits);
  for (let i: usize = 0; i < count; i++) {
    const bit = bitOf(load<u64>(sets + (i << 3)), <u64>bits), at = table + (bit >> 3);
    store<u8>(at, load<u8>(at) | (<u8>1 << <u8>(bit & 7)));
  }
}

/** Whether a set may be alive. */
@inline
export function mayLive(table: usize, bits: u64, set: u64): bool {
  const bit = bitOf(set, bits);
  return ((load<u8>(table + (bit >> 3)) >> <u8>(bit & 7)) & 1) != 0;
}
