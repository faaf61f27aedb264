/** Useful hands: all that some live set has, so that nothing is placed that only dead sets have. */

import * as block from "./block";
import { takeRoom, failed, mixed, note, noted } from "./memory";

/** Notes every hand of a number of sets. Their pieces are listed one after the other at an address. */
export function noteUseful(sets: usize, count: usize, bits: usize): void {
  const table = takeRoom(<usize>8 << bits), last = (<usize>1 << bits) - 1;
  if (failed()) return;
  note(block.usefulAt, table);
  note(block.usefulBitsAt, bits);
  for (let i: usize = 0; i < count; i++) {
    const pieces = load<u64>(sets + (i << 3));
    for (let hand = pieces; hand; hand = (hand - 1) & pieces) noteHand(table, last, hand);
  }
}

@inline
function noteHand(table: usize, last: usize, hand: u64): void {
  let slot = <usize>mixed(0, hand) & last;
  while (true) {
    const found = load<u64>(table + (slot << 3));
    if (found == hand) return;
    if (found == 0) break;
    slot = (slot + 1) & last;
  }
  store<u64>(table + (slot << 3), hand);
}

/** Whether some live set has all pieces of a hand. */
@inline
export function isUseful(hand: u64): bool {
  const pieces = hand & ((<u64>1 << block.firstFieldBit) - 1), last = (<usize>1 << noted(block.usefulBitsAt)) - 1;
  let slot = <usize>mixed(0, pieces) & last, found: u64;
  while ((found = load<u64>(noted(block.usefulAt) + (slot << 3))) != 0) {
    if (found == pieces) return true;
    slot = (slot + 1) & last;
  }
  return false;
}
