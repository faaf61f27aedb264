/**
 * Buckets: hands of both halves that belong together, because they meet at the same frontier and have, together, the right
 * number of pieces of each size, and each field once.
 */

import * as block from "./block";
import { add, entrySize, gatherFindings } from "./findings";
import { numberFrontiers } from "./frontiers";
import { strikeOutAll } from "./join";
import { narrowLive } from "./live-sets";
import { takeRoom, decidesOne, failed, note, noted } from "./memory";
import { beginNumbers, knownNumber, numberFor } from "./numbering";

/** How many pieces of each size a hand has, eight bits each, and its fields: what the upper half brings along. */
@inline
function signatureOf(hand: u64): u64 {
  let signature = hand & load<u64>(block.allFieldsAt);
  const sets = noted(block.sizeSetsAt);
  for (let size: usize = 0, count = noted(block.sizeCountAt); size < count; size++) signature += popcnt(hand & load<u64>(sets + (size << 3))) << (size << 3);
  return signature;
}

/** What the upper half must bring along for a hand of the lower one. */
@inline
function missingFrom(hand: u64): u64 {
  return load<u64>(noted(block.wholeAt)) - signatureOf(hand);
}

/** What the lower half found: it counts only where some upper half waits for it. */
export function bottomFound(frontier: u32, hand: u64, target: u32): void {
  const bucket = knownNumber(block.bucketsAt, frontier, missingFrom(hand));
  if (bucket == 0) return;
  if (decidesOne()) meet(bucket - 1, hand);
  else add(bucket - 1, hand, target);
}

/**
 * Where one target decides, a hand meets the upper half's at once. Sets that are solved needn't be solved again, so the
 * search is over once all are, and until then it looks only for what the others need.
 */
@inline
function meet(bucket: u32, hand: u64): void {
  note(block.entriesAt, noted(block.entriesAt) + 1);
  const left = strikeOutAll(bucket, hand);
  if (left == 0) note(block.stoppedAt, block.allSolved);
  else if (left <= noted(block.fewUnsolvedAt)) narrowLive();
}

/** Sorts what the upper half found into buckets, and gets ready for the lower one. */
export function sortTop(): void {
  const entries = gatherFindings(), count = noted(block.entriesAt), size = entrySize();
  if (failed()) return;
  numberFrontiers(entries, count);
  if (failed()) return;
  beginNumbers(block.bucketsAt);
  for (let i: usize = 0; i < count && !failed(); i++) {
    const entry = entries + i * size;
    store<u64>(entry, numberFor(block.bucketsAt, load<u64>(entry), signatureOf(load<u64>(entry, block.entryHand))) - 1);
  }
  if (failed()) return;
  sortHalf(entries, count, block.topHandsAt);
}

export function sortBottom(): void {
  const entries = gatherFindings();
  if (!failed()) sortHalf(entries, noted(block.entriesAt), block.bottomHandsAt);
}

/** By counting: the entries of each bucket one after the other, then those of the same hand together. */
function sortHalf(entries: usize, count: usize, handsAt: usize): void {
  const firsts = takeRoom((noted(block.bucketsAt + 8) + 2) << 2);
  if (failed()) return;
  countBuckets(entries, count, firsts);
  note(handsAt + 4, firsts);
  if (decidesOne()) sortPieces(entries, count, firsts, handsAt);
  else sortHands(entries, count, firsts, handsAt);
}

/** Behind each bucket: where its first entry goes. */
function countBuckets(entries: usize, count: usize, firsts: usize): void {
  const buckets = noted(block.bucketsAt + 8), size = entrySize();
  for (let i: usize = 0; i < count; i++) {
    const at = firsts + (<usize>load<u64>(entries + i * size) << 2);
    store<u32>(at, load<u32>(at, 8) + 1, 8);
  }
  for (let b: usize = 0; b < buckets; b++) {
    const at = firsts + (b << 2);
    store<u32>(at, load<u32>(at, 4) + load<u32>(at, 8), 8);
  }
}

