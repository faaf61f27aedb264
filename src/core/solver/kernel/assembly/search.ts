/**
 * The fast search: every exact cover of at most 64 cells, in AssemblyScript.
 *
 * The problem is that of ../../cover.ts. The cells have been given positions 0 to 63, so a set of cells is one 64-bit
 * word. The search always covers the first open position, and each shape of a stock that can begin there is one bit of
 * a word too:
 *
 *     open    the positions still to be covered, the first of them is c
 *     hand    what is left of every stock, packed into a number
 *     avail   the forms whose stock is not used up
 *     bits    the forms that fit at c and have not been tried yet
 *
 * What fits at c is never found by trying. Shift `open` down by c; each of its next bytes looks up the forms that
 * this byte leaves room for; the AND of those words, of `avail` and of the forms that may begin at c is the answer.
 * Example: 1x3 cells, a domino and a single. Forms: bit 0 the domino (positions 0 1), bit 1 the single (position 0).
 * With open = 110, c = 1 and open >> c = 11, the table says for the byte 11 "both fit", for the byte 01 "only the
 * single". After the domino, open = 000 and the single is left over: no solution there; and so on.
 *
 * Three things keep the tree small:
 * - a child is looked at before it is entered: if nothing fits at its first open cell, it is never entered;
 * - a cell without an open neighbour that no stock of single cells can take ends the branch;
 * - what happens below a state depends on `open` and `hand` only, however it was reached. A table remembers states
 *   without a solution, and for those with solutions where their rows stand: met again, the rows are copied, with the
 *   new beginning. Copying keeps the order, so with and without a table the same rows come out.
 *
 * The table is small and forgets: a new state takes the place of an old one. Open positions all lie above c, so once
 * c has passed the bits of `hand`, a state is the single number open | hand | mark.
 */

import {
  allow,
  bottomAt,
  capacityAt,
  chunksAt,
  countsAt,
  fit,
  fitStrideAt,
  formCountAt,
  formHand,
  formKeep,
  formMask,
  formScales,
  formShift,
  formSizeLog2,
  formSlot,
  formSpare,
  formUnit,
  forms,
  foundAt,
  frameAvail,
  frameBits,
  frameBytes,
  frameFan,
  frameFound,
  frameHand,
  frameOpen,
  frameOption,
  frameSlot,
  frameSpare,
  frameStart,
  frameTarget,
  frameWord,
  frames,
  handBitsAt,
  itemsAt,
  masksAt,
  noRow,
  nodesAt,
  noteCount,
  noteSizeLog2,
  noteStart,
  noteTarget,
  notesAt,
  options,
  row,
  rowBytesAt,
  rowCountAt,
  rowsAt,
  stepBytes,
  stepCountAt,
  stepsAt,
  tableAt,
  tableShiftAt,
  topAt,
  weightsAt,
  wordsAt,
} from "./block";

@inline
function setting(at: usize): usize {
  return <usize>load<u32>(at);
}

@inline
function slotOf(table: usize, shift: u64, key: u64): usize {
  return <usize>((key * 0x9e3779b97f4a7c15) >> shift);
}

/**
 * Searches on from the frame on top until `rows` is full, about `budget` nodes have been looked at, or all is done.
 * `plain` holds when one set of tables serves every position and all forms fit into one word: the common case, for
 * which the compiler drops the rest.
 */
