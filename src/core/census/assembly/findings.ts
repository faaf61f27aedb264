/**
 * What a half finds: hands by frontier, and how often with which target. One open table, which grows as it fills. Where only
 * one target is left, hardly anything is found twice: a list then does, and it needs no second look at anything.
 */

import * as block from "./block";
import { takeRoom, decidesOne, failed, mixed, moveDown, note, noted } from "./memory";

const firstBits: u32 = 16;

/** How many entries the list grows by. Their bytes are a multiple of what room is rounded to, so they follow each other. */
const listStep: usize = 1 << 16;

@inline
function isList(): bool {
  return noted(block.rowLengthAt) == 1;
}

/** How many bytes an entry has. */
@inline
export function entrySize(): usize {
  return decidesOne() ? block.shortEntryBytes : block.entryBytes;
}

export function beginFindings(): void {
  note(block.findingsBitsAt, firstBits);
  note(block.entriesAt, 0);
  note(block.findingsAt, takeRoom(entrySize() << firstBits));
}

/** The place of a key: where it is, or where it would be. */
@inline
function placeOf(table: usize, bits: usize, a: u64, hand: u64, target: u32): usize {
  const last = (<usize>1 << bits) - 1;
  let slot = <usize>mixed(a ^ (<u64>target << 48), hand) & last;
  while (true) {
    const entry = table + slot * block.entryBytes;
    if (load<u32>(entry, block.entryCount) == 0) return entry;
    if (load<u64>(entry, block.entryHand) == hand && load<u64>(entry) == a && load<u32>(entry, block.entryTarget) == target) return entry;
    slot = (slot + 1) & last;
  }
}

function append(a: u64, hand: u64): void {
  const count = noted(block.entriesAt);
  const size = entrySize();
  if (count && count % listStep == 0) takeRoom(listStep * size);
  if (failed()) return;
  const entry = noted(block.findingsAt) + count * size;
  note(block.entriesAt, count + 1);
  store<u64>(entry, a);
  store<u64>(entry, hand, block.entryHand);
  if (decidesOne()) return;
  store<u32>(entry, 0, block.entryTarget);
  store<u32>(entry, 1, block.entryCount);
}

/** Notes one way to fill the half. When only deciding, the targets of a hand are bits of one word. */
export function add(a: u64, hand: u64, target: u32): void {
  if (isList()) append(a, hand);
  else if (noted(block.isCountingAt)) {
    const entry = entryFor(a, hand, target);
    store<u32>(entry, load<u32>(entry, block.entryCount) + 1, block.entryCount);
  } else {
    const entry = entryFor(a, hand, 0);
    store<u32>(entry, load<u32>(entry, block.entryCount) | (<u32>1 << target), block.entryCount);
  }
}

function entryFor(a: u64, hand: u64, target: u32): usize {
  const entry = placeOf(noted(block.findingsAt), noted(block.findingsBitsAt), a, hand, target);
  if (load<u32>(entry, block.entryCount)) return entry;
  const count = noted(block.entriesAt) + 1;
  if (count * 4 > 3 << noted(block.findingsBitsAt)) {
    grow();
    if (failed()) return entry;
    return entryFor(a, hand, target);
  }
  note(block.entriesAt, count);
  store<u64>(entry, a);
  store<u64>(entry, hand, block.entryHand);
  store<u32>(entry, target, block.entryTarget);
  return entry;
}

/** Twice the room: everything moves into a new table, and that one down to where the old one was. */
function grow(): void {
  const old = noted(block.findingsAt), bits = noted(block.findingsBitsAt), bytes = <usize>block.entryBytes << bits;
  const table = takeRoom(bytes << 1);
  if (failed()) return;
  for (let entry = old, end = old + bytes; entry < end; entry += block.entryBytes) {
    if (load<u32>(entry, block.entryCount) == 0) continue;
    const place = placeOf(table, bits + 1, load<u64>(entry), load<u64>(entry, block.entryHand), load<u32>(entry, block.entryTarget));
    memory.copy(place, entry, block.entryBytes);
  }
  note(block.findingsAt, moveDown(table, old, bytes << 1));
  note(block.findingsBitsAt, bits + 1);
}

/** All entries one after the other, at the beginning of the table; the rest of it is given back. */
export function gatherFindings(): usize {
  const table = noted(block.findingsAt);
  if (isList()) return table;
  let to = table;
  for (let entry = table, end = table + (<usize>block.entryBytes << noted(block.findingsBitsAt)); entry < end; entry += block.entryBytes) {
    if (load<u32>(entry, block.entryCount) == 0) continue;
    if (to != entry) memory.copy(to, entry, block.entryBytes);
    to += block.entryBytes;
  }
  note(block.roomUsedAt, (to + 63) & ~63);
  return table;
}
