/** Layers: nodes in chunks, in the order in which they were made, and a hash table to find them. */

import * as block from "./block";
import { allocate, roomy, setting } from "./memory";

const firstBits: u32 = 6;

@inline
export function layerOf(position: usize): usize {
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

export function freeTable(table: usize, bits: u32): void {
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
export function nodeIn(position: usize, key: u64, area: usize): usize {
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
