/**
 * The census, its fast part: one meet in the middle for all sets of pieces.
 *
 * The board is cut at a position of its scan. An upper half is any way to cover all cells before the cut with pieces of
 * the pool, each used once at most; a lower half covers all cells that an upper one leaves. What matters of a half is its
 * hand, the frontier, and the choices of fields it has made: ways that agree in these are one entry with a count.
 *
 * An example: two of the three pieces I1, I2 and L3 on three cells in a row and one below the first, no field. Cut after
 * the first cell, the upper halves are I1 with nothing beyond, I2 with the second cell, I2 with the fourth, and L3 with
 * both. For the frontier {second, fourth} the lower half is I1 on the third cell, so {I1, L3} is a set with one tiling;
 * for {second}, nothing covers the third and the fourth cell alone.
 *
 * A half of four pieces is shared by thousands of sets. That is why a census of 27,720 sets costs a few seconds, and not
 * as much as 27,720 counts.
 */

import * as block from "./block";
import { sortBottom, sortTop } from "./buckets";
import { beginFindings } from "./findings";
import { fillHalf } from "./fill";
import { join } from "./join";
import { decidesOne, failed, note } from "./memory";

export { noteLive } from "./live-sets";

/** The upper half first: its findings, sorted, and the frontiers that the lower half has to meet. */
export function fillTop(): void {
  note(block.leavesAt, 0);
  beginFindings();
  // Without room, findings would be written over the settings.
  if (failed()) return;
  fillHalf(1);
  if (!failed()) sortTop();
}

/** The lower half, and what becomes of both: a row for each set. */
export function fillBottom(): void {
  note(block.leavesAt, 1);
  beginFindings();
  // Without room, findings would be written over the settings.
  if (failed()) return;
  fillHalf(1);
  // Where one target decides, hands have met by now.
  if (decidesOne() || failed()) return;
  sortBottom();
  if (!failed()) join();
}
