/** Where the tables of the problem stand: stocks, moves of hands, dimensions of keys, and a node's neighbour in its chunk. */

import * as block from "./block";
import { setting } from "./memory";

@inline
export function stockOf(stock: usize): usize {
  return <usize>block.stocks + (stock << block.stockSizeLog2);
}

@inline
export function movesOf(area: usize, stock: usize): usize {
  return setting(block.movesAt) + (area * setting(block.stockCountAt) + stock) * setting(block.slotsAt);
}

@inline
export function stockOfForm(form: usize): usize {
  return <usize>load<u32>(<usize>block.scanForms + (form << block.scanFormSizeLog2), block.formStock);
}

@inline
export function dimensionOf(key: u64): usize {
  return setting(block.dimensionsAt) + (<usize>(key >> <u64>setting(block.keyShiftAt)) << block.dimensionSizeLog2);
}

@inline
export function nodeAfter(node: usize): usize {
  return node + block.nodeHands + (<usize>load<u8>(<usize>block.slotCount + <usize>load<u16>(node, block.nodeArea)) << 3);
}
