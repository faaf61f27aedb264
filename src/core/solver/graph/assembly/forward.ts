/** Forward: from the first node to all that can be reached, layer by layer. */

import * as block from "./block";
import { freeTable, layerOf, nodeIn } from "./layers";
import { raiseBy, roomy, scratch, setting } from "./memory";
import { movesOf, nodeAfter, stockOf } from "./tables";

/** Completes fit tables in which each form stands at the very set it needs: every set takes over what its subsets have. */
export function completeFit(): void {
  const first: usize = block.scanFit, end = first + ((setting(block.formWordsAt) * setting(block.windowBytesAt)) << 11);
  for (let table = first; table < end; table += 2048) {
    for (let bit: usize = 1; bit < 256; bit <<= 1) {
      for (let value = bit; value < 256; value = (value + 1) | bit) {
        const to = table + (value << 3);
        store<u64>(to, load<u64>(to) | load<u64>(to - (bit << 3)));
      }
    }
  }
}

/** The forms of one word that have room at a position, where `open` is what is open from there on. */
@inline
function fitting(word: usize, position: usize, open: u64, words: usize, chunks: usize): u64 {
  let bits = load<u64>(setting(block.allowAt) + ((position * words + word) << 3));
  let table = <usize>block.scanFit + word * (chunks << 11), rest = open;
  for (let chunk: usize = 0; chunk < chunks; chunk++) {
    bits &= load<u64>(table + (<usize>(rest & 255) << 3));
    table += 2048;
    rest >>= 8;
  }
  return bits;
}

/** By word: the forms of the stocks that some hand has left. Stands in the scratch. */
@inline
function availableAt(node: usize, key: u64, area: usize, words: usize): void {
  const keyed = setting(block.keyedCountAt), common = keyed + setting(block.commonCountAt);
  const slots = <usize>load<u8>(<usize>block.slotCount + area);
  const others = setting(block.othersAt) + ((area * setting(block.slotsAt) * words) << 3);
  for (let word: usize = 0; word < words; word++) store<u64>(scratch(word), 0);
  let hands: u64 = 0;
  for (let i: usize = 0; i < slots; i++) {
    const here = load<u64>(node + (i << 3), block.nodeHands);
    hands |= here;
    if (here) addForms(others + ((i * words) << 3), words);
  }
  for (let s: usize = 0; s < common; s++) {
    const stock = stockOf(s);
    const has = s < keyed ? (key & load<u64>(stock, block.stockField)) != load<u64>(stock, block.stockFull) : (hands & load<u64>(stock, block.stockHands)) != 0;
    if (has) addForms(<usize>block.stockForms + ((s * words) << 3), words);
  }
}

@inline
function addForms(forms: usize, words: usize): void {
  for (let word: usize = 0; word < words; word++) store<u64>(scratch(word), load<u64>(scratch(word)) | load<u64>(forms + (word << 3)));
}

/** Whether a cell stands alone that nothing can take. */
@inline
function hasLoneCell(position: usize, open: u64, key: u64): bool {
  const steps = setting(block.scanStepCountAt), end = setting(block.positionsAt) + 1;
  if (steps == 0) return false;
  let near: u64 = 0;
  for (let step: usize = 0; step < steps; step++) {
    const cells = load<u64>(setting(block.scanStepsAt) + ((step * end + position) << 3));
    const shift = <u64>load<u32>(<usize>block.shiftsAt + (step << 2));
    near |= ((open & cells) << shift) | ((open >> shift) & cells);
  }
  let alone = open & ~near & load<u64>(block.judgedAt);
  if (alone == 0) return false;
  const keyed = setting(block.keyedCountAt), spare = setting(block.spareAt);
  alone &= ~load<u64>(spare + ((keyed * end + position) << 3));
  for (let s: usize = 0; s < keyed && alone; s++) {
    const stock = stockOf(s);
    if ((key & load<u64>(stock, block.stockField)) != load<u64>(stock, block.stockFull)) {
      alone &= ~load<u64>(spare + ((s * end + position) << 3));
    }
  }
  return alone != 0;
}

/** Adds to the hands of a child those of its parent with one more from a stock. */
@inline
function handOver(node: usize, child: usize, area: usize, s: usize): void {
  const stock = stockOf(s), slots = <usize>load<u8>(<usize>block.slotCount + area);
  const moves = movesOf(area, s), mask = load<u64>(stock, block.stockHands), shift = <u64>load<u32>(stock, block.stockShift);
  for (let i: usize = 0; i < slots; i++) {
    const to = <usize>load<u8>(moves + i);
    if (to == block.noSlot) continue;
    const hands = child + (to << 3);
    store<u64>(hands, load<u64>(hands, block.nodeHands) | ((load<u64>(node + (i << 3), block.nodeHands) & mask) << shift), block.nodeHands);
  }
}

