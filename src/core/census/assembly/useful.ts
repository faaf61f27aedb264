/**
 * Useful hands: all that some live set has, so that nothing is placed that only dead sets have. They are bits of one table,
 * by a mixture of their pieces. Now and then a useless hand has the bit of a useful one, which does no harm: what comes of
 * it has no row.
 */

import * as block from "./block";
import { mixed, note, noted } from "./memory";

@inline
function bitOf(pieces: u64): u64 {
  return mixed(0, pieces) & ((<u64>1 << <u64>noted(block.usefulBitsAt)) - 1);
}

/** Notes every hand of the sets at an address, in a table whose number of bits is a power of two. */
export function noteUseful(table: usize, bits: usize, sets: usize, count: usize): void {
  memory.fill(table, 0, <usize>1 << (bits - 3));
  note(block.usefulAt, table);
  note(block.usefulBitsAt, bits);
  for (let i: usize = 0; i < count; i++) {
    const pieces = load<u64>(sets + (i << 3));
    for (let hand = pieces; hand; hand = (hand - 1) & pieces) {
      const bit = bitOf(hand), at = table + <usize>(bit >> 3);
      store<u8>(at, load<u8>(at) | (<u8>1 << <u8>(bit & 7)));
    }
  }
}

/** Whether some live set has all pieces of a hand. */
@inline
export function isUseful(hand: u64): bool {
  const bit = bitOf(hand & ((<u64>1 << block.firstFieldBit) - 1));
  return (load<u8>(noted(block.usefulAt) + <usize>(bit >> 3)) >> <u8>(bit & 7)) & 1 ? true : false;
}
