/**
 * Filling a half: the first open cell gets any piece of the pool, or is left uncovered by a field, until the cut is
 * passed. The lower half is filled from the far end, on the board turned round, and may leave cells to the upper one.
 */

import * as block from "./block";
import { bottomFound } from "./buckets";
import { add } from "./findings";
import { descend } from "./frontiers";
import { addTo, noted, stopped } from "./memory";
import { isUseful } from "./useful";

/** From the first open position on: what is covered, the pieces and fields used, the target so far. */
function fill(avail: usize, position: usize, covered: u64, hand: u64, target: u32, node: u32): void {
  addTo(block.triedAt, 1);
  const words = noted(block.poolWordsAt), bytes = noted(block.reachBytesAt), fit = noted(block.fitAt);
  const blocked = ~load<u64>(noted(block.openCellsAt) + (position << 3)) | covered;
  for (let word: usize = 0; word < words; word++) {
    let fits = load<u64>(avail + (word << 3));
    for (let byte: usize = 0; byte < bytes && fits != 0; byte++) {
      const value = <usize>(blocked >> (byte << 3)) & 255;
      fits &= load<u64>(fit + ((((byte << 8) | value) * words + word) << 3));
    }
    while (fits) {
      const form = (word << 6) | <usize>ctz(fits);
      fits &= fits - 1;
      place(avail, position, covered, hand, target, node, form);
    }
  }
  choose(avail, position, covered, hand, target, node);
  // Only what the other half covers can be left to it.
  if (noted(block.leavesAt)) advance(avail, -1, position, covered | 1, hand, target, node, true);
}

@inline
function place(avail: usize, position: usize, covered: u64, hand: u64, target: u32, node: u32, form: usize): void {
  const piece = <usize>load<u8>(noted(block.pieceOfFormAt) + form);
  const taken = hand | (<u64>1 << piece);
  if (noted(block.usefulAt) && !isUseful(taken)) return;
  advance(avail, <i32>piece, position, covered | load<u64>(noted(block.shapesAt) + (form << 3)), taken, target, node, false);
}

/** The choices of fields that begin here. */
@inline
function choose(avail: usize, position: usize, covered: u64, hand: u64, target: u32, node: u32): void {
  const firsts = noted(block.choicesAt), list = noted(block.choiceListAt);
  const open = load<u64>(noted(block.openCellsAt) + (position << 3)) & ~covered;
  for (let i = <usize>load<u32>(firsts + (position << 2)), end = <usize>load<u32>(firsts + (position << 2), 4); i < end; i++) {
    const choice = list + i * block.choiceBytes;
    const shape = load<u64>(choice), field = load<u64>(choice, block.choiceField);
    if (hand & field || shape & ~open) continue;
    advance(avail, -1, position, covered | shape, hand | field, target + load<u32>(choice, block.choiceOffset), node, false);
  }
}

/** On to the next open position, if something may come of it. */
function advance(avail: usize, piece: i32, from: usize, covered: u64, hand: u64, target: u32, node: u32, isLeft: bool): void {
  const opens = noted(block.openCellsAt), end = noted(block.endAt);
  let position = from, window = covered, open = load<u64>(opens + (from << 3)) & ~covered;
  while (open == 0 && position < end) {
    position += 64;
    window = 0;
    open = position < end ? load<u64>(opens + (position << 3)) : 0;
  }
  if (open) {
    const skip = ctz(open);
    position += <usize>skip;
    window >>= skip;
  }
  if (noted(block.leavesAt)) {
    node = descend(node, from, min(position, end), isLeft);
    if (node == 0) return;
  }
  if (position >= end || open == 0) return finishHalf(from, covered, hand, target, node);
  if (load<u64>(noted(block.dueAt) + (position << 3)) & ~hand || stopped()) return;
  if (hasLoneCell(position, window, hand)) return;
  fill(piece < 0 ? avail : availableAfter(avail, piece, hand), position, window, hand, target, node);
}

function finishHalf(from: usize, covered: u64, hand: u64, target: u32, node: u32): void {
  if (noted(block.leavesAt)) return bottomFound(node - 1, hand, target);
  const toCut = <u64>(noted(block.endAt) - from);
  add(toCut < 64 ? covered >> toCut : 0, hand, target);
}

/** The forms that are left, in the row below: without those of the piece, or of all pieces of its size. */
@inline
function availableAfter(avail: usize, piece: i32, hand: u64): usize {
  const words = noted(block.poolWordsAt), next = avail + (words << 3), p = <usize>piece;
  const used = <u32>popcnt(hand & load<u64>(noted(block.sizeMateAt) + (p << 3)));
  const tables = used == load<u32>(noted(block.quotaAt) + (p << 2)) ? noted(block.withoutSizeAt) : noted(block.withoutPieceAt);
  const without = tables + ((p * words) << 3);
  for (let word: usize = 0; word < words; word++) store<u64>(next + (word << 3), load<u64>(avail + (word << 3)) & load<u64>(without + (word << 3)));
  return next;
}

/** Whether a cell has no open neighbour, no field can leave it uncovered, and the other half can't cover it. */
@inline
function hasLoneCell(position: usize, window: u64, hand: u64): bool {
  const stride = <u64>noted(block.strideAt);
  if (stride == 0) return false;
  const open = load<u64>(noted(block.openCellsAt) + (position << 3)) & ~window;
  let touched = (open << 1) | (open >> 1) | (open << stride) | (open >> stride);
  if (noted(block.isHexAt)) touched |= (open << (stride - 1)) | (open >> (stride - 1));
  let lone = open & ~touched & (<u64>-1 >> stride);
  if (lone == 0) return false;
  if (noted(block.leavesAt)) {
    const own = <i32>noted(block.endAt) - <i32>noted(block.levelsAt) - <i32>position;
    if (own <= 0) return false;
    if (own < 64) lone &= (<u64>1 << <u64>own) - 1;
  }
  if (~hand & load<u64>(block.allFieldsAt)) lone &= ~load<u64>(noted(block.spareCellsAt) + (position << 3));
  return lone != 0;
}

/** Fills the half whose tables the settings name, from its first position on. */
export function fillHalf(node: u32): void {
  // As if something had just been placed before the first position: the window begins with nothing covered.
  const opens = noted(block.openCellsAt), end = noted(block.endAt);
  let position: usize = 0;
  while (position < end && (load<u64>(opens + (position << 3)) & 1) == 0) position++;
  if (noted(block.leavesAt)) node = descend(node, 0, position, false);
  if (node) fill(noted(block.availableAt), position, 0, 0, 0, node);
}