/** Makes the children of a node. Its edges are written one after the other, then which node they are of. */
function expandNode(node: usize, position: usize, words: usize, chunks: usize): void {
  const key = load<u64>(node, block.nodeKey), area = <usize>load<u16>(node, block.nodeArea);
  const window = key & load<u64>(block.windowMaskAt), state = key & ~load<u64>(block.windowMaskAt);
  const open = load<u64>(setting(block.openAt) + (position << 3)) & ~window;
  const end = setting(block.positionsAt);
  availableAt(node, key, area, words);
  const before = setting(block.edgeChunkAt), chunk = roomy(before, (setting(block.scanFormCountAt) + 1) << 3);
  store<u32>(block.edgeChunkAt, <u32>chunk);
  const firstEdge = <usize>load<u32>(chunk, block.chunkEnd);
  let edge = firstEdge;
  for (let word: usize = 0; word < words; word++) {
    let bits = load<u64>(scratch(word)) & fitting(word, position, open, words, chunks);
    while (bits) {
      const f = (word << 6) + <usize>ctz(bits);
      bits &= bits - 1;
      const form = <usize>block.scanForms + (f << block.scanFormSizeLog2), mask = load<u64>(form, block.scanFormMask);
      const s = <usize>load<u32>(form, block.formStock), stock = stockOf(s);
      const left = open & ~mask;
      let next = end, window2: u64 = 0;
      if (left) {
        const by = ctz(left);
        next = position + <usize>by;
        window2 = (window | mask) >> by;
      } else next = <usize>load<u32>(setting(block.nextOpenAt) + (min(position + 64, end) << 2));
      const key2 = window2 | (state + load<u64>(stock, block.stockUnit));
      if (next < end && !promises(next, window2, key2, s, words, chunks)) continue;
      const isKeyed = s < setting(block.keyedCountAt);
      const child = nodeIn(next, key2, isKeyed ? area : area + <usize>load<u32>(stock, block.stockArea));
      if (isKeyed) keepHands(node, child, area);
      else handOver(node, child, area, s);
      store<u32>(edge, <u32>child);
      store<u32>(edge, <u32>f, 4);
      edge += 8;
    }
  }
  store<u32>(edge, <u32>node);
  store<u32>(edge, <u32>((edge - firstEdge) >> 3), 4);
  store<u32>(chunk, <u32>(edge + 8), block.chunkEnd);
  raiseBy(block.edgesAt, <u32>((edge - firstEdge) >> 3));
}

@inline
function keepHands(node: usize, child: usize, area: usize): void {
  const slots = <usize>load<u8>(<usize>block.slotCount + area);
  for (let i: usize = 0; i < slots; i++) {
    const hands = child + (i << 3);
    store<u64>(hands, load<u64>(hands, block.nodeHands) | load<u64>(node + (i << 3), block.nodeHands), block.nodeHands);
  }
}

/** Whether something fits after a form, as far as one can see, and no cell is left alone. */
@inline
function promises(position: usize, window: u64, key: u64, s: usize, words: usize, chunks: usize): bool {
  const open = load<u64>(setting(block.openAt) + (position << 3)) & ~window;
  const isLast = load<u32>(stockOf(s), block.stockSingle) != 0;
  let fits: u64 = 0;
  for (let word: usize = 0; word < words; word++) {
    const used = isLast ? load<u64>(<usize>block.stockForms + ((s * words + word) << 3)) : 0;
    fits |= load<u64>(scratch(word)) & ~used & fitting(word, position, open, words, chunks);
  }
  return fits != 0 && !hasLoneCell(position, open, key);
}

/** Makes the first node: what has been used of the stocks is in its key and in its hand. */
export function beginGraph(key: u64, area: usize, slot: usize, bit: u32): void {
  const end = setting(block.positionsAt), first = <usize>load<u32>(setting(block.nextOpenAt));
  memory.fill(layerOf(0), 0, (end + 1) << block.layerSizeLog2);
  memory.fill(block.freeTablesAt, 0, 128);
  for (let at: usize = block.edgeChunkAt; at <= <usize>block.longestAt; at += 4) store<u32>(at, 0);
  memory.fill(block.entriesBeforeAt, 0, 16);
  const root = nodeIn(first, key, area);
  store<u64>(root + (slot << 3), <u64>1 << <u64>bit, block.nodeHands);
  store<u32>(block.rootAt, <u32>root);
  store<u32>(block.layerAt, <u32>first);
  store<u32>(block.chunkAt, load<u32>(layerOf(first), block.layerFirst));
  store<u32>(block.nodeAt, <u32>root);
}

/** Goes on with so many nodes, and says whether there are more. */
export function expand(budget: i32): bool {
  const words = setting(block.formWordsAt), chunks = setting(block.windowBytesAt), end = setting(block.positionsAt);
  let position = setting(block.layerAt), chunk = setting(block.chunkAt), node = setting(block.nodeAt), left = budget;
  while (position < end && left > 0 && setting(block.failedAt) == 0) {
    if (chunk && node == <usize>load<u32>(chunk, block.chunkEnd)) {
      chunk = <usize>load<u32>(chunk, block.chunkNext);
      node = chunk + block.chunkHead;
      continue;
    }
    if (chunk == 0) {
      leaveLayer(position);
      position++;
      chunk = <usize>load<u32>(layerOf(position), block.layerFirst);
      node = chunk + block.chunkHead;
      continue;
    }
    expandNode(node, position, words, chunks);
    node = nodeAfter(node);
    left--;
  }
  store<u32>(block.layerAt, <u32>position);
  store<u32>(block.chunkAt, <u32>chunk);
  store<u32>(block.nodeAt, <u32>node);
  raiseBy(block.expandedAt, <u32>(budget - left));
  return position < end;
}

/** Nothing leads to a layer any more once it has been expanded. */
function leaveLayer(position: usize): void {
  const layer = layerOf(position), table = <usize>load<u32>(layer, block.layerTable);
  if (table) freeTable(table, load<u32>(layer, block.layerBits));
  store<u32>(layer, 0, block.layerTable);
}
