/**
 * The frontier graph: how many exact covers there are, without going through them one by one. In AssemblyScript.
 *
 * The problem is that of ../../cover.ts. As in the kernel, the first open position is always covered next, and a table
 * says which forms fit there. But the kernel walks through a tree, and here whatever is the same is one node:
 *
 *     layer    the first open position
 *     window   what is covered beyond it
 *     keyed    how much of the keyed stocks, such as fields, has been used
 *     hands    the set of all hands of pieces that can have been used to get there
 *
 * What has been covered says how many cells the hand has in all. So most hands are impossible, and a set of them is short:
 * a few common pieces choose the bit of a word, the others choose the word. Taking a piece moves a set by a shift.
 *
 * 1. `expand` makes the nodes, layer by layer: each form that fits leads to a child, which takes over the hands.
 * 2. `prune` goes back and keeps what leads to the end: nodes, hands, edges.
 * 3. `countBack` and `countOn` number the pairs of a node and a hand, and add up along the edges.
 *
 * Example: 1x3 cells, a domino D and a single S. Layer 0 has one node with the hand {}. D leads to layer 2 with the hand
 * {D}, S to layer 1 with {S}. From there each leads to the end with the hand {D, S}: one node, where two ways meet.
 */

import * as block from "./block";

@inline
function setting(at: usize): usize {
  return <usize>load<u32>(at);
}

@inline
function raise(at: usize, by: u32): void {
  store<u32>(at, load<u32>(at) + by);
}

/** Words that are only used within one step. */
@inline
function scratch(i: usize): usize {
  return <usize>block.scratchAt + (i << 3);
}

// Memory.

/** Takes so many bytes at the end of what is in use. The program ends where there is no memory left. */
function allocate(bytes: usize): usize {
  const at = setting(block.usedAt), end = (at + bytes + 63) & ~63;
  store<u32>(block.usedAt, <u32>end);
  if (end > setting(block.limitAt)) store<u32>(block.failedAt, 1);
  const missing = <i32>((end + 65535) >>> 16) - memory.size();
  if (missing > 0 && memory.grow(max(missing, 16)) < 0 && memory.grow(missing) < 0) unreachable();
  return at;
}

function newChunk(before: usize): usize {
  let chunk = setting(block.freeChunkAt);
  if (chunk) store<u32>(block.freeChunkAt, load<u32>(chunk, block.chunkNext));
  else chunk = allocate(block.chunkBytes);
  store<u32>(chunk, 0, block.chunkNext);
  store<u32>(chunk, <u32>before, block.chunkBefore);
  store<u32>(chunk, <u32>(chunk + block.chunkHead), block.chunkEnd);
  if (before) store<u32>(before, <u32>chunk, block.chunkNext);
  return chunk;
}

function freeChunk(chunk: usize): void {
  store<u32>(chunk, load<u32>(block.freeChunkAt), block.chunkNext);
  store<u32>(block.freeChunkAt, <u32>chunk);
}

/** A chunk with room for so many bytes: the one given, or a new one after it. */
@inline
function roomy(chunk: usize, bytes: usize): usize {
  return chunk && <usize>load<u32>(chunk, block.chunkEnd) + bytes <= chunk + block.chunkBytes ? chunk : newChunk(chunk);
}

// Layers: nodes in chunks, in the order in which they were made, and a hash table to find them.

const firstBits: u32 = 6;

@inline
function layerOf(position: usize): usize {
  return setting(block.layersAt) + (position << block.layerSizeLog2);
}

function newTable(bits: u32): usize {
  const free = <usize>block.freeTablesAt + (<usize>bits << 2);
  let table = setting(free);
  if (table) store<u32>(free, load<u32>(table));
  else table = allocate(4 << bits);
  memory.fill(table, 0, 4 << bits);
  return table;
}

function freeTable(table: usize, bits: u32): void {
  const free = <usize>block.freeTablesAt + (<usize>bits << 2);
  store<u32>(table, load<u32>(free));
  store<u32>(free, <u32>table);
}

@inline
function hashOf(key: u64, bits: u32): usize {
  return <usize>((key * 0x9e3779b97f4a7c15) >> <u64>(64 - bits));
}

