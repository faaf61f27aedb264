/** Passes: the edges once from the end, once from the beginning, adding up on the way. */

import * as block from "./block";
import { setting } from "./memory";
import { atPivot, followEdge, freeVectors, isPassed, onBoth, startAt, toChild, toParent, vectorsOf } from "./vectors";

// Which layer a pass is at; those it has no more need of are freed where the vectors are not kept.

@inline
function freeBehind(isKept: bool, node: usize, isBack: bool): void {
  const layer = <usize>load<u16>(node, block.nodeLayer);
  if (isKept || layer == setting(block.layerAt)) return;
  if (!isBack) freeVectors(setting(block.layerAt));
  else {
    // Nothing leads further than this.
    const longest = setting(block.longestAt), end = setting(block.positionsAt);
    for (let position = layer + longest + 1; position <= min(setting(block.layerAt) + longest, end - 1); position++) freeVectors(position);
  }
  store<u32>(block.layerAt, <u32>layer);
}

/** Sets off from the end: the live nodes were written from there on. */
export function beginBack(): void {
  startAt(setting(block.finalAt));
  let chunk = setting(block.liveChunkAt);
  while (load<u32>(chunk, block.chunkBefore)) chunk = <usize>load<u32>(chunk, block.chunkBefore);
  store<u32>(block.chunkAt, <u32>chunk);
  store<u32>(block.nodeAt, <u32>(chunk + block.chunkHead));
  store<u32>(block.layerAt, load<u16>(<usize>load<u32>(chunk + block.chunkHead), block.nodeLayer));
}

/**
 * From the end to the pivot, so many nodes: by pair, how many solutions follow, by targets to come. Where the ways from
 * the beginning are known, they are multiplied at the pivot, and nothing is kept.
 */
export function countBack(budget: i32, joins: bool): bool {
  let chunk = setting(block.chunkAt), entry = setting(block.nodeAt);
  for (let left = budget; chunk && left > 0 && setting(block.failedAt) == 0; left--) {
    const node = <usize>load<u32>(entry), count = <usize>load<u32>(entry, 4), passed = isPassed(node);
    freeBehind(!joins, node, true);
    for (let edge = entry + 8, last = edge + (count << 3); edge < last; edge += 8) {
      const child = <usize>load<u32>(edge), form = <usize>load<u32>(edge, 4);
      if (passed) followEdge(toParent, node, child, form);
      else if (joins && isPassed(child)) followEdge(atPivot, node, child, form);
    }
    entry += (count + 2) << 3;
    if (entry < <usize>load<u32>(chunk, block.chunkEnd)) continue;
    chunk = <usize>load<u32>(chunk, block.chunkNext);
    entry = chunk + block.chunkHead;
  }
  store<u32>(block.chunkAt, <u32>chunk);
  store<u32>(block.nodeAt, <u32>entry);
  return chunk != 0;
}

/** Sets off from the beginning. */
export function beginOn(): void {
  startAt(setting(block.rootAt));
  toBeginning();
}

function toBeginning(): void {
  const chunk = setting(block.liveChunkAt);
  store<u32>(block.chunkAt, <u32>chunk);
  store<u32>(block.nodeAt, load<u32>(chunk, block.chunkEnd));
  store<u32>(block.layerAt, load<u16>(setting(block.rootAt), block.nodeLayer));
}

/** From the beginning to the pivot: by pair, how many ways lead there, by targets so far. `joins` as above. */
export function countOn(budget: i32, joins: bool): bool {
  let chunk = setting(block.chunkAt), at = setting(block.nodeAt);
  for (let left = budget; chunk && left > 0 && setting(block.failedAt) == 0; left--) {
    const entry = <usize>load<u32>(at - 8), node = <usize>load<u32>(entry), count = <usize>load<u32>(entry, 4);
    freeBehind(!joins, node, false);
    if (!isPassed(node)) {
      for (let edge = entry + 8, last = edge + (count << 3); edge < last; edge += 8) {
        const child = <usize>load<u32>(edge), form = <usize>load<u32>(edge, 4);
        if (!isPassed(child)) followEdge(toChild, node, child, form);
        else if (joins) followEdge(atPivot, node, child, form);
      }
    }
    at = entry;
    if (at > chunk + block.chunkHead) continue;
    chunk = <usize>load<u32>(chunk, block.chunkBefore);
    at = chunk ? <usize>load<u32>(chunk, block.chunkEnd) : 0;
  }
  store<u32>(block.chunkAt, <u32>chunk);
  store<u32>(block.nodeAt, <u32>at);
  return chunk != 0;
}

/** Takes all vectors back, to count once more with other options banned. */
export function forget(top: usize): void {
  store<u32>(block.usedAt, <u32>top);
  memory.fill(block.freeTablesAt, 0, 128);
  store<u32>(setting(block.finalAt), 0, block.nodeVector);
  for (let chunk = setting(block.liveChunkAt); chunk; chunk = <usize>load<u32>(chunk, block.chunkBefore)) {
    for (let at = <usize>load<u32>(chunk, block.chunkEnd); at > chunk + block.chunkHead; ) {
      at = <usize>load<u32>(at - 8);
      store<u32>(<usize>load<u32>(at), 0, block.nodeVector);
    }
  }
}

/** Sets off from the beginning once more, to tell how many solutions each option has: after counting back. */
export function beginShares(): void {
  store<f64>(vectorsOf(setting(block.rootAt)), 1, 8);
  toBeginning();
}

export function countShares(budget: i32): bool {
  let chunk = setting(block.chunkAt), at = setting(block.nodeAt);
  for (let left = budget; chunk && left > 0; left--) {
    const entry = <usize>load<u32>(at - 8), node = <usize>load<u32>(entry), count = <usize>load<u32>(entry, 4);
    for (let edge = entry + 8, last = edge + (count << 3); edge < last; edge += 8) {
      followEdge(onBoth, node, <usize>load<u32>(edge), <usize>load<u32>(edge, 4));
    }
    at = entry;
    if (at > chunk + block.chunkHead) continue;
    chunk = <usize>load<u32>(chunk, block.chunkBefore);
    at = chunk ? <usize>load<u32>(chunk, block.chunkEnd) : 0;
  }
  store<u32>(block.chunkAt, <u32>chunk);
  store<u32>(block.nodeAt, <u32>at);
  return chunk != 0;
}
