/**
 * What a half finds: hands by frontier, and how often with which target. One open table, which grows as it fills. Where only
 * one target is left, hardly anything is found twice: a list then does, and it needs no second look at anything.
 */

import * as block from "./block";
import { takeRoom, decidesOne, failed, mixed, moveDown, note, noted } from "./memory";

const firstBits: u32 = 16;

/**
 * How many findings wait for each other. The table is far larger than any cache, so that looking something up is mostly
 * waiting for memory: a look at all their places at once takes hardly longer than a look at one.
 */
const togetherAtMost: usize = 64;

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
  note(block.waitingCountAt, 0);
  note(block.waitingAt, takeRoom(togetherAtMost * block.entryBytes));
  note(block.findingsAt, takeRoom(entrySize() << firstBits));
}

/** Where to look for a key first. */
@inline
function slotOf(bits: usize, a: u64, hand: u64, target: u32): usize {
  return <usize>mixed(a ^ (<u64>target << 48), hand) & ((<usize>1 << bits) - 1);
}

/** The place of a key: where it is, or where it would be. */
@inline
function placeOf(table: usize, bits: usize, a: u64, hand: u64, target: u32): usize {
  const last = (<usize>1 << bits) - 1;
  let slot = slotOf(bits, a, hand, target);
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
  if (isList()) return append(a, hand);
  const count = noted(block.waitingCountAt), entry = noted(block.waitingAt) + count * block.entryBytes;
  const isCounting = noted(block.isCountingAt) != 0;
  store<u64>(entry, a);
  store<u64>(entry, hand, block.entryHand);
  store<u32>(entry, isCounting ? target : 0, block.entryTarget);
  store<u32>(entry, isCounting ? 1 : <u32>1 << target, block.entryCount);
  note(block.waitingCountAt, count + 1);
  if (count + 1 == togetherAtMost) enterWaiting();
}

/** Enters what waits into the table. */
function enterWaiting(): void {
  const from = noted(block.waitingAt), end = from + noted(block.waitingCountAt) * block.entryBytes;
  note(block.waitingCountAt, 0);
  fetchPlaces(from, end);
  const isCounting = noted(block.isCountingAt) != 0;
  for (let found = from; found < end && !failed(); found += block.entryBytes) {
    const entry = entryFor(load<u64>(found), load<u64>(found, block.entryHand), load<u32>(found, block.entryTarget));
    const count = load<u32>(entry, block.entryCount), more = load<u32>(found, block.entryCount);
    store<u32>(entry, isCounting ? count + more : count | more, block.entryCount);
  }
}

/** Looks at all places. None of the looks waits for another, and what was seen is noted so that none is left out. */
function fetchPlaces(from: usize, end: usize): void {
  const table = noted(block.findingsAt), bits = noted(block.findingsBitsAt);
  let seen: u64 = 0;
  for (let found = from; found < end; found += block.entryBytes) {
    const slot = slotOf(bits, load<u64>(found), load<u64>(found, block.entryHand), load<u32>(found, block.entryTarget));
    seen ^= load<u64>(table + slot * block.entryBytes);
  }
  store<u64>(block.seenAt, seen);
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
  enterWaiting();
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