/** Where one target decides: the pieces of each entry, and nothing else. */
function sortPieces(entries: usize, count: usize, firsts: usize, handsAt: usize): void {
  const hands = takeRoom(count * block.shortHandBytes + 16);
  if (failed()) return;
  for (let i: usize = 0; i < count; i++) {
    const entry = entries + i * block.shortEntryBytes, at = firsts + (<usize>load<u64>(entry) << 2), place = load<u32>(at, 4);
    store<u32>(at, place + 1, 4);
    store<u64>(hands + <usize>place * block.shortHandBytes, load<u64>(entry, block.entryHand));
  }
  note(handsAt, hands);
}

function sortHands(entries: usize, count: usize, firsts: usize, handsAt: usize): void {
  const hands = takeRoom(count * block.handBytes + 16), runs = takeRoom(count * 8 + 8);
  if (failed()) return;
  for (let i: usize = 0; i < count; i++) {
    const entry = entries + i * block.entryBytes, at = firsts + (<usize>load<u64>(entry) << 2);
    const hand = hands + <usize>load<u32>(at, 4) * block.handBytes;
    store<u32>(at, load<u32>(at, 4) + 1, 4);
    store<u64>(hand, load<u64>(entry, block.entryHand));
    store<u32>(hand, load<u32>(entry, block.entryTarget), block.handFrom);
    store<u32>(hand, load<u32>(entry, block.entryCount), block.handTo);
  }
  if (noted(block.isCountingAt)) joinRuns(firsts, hands, runs);
  note(handsAt, hands);
  note(handsAt + 8, runs);
}

/** Entries of the same hand become one, with a run of targets and counts. */
function joinRuns(firsts: usize, hands: usize, runs: usize): void {
  let to = hands, from: u32 = 0;
  for (let b: usize = 0, buckets = noted(block.bucketsAt + 8); b < buckets; b++) {
    const end = load<u32>(firsts + (b << 2), 4);
    sortByHand(hands, from, end);
    store<u32>(firsts + (b << 2), <u32>((to - hands) / block.handBytes));
    let last: usize = 0;
    for (let i = from; i < end; i++) {
      const hand = hands + <usize>i * block.handBytes;
      store<u64>(runs + (<usize>i << 3), load<u64>(hand, block.handFrom));
      if (last && load<u64>(last) == load<u64>(hand)) {
        store<u32>(last, i + 1, block.handTo);
        continue;
      }
      last = to;
      store<u64>(to, load<u64>(hand));
      store<u32>(to, i, block.handFrom);
      store<u32>(to, i + 1, block.handTo);
      to += block.handBytes;
    }
    from = end;
  }
  store<u32>(firsts + (noted(block.bucketsAt + 8) << 2), <u32>((to - hands) / block.handBytes));
}

/** Sorts hands from one place up to another: a heap would need no stack, but most buckets are short. */
function sortByHand(hands: usize, from: u32, to: u32): void {
  while (to - from > 16) {
    const pivot = load<u64>(hands + <usize>((from + to) >> 1) * block.handBytes);
    let low = from, high = to - 1;
    while (low <= high) {
      while (load<u64>(hands + <usize>low * block.handBytes) < pivot) low++;
      while (load<u64>(hands + <usize>high * block.handBytes) > pivot) high--;
      if (low > high) break;
      swap(hands + <usize>low * block.handBytes, hands + <usize>high * block.handBytes);
      low++;
      if (high == 0) break;
      high--;
    }
    sortByHand(hands, from, high + 1);
    from = low;
  }
  for (let i = from + 1; i < to; i++) {
    for (let j = i; j > from; j--) {
      const hand = hands + <usize>j * block.handBytes;
      if (load<u64>(hand - block.handBytes) <= load<u64>(hand)) break;
      swap(hand - block.handBytes, hand);
    }
  }
}

@inline
function swap(a: usize, b: usize): void {
  const hand = load<u64>(a), run = load<u64>(a, 8);
  store<u64>(a, load<u64>(b));
  store<u64>(a, load<u64>(b, 8), 8);
  store<u64>(b, hand);
  store<u64>(b, run, 8);
}