@inline
function search(plain: bool, budget: i32): void {
  const fitStride = setting(fitStrideAt), masks = setting(masksAt), weights = setting(weightsAt);
  const table = setting(tableAt), notes = setting(notesAt), rows = setting(rowsAt), counts = setting(countsAt);
  const chunks = setting(chunksAt), words = setting(wordsAt), formCount = setting(formCountAt);
  const rowBytes = setting(rowBytesAt), capacity = <u32>setting(capacityAt), stepCount = setting(stepCountAt);
  const tableShift = <u64>setting(tableShiftAt), handBits = <u64>setting(handBitsAt);
  const cells0 = load<u64>(stepsAt, 8), shift1 = load<u64>(stepsAt + stepBytes), cells1 = load<u64>(stepsAt + stepBytes, 8);
  const mark: u64 = 1 << handBits;
  const last = frames + (setting(itemsAt) - 2) * frameBytes;

  const bottom = setting(bottomAt);

  let frame = setting(topAt);
  let rowCount = <u32>setting(rowCountAt);
  let found = load<u64>(foundAt);
  const nodesBefore = budget;

  let open = load<u64>(frame, frameOpen), hand = load<u64>(frame, frameHand), spare = load<u64>(frame, frameSpare);
  let avail = load<u64>(frame, frameAvail), bits = load<u64>(frame, frameBits), c = ctz(open);
  let target = load<u32>(frame, frameTarget);

  while (true) {
    if (bits == 0) {
      if (!plain) {
        let word = <usize>load<u32>(frame, frameWord);
        while (bits == 0 && ++word < words) bits = fitting(frame, word, open >> c, <usize>c, fitStride, chunks, words);
        store<u32>(frame, <u32>word, frameWord);
        store<u32>(frame, <u32>popcnt(bits), frameFan);
        if (bits != 0) continue;
      }
      if (c > handBits) remember(frame, open | hand, mark, found, rowCount, table, notes, tableShift, rowBytes);
      if (frame == bottom) {
        frame = 0;
        break;
      }
      frame -= frameBytes;
      open = load<u64>(frame, frameOpen);
      hand = load<u64>(frame, frameHand);
      spare = load<u64>(frame, frameSpare);
      avail = load<u64>(frame, frameAvail);
      bits = load<u64>(frame, frameBits);
      target = load<u32>(frame, frameTarget);
      c = ctz(open);
      continue;
    }
    if (budget <= 0 || rowCount >= capacity) {
      store<u64>(frame, bits, frameBits);
      break;
    }
    budget--;

    // Place the next form that fits, and see what would fit after it.
    const bit = <usize>ctz(bits);
    bits &= bits - 1;
    const f = plain ? bit : bit + (<usize>load<u32>(frame, frameWord) << 6);
    const form = f << formSizeLog2;
    const open2 = open ^ (plain ? load<u64>(form, forms + formMask) << c : load<u64>(masks + ((<usize>c * formCount + f) << 3)));
    const c2 = ctz(open2), next = open2 >> c2;
    const hand2 = hand - load<u64>(form, forms + formUnit);
    const usedUp = (hand2 & load<u64>(form, forms + formHand)) == 0;
    let avail2 = avail, spare2 = spare;
    if (usedUp) {
      avail2 &= load<u64>(form, forms + formKeep);
      spare2 &= load<u64>(form, forms + formSpare);
    }
    const child = frame + frameBytes;
    let word2: usize = 0;
    let bits2: u64;
    if (plain) {
      bits2 =
        avail2 &
        load<u64>(<usize>c2 << 3, allow) &
        load<u64>(<usize>(next & 255) << 3, fit) &
        load<u64>(<usize>((next >> 8) & 255) << 3, fit + 2048) &
        load<u64>(<usize>((next >> 16) & 255) << 3, fit + 4096);
      if (chunks > 3) {
        bits2 &= load<u64>(<usize>((next >> 24) & 255) << 3, fit + 6144);
        for (let chunk: usize = 4; chunk < chunks; chunk++) {
          bits2 &= load<u64>((chunk << 11) + (<usize>((next >> (<u64>chunk << 3)) & 255) << 3), fit);
        }
      }
    } else {
      store<u64>(child, avail2, frameAvail);
      for (let word: usize = 1; word < words; word++) {
        const kept = usedUp ? load<u64>(form + (word << 3), forms + formKeep) : ~(<u64>0);
        store<u64>(child + (word << 3), load<u64>(frame + (word << 3), frameAvail) & kept, frameAvail);
      }
      bits2 = fitting(child, 0, next, <usize>c2, fitStride, chunks, words);
      while (bits2 == 0 && ++word2 < words) bits2 = fitting(child, word2, next, <usize>c2, fitStride, chunks, words);
    }
    if (bits2 == 0) continue;
    if (stepCount) {
      let near = ((open2 & cells0) << 1) | ((open2 >> 1) & cells0) | ((open2 & cells1) << shift1) | ((open2 >> shift1) & cells1);
      if (stepCount > 2) {
        const shift2 = load<u64>(stepsAt + 2 * stepBytes), cells2 = load<u64>(stepsAt + 2 * stepBytes, 8);
        near |= ((open2 & cells2) << shift2) | ((open2 >> shift2) & cells2);
      }
      if (open2 & ~(near | spare2)) continue;
    }

    const option = load<u16>((<usize>c * formCount + f) << 1, options);
    const left = <usize>((hand & load<u64>(form, forms + formHand)) >> <u64>load<u32>(form, forms + formShift));
    const slot = <usize>load<u32>(form, forms + formSlot) + (left << 1);
    let target2 = target;
    if (counts) target2 += load<u32>(weights + (<usize>option << 2)) * load<u32>(<usize>load<u32>(form, forms + formScales) + (left << 2));

    if (frame == last) {
      // One item is left and covers what is left: a solution.
      const f2 = <usize>ctz(bits2) + (word2 << 6);
      const form2 = f2 << formSizeLog2;
      const option2 = load<u16>((<usize>c2 * formCount + f2) << 1, options);
      found++;
      if (rowBytes == 0) continue;
      const to = rows + <usize>rowCount * rowBytes;
      rowCount++;
      if (counts) {
        const target3 = target2 + load<u32>(weights + (<usize>option2 << 2)) * load<u32>(<usize>load<u32>(form2, forms + formScales) + 4);
        store<u32>(to, target3);
        const count = counts + (<usize>target3 << 2);
        store<u32>(count, load<u32>(count) + 1);
      } else {
        store<u16>(slot, option, row - 2);
        store<u16>(<usize>load<u32>(form2, forms + formSlot), option2, row);
        for (let i: usize = 0; i < rowBytes; i += 8) store<u64>(to + i, load<u64>(i, row));
      }
      continue;
    }

    if (c2 > handBits) {
      const key = open2 | hand2;
      const slot2 = slotOf(table, tableShift, key);
      const known = load<u64>(table + (slot2 << 3));
      if (known == key) continue;
      if (known == (key | mark)) {
        const note = notes + (slot2 << noteSizeLog2);
        const count = load<u32>(note, noteCount);
        if (rowBytes == 0) {
          found += count;
          continue;
        }
        if (rowCount + count <= capacity) {
          store<u32>(frame, <u32>slot, frameSlot);
          store<u32>(frame, option, frameOption);
          if (counts) repeatTargets(rows, rowCount, note, target2, counts);
          else repeatRows(rows, rowCount, rowBytes, note, frame);
          found += count;
          rowCount += count;
          continue;
        }
      }
    }

    store<u64>(frame, bits, frameBits);
    store<u32>(frame, <u32>slot, frameSlot);
    store<u32>(frame, option, frameOption);
    store<u16>(slot, option, row - 2);
    frame = child;
    open = open2;
    hand = hand2;
    spare = spare2;
    avail = avail2;
    bits = bits2;
    target = target2;
    c = c2;
    store<u64>(frame, open, frameOpen);
    store<u64>(frame, hand, frameHand);
    store<u64>(frame, spare, frameSpare);
    store<u64>(frame, avail, frameAvail);
    store<u64>(frame, found, frameFound);
    store<u32>(frame, rowCount, frameStart);
    store<u32>(frame, target, frameTarget);
    store<u32>(frame, <u32>word2, frameWord);
    store<u32>(frame, <u32>popcnt(bits2), frameFan);
  }
  store<u32>(topAt, <u32>frame);
  store<u32>(rowCountAt, rowCount);
  store<u64>(foundAt, found);
  store<u64>(nodesAt, load<u64>(nodesAt) + <u64>(nodesBefore - budget));
}

