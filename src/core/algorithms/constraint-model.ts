/**
 * The constraint model, solved by propagation: decide one unknown, and see what all the sums say about the others.
 *
 * The model is that of model.ts: a sum for each cell and for each piece. Two rules draw conclusions:
 *
 *     a sum that is reached makes its other unknowns 0;
 *     a sum that needs all the unknowns it has left makes them 1.
 *
 * On a board of three cells in a row, with a domino (x1 on cells 0 and 1, x2 on cells 1 and 2) and a single cell:
 *
 *     cell 0 says x1 + x3 = 1: suppose x1 = 1
 *         cells 0 and 1 and the domino are done, so x2 = x3 = x4 = 0
 *         cell 2 says x2 + x5 = 1, so x5 = 1: solution
 *     suppose x1 = 0
 *         then x3 = 1, so x4 = x5 = 0, so x2 = 1: solution
 *
 * Where no rule helps, the sum with the least to choose from is decided next. What has been tried is 0 from then on: two
 * equal pieces are never swapped, and other sums may learn something from it.
 *
 * After the chapter "The Calendar Puzzle" in "Solving Puzzles through Mathematical Programming" by Vamshi Jandhyala,
 * which hands this model to CP-SAT. That solver knows a great deal more than two rules.
 */

import { type Model, modelOfTask } from "./model.js";
import type { Lesson, Sight } from "./run.js";
import { noRoomFor, nothingFits } from "./step.js";
import type { Task } from "./task.js";

export class ConstraintModel implements Lesson {
  tried = 0;
  private readonly model: Model;
  /** By placement: the constraints it is part of. */
  private readonly partOf: readonly number[][];
  /** By constraint: what is missing to its sum, and how many of its unknowns are undecided. */
  private readonly missing: number[];
  private readonly undecided: number[];
  private readonly isDecided: boolean[];
  /** The unknowns that were decided, in order; and how many there were before each supposition. */
  private readonly trail: number[] = [];
  private readonly marks: number[] = [];

  constructor(task: Task) {
    this.model = modelOfTask(task);
    const { constraints } = this.model;
    this.partOf = task.placements.map((): number[] => []);
    constraints.forEach(({ placements }, index) => {
      for (const placement of placements) this.partOf[placement]!.push(index);
    });
    this.missing = constraints.map(({ sum }) => sum);
    this.undecided = constraints.map(({ placements }) => placements.length);
    this.isDecided = task.placements.map(() => false);
  }

  look(tries: number[]): Sight {
    const tightest = this.tightest();
    if (tightest < 0) return "solution";
    const freedom = this.undecided[tightest]! - this.missing[tightest]!;
    const { about, placements } = this.model.constraints[tightest]!;
    if (freedom < 0) return about.kind === "cell" ? nothingFits(about.cell) : noRoomFor(about.piece);
    const open = placements.filter((placement) => !this.isDecided[placement]);
    // Where all of them must be 1, there is nothing to choose.
    tries.push(...(freedom === 0 ? open.slice(0, 1) : open.reverse()));
    return "branch";
  }

  /** The unfinished constraint with the least freedom; -1 where all are finished. */
  private tightest(): number {
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (let index = 0; index < this.missing.length; index++) {
      const freedom = this.undecided[index]! - this.missing[index]!;
      if (this.missing[index] === 0 || freedom >= least) continue;
      [best, least] = [index, freedom];
      if (freedom < 0) break;
    }
    return best;
  }

  place(placement: number): void {
    this.tried++;
    this.marks.push(this.trail.length);
    this.decide(placement);
    for (const index of this.partOf[placement]!) if (--this.missing[index]! === 0) this.finish(index);
  }

  /** A sum that is reached: its other unknowns are 0. */
  private finish(index: number): void {
    for (const placement of this.model.constraints[index]!.placements) {
      if (!this.isDecided[placement]) this.decide(placement);
    }
  }

  private decide(placement: number): void {
    this.isDecided[placement] = true;
    this.trail.push(placement);
    for (const index of this.partOf[placement]!) this.undecided[index]!--;
  }

  remove(placement: number): void {
    const mark = this.marks.pop()!;
    while (this.trail.length > mark) this.forget(this.trail.pop()!);
    for (const index of this.partOf[placement]!) this.missing[index]!++;
    this.decide(placement);
  }

  private forget(placement: number): void {
    this.isDecided[placement] = false;
    for (const index of this.partOf[placement]!) this.undecided[index]!++;
  }
}
