/** From the pieces of a set to its number in the family. */

import * as block from "./block";
import { noted } from "./memory";

/** The number of a set: its bits in chunks, each of which adds what its table says. */
@inline
export function setNumber(set: u64): u32 {
  let number: u32 = 0, before: usize = 0;
  for (let chunk = noted(block.rankChunksAt), end = chunk + noted(block.rankChunkCountAt) * block.rankChunkBytes; chunk < end; chunk += block.rankChunkBytes) {
    if (load<u32>(chunk, block.chunkStarts)) before = 0;
    const bits = <usize>(set >> <u64>load<u32>(chunk)) & <usize>load<u32>(chunk, block.chunkMask);
    number += load<u32>(<usize>load<u32>(chunk, block.chunkTable) + (((before << block.chunkWidth) | bits) << 2));
    before += popcnt(bits);
  }
  return number;
}