/** The forms of one word that fit at position c, where `next` is what is open from c on. */
@inline
function fitting(frame: usize, word: usize, next: u64, c: usize, fitStride: usize, chunks: usize, words: usize): u64 {
  let bits = load<u64>(frame + (word << 3), frameAvail) & load<u64>((c * words + word) << 3, allow);
  let table = c * fitStride + word * (chunks << 11);
  let rest = next;
  for (let chunk: usize = 0; chunk < chunks; chunk++) {
    bits &= load<u64>(table + (<usize>(rest & 255) << 3), fit);
    table += 2048;
    rest >>= 8;
  }
  return bits;
}

/** Leaves word in the table of what has come of a state, now that everything below it has been tried. */
@inline
function remember(frame: usize, key: u64, mark: u64, found: u64, rowCount: u32, table: usize, notes: usize, tableShift: u64, rowBytes: usize): void {
  const count = found - load<u64>(frame, frameFound);
  const slot = slotOf(table, tableShift, key);
  if (count == 0) {
    store<u64>(table + (slot << 3), key);
    return;
  }
  const start = load<u32>(frame, frameStart);
  if (count >> 32 || (rowBytes && start == noRow)) return;
  const note = notes + (slot << noteSizeLog2);
  store<u64>(table + (slot << 3), key | mark);
  store<u32>(note, start, noteStart);
  store<u32>(note, <u32>count, noteCount);
  store<u32>(note, load<u32>(frame, frameTarget), noteTarget);
}

/** The solutions of a known state once more, as targets: they differ from the old ones by where they began. */
function repeatTargets(rows: usize, rowCount: u32, note: usize, target: u32, counts: usize): void {
  const moved = target - load<u32>(note, noteTarget);
  let from = rows + (<usize>load<u32>(note, noteStart) << 2);
  let to = rows + (<usize>rowCount << 2);
  for (let i = load<u32>(note, noteCount); i > 0; i--) {
    const repeated = load<u32>(from) + moved;
    store<u32>(to, repeated);
    const count = counts + (<usize>repeated << 2);
    store<u32>(count, load<u32>(count) + 1);
    from += 4;
    to += 4;
  }
}

/** The solutions of a known state once more, as rows: copied, with the options of the frames up to `frame` put in. */
function repeatRows(rows: usize, rowCount: u32, rowBytes: usize, note: usize, frame: usize): void {
  let from = rows + <usize>load<u32>(note, noteStart) * rowBytes;
  let to = rows + <usize>rowCount * rowBytes;
  for (let i = load<u32>(note, noteCount); i > 0; i--) {
    for (let j: usize = 0; j < rowBytes; j += 8) store<u64>(to + j, load<u64>(from + j));
    for (let f: usize = frames; f <= frame; f += frameBytes) {
      store<u16>(to - 2 + <usize>load<u32>(f, frameSlot), <u16>load<u32>(f, frameOption));
    }
    from += rowBytes;
    to += rowBytes;
  }
}

export function searchPlain(budget: i32): void {
  search(true, budget);
}

export function searchAny(budget: i32): void {
  search(false, budget);
}
