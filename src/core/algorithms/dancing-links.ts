/**
 * Dancing links: Algorithm X with the table as a net of linked lists, which can be undone as quickly as it is done.
 *
 * Items are what must be taken once: cells and pieces. Options are the placements. On a board of three cells in a row,
 * with a domino and a single cell, the net is
 *
 *     cell 0   cell 1   cell 2   domino   single      the items, in a ring
 *        a        b                 c                 the domino on cells 0 and 1
 *                 d        e        f                 the domino on cells 1 and 2
 *        g                                   h        the single on cell 0
 *                 i                          j        …
 *                          k                 l
 *
 * To cover an item, take it out of its ring, and its options out of every other column they are part of. What has been
 * taken out still knows its neighbours, so putting it back is two assignments: the links dance. The item with the fewest
 * options left is covered next: cell 0 has two (a, g), so the first option is tried, then the other.
 *
 * A piece of which several are left is only covered with its last copy, and is not chosen before.
 *
 * After Donald Knuth, "Dancing Links", 2000, and The Art of Computer Programming, 7.2.2.1.
 */

import type { Lesson, Sight } from "./run.js";
import { noRoomFor, nothingFits, piecesLeftOver } from "./step.js";
import type { Task } from "./task.js";

/** The head of the ring of items, which are numbered from 1. */
const root = 0;

export class DancingLinks implements Lesson {
  tried = 0;
  private readonly left: number[] = [root];
  private readonly right: number[] = [root];
  private readonly up: number[] = [root];
  private readonly down: number[] = [root];
  /** By node: its item, and which option it is part of. */
  private readonly item: number[] = [root];
  private readonly option: number[] = [root];
  /** By item: how many options it has left, and what it stands for: a cell, or a piece behind all cells. */
  private readonly size: number[] = [0];
  private readonly meaning: number[] = [0];
  /** By option: its nodes; that of the piece is the last. */
  private readonly nodes: number[][];
  private readonly hand: number[];
  private readonly cellCount: number;
  /** The items chosen on the way here; the root where nothing was. */
  private readonly chosen: number[] = [];

  constructor({ open, hand, placements }: Task) {
    this.cellCount = open.length;
    this.hand = [...hand];
    const items = new Map<number, number>();
    for (const cell of open.keys()) if (open[cell]) items.set(cell, this.addItem(cell));
    for (const piece of hand.keys())
      if (hand[piece]! > 0) items.set(open.length + piece, this.addItem(open.length + piece));
    this.nodes = placements.map(({ piece, cells }, option) =>
      [...cells, open.length + piece].map((meaning) => this.addNode(items.get(meaning)!, option)),
    );
  }

  private addItem(meaning: number): number {
    const item = this.size.push(0) - 1;
    this.meaning.push(meaning);
    const last = this.left[root]!;
    this.left.push(last);
    this.right.push(root);
    this.right[last] = item;
    this.left[root] = item;
    this.up.push(item);
    this.down.push(item);
    this.item.push(item);
    this.option.push(-1);
    return item;
  }

  private addNode(item: number, option: number): number {
    const node = this.item.push(item) - 1;
    this.option.push(option);
    const last = this.up[item]!;
    this.up.push(last);
    this.down.push(item);
    this.down[last] = node;
    this.up[item] = node;
    this.size[item]!++;
    return node;
  }

  look(tries: number[]): Sight {
    const item = this.smallest();
    this.chosen.push(root);
    if (item === root) return this.right[root] === root ? "solution" : piecesLeftOver;
    if (this.size[item] === 0) return this.deadEnd(item);
    for (let node = this.up[item]!; node !== item; node = this.up[node]!) tries.push(this.option[node]!);
    this.chosen[this.chosen.length - 1] = item;
    this.cover(item);
    return "branch";
  }

  private deadEnd(item: number): Sight {
    const meaning = this.meaning[item]!;
    return meaning < this.cellCount ? nothingFits(meaning) : noRoomFor(meaning - this.cellCount);
  }

  private smallest(): number {
    let best = root;
    for (let item = this.right[root]!; item !== root; item = this.right[item]!) {
      if (this.copiesOf(item) > 1) continue;
      if (best === root || this.size[item]! < this.size[best]!) best = item;
    }
    return best;
  }

  /** A cell is there once. */
  private copiesOf(item: number): number {
    const piece = this.meaning[item]! - this.cellCount;
    return piece < 0 ? 1 : this.hand[piece]!;
  }

  place(placement: number): void {
    this.tried++;
    const chosen = this.chosen.at(-1);
    for (const node of this.nodes[placement]!) {
      const item = this.item[node]!;
      if (item !== chosen && this.copiesOf(item) === 1) this.cover(item);
    }
    this.changeHand(placement, -1);
  }

  remove(placement: number): void {
    this.changeHand(placement, 1);
    const chosen = this.chosen.at(-1);
    const nodes = this.nodes[placement]!;
    for (let i = nodes.length - 1; i >= 0; i--) {
      const item = this.item[nodes[i]!]!;
      if (item !== chosen && this.copiesOf(item) === 1) this.uncover(item);
    }
  }

  leave(): void {
    const item = this.chosen.pop()!;
    if (item !== root) this.uncover(item);
  }

  private changeHand(placement: number, by: number): void {
    const item = this.item[this.nodes[placement]!.at(-1)!]!;
    this.hand[this.meaning[item]! - this.cellCount]! += by;
  }

  private cover(item: number): void {
    for (let node = this.down[item]!; node !== item; node = this.down[node]!) this.hide(node);
    const [left, right] = [this.left[item]!, this.right[item]!];
    this.right[left] = right;
    this.left[right] = left;
  }

  private uncover(item: number): void {
    this.right[this.left[item]!] = item;
    this.left[this.right[item]!] = item;
    for (let node = this.up[item]!; node !== item; node = this.up[node]!) this.unhide(node);
  }

  /** Takes the other nodes of an option out of their columns. */
  private hide(node: number): void {
    for (const other of this.nodes[this.option[node]!]!) {
      if (other === node) continue;
      this.down[this.up[other]!] = this.down[other]!;
      this.up[this.down[other]!] = this.up[other]!;
      this.size[this.item[other]!]!--;
    }
  }

  private unhide(node: number): void {
    for (const other of this.nodes[this.option[node]!]!) {
      if (other === node) continue;
      this.down[this.up[other]!] = other;
      this.up[this.down[other]!] = other;
      this.size[this.item[other]!]!++;
    }
  }
}
