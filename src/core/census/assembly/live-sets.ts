/**
 * The sets that are alive, by their pieces: they tell which hands are useful, and which pairs needn't be looked up. Where one
 * target decides, fewer and fewer of them are unsolved, and then these tables are made again for those alone.
 */

import * as block from "./block";
import { noteFilter } from "./live-filter";
import { failed, note, noted, takeRoom } from "./memory";
import { setNumber } from "./set-number";
import { noteUseful } from "./useful";

/** Hands that are noted for all live sets together: with more, nearly every hand is useful. */
const maxUseful: usize = 1 << 22;
/** A filter pays if at most one set in this many is alive. */
const minDead: usize = 4;

/** The size of a table of bits, as a power of two: eight or more for each thing that's noted. */
@inline
function bitsFor(count: usize): usize {
  return max<usize>(16, <usize>(35 - clz(<u32>count)));
}

@inline
function handsOf(count: usize): usize {
  return count << noted(block.setSizeAt);
}

/** As many sets as may have their hands noted. With more, their number might not even fit a word. */
@inline
function mostWithUseful(): usize {
  return maxUseful >> noted(block.setSizeAt);
}

/** Notes the sets at an address. */
export function noteLive(sets: usize, count: usize): void {
  note(block.liveSetsAt, sets);
  note(block.liveSetCountAt, count);
  note(block.fewUnsolvedAt, count >> 1);
  note(block.filterRoomAt, takeRoom(<usize>1 << (bitsFor(count) - 3)));
  note(block.usefulRoomAt, takeRoom(<usize>1 << (bitsFor(handsOf(min(count, mostWithUseful()))) - 3)));
  if (!failed()) noteTables();
}

/** One dead set in eight at most is taken for a live one, and one useless hand in eight for a useful one. */
function noteTables(): void {
  const sets = noted(block.liveSetsAt), count = noted(block.liveSetCountAt);
  if (count * minDead <= noted(block.partSizeAt)) noteFilter(noted(block.filterRoomAt), bitsFor(count), sets, count);
  if (count <= mostWithUseful()) noteUseful(noted(block.usefulRoomAt), bitsFor(handsOf(count)), sets, count);
}

@inline
function isUnsolved(set: u64): bool {
  const place = <usize>(setNumber(set) - <u32>noted(block.partFromAt));
  return ((load<u8>(noted(block.setRowsAt) + (place >> 3)) >> <u8>(place & 7)) & 1) != 0;
}

/** Leaves only those that haven't been solved. */
export function narrowLive(): void {
  const left = noted(block.unsolvedAt), count = noted(block.liveSetCountAt), sets = noted(block.liveSetsAt);
  let to = sets;
  for (let at = sets, end = sets + (count << 3); at < end; at += 8) {
    const set = load<u64>(at);
    if (!isUnsolved(set)) continue;
    store<u64>(to, set);
    to += 8;
  }
  note(block.liveSetCountAt, left);
  note(block.fewUnsolvedAt, left >> 1);
  noteTables();
}
