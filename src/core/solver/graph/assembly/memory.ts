/** The memory of the graph: settings, chunks that lists grow in, and what is only used within one step. */

import * as block from "./block";

@inline
export function setting(at: usize): usize {
  return <usize>load<u32>(at);
}

@inline
export function raiseBy(at: usize, by: u32): void {
  store<u32>(at, load<u32>(at) + by);
}

/** Words that are only used within one step. */
@inline
export function scratch(i: usize): usize {
  return <usize>block.scratchAt + (i << 3);
}

/** Reserves bytes at the end of what is in use. If there is no memory left, the program ends. */
export function allocate(bytes: usize): usize {
  const at = setting(block.usedAt), end = (at + bytes + 63) & ~63;
  store<u32>(block.usedAt, <u32>end);
  if (end > setting(block.limitAt)) store<u32>(block.failedAt, 1);
  const missing = <i32>((end + 65535) >>> 16) - memory.size();
  if (missing > 0 && memory.grow(max(missing, 16)) < 0 && memory.grow(missing) < 0) {
    store<u32>(block.failedAt, 1);
    unreachable();
  }
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

export function freeChunk(chunk: usize): void {
  store<u32>(chunk, load<u32>(block.freeChunkAt), block.chunkNext);
  store<u32>(block.freeChunkAt, <u32>chunk);
}

/** A chunk with room for so many bytes: the one given, or a new one after it. */
@inline
export function roomy(chunk: usize, bytes: usize): usize {
  return chunk && <usize>load<u32>(chunk, block.chunkEnd) + bytes <= chunk + block.chunkBytes ? chunk : newChunk(chunk);
}
