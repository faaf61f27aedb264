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
 * A row has a slot for every item: as many to each stock as it has copies, and the last copy goes into the first.
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
  frameChoice,
  frameFound,
  frameHand,
  frameOpen,
  frameSpare,
  frameTarget,
  frameWord,
  frames,
  generationAt,
  handBitsAt,
  copiesAt,
  masksAt,
  nodesAt,
  noteCount,
  noteGeneration,
  noteSizeLog2,
  noteStart,
  noteTarget,
  notesAt,
  options,
  rowBytesAt,
  rowCountAt,
  rowsAt,
  stepBytes,
  stepCountAt,
  stepsAt,
  tableAt,
  tableShiftAt,
  takenAt,
  topAt,
  weightsAt,
  wordsAt,
} from "./block";

@inline
function setting(at: usize): usize {
  return <usize>load<u32>(at);
}

@inline
function slotOf(shift: u64, key: u64): usize {
  return <usize>((key * 0x9e3779b97f4a7c15) >> shift);
}

/**
 * Searches on from the frame on top until the rows are full, about `budget` nodes have been looked at, or all is done.
 * `plain` holds where one set of tables serves every position and one word holds all forms, `single` where no stock has
 * more than one copy. The compiler makes a variant for each common case and drops from it what is not needed.
 */
@inline
function search(plain: bool, single: bool, budget: i32): void {
  const table = setting(tableAt), notes = setting(notesAt), rows = setting(rowsAt), counts = setting(countsAt);
  const chunks = setting(chunksAt), words = setting(wordsAt), formCount = setting(formCountAt);
  const rowBytes = setting(rowBytesAt), capacity = <u32>setting(capacityAt), stepCount = setting(stepCountAt);
  const tableShift = <u64>setting(tableShiftAt), handBits = <u64>setting(handBitsAt), mark: u64 = 1 << handBits;
  const cells0 = load<u64>(stepsAt, 8), shift1 = load<u64>(stepsAt + stepBytes), cells1 = load<u64>(stepsAt + stepBytes, 8);
  const last = <usize>frames + (setting(copiesAt) - 2) * <usize>frameBytes, bottom = setting(bottomAt);
  const budgetBefore = budget;

  let frame = setting(topAt), rowCount = <u32>setting(rowCountAt), found = load<u64>(foundAt);
  let open = load<u64>(frame, frameOpen), hand = load<u64>(frame, frameHand), spare = load<u64>(frame, frameSpare);
  let avail = load<u64>(frame, frameAvail), bits = load<u64>(frame, frameBits), c = ctz(open);

  while (true) {
    if (bits == 0) {
      if (!plain) {
        let word = <usize>load<u32>(frame, frameWord);
        while (bits == 0 && ++word < words) bits = fitting(frame, word, open >> c, <usize>c, chunks, words);
        store<u32>(frame, <u32>word, frameWord);
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
      c = ctz(open);
      continue;
    }
    if (budget <= 0) {
      store<u64>(frame, bits, frameBits);
      break;
    }
    budget--;

    // Place the next form that fits, and see what would fit after it.
    const bit = <usize>ctz(bits);
    bits &= bits - 1;
    const f = plain ? bit : bit + (<usize>load<u32>(frame, frameWord) << 6);
    const form = f << formSizeLog2;
    const covered = plain ? load<u64>(form, forms + formMask) << c : load<u64>(setting(masksAt) + ((<usize>c * formCount + f) << 3));
    const open2 = open ^ covered;
    const c2 = ctz(open2), next = open2 >> c2;
    const hand2 = hand - load<u64>(form, forms + formUnit);
    const usedUp = single || (hand2 & load<u64>(form, forms + formHand)) == 0;
    let avail2 = avail;
    if (usedUp) avail2 &= load<u64>(form, forms + formKeep);
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
      bits2 = fitting(child, 0, next, <usize>c2, chunks, words);
      while (bits2 == 0 && ++word2 < words) bits2 = fitting(child, word2, next, <usize>c2, chunks, words);
    }
    if (bits2 == 0) continue;

    let spare2 = spare;
    if (usedUp) spare2 &= load<u64>(form, forms + formSpare);
    if (stepCount) {
      let near = ((open2 & cells0) << 1) | ((open2 >> 1) & cells0) | ((open2 & cells1) << shift1) | ((open2 >> shift1) & cells1);
      if (stepCount > 2) near |= nearByThirdStep(open2);
      if (open2 & ~(near | spare2)) continue;
    }

    if (frame == last) {
      // One copy is left, and whatever fits covers what is left: a solution, or several where options are alike.
      if (rowBytes) place(single, frame, form, f, <usize>c, hand, formCount);
      if (counts) store<u32>(child, targetAfter(frame, form, hand, single), frameTarget);
      do {
        while (bits2) {
          found++;
          const f2 = <usize>ctz(bits2) + (word2 << 6);
          bits2 &= bits2 - 1;
          if (rowBytes == 0) continue;
          place(single, child, f2 << formSizeLog2, f2, <usize>c2, hand2, formCount);
          if (counts) countTarget(rows, rowCount, targetAfter(child, f2 << formSizeLog2, hand2, single), counts);
          else writeRow(rows + <usize>rowCount * rowBytes, child);
          rowCount++;
        }
        if (!plain && ++word2 < words) bits2 = fitting(child, word2, next, <usize>c2, chunks, words);
      } while (!plain && word2 < words);
      if (rowCount < capacity) continue;
      store<u64>(frame, bits, frameBits);
      break;
    }

    if (c2 > handBits) {
      const key = open2 | hand2;
      const slot = slotOf(tableShift, key);
      const known = load<u64>(table + (slot << 3));
      if (known == key) continue;
      if (known == (key | mark)) {
        const note = notes + (slot << noteSizeLog2), count = load<u32>(note, noteCount);
        if (rowBytes == 0) {
          found += count;
          continue;
        }
        if (rowCount + count < capacity && load<u32>(note, noteGeneration) == load<u32>(generationAt)) {
          place(single, frame, form, f, <usize>c, hand, formCount);
          if (counts) repeatTargets(rows, rowCount, note, targetAfter(frame, form, hand, single), counts);
          else repeatRows(rows, rowCount, rowBytes, note, frame);
          found += count;
          rowCount += count;
          continue;
        }
      }
    }

    place(single, frame, form, f, <usize>c, hand, formCount);
    if (counts) store<u32>(child, targetAfter(frame, form, hand, single), frameTarget);
    store<u64>(frame, bits, frameBits);
    frame = child;
    open = open2;
    hand = hand2;
    spare = spare2;
    avail = avail2;
    bits = bits2;
    c = c2;
    store<u64>(frame, open, frameOpen);
    store<u64>(frame, hand, frameHand);
    store<u64>(frame, spare, frameSpare);
    store<u64>(frame, avail, frameAvail);
    store<u64>(frame, found, frameFound);
    if (!plain) store<u32>(frame, <u32>word2, frameWord);
  }
  store<u32>(topAt, <u32>frame);
  store<u32>(rowCountAt, rowCount);
  store<u64>(foundAt, found);
  store<u64>(nodesAt, load<u64>(nodesAt) + <u64>(budgetBefore - budget));
}

