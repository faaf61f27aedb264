/** Backward: from the last node to all that leads there; the rest is dropped. */

import * as block from "./block";
import { freeChunk, raiseBy, roomy, scratch, setting } from "./memory";
import { dimensionOf, movesOf, stockOf, stockOfForm } from "./tables";

/** Keeps of a node's edges those that lead on, and of its hands those that lead on by one of them. */
function pruneNode(node: usize, edges: usize, count: usize): void {
  const area = <usize>load<u16>(node, block.nodeArea), slots = <usize>load<u8>(<usize>block.slotCount + area);
  const chunk = roomy(setting(block.liveChunkAt), (count + 2) << 3), entry = <usize>load<u32>(chunk, block.chunkEnd);
  store<u32>(block.liveChunkAt, <u32>chunk);
  for (let i: usize = 0; i < slots; i++) store<u64>(scratch(i), 0);
  let live = entry + 8;
  for (let edge = edges, end = edges + (count << 3); edge < end; edge += 8) {
    const child = <usize>load<u32>(edge);
    // Children that do not lead on have no hands left.
    if (leadsOn(node, child, area, slots, stockOfForm(<usize>load<u32>(edge, 4)))) {
      const far = <u32>load<u16>(child, block.nodeLayer) - <u32>load<u16>(node, block.nodeLayer);
      if (far > load<u32>(block.longestAt)) store<u32>(block.longestAt, far);
      store<u64>(live, load<u64>(edge));
      live += 8;
    }
  }
  let pairs: u32 = 0;
  for (let i: usize = 0; i < slots; i++) {
    const hands = load<u64>(scratch(i));
    store<u64>(node + (i << 3), hands, block.nodeHands);
    pairs += <u32>popcnt(hands);
  }
  const kept = (live - entry - 8) >> 3;
  if (kept == 0) return;
  store<u32>(entry, <u32>node);
  store<u32>(entry, <u32>kept, 4);
  store<u32>(live, <u32>entry);
  store<u32>(chunk, <u32>(live + 8), block.chunkEnd);
  raiseBy(block.liveNodesAt, 1);
  raiseBy(block.livePairsAt, pairs);
  const dimension = dimensionOf(load<u64>(node)), sum: usize = load<u32>(dimension, block.dimensionPassed) ? block.entriesAfterAt : block.entriesBeforeAt;
  store<f64>(sum, load<f64>(sum) + <f64>(pairs * load<u32>(dimension, block.dimensionPadded)));
}

/** Whether any hand leads on by an edge; notes those that do in the scratch. */
@inline
function leadsOn(node: usize, child: usize, area: usize, slots: usize, s: usize): bool {
  let any: u64 = 0;
  if (s < setting(block.keyedCountAt)) {
    for (let i: usize = 0; i < slots; i++) any |= note(i, load<u64>(node + (i << 3), block.nodeHands) & load<u64>(child + (i << 3), block.nodeHands));
    return any != 0;
  }
  const stock = stockOf(s), moves = movesOf(area, s);
  const mask = load<u64>(stock, block.stockHands), shift = <u64>load<u32>(stock, block.stockShift);
  for (let i: usize = 0; i < slots; i++) {
    const to = <usize>load<u8>(moves + i);
    if (to == block.noSlot) continue;
    any |= note(i, load<u64>(node + (i << 3), block.nodeHands) & mask & (load<u64>(child + (to << 3), block.nodeHands) >> shift));
  }
  return any != 0;
}

@inline
function note(slot: usize, hands: u64): u64 {
  const at = scratch(slot);
  store<u64>(at, load<u64>(at) | hands);
  return hands;
}

/** Goes back through so many nodes, and says whether there are more. The chunks of edges become free on the way. */
export function prune(budget: i32): bool {
  let chunk = setting(block.edgeChunkAt), left = budget;
  while (chunk && left > 0) {
    let at = <usize>load<u32>(chunk, block.chunkEnd);
    while (at > chunk + block.chunkHead && left > 0) {
      const node = <usize>load<u32>(at - 8), count = <usize>load<u32>(at - 4);
      at -= (count + 1) << 3;
      pruneNode(node, at, count);
      left--;
    }
    store<u32>(chunk, <u32>at, block.chunkEnd);
    if (at > chunk + block.chunkHead) break;
    const before = <usize>load<u32>(chunk, block.chunkBefore);
    freeChunk(chunk);
    chunk = before;
  }
  store<u32>(block.edgeChunkAt, <u32>chunk);
  return chunk != 0;
}
