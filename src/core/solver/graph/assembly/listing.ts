/** Listing: every way from the beginning to the end is a solution, and no way ends before. */

import * as block from "./block";
import { allocate, setting } from "./memory";
import { optionOf } from "./vectors";
import { movesOf, stockOf, stockOfForm } from "./tables";

/** Notes at every live node where its edges are, and makes room for a stack and for so many rows. */
export function beginList(capacity: usize, length: usize): void {
  for (let chunk = setting(block.liveChunkAt); chunk; chunk = <usize>load<u32>(chunk, block.chunkBefore)) {
    for (let at = <usize>load<u32>(chunk, block.chunkEnd); at > chunk + block.chunkHead; ) {
      const entry = <usize>load<u32>(at - 8);
      store<u32>(<usize>load<u32>(entry), <u32>entry, block.nodeVector);
      at = entry;
    }
  }
  store<u32>(block.stackAt, <u32>allocate((length + 1) << block.frameSizeLog2));
  store<u32>(block.listedAt, <u32>allocate(capacity * length * 4));
  const root = setting(block.rootAt);
  let slot: usize = 0;
  while (load<u64>(root + (slot << 3), block.nodeHands) == 0) slot++;
  enter(setting(block.stackAt), root, slot, <u32>ctz(load<u64>(root + (slot << 3), block.nodeHands)));
  store<u32>(block.depthAt, 1);
}

function enter(frame: usize, node: usize, slot: usize, bit: u32): void {
  store<u32>(frame, <u32>node, block.frameNode);
  store<u32>(frame, load<u32>(node, block.nodeVector) + 8, block.frameEdge);
  store<u32>(frame, <u32>slot, block.frameSlot);
  store<u32>(frame, bit, block.frameBit);
}

/** Goes on for this many steps, or until there are this many rows; returns how many there are. Done when the depth is 0. */
export function list(budget: i32, capacity: u32): u32 {
  const stack = setting(block.stackAt), last = setting(block.finalAt), keyed = setting(block.keyedCountAt);
  let depth = setting(block.depthAt), rows: u32 = 0, row = setting(block.listedAt);
  for (let left = budget; depth && left > 0 && rows < capacity; left--) {
    const frame = stack + ((depth - 1) << block.frameSizeLog2);
    const node = <usize>load<u32>(frame, block.frameNode), edge = <usize>load<u32>(frame, block.frameEdge);
    const entry = <usize>load<u32>(node, block.nodeVector);
    if (edge == entry + ((<usize>load<u32>(entry, 4) + 1) << 3)) {
      depth--;
      continue;
    }
    store<u32>(frame, <u32>(edge + 8), block.frameEdge);
    const child = <usize>load<u32>(edge), form = <usize>load<u32>(edge, 4), s = stockOfForm(form), stock = stockOf(s);
    let slot = <usize>load<u32>(frame, block.frameSlot), bit = load<u32>(frame, block.frameBit);
    if (s >= keyed) {
      if (((load<u64>(stock, block.stockHands) >> <u64>bit) & 1) == 0) continue;
      slot = <usize>load<u8>(movesOf(<usize>load<u16>(node, block.nodeArea), s) + slot);
      bit += load<u32>(stock, block.stockShift);
    }
    if (slot == block.noSlot || ((load<u64>(child + (slot << 3), block.nodeHands) >> <u64>bit) & 1) == 0) continue;
    store<u32>(frame, <u32>optionOf(node, form), block.frameOption);
    if (child != last) {
      enter(frame + (1 << block.frameSizeLog2), child, slot, bit);
      depth++;
      continue;
    }
    for (let i: usize = 0; i < depth; i++, row += 4) store<u32>(row, load<u32>(stack + (i << block.frameSizeLog2), block.frameOption));
    rows++;
  }
  store<u32>(block.depthAt, <u32>depth);
  return rows;
}