function growTable(layer: usize): void {
  const old = <usize>load<u32>(layer, block.layerTable), oldBits = load<u32>(layer, block.layerBits);
  const bits = old ? oldBits + 1 : firstBits, table = newTable(bits), mask: usize = (1 << bits) - 1;
  if (old) {
    for (let at = old, end = old + (4 << oldBits); at < end; at += 4) {
      const node = <usize>load<u32>(at);
      if (node == 0) continue;
      let slot = hashOf(load<u64>(node), bits);
      while (load<u32>(table + (slot << 2))) slot = (slot + 1) & mask;
      store<u32>(table + (slot << 2), <u32>node);
    }
    freeTable(old, oldBits);
  }
  store<u32>(layer, <u32>table, block.layerTable);
  store<u32>(layer, bits, block.layerBits);
}

/** The node with this key, made where there is none. */
function nodeIn(position: usize, key: u64, area: usize): usize {
  const layer = layerOf(position), count = load<u32>(layer, block.layerCount);
  let bits = load<u32>(layer, block.layerBits);
  if (((count + 1) << 1) > <u32>1 << bits) {
    growTable(layer);
    bits = load<u32>(layer, block.layerBits);
  }
  const table = <usize>load<u32>(layer, block.layerTable), mask: usize = (1 << bits) - 1;
  let slot = hashOf(key, bits);
  while (true) {
    const node = <usize>load<u32>(table + (slot << 2));
    if (node == 0) break;
    if (load<u64>(node) == key) return node;
    slot = (slot + 1) & mask;
  }
  const node = newNode(layer, position, key, area);
  store<u32>(table + (slot << 2), <u32>node);
  store<u32>(layer, count + 1, block.layerCount);
  return node;
}

function newNode(layer: usize, position: usize, key: u64, area: usize): usize {
  const slots = <usize>load<u8>(<usize>block.slotCount + area), bytes = <usize>block.nodeHands + (slots << 3);
  const last = <usize>load<u32>(layer, block.layerLast), chunk = roomy(last, bytes);
  if (chunk != last) {
    store<u32>(layer, <u32>chunk, block.layerLast);
    if (last == 0) store<u32>(layer, <u32>chunk, block.layerFirst);
  }
  const node = <usize>load<u32>(chunk, block.chunkEnd);
  store<u32>(chunk, <u32>(node + bytes), block.chunkEnd);
  store<u64>(node, key, block.nodeKey);
  store<u16>(node, <u16>area, block.nodeArea);
  store<u16>(node, <u16>position, block.nodeLayer);
  store<u32>(node, 0, block.nodeVector);
  for (let i: usize = 0; i < slots; i++) store<u64>(node + (i << 3), 0, block.nodeHands);
  return node;
}

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

// 1. Forward.

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

@inline
function stockOf(stock: usize): usize {
  return <usize>block.stocks + (stock << block.stockSizeLog2);
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

@inline
function movesOf(area: usize, stock: usize): usize {
  return setting(block.movesAt) + (area * setting(block.stockCountAt) + stock) * setting(block.slotsAt);
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
  raise(block.edgesAt, <u32>((edge - firstEdge) >> 3));
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
  raise(block.expandedAt, <u32>(budget - left));
  return position < end;
}

/** Nothing leads to a layer any more once it has been expanded. */
function leaveLayer(position: usize): void {
  const layer = layerOf(position), table = <usize>load<u32>(layer, block.layerTable);
  if (table) freeTable(table, load<u32>(layer, block.layerBits));
  store<u32>(layer, 0, block.layerTable);
}

// 2. Backward: which hands lead to the end.

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
  raise(block.liveNodesAt, 1);
  raise(block.livePairsAt, pairs);
  const dimension = dimensionOf(load<u64>(node)), sum: usize = load<u32>(dimension, block.dimensionPassed) ? block.entriesAfterAt : block.entriesBeforeAt;
  store<f64>(sum, load<f64>(sum) + <f64>(pairs * load<u32>(dimension, block.dimensionPadded)));
}

