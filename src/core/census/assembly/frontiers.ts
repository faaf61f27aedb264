/**
 * Frontiers: the cells beyond the cut that an upper half covers. They are numbered, and kept as a tree of bits from the
 * furthest cell to the nearest, so that the lower half sees at every cell whether it may leave it.
 */

import * as block from "./block";
import { entrySize } from "./findings";
import { takeRoom, failed, note, noted } from "./memory";
import { beginNumbers, firstWords, numberFor } from "./numbering";

/** Numbers the frontiers of a list of entries, each in its place, and builds the tree of their bits. */
export function numberFrontiers(entries: usize, count: usize): void {
  let all: u64 = 0;
  beginNumbers(block.frontiersAt);
  const size = entrySize();
  for (let i: usize = 0; i < count && !failed(); i++) {
    const entry = entries + i * size;
    all |= load<u64>(entry);
    store<u64>(entry, numberFor(block.frontiersAt, load<u64>(entry), 0) - 1);
  }
  note(block.levelsAt, <usize>(64 - clz(all)));
  if (!failed()) plantTree();
}

/** The tree: two branches for each node, 0 where there is none. Below the last level stands the number, plus one. */
function plantTree(): void {
  const levels = noted(block.levelsAt), count = noted(block.frontiersAt + 8), frontiers = takeRoom(count << 3);
  const tree = takeRoom((count * max(levels, 1) + 2) << 3);
  if (failed()) return;
  firstWords(block.frontiersAt, frontiers);
  note(block.treeAt, tree);
  let nodes: u32 = 2;
  for (let i: usize = 0; i < count; i++) {
    const frontier = load<u64>(frontiers + (i << 3));
    let node: usize = 1;
    for (let level = levels; level > 0; level--) {
      const branch = tree + (node << 3) + <usize>(((frontier >> (level - 1)) & 1) << 2);
      if (level == 1) store<u32>(branch, <u32>i + 1);
      else {
        if (load<u32>(branch) == 0) store<u32>(branch, nodes++);
        node = <usize>load<u32>(branch);
      }
    }
    // Where no upper half covers anything beyond the cut.
    if (levels == 0) store<u32>(tree, <u32>i + 1);
  }
  note(block.roomUsedAt, (tree + (<usize>nodes << 3) + 63) & ~63);
}

/** From a node on, past all positions up to another: the first may be left to the upper half, the others are covered. */
export function descend(node: u32, from: usize, to: usize, isLeft: bool): u32 {
  const levels = noted(block.levelsAt), end = noted(block.endAt), tree = noted(block.treeAt);
  if (levels == 0) return isLeft ? 0 : to < end ? node : load<u32>(tree);
  const begin = end - levels;
  if (isLeft && from < begin) return 0;
  let position = max(from, begin);
  for (; position < to && node != 0; position++) {
    const branch: usize = isLeft && position == from ? 4 : 0;
    node = load<u32>(tree + (<usize>node << 3) + branch);
  }
  return node;
}