/** The forms of one word that fit at position c, where `next` is what is open from c on. */
@inline
function fitting(frame: usize, word: usize, next: u64, c: usize, chunks: usize, words: usize): u64 {
  let bits = load<u64>(frame + (word << 3), frameAvail) & load<u64>((c * words + word) << 3, allow);
  let table = c * setting(fitStrideAt) + word * (chunks << 11);
  let rest = next;
  for (let chunk: usize = 0; chunk < chunks; chunk++) {
    bits &= load<u64>(table + (<usize>(rest & 255) << 3), fit);
    table += 2048;
    rest >>= 8;
  }
  return bits;
}

/** On the hex lattice there is a third direction. */
function nearByThirdStep(open: u64): u64 {
  const shift = load<u64>(stepsAt + 2 * stepBytes), cells = load<u64>(stepsAt + 2 * stepBytes, 8);
  return ((open & cells) << shift) | ((open >> shift) & cells);
}

/** How many copies of the stock of a form are in hand. */
@inline
function leftOf(form: usize, hand: u64, single: bool): usize {
  if (single) return 1;
  return <usize>((hand & load<u64>(form, forms + formHand)) >> <u64>load<u32>(form, forms + formShift));
}

/** Notes in a frame which option is placed there, and in which slot of the row it belongs. */
@inline
function place(single: bool, frame: usize, form: usize, f: usize, c: usize, hand: u64, formCount: usize): void {
  const option = <u32>load<u16>((c * formCount + f) << 1, options);
  const slot = load<u32>(form, forms + formSlot) + <u32>leftOf(form, hand, single) - 1;
  store<u32>(frame, option | (slot << 16), frameChoice);
}

