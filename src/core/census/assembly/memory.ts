/** The memory of the census: settings, and room that is taken at the end and given back in turn. */

import * as block from "./block";

@inline
export function noted(at: usize): usize {
  return <usize>load<u32>(at);
}

@inline
export function note(at: usize, value: usize): void {
  store<u32>(at, <u32>value);
}

@inline
export function addTo(at: usize, by: u64): void {
  store<u64>(at, load<u64>(at) + by);
}

/** Reserves bytes at the end of what is in use, all zero. If there is no room for them, the census fails. */
export function takeRoom(bytes: usize): usize {
  const at = noted(block.roomUsedAt), end = <u64>at + <u64>bytes + 63;
  if (end > <u64>noted(block.mayTakeAt)) {
    note(block.stoppedAt, block.outOfRoom);
    return 0;
  }
  const missing = <i32>((end + 65535) >>> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) {
    note(block.stoppedAt, block.outOfRoom);
    return 0;
  }
  note(block.roomUsedAt, <usize>end & ~63);
  memory.fill(at, 0, bytes);
  return at;
}

/** Moves what was taken last down to where something else is no longer needed. */
export function moveDown(from: usize, to: usize, bytes: usize): usize {
  memory.copy(to, from, bytes);
  note(block.roomUsedAt, (to + bytes + 63) & ~63);
  return to;
}

/** Whether one target decides which sets are left. Then a hand is all that has to be known of a way to fill a half. */
@inline
export function decidesOne(): bool {
  return noted(block.rowLengthAt) == 1 && noted(block.isCountingAt) == 0;
}

@inline
export function failed(): bool {
  return noted(block.stoppedAt) == block.outOfRoom;
}

/** Whether nothing more is to be looked for. */
@inline
export function stopped(): bool {
  return noted(block.stoppedAt) != 0;
}

/** Spreads keys over a table of a power of two. */
@inline
export function mixed(a: u64, b: u64): u64 {
  let h = a * 0x9e3779b97f4a7c15 ^ rotl<u64>(b * 0xc2b2ae3d27d4eb4f, 31);
  h ^= h >> 32;
  h *= 0xd6e8feb86659fd93;
  return h ^ (h >> 32);
}
