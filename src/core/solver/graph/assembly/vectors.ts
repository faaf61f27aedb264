/** Counting, by pairs of a node and a hand: a vector for each, and what an edge does to those of its ends. */

import * as block from "./block";
import { layerOf } from "./layers";
import { allocate, setting } from "./memory";
import { dimensionOf, movesOf, nodeAfter, stockOf, stockOfForm } from "./tables";

/** How many bytes the vectors of a node take, rounded up to a power of two: 64 to the left by what is returned. */
function sizeOf(node: usize): u32 {
  const slots = <usize>load<u8>(<usize>block.slotCount + <usize>load<u16>(node, block.nodeArea));
  const length = <usize>load<u32>(dimensionOf(load<u64>(node)), block.dimensionPadded);
  return 32 - clz(<u32>((pairsBefore(node, slots) * length - 1) >> 3));
}

/** The vectors of a node, one for each hand, all zero at first. */
@inline
export function vectorsOf(node: usize): usize {
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
export function freeVectors(position: usize): void {
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
export function optionOf(node: usize, form: usize): usize {
  return <usize>load<u32>(setting(block.optionsAt) + ((<usize>load<u16>(node, block.nodeLayer) * setting(block.scanFormCountAt) + form) << 2));
}

/** What is done for each pair of hands that an edge joins: with the vector of the parent's and that of the child's. */
export const toParent = 0, toChild = 1, atPivot = 2, onBoth = 3;

@inline
export function followEdge(what: i32, node: usize, child: usize, form: usize): void {
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
export function isPassed(node: usize): bool {
  return load<u32>(dimensionOf(load<u64>(node)), block.dimensionPassed) != 0;
}

/** Every entry of the last node stands for one solution: the empty rest. */
export function startAt(node: usize): void {
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