/** The target so far, and what the option placed in the frame adds to it. */
@inline
function targetAfter(frame: usize, form: usize, hand: u64, single: bool): u32 {
  const option = <usize>load<u16>(frame, frameChoice);
  const scales = <usize>load<u32>(form, forms + formScales);
  const scale = load<u32>(scales + (leftOf(form, hand, single) << 2));
  return load<u32>(frame, frameTarget) + load<u32>(setting(weightsAt) + (option << 2)) * scale;
}

/** Leaves word in the table of what has come of a state, now that everything below it has been tried. */
@inline
function remember(frame: usize, key: u64, mark: u64, found: u64, rowCount: u32, table: usize, notes: usize, tableShift: u64, rowBytes: usize): void {
  const foundBefore = load<u64>(frame, frameFound), count = found - foundBefore;
  const slot = slotOf(tableShift, key);
  if (count == 0) {
    store<u64>(table + (slot << 3), key);
    return;
  }
  // Rows that have been taken away since cannot be copied.
  if (count >> 32 || (rowBytes && foundBefore < load<u64>(takenAt))) return;
  const note = notes + (slot << noteSizeLog2);
  store<u64>(table + (slot << 3), key | mark);
  store<u32>(note, rowCount - <u32>count, noteStart);
  store<u32>(note, <u32>count, noteCount);
  store<u32>(note, load<u32>(frame, frameTarget), noteTarget);
  store<u32>(note, load<u32>(generationAt), noteGeneration);
}

/** Writes the options of all frames up to `frame` into their slots. */
@inline
function writeRow(to: usize, frame: usize): void {
  for (let f: usize = frames; f <= frame; f += frameBytes) {
    store<u16>(to + (<usize>load<u16>(f, frameChoice + 2) << 1), load<u16>(f, frameChoice));
  }
}

@inline
function countTarget(rows: usize, rowCount: u32, target: u32, counts: usize): void {
  store<u32>(rows + (<usize>rowCount << 2), target);
  const count = counts + (<usize>target << 3);
  store<u64>(count, load<u64>(count) + 1);
}

/** The solutions of a known state once more, as targets: they differ from the old ones by where they began. */
function repeatTargets(rows: usize, rowCount: u32, note: usize, target: u32, counts: usize): void {
  const moved = target - load<u32>(note, noteTarget);
  const start = load<u32>(note, noteStart), count = load<u32>(note, noteCount);
  for (let i: u32 = 0; i < count; i++) {
    countTarget(rows, rowCount + i, load<u32>(rows + (<usize>(start + i) << 2)) + moved, counts);
  }
}

/** The solutions of a known state once more, as rows: copied, with the options of the frames up to `frame` put in. */
function repeatRows(rows: usize, rowCount: u32, rowBytes: usize, note: usize, frame: usize): void {
  let from = rows + <usize>load<u32>(note, noteStart) * rowBytes;
  let to = rows + <usize>rowCount * rowBytes;
  for (let i = load<u32>(note, noteCount); i > 0; i--) {
    for (let j: usize = 0; j < rowBytes; j += 8) store<u64>(to + j, load<u64>(from + j));
    writeRow(to, frame);
    from += rowBytes;
    to += rowBytes;
  }
}

/** Completes fit tables in which each form stands at the very set it needs: every set takes over what its subsets have. */
export function spread(tables: usize): void {
  const end = <usize>fit + (tables << 11);
  for (let table: usize = fit; table < end; table += 2048) {
    for (let bit: usize = 1; bit < 256; bit <<= 1) {
      for (let value = bit; value < 256; value = (value + 1) | bit) {
        const to = table + (value << 3);
        store<u64>(to, load<u64>(to) | load<u64>(to - (bit << 3)));
      }
    }
  }
}

/** Starts over in the first frame with other open positions, in two halves, and what is in hand there. */
export function beginAgain(low: u32, high: u32): void {
  const open = (<u64>high << 32) | <u64>low, c = <usize>ctz(open);
  store<u64>(frames, open, frameOpen);
  store<u64>(frames, fitting(frames, 0, open >> c, c, setting(chunksAt), setting(wordsAt)), frameBits);
  store<u64>(frames, load<u64>(foundAt), frameFound);
  store<u32>(frames, 0, frameWord);
  store<u32>(topAt, frames);
}

export function searchPlainSingle(budget: i32): void {
  search(true, true, budget);
}

export function searchPlain(budget: i32): void {
  search(true, false, budget);
}

export function searchAny(budget: i32): void {
  search(false, false, budget);
}