@inline
function stockOfForm(form: usize): usize {
  return <usize>load<u32>(<usize>block.scanForms + (form << block.scanFormSizeLog2), block.formStock);
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

// 3. Counting, by pairs of a node and a hand.

@inline
function dimensionOf(key: u64): usize {
  return setting(block.dimensionsAt) + (<usize>(key >> <u64>setting(block.keyShiftAt)) << block.dimensionSizeLog2);
}

/** How many bytes the vectors of a node take, rounded up to a power of two: 64 to the left by what is returned. */
function sizeOf(node: usize): u32 {
  const slots = <usize>load<u8>(<usize>block.slotCount + <usize>load<u16>(node, block.nodeArea));
  const length = <usize>load<u32>(dimensionOf(load<u64>(node)), block.dimensionPadded);
  return 32 - clz(<u32>((pairsBefore(node, slots) * length - 1) >> 3));
}

/** The vectors of a node, one for each hand, all zero at first. */
@inline
function vectorsOf(node: usize): usize {
  const known = <usize>load<u32>(node, block.nodeVector);
  return known ? known : newVectors(node);
}

function newVectors(node: usize): usize {
  const size = sizeOf(node), free = <usize>block.freeTablesAt + (<usize>size << 2);
  let vectors = setting(free);
  if (vectors) store<u32>(free, load<u32>(vectors));
  else vectors = allocate(64 << size);
  memory.fill(vectors, 0, 64 << size);
  store<u32>(node, <u32>vectors, block.nodeVector);
  return vectors;
}

/** Lets other nodes have the vectors of a layer that is done with: they are still in the cache. */
function freeVectors(position: usize): void {
  for (let chunk = <usize>load<u32>(layerOf(position), block.layerFirst); chunk; chunk = <usize>load<u32>(chunk, block.chunkNext)) {
    for (let node = chunk + block.chunkHead, end = <usize>load<u32>(chunk, block.chunkEnd); node < end; node = nodeAfter(node)) {
      const vectors = <usize>load<u32>(node, block.nodeVector);
      if (vectors == 0) continue;
      const list = <usize>block.freeTablesAt + (<usize>sizeOf(node) << 2);
      store<u32>(vectors, load<u32>(list));
      store<u32>(list, <u32>vectors);
      store<u32>(node, 0, block.nodeVector);
    }
  }
}

@inline
function nodeAfter(node: usize): usize {
  return node + block.nodeHands + (<usize>load<u8>(<usize>block.slotCount + <usize>load<u16>(node, block.nodeArea)) << 3);
}

@inline
function optionOf(node: usize, form: usize): usize {
  return <usize>load<u32>(setting(block.optionsAt) + ((<usize>load<u16>(node, block.nodeLayer) * setting(block.scanFormCountAt) + form) << 2));
}

/** What is done for each pair of hands that an edge joins: with the vector of the parent's and that of the child's. */
const toParent = 0, toChild = 1, atPivot = 2, onBoth = 3;

@inline
function followEdge(what: i32, node: usize, child: usize, form: usize): void {
  const option = optionOf(node, form);
  if (load<u8>(setting(block.bannedAt) + option)) return;
  const s = stockOfForm(form), area = <usize>load<u16>(node, block.nodeArea);
  const slots = <usize>load<u8>(<usize>block.slotCount + area), isKeyed = s < setting(block.keyedCountAt);
  const stock = stockOf(s), moves = movesOf(area, s);
  const mask: u64 = isKeyed ? ~(<u64>0) : load<u64>(stock, block.stockHands);
  const shift: u64 = isKeyed ? 0 : <u64>load<u32>(stock, block.stockShift);
  const vectors = vectorsOf(node), vectors2 = vectorsOf(child);
  const dimension = dimensionOf(load<u64>(node)), length = <usize>load<u32>(dimension, block.dimensionLength);
  const dimension2 = dimensionOf(load<u64>(child)), length2 = <usize>load<u32>(dimension2, block.dimensionLength);
  const padded = <usize>load<u32>(dimension, block.dimensionPadded), padded2 = <usize>load<u32>(dimension2, block.dimensionPadded);
  const digit = <usize>load<u32>(setting(block.digitsAt) + (option << 2));
  const matrix = what == atPivot ? <usize>load<u32>(dimension, block.dimensionMatrices) + digit * <usize>load<u32>(dimension, block.dimensionMatrixBytes) : 0;
  const state = <usize>(load<u64>(node) >> <u64>setting(block.keyShiftAt));
  const stride = <usize>load<u32>(setting(block.stridesAt) + ((state * setting(block.keyedCountAt) + s) << 2));
  let before: usize = 0;
  for (let i: usize = 0; i < slots; i++) {
    const hands = load<u64>(node + (i << 3), block.nodeHands);
    const to = isKeyed ? i : <usize>load<u8>(moves + i);
    if (to != block.noSlot) {
      const hands2 = load<u64>(child + (to << 3), block.nodeHands);
      let joined = hands & mask & (hands2 >> shift);
      if (joined) {
        const before2 = pairsBefore(child, to);
        while (joined) {
          const bit = joined & (~joined + 1);
          joined ^= bit;
          const pair = before + <usize>popcnt(hands & (bit - 1)), pair2 = before2 + <usize>popcnt(hands2 & ((bit << shift) - 1));
          const vector = vectors + ((pair * padded) << 3), vector2 = vectors2 + ((pair2 * padded2) << 3);
          if (what == onBoth) shareOut(vector, vector2, option);
          else if (what == atPivot) multiply(vector, length, vector2, padded2, matrix);
          else if (length == length2) add(what == toParent ? vector2 : vector, what == toParent ? vector : vector2, padded);
          else if (what == toParent) spread(vector2, length2, vector, digit, stride, s);
          else spread(vector, length, vector2, digit, stride, s);
        }
      }
    }
    before += <usize>popcnt(hands);
  }
}

@inline
function pairsBefore(node: usize, slot: usize): usize {
  let pairs: usize = 0;
  for (let i: usize = 0; i < slot; i++) pairs += <usize>popcnt(load<u64>(node + (i << 3), block.nodeHands));
  return pairs;
}

@inline
function add(from: usize, into: usize, length: usize): void {
  if (length == 1) {
    store<f64>(into, load<f64>(into) + load<f64>(from));
    return;
  }
  for (let at = into, end = into + (length << 3); at < end; at += 16, from += 16) {
    v128.store(at, f64x2.add(v128.load(at), v128.load(from)));
  }
}

/** Adds a vector to the entries of a longer one that stand for an option. */
function spread(from: usize, length: usize, into: usize, digit: usize, stride: usize, s: usize): void {
  const choices = <usize>load<u32>(stockOf(s), block.stockChoices);
  for (let i: usize = 0, to = into + ((digit * stride) << 3); i < length; i += stride, to += (choices * stride) << 3) {
    for (let j: usize = 0; j < stride; j++) {
      const at = to + (j << 3);
      store<f64>(at, load<f64>(at) + load<f64>(from + ((i + j) << 3)));
    }
  }
}

/** Vectors of two: how many ways lead on from the pair, and how many lead there. */
@inline
function shareOut(vector: usize, vector2: usize, option: usize): void {
  const ways = load<f64>(vector, 8), count = setting(block.optionCountsAt) + (option << 3);
  store<f64>(vector2, load<f64>(vector2, 8) + ways, 8);
  store<f64>(count, load<f64>(count) + ways * load<f64>(vector2));
}

/** At the pivot: every target so far with every target to come. */
@inline
function multiply(vector: usize, length: usize, vector2: usize, length2: usize, matrix: usize): void {
  let row = matrix;
  for (let i: usize = 0; i < length; i++) {
    const count = load<f64>(vector + (i << 3));
    if (count != 0) {
      if (length2 == 1) store<f64>(row, load<f64>(row) + count * load<f64>(vector2));
      else {
        const counts = f64x2.splat(count);
        for (let j: usize = 0; j < length2 << 3; j += 16) {
          v128.store(row + j, f64x2.add(v128.load(row + j), f64x2.mul(counts, v128.load(vector2 + j))));
        }
      }
    }
    row += length2 << 3;
  }
}

@inline
function isPassed(node: usize): bool {
  return load<u32>(dimensionOf(load<u64>(node)), block.dimensionPassed) != 0;
}

/** Every entry of the last node stands for one solution: the empty rest. */
function startAt(node: usize): void {
  const vectors = vectorsOf(node);
  store<f64>(vectors, 1);
}

/** Finds the last node. False where nothing leads there. */
export function finish(): bool {
  const chunk = <usize>load<u32>(layerOf(setting(block.positionsAt)), block.layerFirst);
  store<u32>(block.finalAt, chunk ? <u32>(chunk + block.chunkHead) : 0);
  memory.fill(block.freeTablesAt, 0, 128);
  return chunk != 0 && setting(block.liveChunkAt) != 0;
}

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

// 4. Listing: every way from the beginning to the end is a solution, and no way ends before.

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

/** Goes on for so many steps, or until there are so many rows; returns how many there are. Done when the depth is 0. */
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
