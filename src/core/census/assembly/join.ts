/** The join: in every bucket, each upper hand with each lower one that shares no piece with it. Their union is a set. */

import * as block from "./block";
import { mayLive } from "./live-filter";
import { addTo, note, noted } from "./memory";
import { setNumber } from "./set-number";

/** The place of a set's row; as many as there are places or more where it has none. */
@inline
function rowOf(set: u64): u32 {
  const place = setNumber(set) - <u32>noted(block.partFromAt), live = noted(block.liveAt);
  if (live == 0 || place >= <u32>noted(block.partSizeAt)) return place;
  return load<u32>(live + (<usize>place << 2));
}

/** Goes through all buckets. */
export function join(): void {
  const counts = noted(block.isCountingAt) != 0;
  for (let bucket: usize = 0, buckets = noted(block.bucketsAt + 8); bucket < buckets; bucket++) {
    const topFirst = noted(block.topFirstAt) + (bucket << 2), bottomFirst = noted(block.bottomFirstAt) + (bucket << 2);
    const tops = <usize>load<u32>(topFirst, 4) - <usize>load<u32>(topFirst), bottoms = <usize>load<u32>(bottomFirst, 4) - <usize>load<u32>(bottomFirst);
    if (tops == 0 || bottoms == 0) continue;
    addTo(block.pairsAt, <u64>tops * <u64>bottoms);
    const top = noted(block.topHandsAt) + <usize>load<u32>(topFirst) * block.handBytes;
    const bottom = noted(block.bottomHandsAt) + <usize>load<u32>(bottomFirst) * block.handBytes;
    if (counts) joinCounts(top, tops, bottom, bottoms);
    else joinBits(top, tops, bottom, bottoms);
  }
}

/** Where one target decides: strikes out all sets that a hand of the lower half solves, and returns how many are left. */
export function strikeOutAll(bucket: u32, hand: u64): usize {
  const filter = noted(block.liveFilterAt), bits = <u64>noted(block.liveFilterBitsAt);
  const first = noted(block.topFirstAt) + (<usize>bucket << 2);
  const from = noted(block.topHandsAt) + <usize>load<u32>(first) * block.shortHandBytes;
  const end = noted(block.topHandsAt) + <usize>load<u32>(first, 4) * block.shortHandBytes;
  addTo(block.pairsAt, <u64>((end - from) / block.shortHandBytes));
  for (let top = from; top < end; top += block.shortHandBytes) {
    const other = load<u64>(top);
    if (hand & other) continue;
    if (filter == 0 || mayLive(filter, bits, hand | other)) strikeOut(hand | other);
  }
  return noted(block.unsolvedAt);
}

@inline
function strikeOut(set: u64): void {
  const place = setNumber(set) - <u32>noted(block.partFromAt);
  if (place >= <u32>noted(block.partSizeAt)) return;
  const at = noted(block.setRowsAt) + <usize>(place >> 3), open = load<u8>(at), bit = <u8>1 << <u8>(place & 7);
  if ((open & bit) == 0) return;
  store<u8>(at, open & ~bit);
  note(block.unsolvedAt, noted(block.unsolvedAt) - 1);
}

function joinBits(top: usize, tops: usize, bottom: usize, bottoms: usize): void {
  const rows = noted(block.setRowsAt), size = <u32>noted(block.partSizeAt);
  const bottomEnd = bottom + bottoms * block.handBytes;
  for (let end = top + tops * block.handBytes; top < end; top += block.handBytes) {
    const hand = load<u64>(top), bits = load<u32>(top, block.handTo);
    for (let other = bottom; other < bottomEnd; other += block.handBytes) {
      const hand2 = load<u64>(other);
      if (hand & hand2) continue;
      const place = rowOf(hand | hand2);
      if (place >= size) continue;
      const row = rows + (<usize>place << 2);
      store<u32>(row, load<u32>(row) | allOffsets(bits, load<u32>(other, block.handTo)));
    }
  }
}

/** Every target of the one with every target of the other. */
@inline
function allOffsets(bits: u32, bits2: u32): u32 {
  if (bits2 == 1) return bits;
  let sum: u32 = 0;
  for (let rest = bits2; rest; rest &= rest - 1) sum |= bits << ctz(rest);
  return sum;
}

function joinCounts(top: usize, tops: usize, bottom: usize, bottoms: usize): void {
  const rows = noted(block.setRowsAt), size = <u32>noted(block.partSizeAt);
  const length = noted(block.rowLengthAt), bottomEnd = bottom + bottoms * block.handBytes;
  for (let end = top + tops * block.handBytes; top < end; top += block.handBytes) {
    const hand = load<u64>(top);
    for (let other = bottom; other < bottomEnd; other += block.handBytes) {
      const hand2 = load<u64>(other);
      if (hand & hand2) continue;
      const place = rowOf(hand | hand2);
      if (place < size) multiply(rows + ((<usize>place * length) << 3), top, other);
    }
  }
}

/** Adds to a set's row: every target of the one hand with every target of the other. */
@inline
function multiply(row: usize, top: usize, bottom: usize): void {
  const topRuns = noted(block.topRunsAt), bottomRuns = noted(block.bottomRunsAt);
  const from = bottomRuns + (<usize>load<u32>(bottom, block.handFrom) << 3), to = bottomRuns + (<usize>load<u32>(bottom, block.handTo) << 3);
  for (let run = topRuns + (<usize>load<u32>(top, block.handFrom) << 3), end = topRuns + (<usize>load<u32>(top, block.handTo) << 3); run < end; run += 8) {
    const base = row + (<usize>load<u32>(run) << 3), count = <f64>load<u32>(run, 4);
    for (let run2 = from; run2 < to; run2 += 8) {
      const at = base + (<usize>load<u32>(run2) << 3);
      store<f64>(at, load<f64>(at) + count * <f64>load<u32>(run2, 4));
    }
  }
}
